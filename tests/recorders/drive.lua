-- Reads the calls, and writes them through recorder.lua: drive.lua RECORDER CALLS RECORDING
local unpack = table.unpack or unpack
os.setlocale("de_DE.UTF-8")  -- its decimal comma must not appear in the recording

local function double(hex)
    local high, low = tonumber(hex:sub(1, 8), 16), tonumber(hex:sub(9), 16)
    local sign, exponent = high >= 2 ^ 31 and -1 or 1, math.floor(high / 2 ^ 20) % 2 ^ 11
    local mantissa = (high % 2 ^ 20) * 2.0 ^ 32 + low
    if exponent == 2047 then return mantissa == 0 and sign / 0 or 0 / 0 end
    if exponent == 0 then return sign * (mantissa * 2.0 ^ -1074) end
    return sign * ((mantissa + 2.0 ^ 52) * 2.0 ^ (exponent - 1075))
end

local function value(word)
    if word:sub(1, 1) == "#" then return double(word:sub(2)) end
    local x, y = word:match("^%(#(%x+),#(%x+)%)$")
    if x then return { double(x), double(y) } end
    if word == "yes" or word == "no" then return word == "yes" end
    return word
end

local recorder = dofile(arg[1])(arg[3], "double", "y_down", 1 / 60, "px", "a game 0.3", 10)
for call in io.lines(arg[2]) do
    local kind, rest = call:match("^(%w+)\t(.*)$")
    local values = {}
    for word in rest:gmatch("[^\t]+") do
        if word ~= "->" then values[#values + 1] = value(word) end
    end
    if kind == "frame" then values = { tonumber(rest) } end
    recorder[kind](unpack(values))
end
