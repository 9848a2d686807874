import { describe, expect, it } from '@jest/globals';
import type { AdminUser } from '#shared/api/admin.js';
import { findUsers } from './search.js';

const user = (email: string, first: string, last: string): AdminUser => ({
  email,
  first_name: first,
  last_name: last,
  role: 'user',
  created_at: '2026-01-01T00:00:00Z',
  closed_at: null,
  totp: false,
});
const users = [
  user('sara.ali@example.com', 'Sara', 'Ali'),
  user('n.salem@firm.sa', 'نورة', 'السالم'),
  user('a.hilmi@firm.sa', 'أَحمد', 'حلمى'),
];

describe('findUsers', () => {
  it.each([
    ['nothing, all of them', '  ', [0, 1, 2]],
    ['a part of the address', 'FIRM.sa', [1, 2]],
    ['a name in any case', 'sARA', [0]],
    ['words in any order, over name and address', 'firm نورة', [1]],
    ['Arabic without its signs and with another alef and ya', 'احمد حلمي', [2]],
    ['what nobody has', 'sara firm', []],
  ])('users are found by %s', (_, query, found) => {
    expect(findUsers(users, query)).toEqual(found.map((index) => users[index]));
  });
});
