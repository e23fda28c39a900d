-- Puts a device on the list of a person's own.
-- KEYS: person, visits.  ARGV: device, its name as JSON, how many devices a person may have.
-- Answers 1: it is on the list (or was); 0: the list is full; -1: this person is to be forgotten.
local person, visits, device, name, most = KEYS[1], KEYS[2], ARGV[1], ARGV[2], tonumber(ARGV[3])

if redis.call("HEXISTS", person, "forgotten") == 1 then
  return -1
end
if redis.call("HEXISTS", person, "device:" .. device) == 1 then
  return 1
end
local count = 0
for _, field in ipairs(redis.call("HKEYS", person)) do
  if string.sub(field, 1, 7) == "device:" then
    count = count + 1
  end
end
if count >= most then
  return 0
end
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local no = redis.call("HINCRBY", person, "devices", 1)
redis.call("ZADD", visits, now, device)
redis.call("HSET", person, "device:" .. device, string.format('{"no":%.0f,"name":%s,"since":%.0f}', no, name, now))
return 1
