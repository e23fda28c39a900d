-- Makes somebody a member of a group.
-- KEYS: group, members.  ARGV: person, their name as JSON, how many members a group may have.
-- Answers the member's number; 0: the group is full; -1: there is no such group.
local group, members, person, name, most = KEYS[1], KEYS[2], ARGV[1], ARGV[2], tonumber(ARGV[3])

if redis.call("EXISTS", group) == 0 then
  return -1
end
local known = redis.call("HGET", members, person)
local no = known and cjson.decode(known).no
if not no then
  if redis.call("HLEN", members) >= most then
    return 0
  end
  no = redis.call("HINCRBY", group, "next", 1)
end
redis.call("HSET", members, person, string.format('{"no":%.0f,"name":%s}', no, name))
return no
