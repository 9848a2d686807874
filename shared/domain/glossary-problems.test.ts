import { expect, test } from '@jest/globals';
import { LIMITS } from '../limits.js';
import { problemsOfTerms } from './glossary-problems.js';

test('each term of a glossary has its own problem, and a repeated one names the first', () => {
  const { noteChars } = LIMITS.glossary;
  const terms = [
    { en: 'notice  period', ar: 'مهلة', note: '' },
    { en: '', ar: 'طرف', note: '' },
    { en: 'party', ar: 'party', note: '' },
    { en: 'lease', ar: 'إيجار', note: 'x'.repeat(noteChars + 1) },
    { en: 'Notice period', ar: 'مهلة الإخطار', note: '' },
    { en: 'quorum', ar: 'نصاب', note: 'x'.repeat(noteChars) },
  ];
  expect(problemsOfTerms(terms)).toEqual([
    null,
    { code: 'missing_en' },
    { code: 'not_ar', words: 'party' },
    { code: 'note_long' },
    { code: 'repeated', before: 0 },
    null,
  ]);
});
