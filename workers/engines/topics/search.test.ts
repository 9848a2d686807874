import { describe, expect, test } from '@jest/globals';
import { splitSections } from '#workers/extraction/sections/sections.js';
import { TopicSearch } from './search.js';
import { topicState, type Topic } from './topic.js';

const searchIn = (text: string) =>
  new TopicSearch({ text, pages: [], sections: splitSections(text, []), warnings: [] });

const GUARANTEE: Topic = { en: ['guarant* pay*', 'personal guarantee'], ar: ['كفيل دفع', 'يضمن سداد'] };

describe('a search for the phrases of a topic', () => {
  test('finds the words of a phrase in any order and inflection, with their clause', () => {
    const search = searchIn(
      '1. Price. The price is fixed.\n\n2. Payment. The Shareholder unconditionally guarantees that Customer pays all sums when due.',
    );
    expect(search.places(GUARANTEE)).toMatchObject([
      { quote: expect.stringContaining('The Shareholder'), clause: '2', words: ['guarantees', 'pays'] },
    ]);
  });

  test('finds Arabic words behind the letters that are joined to them', () => {
    const search = searchIn(
      'البند الأول: الضمان\n\nويضمن الطرف الثالث للمورد سداد كل المبالغ المستحقة على العميل.',
    );
    expect(search.has(GUARANTEE)).toBe(true);
    expect(search.has({ en: [], ar: ['حق الشفعة'] })).toBe(false);
    const denied = searchIn('البند الأول: الرجوع\n\nويلتزم العميل بما تقدم ولا يقبل منه رجوع عنه.');
    expect(denied.has({ en: [], ar: ['لا يقبل رجوع'] })).toBe(true);
  });

  test('does not take words of different sentences, or far from each other, for a phrase', () => {
    const filler = 'and also one more thing of no weight '.repeat(6);
    const search = searchIn(
      `1. Goods. The Supplier guarantees the quality. The Customer pays the price.\n\n2. More. He guarantees ${filler} and pays.`,
    );
    expect(search.has({ en: ['guarant* pay*'], ar: [] })).toBe(false);
  });

  test('takes any of the words between which a stroke stands', () => {
    const search = searchIn('1. Wages. Losses are taken off the salary of the Driver.');
    expect(search.has({ en: ['loss/damage wage/salary'], ar: [] })).toBe(true);
    expect(search.has({ en: ['loss/damage price/fee'], ar: [] })).toBe(false);
  });

  test('takes words that a plus joins only where they follow each other', () => {
    const search = searchIn('1. Rest. The day on which he is off duty counts. He has one day off each week.');
    expect(search.places({ en: ['day+off'], ar: [] })).toMatchObject([
      { quote: 'He has one day off each week.', words: ['day', 'off'] },
    ]);
    expect(search.has({ en: ['duty/day+on+which', 'off+day'], ar: [] })).toBe(true);
    expect(search.has({ en: ['off+day'], ar: [] })).toBe(false);
  });

  test.each([
    ['purpose', 'These are the purposes of it.', true],
    ['cookie', 'We use cookies here.', true],
    ['as', 'The Driver has a car of the firm.', false],
    ['أجر', 'يدفع أجره كاملاً كل شهر.', true],
    ['راتب', 'يحول راتبك كل شهر.', true],
    ['إقامة', 'نجدد إقامتكم كل سنة.', true],
    ['عملاء', 'لا تتصل بعملائنا بعد ذلك.', true],
    ['أجر', 'يتخذ ما يلزم من إجراءات بهذا الشأن.', false],
    ['مدة', 'ينتهي العقد بانتهاء مدته المتفق عليها.', true],
    ['سن', 'مدة هذا العقد سنتان من تاريخه.', false],
    ['سنتان', 'يبلغ سن التقاعد في هذا العام.', false],
    ['حج', 'له إجازة لأداء الحج مرة واحدة.', true],
  ])('finds an inflected word, and no other (%s in "%s")', (word, text, isFound) => {
    expect(searchIn(text).has({ en: [word], ar: [word] })).toBe(isFound);
  });

  test('a phrase that stands in a heading alone is shown at the first sentence below it', () => {
    const search = searchIn(
      '1. Personal Guarantee\n\nThe Shareholder signs below. He does so freely.\n\n2. Price\n\nThe price is fixed.',
    );
    expect(search.places({ en: ['personal guarantee'], ar: [] })).toMatchObject([
      { quote: 'The Shareholder signs below.', words: [] },
    ]);
  });
});

test('a row of a table and a title without a clause count where no sentence has the phrase', () => {
  const search = searchIn(
    '1. Price. The price is fixed and is due on the first day.\n\nItem\tRate\nPenalty for late delivery\t5%\n\nDEED OF GUARANTEE\n\nSigned: ____',
  );
  expect(search.places({ en: ['penalty late'], ar: [] })).toMatchObject([
    { quote: 'Penalty for late delivery\t5%', words: ['Penalty', 'late'] },
  ]);
  expect(search.has({ en: ['deed guarantee'], ar: [] })).toBe(true);
});

test('the best place of a topic is the first one with most words of a phrase', () => {
  const search = searchIn(
    '1. Price. The guarantor may look on.\n\n2. Guarantee. A personal guarantee of payment is given. Another personal guarantee follows.',
  );
  expect(search.best({ en: ['guarantor', 'personal guarantee'], ar: [] })).toMatchObject({
    ...{ words: 2, sentences: 3 },
    place: { quote: expect.stringContaining('of payment'), clause: '2' },
  });
  expect(search.best({ en: ['mortgage'], ar: [] })).toBeNull();
});

describe('the state of a topic', () => {
  const nothing = { found: false, unsettled: false };
  const read = { hasPhrase: false, isRead: true };

  test('is absent only where all was read, nothing was left out and no phrase stands', () => {
    expect(topicState(nothing, read)).toBe('absent');
    expect(topicState({ ...nothing, unsettled: true }, read)).toBe('unread');
    expect(topicState(nothing, { ...read, hasPhrase: true })).toBe('unread');
    expect(topicState(nothing, { ...read, isRead: false })).toBe('unread');
    expect(topicState({ found: true, unsettled: true }, read)).toBe('found');
  });
});
