import { describe, expect, test } from '@jest/globals';
import { revisedText } from '#shared/tools/rephrase/revised.js';
import { languageOf } from '#workers/engines/text/arabic.js';
import { differencesOf } from '#workers/rewriting/guards/compare.js';
import { rewordings } from '#tests/support/rewordings.js';
import { changesOf } from './changes.js';

const honest = await rewordings('honest');
const TERMS = ['Supplier', 'Customer', 'Goods'];
const pairsOf = (original: string, revised: string) =>
  changesOf(original, revised, { lang: languageOf(original), terms: TERMS }).map(({ start, end, text }) => [
    original.slice(start, end),
    text,
  ]);

describe('changes of a paragraph', () => {
  test.each(honest)('all changes of "$original" make "$revised"', ({ original, revised, ...guarded }) => {
    const changes = changesOf(original, revised, guarded);
    expect(changes.length).toBeGreaterThan(0);
    expect(revisedText(original, changes)).toBe(revised);
    for (const [at, { start, end }] of changes.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(changes[at - 1]?.end ?? 0);
    }
  });

  test.each(honest)(
    'with any of its changes taken back, "$revised" means the same',
    ({ original, revised, ...guarded }) => {
      const changes = changesOf(original, revised, guarded);
      for (let kept = 1; kept < 2 ** changes.length; kept += 1) {
        const some = changes.filter((_, index) => (kept & (1 << index)) !== 0);
        expect(differencesOf(original, revisedText(original, some), guarded)).toEqual([]);
      }
    },
  );

  test('changes that have nothing to do with each other are apart', () => {
    expect(
      pairsOf(
        'The Supplier acknowledges that it has examined the specifications prior to delivery.',
        'The Supplier confirms that it has inspected the specifications before delivery.',
      ),
    ).toEqual([
      ['acknowledges', 'confirms'],
      ['examined', 'inspected'],
      ['prior to', 'before'],
    ]);
  });

  test.each([
    ['a word that is moved', 'The Supplier shall promptly repair all defects.', 'The Supplier shall repair all defects promptly.', 1],
    ['words that agree', 'The obligations of the Supplier under this contract are described below.', 'The obligation of the Supplier under this contract is described below.', 1],
    ['a word that is left out with the verb that called for it', 'The Supplier shall provide the Customer with a copy.', 'The Supplier shall give the Customer a copy.', 1],
    ['an Arabic verb and its noun', 'يقوم المورد خلال المدة المتفق عليها بتسليم البضائع.', 'يسلم المورد خلال المدة المتفق عليها البضائع.', 1],
  ])('%s is one change', (_, original, revised, count) => {
    expect(pairsOf(original, revised)).toHaveLength(count);
  }); // prettier-ignore

  test('line breaks of a paragraph stay where its words stay', () => {
    const original = 'The Supplier shall,\nprior to delivery,\ninspect the Goods.';
    const changes = changesOf(original, 'The Supplier shall, before delivery, inspect the Goods.', {
      lang: 'en',
      terms: TERMS,
    });
    expect(revisedText(original, changes)).toBe('The Supplier shall,\nbefore delivery,\ninspect the Goods.');
  });
});
