-- Puts a value in the place of another, if that one still stands there: whoever read it has not been overtaken.
-- KEYS: a text, or a hash.  ARGV: the value before, the value after, and in a hash the field.
-- Answers 1: done; 0: something else stands there now, or nothing.
local key, before, after, field = KEYS[1], ARGV[1], ARGV[2], ARGV[3]
if field then
  if redis.call("HGET", key, field) ~= before then
    return 0
  end
  redis.call("HSET", key, field, after)
else
  if redis.call("GET", key) ~= before then
    return 0
  end
  redis.call("SET", key, after, "KEEPTTL")
end
return 1
