import { describe, expect, it } from '@jest/globals';
import { weighGroups } from './groups.js';
import { readQuery } from './query.js';
import { lettersApart, meantTerms } from './spelling.js';

describe('what a misspelt word may have been meant for', () => {
  it.each([
    ['terminaton', 'termin'],
    ['notcie', 'notic'],
    ['emplyer', 'employer'],
    ['تعويظ', 'تعويض'],
    ['الاشعلر', 'اشعار'],
  ])('%s is meant for the word of %s', (word, term) => {
    expect(meantTerms(word)[0]).toBe(term);
  });

  it('is nothing for a word that the tables have, a short one, a number and a name', () => {
    for (const word of ['termination', 'leav', '12345', 'gulfstream', 'aramco'])
      expect(meantTerms(word)).toEqual([]);
  });

  it('counts a letter more, a letter less, another one and two that are swapped as one step', () => {
    const apart = (['notices', 'notic', 'notize', 'ontice'] as const).map((word) =>
      lettersApart(word, 'notice'),
    );
    expect(apart).toEqual([1, 1, 1, 1]);
    expect(lettersApart('', 'abc')).toBe(3);
    expect(lettersApart('same', 'same')).toBe(0);
  });
});

describe('a misspelt word in a question', () => {
  const query = readQuery('terminaton of a lease');
  const weigh = (counts: [string, number][]) => weighGroups(query, new Map(counts), 1000)[0];

  it('is searched as what it may mean where no text has it', () => {
    expect(weigh([['termin', 20]])).toMatchObject({ unknown: false });
    expect(weigh([['termin', 20]])?.terms.has('termin')).toBe(true);
  });

  it('is searched as it is written where a text has it', () => {
    expect([
      ...(weigh([
        ['terminaton', 2],
        ['termin', 20],
      ])?.terms.keys() ?? []),
    ]).toEqual(['terminaton']);
  });
});
