-- Takes one result off a day's board, or puts it back, and keeps count of the scores.
-- KEYS: attempts, board, spread.  ARGV: the board's member, its weight, the score, "1" on / "0" off.
local attempts, board, spread = KEYS[1], KEYS[2], KEYS[3]
local member, weight, score, on = ARGV[1], ARGV[2], ARGV[3], ARGV[4] == "1"
if on then
  local left = redis.call("PTTL", attempts)
  if left ~= -2 and redis.call("ZADD", board, "NX", weight, member) == 1 then
    redis.call("HINCRBY", spread, score, 1)
    if left > 0 then
      redis.call("PEXPIRE", board, left)
      redis.call("PEXPIRE", spread, left)
    end
  end
elseif redis.call("ZREM", board, member) == 1 and redis.call("HINCRBY", spread, score, -1) <= 0 then
  redis.call("HDEL", spread, score)
end
