import { expect, it } from '@jest/globals';
import { emailKey, ipKey } from './rate-limit-keys.js';

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::7', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (ip, key) => expect(ipKey({ ip })).toBe(key));

it('counts those whose address is gone together', () => expect(ipKey({ ip: undefined })).toBe('unknown'));

it('makes a short key of whatever was typed', () => {
  expect(emailKey('x'.repeat(400))).toHaveLength(64);
  expect(emailKey('a')).not.toBe(emailKey('b'));
});
