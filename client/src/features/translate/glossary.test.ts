/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '#shared/limits.js';
import {
  decodeCsv,
  findTerms,
  problemOfTyped,
  termsOfCsv,
  withChangedTerm,
  withoutTerm,
  withTermAt,
  withTerms,
} from './glossary.js';

const term = (en: string, ar = 'طرف', note = '') => ({ en, ar, note });
const names = (terms: readonly { en: string }[]) => terms.map(({ en }) => en);

describe('termsOfCsv', () => {
  it('valid terms of a file are taken, and the others are named by their number with the reason', () => {
    const long = 'x'.repeat(LIMITS.glossary.termChars + 1);
    const read = termsOfCsv(`English,Arabic\n party ,طرف\nطرف,party\nPARTY,الطرف\nquorum,\n${long},ا\n`);
    expect(read.terms).toEqual([term('party')]);
    expect(read.refused).toEqual([
      { n: 2, problem: { code: 'not_en', words: 'طرف' } },
      { n: 3, problem: { code: 'repeated', before: 0 } },
      { n: 4, problem: { code: 'missing_ar' } },
      { n: 5, problem: { code: 'term_long' } },
    ]);
  });
});

describe('a glossary', () => {
  const glossary = [term('party'), term('quorum'), term('notice')];

  it('an added term takes the place of the one with the same English term, or comes at the end', () => {
    const changed = withTerms(glossary, [term('Quorum', 'نصاب'), term('lease')]);
    expect(names(changed)).toEqual(['party', 'Quorum', 'notice', 'lease']);
    expect(changed[1]?.ar).toBe('نصاب');
  });

  it('a removed term can be put back where it stood', () => {
    const rest = withoutTerm(glossary, term('quorum'));
    expect(names(rest)).toEqual(['party', 'notice']);
    expect(withTermAt(rest, 1, term('quorum'))).toEqual(glossary);
  });

  it('a changed term keeps its place, and comes at the end where it was deleted meanwhile', () => {
    expect(names(withChangedTerm(glossary, term('party'), term('parties')))).toEqual([
      'parties',
      'quorum',
      'notice',
    ]);
    expect(names(withChangedTerm([], term('party'), term('parties')))).toEqual(['parties']);
  });

  it('terms are found by either language and by the note, whatever the case', () => {
    const all = [term('party', 'طرف', 'of a Contract'), term('quorum', 'نصاب')];
    expect(names(findTerms(all, 'QUO'))).toEqual(['quorum']);
    expect(names(findTerms(all, 'طر'))).toEqual(['party']);
    expect(names(findTerms(all, 'contract'))).toEqual(['party']);
    expect(findTerms(all, '  ')).toEqual(all);
  });

  it('a typed term must not repeat another one', () => {
    expect(problemOfTyped(term(' Party '), glossary)).toEqual({ code: 'repeated', before: 0 });
    expect(problemOfTyped(term('parties'), glossary)).toBeNull();
  });
});

describe('decodeCsv', () => {
  const AR = 'طرف';

  it('reads UTF-8, UTF-16 with a mark, and Windows-1256', () => {
    expect(decodeCsv(new TextEncoder().encode(AR))).toBe(AR);
    const units = [0xfeff, ...AR.split('').map((letter) => letter.charCodeAt(0))];
    expect(decodeCsv(new Uint8Array(units.flatMap((unit) => [unit & 0xff, unit >> 8])))).toBe(AR);
    expect(decodeCsv(new Uint8Array([0xd8, 0xd1, 0xdd]))).toBe(AR);
  });

  it('a file that is no text is told from one', () => {
    expect(decodeCsv(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00]))).toBeUndefined();
  });
});
