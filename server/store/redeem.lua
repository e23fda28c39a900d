-- Uses up a link that makes another device the same person.
-- KEYS: link.  ARGV: the device that uses it.
-- Answers the person, also to the same device again; nothing, if the link is not there or another device has used it.
local link, device = KEYS[1], ARGV[1]

local found = redis.call("HMGET", link, "person", "by")
if not found[1] or (found[2] and found[2] ~= device) then
  return false
end
redis.call("HSET", link, "by", device)
return found[1]
