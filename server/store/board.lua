-- Writes one result on a day's board, once.
-- KEYS: attempts, board, spread.  ARGV: person, the attempt as it was begun, the attempt with its result, the board's
-- member, its weight, the score, the milliseconds for which everything here is kept.
-- Answers 1 if it is new, 0 if it is there already or was not begun as the one attempt.
local attempts, board, spread = KEYS[1], KEYS[2], KEYS[3]
if redis.call("HGET", attempts, ARGV[1]) ~= ARGV[2] then
  return 0
end
redis.call("HSET", attempts, ARGV[1], ARGV[3])
redis.call("ZADD", board, ARGV[5], ARGV[4])
redis.call("HINCRBY", spread, ARGV[6], 1)
for i = 1, 3 do
  redis.call("PEXPIRE", KEYS[i], ARGV[7])
end
return 1
