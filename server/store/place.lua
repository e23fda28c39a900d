-- Puts one result into a high-score table, once, and keeps the table to its size.
-- KEYS: table, rows.  ARGV: member, weight, row, how many stay.
-- Answers what the table now holds no more; the member itself, if it is not good enough.
redis.call("ZADD", KEYS[1], ARGV[2], ARGV[1])
redis.call("HSET", KEYS[2], ARGV[1], ARGV[3])
local beyond = redis.call("ZRANGE", KEYS[1], ARGV[4], -1)
for _, member in ipairs(beyond) do
  redis.call("ZREM", KEYS[1], member)
  redis.call("HDEL", KEYS[2], member)
end
return beyond
