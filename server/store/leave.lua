-- Takes somebody out of a group. The last one takes the group along.
-- KEYS: group, members.  ARGV: person.
redis.call("HDEL", KEYS[2], ARGV[1])
if redis.call("HLEN", KEYS[2]) == 0 then
  redis.call("DEL", KEYS[1], KEYS[2])
end
