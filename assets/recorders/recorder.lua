-- Writes what a game asks its collision code, and the answers, for `intersect-lab --replay FILE`. See README.md.
--     local recorder = require("recorder")("game.recording", "double", "y_down", 1 / 60, "px", "my game 0.3")
--     recorder.frame(12)                            -- first in each frame
--     recorder.shape("hero", "box", x, y, 4, 4.5)   -- may come every frame: a line that did not change is left out
--     recorder.query("move", "slide", "hero", dx, dy, "all", new_x, new_y)
--     recorder.query("aim", "raycast", {x, y}, 100, 0, "floor,wall", "miss")   -- also: gone(id), note(text)
local names = { [true] = "yes", [false] = "no", [1 / 0] = "inf", [-1 / 0] = "-inf" }
local function word(part)
    if type(part) == "table" then return "(" .. word(part[1]) .. "," .. word(part[2]) .. ")" end
    if part ~= part then return "nan" end
    return names[part] or type(part) == "string" and part or (string.format("%.17g", part):gsub(",", "."))
end
local function text(first, ...) return word(first) .. (select("#", ...) > 0 and " " .. text(...) or "\n") end

return function(path, scalar, y, seconds, unit, writer, key_every)
    local recorder, file, live, frames = {}, assert(io.open(path, "w")), {}, 0
    local function write(...) file:write(text(...)) end
    write("isect-recording 1", scalar, y, seconds, unit, writer)
    function recorder.frame(number)
        local is_key, lines = frames % (key_every or 300) == 0, {}
        for _, line in pairs(is_key and live or {}) do lines[#lines + 1] = line end
        table.sort(lines)
        file:flush()
        file:write(is_key and text("frame", number, "key") or text("frame", number), table.concat(lines))
        frames = frames + 1
    end
    function recorder.shape(id, ...)
        local line = text("shape", id, ...)
        if live[id] ~= line then file:write(line) end
        live[id] = line
    end
    function recorder.gone(id) live[id] = live[id] and write("gone", id) end
    function recorder.query(label, kind, mover, dx, dy, among, ...)
        if type(among) == "table" then among = table.concat(among, ",") end
        write("query", label, kind, mover, dx, dy, among ~= "" and among or "none", "->", ...)
    end
    function recorder.note(remark) write("note", (remark:gsub("%s+", " "))) end
    function recorder.close() file:close() end
    return recorder
end
