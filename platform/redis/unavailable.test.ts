import { describe, expect, it } from '@jest/globals';
import { isUnavailable } from '#platform/unavailable.js';
import { isRedisUnavailable } from './unavailable.js';

const reply = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' });

describe('isRedisUnavailable', () => {
  it.each([
    new Error('Connection is closed.'),
    new Error('Command timed out'),
    new Error("Stream isn't writeable and enableOfflineQueue options is false"),
    new Error('Reached the max retries per request limit (which is 0). Refer to …'),
    reply('LOADING Redis is loading the dataset in memory'),
    reply("OOM command not allowed when used memory > 'maxmemory'."),
    reply('ERR max number of clients reached'),
    new Error('The session could not be read', { cause: new Error('Connection is closed.') }),
  ])('isRedisUnavailable is true for %p', (error) => {
    expect(isRedisUnavailable(error)).toBe(true);
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    reply('ERR wrong number of arguments'),
    reply('WRONGTYPE Operation against a key holding the wrong kind of value'),
    new Error('OOM of something else'),
    undefined,
  ])('isRedisUnavailable is false for %p', (error) => expect(isRedisUnavailable(error)).toBe(false));
});
