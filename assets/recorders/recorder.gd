# Writes what a game asks its collision code, and the answers, for `intersect-lab --replay FILE`. See README.md.
#     var recorder := Recorder.new("user://game.recording", "float", "y_down", 1.0 / 60, "px", "my game 0.3")
#     recorder.frame(12)                                                 # first in each frame
#     recorder.shape("hero", "box", [position.x, position.y, 4, 4.5])    # may come every frame: repeats are left out
#     recorder.query("move", "slide", "hero", motion.x, motion.y, "all", [position.x, position.y])
#     recorder.query("aim", "raycast", [position.x, position.y], 100, 0, "floor,wall", ["miss"])   # also: gone(id), note(text)
class_name Recorder extends RefCounted

const KEY_EVERY := 300
var file: FileAccess
var frames := 0
var live := {}

func _init(path: String, scalar: String, y: String, seconds: float, unit: String, writer: String) -> void:
	file = FileAccess.open(path, FileAccess.WRITE)
	file.store_string(text(["isect-recording 1", scalar, y, seconds, unit, writer]))

# Writes a float as the hexadecimal form of its bits, because str(), var_to_str() and String.num() lose some of them.
func word(part: Variant) -> String:
	if part is Array: return "(%s,%s)" % [word(part[0]), word(part[1])]
	if part is bool: return "yes" if part else "no"
	if not (part is float) or not is_finite(part): return str(part)
	var bytes := PackedFloat64Array([part]).to_byte_array()
	var minus := "-" if bytes.decode_u8(7) > 127 else ""
	if absf(part) < 1e15 and part == floorf(part): return minus + str(int(absf(part)))
	var exponent := (bytes.decode_u16(6) >> 4) & 0x7ff
	return "%s0x%d.%013xp%d" % [minus, mini(exponent, 1), bytes.decode_u64(0) & 0xfffffffffffff, maxi(exponent, 1) - 1023]

func text(parts: Array) -> String: return " ".join(PackedStringArray(parts.map(word))) + "\n"

func frame(number: int) -> void:
	file.flush()
	var is_key := frames % KEY_EVERY == 0
	frames += 1
	file.store_string(text(["frame", number, "key"]) + "".join(PackedStringArray(live.values())) if is_key else text(["frame", number]))

func shape(id: String, kind: String, parts: Array) -> void:
	var line := text(["shape", id, kind] + parts)
	if live.get(id, "") != line: file.store_string(line)
	live[id] = line

func gone(id: String) -> void:
	if live.erase(id): file.store_string(text(["gone", id]))

func query(label: String, kind: String, mover: Variant, dx: float, dy: float, among: String, answer: Array) -> void:
	file.store_string(text(["query", label, kind, mover, dx, dy, among if among != "" else "none", "->"] + answer))

func note(remark: String) -> void: file.store_string(text(["note", remark.replace("\n", " ")]))
