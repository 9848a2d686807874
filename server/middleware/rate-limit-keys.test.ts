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
])('the address %s is counted as %s', (ip, key) => expect(ipKey({ ip })).toBe(key));

it('requests without an address are counted together', () =>
  expect(ipKey({ ip: undefined })).toBe('unknown'));

it('any typed e-mail address has a short key', () => {
  expect(emailKey('x'.repeat(400))).toHaveLength(64);
  expect(emailKey('a')).not.toBe(emailKey('b'));
});
