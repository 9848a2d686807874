import { describe, expect, test } from '@jest/globals';
import { rewordings } from '#tests/support/rewordings.js';
import { differencesOf, violationsOf } from './compare.js';

const honest = await rewordings('honest');
const changed = await rewordings('changed');
const GUARDED = { lang: 'en', terms: ['Supplier', 'Customer'] } as const;

describe('comparing a clause with the same in other words', () => {
  test.each(honest)('"$original" may be written as "$revised"', ({ original, revised, ...guarded }) => {
    expect(differencesOf(original, revised, guarded)).toEqual([]);
  });

  test.each(changed)('"$original" may not be written as "$revised"', ({ original, revised, ...guarded }) => {
    expect(violationsOf(original, revised, guarded)).not.toEqual([]);
  });

  test.each(honest.slice(0, 40))(
    'what may be written as "$revised" may be written back',
    ({ original, revised, ...guarded }) => {
      expect(differencesOf(revised, original, guarded)).toEqual([]);
    },
  );

  test('sets of rewordings have at least 150 that mean the same, in both languages', () => {
    expect(honest.length).toBeGreaterThanOrEqual(150);
    expect(honest.filter(({ lang }) => lang === 'ar').length).toBeGreaterThanOrEqual(50);
  });

  test('a number that is changed is named with what stands in its place', () => {
    const found = differencesOf('The Supplier shall pay 30.', 'The Supplier shall pay 60.', GUARDED);
    expect(found).toEqual([{ kind: 'number', lost: ['30'], added: ['60'] }]);
  });

  test('a condition is not taken for what a sentence repeats of the one before', () => {
    const clause =
      'Where possible, the Supplier shall use its name. If the use is not advisable, the Supplier shall use another.';
    expect(violationsOf(clause, clause.replace('If the', 'and the'), GUARDED)).toContain('condition');
  });

  test('a duty that becomes a right is one difference', () => {
    const found = differencesOf('The Supplier shall pay.', 'The Supplier may pay.', GUARDED);
    expect(found).toEqual([{ kind: 'duty', lost: ['shall'], added: ['may'] }]);
  });

  test('sides that are exchanged are named', () => {
    const found = differencesOf(
      'The Supplier shall pay the Customer.',
      'The Customer shall pay the Supplier.',
      GUARDED,
    );
    expect(found).toEqual([{ kind: 'order', lost: ['Supplier', 'Customer'], added: [] }]);
  });

  test('a clause without words, or of one long run, is compared like any other', () => {
    expect(violationsOf('', '', GUARDED)).toEqual([]);
    expect(violationsOf('a'.repeat(20_000), `${'a'.repeat(20_000)} not`, GUARDED)).toEqual(['negation']);
  });
});
