-- Takes one job off a stream for a worker: one that another took and did not finish, else a new one.
-- KEYS: jobs.  ARGV: group, worker, milliseconds without a sign of life after which a job is another's to do.
-- Answers {id, how often it was taken, its fields and values}, or nothing when there is none.
local jobs, group, worker = KEYS[1], ARGV[1], ARGV[2]
redis.pcall("XGROUP", "CREATE", jobs, group, "0", "MKSTREAM")
local found = redis.call("XAUTOCLAIM", jobs, group, worker, ARGV[3], "0", "COUNT", 1)[2]
if #found == 0 then
  local read = redis.call("XREADGROUP", "GROUP", group, worker, "COUNT", 1, "STREAMS", jobs, ">")
  if not read then
    return false
  end
  found = read[1][2]
end
local id = found[1][1]
local taken = redis.call("XPENDING", jobs, group, id, id, 1)[1][4]
return {id, taken, found[1][2]}
