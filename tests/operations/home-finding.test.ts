import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { documentOf, findingsOf } from '#tests/support/risk.js';
import { arPublic } from '../../client/src/locales/ar-public.js';
import { enPublic } from '../../client/src/locales/en-public.js';

const SHOWN = {
  en: { words: enPublic, sample: 'client/samples/services-agreement.txt' },
  ar: { words: arPublic, sample: 'client/public/samples/services-agreement-ar.txt' },
} as const;

describe('the sample finding on the home page', () => {
  it.each(['en', 'ar'] as const)(
    'the finding shown on the home page is one that the built-in engine makes of the sample contract (%s)',
    async (lang) => {
      const { words, sample } = SHOWN[lang];
      const text = readFileSync(sample, 'utf8');
      for (const id of ['article', 'clause', 'next'] as const)
        expect(text).toContain(words[`public.hero.${id}`]);
      const findings = await findingsOf(documentOf(text), { lang });
      const finding = findings.find(({ title }) => title === words['public.hero.finding']);
      expect(finding).toMatchObject({
        severity: 'high',
        explanation: expect.stringContaining(words['public.hero.why']),
        recommendation: expect.stringContaining(words['public.hero.advice']),
        quote: expect.stringContaining(words['public.hero.clause']),
      });
    },
  );
});
