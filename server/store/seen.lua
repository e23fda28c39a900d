-- Notes that members are here now, by the store's clock.
-- KEYS: online.  ARGV: milliseconds to keep, then members: "person@process", or a bare "person" for one who leaves.
local online, keep = KEYS[1], tonumber(ARGV[1])
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local silence = 60000

for i = 2, #ARGV do
  redis.call("ZADD", online, now, ARGV[i])
end
-- A process that died could not take leave of its people: what it wrote last becomes when they were last seen.
local silent = redis.call("ZRANGEBYSCORE", online, "-inf", now - silence, "WITHSCORES")
for i = 1, #silent, 2 do
  local person = string.match(silent[i], "^(.*)@[^@]*$")
  if person then
    redis.call("ZREM", online, silent[i])
    redis.call("ZADD", online, "GT", silent[i + 1], person)
  end
end
redis.call("ZREMRANGEBYSCORE", online, "-inf", now - keep)
redis.call("PEXPIRE", online, keep)
return now
