import { describe, expect, it } from '@jest/globals';
import { validateDraft, type ProfileDraft } from './rules.js';

const DRAFT: ProfileDraft = { firstName: 'Layla', lastName: 'Haddad', email: 'l@f.sa', password: null };
const SAME = { email: 'l@f.sa', verified: false, taken: false };
const PASSWORD = { current: 'old', next: 'Abcdef1!', repeated: 'Abcdef1!' };

describe('validateDraft', () => {
  it("the account's own address needs no code, in upper or lower case", () => {
    expect(validateDraft(DRAFT, SAME)).toBeUndefined();
    expect(validateDraft({ ...DRAFT, email: 'L@F.sa' }, SAME)).toBeUndefined();
  });
  it.each([{ firstName: '' }, { lastName: ' ' }, { firstName: 'Layla2' }, { email: 'l@f' }])(
    'an invalid draft is refused: %j',
    (wrong) => {
      expect(validateDraft({ ...DRAFT, ...wrong }, SAME)).toBe('profile.invalid');
    },
  );
  it('a new address has to be verified and available', () => {
    const draft = { ...DRAFT, email: 'new@f.sa' };
    expect(validateDraft(draft, SAME)).toBe('profile.unverified');
    expect(validateDraft(draft, { ...SAME, verified: true })).toBeUndefined();
    expect(validateDraft(draft, { ...SAME, verified: true, taken: true })).toBe('auth.email.taken');
  });
  it.each([
    [{ current: '' }, 'profile.password.currentMissing'],
    [{ next: 'abcdef1!', repeated: 'abcdef1!' }, 'profile.password.rules'],
    [{ next: 'Abcdef12', repeated: 'Abcdef12' }, 'profile.password.rules'],
    [{ next: `Aa1!${'x'.repeat(253)}` }, 'auth.password.tooLong'],
    [{ repeated: 'Abcdef1?' }, 'profile.password.mismatch'],
    [{}, undefined],
  ])('the passwords %j give the verdict %s', (change, verdict) => {
    expect(validateDraft({ ...DRAFT, password: { ...PASSWORD, ...change } }, SAME)).toBe(verdict);
  });
});
