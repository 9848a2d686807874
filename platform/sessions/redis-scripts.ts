/**
 * Lua scripts of the session store on Redis; each is one atomic step. An index is a sorted set of session ids by their
 * end (ms since 1970): of one user, of one verified address, or of all that are signed in. It expires with its last
 * session. A session's own data decides what belongs to whom; an index only says where to look.
 */

const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`;

/**
 * Stores a session until its end, which may have passed. KEYS: the session, the index of all that are signed in, then
 * the indexes to put it into. ARGV: its id, its data, its end; then 'any', 'existing' to store it only if it is still
 * there, or 'same' and the data that must still be there. Returns 1 if it was stored.
 */
export const WRITE = `
local sid, data, expire, condition, before = unpack(ARGV)
if condition ~= 'any' then
  local stored = redis.call('GET', KEYS[1])
  if not stored or (condition == 'same' and stored ~= before) then return 0 end
end
${NOW}
redis.call('SET', KEYS[1], data)
redis.call('PEXPIREAT', KEYS[1], expire)
redis.call('ZREM', KEYS[2], sid)
for at = 3, #KEYS do
  redis.call('ZADD', KEYS[at], expire, sid)
  redis.call('ZREMRANGEBYSCORE', KEYS[at], '-inf', now)
  local last = redis.call('ZRANGE', KEYS[at], -1, -1, 'WITHSCORES')[2]
  if last then redis.call('PEXPIREAT', KEYS[at], last) end
end
return 1
`;

/** Defines `belongs(data, kind, value)`: whether a session is of this user, or has verified this address. */
const BELONGS = `
local function belongs(data, kind, value)
  local session = cjson.decode(data)
  local part = session[kind == 'user' and 'passport' or 'verifiedEmail']
  return type(part) == 'table' and part[kind] == value
end
`;

/**
 * Ends the sessions of an index. KEYS: the index, the index of all that are signed in. ARGV: the prefix of sessions'
 * keys; 'user' or 'email', and whose; the id of a session to keep. Returns the ids of those that ended.
 */
export const END_ALL = `
${BELONGS}
local prefix, kind, value, except = unpack(ARGV)
local ended = {}
for _, sid in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  if sid ~= except then
    local data = redis.call('GET', prefix .. sid)
    if data and belongs(data, kind, value) then
      redis.call('DEL', prefix .. sid)
      redis.call('ZREM', KEYS[2], sid)
      table.insert(ended, sid)
    end
    redis.call('ZREM', KEYS[1], sid)
  end
end
return ended
`;

/** Removes the expired members of an index (KEYS) and returns the number of the others. */
export const COUNT = `
${NOW}
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
return redis.call('ZCARD', KEYS[1])
`;
