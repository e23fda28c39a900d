-- Saves, logs and publishes one change of a room, if the room still has the version that the change was decided on.
-- KEYS: room, log, online.  ARGV: base (0: the room must not exist yet), the base's mark or "", game, record, log entry,
-- person or "", request id or "", opens "1"/"0", begins "1"/"0", milliseconds to live, the new mark, the record's format.
-- Answers {version, opened, now, repeated 1/0}, or nothing when nothing was done.
-- A store that lost its last commits counts the same versions again for others: the mark, drawn for each commit, tells
-- them apart. The log keeps it as the second half of its ids.
local room, log, online = KEYS[1], KEYS[2], KEYS[3]
local base, decided_on, game, record, entry = tonumber(ARGV[1]), ARGV[2], ARGV[3], ARGV[4], ARGV[5]
local person, id, opens, begins, keep = ARGV[6], ARGV[7], ARGV[8] == "1", ARGV[9] == "1", ARGV[10]
local mark, format = ARGV[11], ARGV[12]
local remembered = 16

local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local found = redis.call("HMGET", room, "version", "opened", "ids:" .. person, "mark")
local current, opened = tonumber(found[1]) or 0, tonumber(found[2]) or now

-- The id comes first: a request that was answered before is answered again, whatever has happened since.
local ids = {}
for word in string.gmatch(found[3] or "", "%S+") do
  local known, version = string.match(word, "^([^=]+)=(%d+)$")
  if known == id then
    return {tonumber(version), opened, now, 1}
  end
  ids[#ids + 1] = word
end

if current ~= base or (decided_on ~= "" and decided_on ~= (found[4] or "0")) then
  return false
end

local version = base + 1
if opens or base == 0 then
  opened = now
end

-- What takes memory goes first: a full store refuses that, before anything is changed. After anything else it would not.
if base == 0 then
  redis.call("HSET", room, "version", "0")
  redis.call("DEL", log, online)
end
local number = string.format("%.0f", version)
if begins then
  redis.call("XADD", log, "MINID", number, number .. "-" .. mark, "entry", entry)
else
  redis.call("XADD", log, number .. "-" .. mark, "entry", entry)
end
local stamp = string.format("%.0f", opened)
redis.call("HSET", room, "version", number, "mark", mark, "opened", stamp, "game", game, "format", format, "room", record)
if id ~= "" then
  ids[#ids + 1] = id .. "=" .. number
  redis.call("HSET", room, "ids:" .. person, table.concat(ids, " ", math.max(1, #ids - remembered + 1)))
end
redis.call("PEXPIRE", room, keep)
redis.call("PEXPIRE", log, keep)

local header = string.format(
  '{"version":%s,"mark":%s,"opened":%s,"now":%.0f,"game":%s,"format":%s}',
  number, mark, stamp, now, cjson.encode(game), format
)
redis.call("SPUBLISH", room, header .. "\n" .. record)
return {version, opened, now, 0}
