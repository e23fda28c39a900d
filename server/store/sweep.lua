-- Notes that the deadlines are being swept, and answers how many milliseconds ago they last were, if ever.
-- KEYS: swept, deadlines.  ARGV: the gap in milliseconds after which nothing may fire.
-- After such a gap every deadline that is due, or falls due within a gap from now, is put off in the same step, so that
-- no other process fires one before the process that learns of the gap has opened the turns again.
local swept, deadlines, gap = KEYS[1], KEYS[2], tonumber(ARGV[1])
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local last = tonumber(redis.call("GET", swept))
redis.call("SET", swept, string.format("%.0f", now))
if last and now - last <= gap then
  return {now, now - last}
end
for _, member in ipairs(redis.call("ZRANGEBYSCORE", deadlines, "-inf", now + gap)) do
  redis.call("ZADD", deadlines, now + gap, member)
end
return {now, last and now - last or -1}
