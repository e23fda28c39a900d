-- Takes one attempt, and its result if there is one, out of a day's board, once.
-- KEYS: attempts, board, spread.  ARGV: person, the board's member or "", the score.
redis.call("HDEL", KEYS[1], ARGV[1])
if redis.call("ZREM", KEYS[2], ARGV[2]) == 1 and redis.call("HINCRBY", KEYS[3], ARGV[3], -1) <= 0 then
  redis.call("HDEL", KEYS[3], ARGV[3])
end
return 1
