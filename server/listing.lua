-- Takes one result off a day's board, or puts it back, and keeps count of the scores.
-- KEYS: board, spread.  ARGV: the board's member, its weight, the score, "1" on / "0" off.
local board, spread, member, weight, score, on = KEYS[1], KEYS[2], ARGV[1], ARGV[2], ARGV[3], ARGV[4] == "1"
if on then
  if redis.call("EXISTS", spread) == 1 and redis.call("ZADD", board, "NX", weight, member) == 1 then
    redis.call("HINCRBY", spread, score, 1)
  end
elseif redis.call("ZREM", board, member) == 1 and redis.call("HINCRBY", spread, score, -1) <= 0 then
  redis.call("HDEL", spread, score)
end
