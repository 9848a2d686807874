import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '#shared/limits.js';
import type { Policy } from './policy.js';
import { privacyAr } from './privacy-ar.js';
import { privacyEn } from './privacy-en.js';
import { termsAr } from './terms-ar.js';
import { termsEn } from './terms-en.js';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const section = ({ sections }: Policy, id: string) =>
  sections
    .find((one) => one.id === id)
    ?.body.flat()
    .join('\n') ?? '';

describe('policies', () => {
  it.each([
    ['en', privacyEn, ['months', 'days', 'minutes', 'one hour']],
    ['ar', privacyAr, ['شهراً', 'أيام', 'دقائق', 'ساعة واحدة']],
  ] as const)(
    'the retention periods of the privacy policy match the configured limits: %s',
    (_language, policy, [months, days, minutes, hour]) => {
      const text = section(policy, 'retention');
      expect(LIMITS.audit.keptMs).toBe(365 * DAY);
      expect(LIMITS.contact.keptMs).toBe(365 * DAY);
      expect(LIMITS.jobs.keptMs).toBe(365 * DAY);
      expect(text.split(`12 ${months}`)).toHaveLength(4);
      expect(text).toContain(`${LIMITS.exports.keptMs / DAY} ${days}`);
      expect(text).toContain(`${LIMITS.code.ttlMs / MINUTE} ${minutes}`);
      expect(LIMITS.reset.ttlMs).toBe(60 * MINUTE);
      expect(text).toContain(hour);
      for (const ms of [LIMITS.account.restorableMs, LIMITS.session.ttlMs, LIMITS.session.maxMs]) {
        expect(text).toMatch(new RegExp(`\\b${ms / DAY} (?:days|يوماً)`));
      }
    },
  );

  it('both languages have the same sections and list items', () => {
    const shape = ({ updated, sections }: Policy) => ({
      updated,
      sections: sections.map(({ id, body }) => [
        id,
        body.map((part) => (Array.isArray(part) ? part.length : 1)),
      ]),
    });
    expect(shape(privacyAr)).toEqual(shape(privacyEn));
    expect(shape(termsAr)).toEqual(shape(termsEn));
  });
});
