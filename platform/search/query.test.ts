import { describe, expect, it } from '@jest/globals';
import { isLinear, sizesOf } from '#tests/support/linear-time.js';
import { analyse } from './analyse.js';
import { asksForeignLaw } from './foreign.js';
import { readQuery } from './query.js';

const term = (word: string) => analyse(word)[0]?.term ?? '';
const found = (text: string, options?: Parameters<typeof readQuery>[1]) =>
  new Map(
    readQuery(text, options).groups.flatMap(({ terms }) =>
      terms.map((one) => [one.term, one.weight] as const),
    ),
  );

describe('readQuery', () => {
  it.each([
    ['Can my boss fire me?', ['صاحب', 'إنهاء']],
    ['How is the end of service award computed?', ['مكافأة']],
    ['My landlord wants to raise the rent', ['مؤجر', 'أجرة']],
    ['notice period', ['إشعار']],
    ['طردوني من الشغل', ['إنهاء', 'عقد']],
    ['متى ينزل الراتب', ['أجر']],
    ['صاحب البيت يبي يطلعني', ['مؤجر']],
    ['ما مدة السرية في العقد؟', ['confidentiality']],
  ])('"%s" is also searched by the words of the law', (text, words) => {
    const terms = found(text);
    for (const word of words) expect([...terms.keys()]).toContain(term(word));
  });

  it('a word itself weighs more than what stands for it', () => {
    const terms = found('boss');
    expect(terms.get(term('boss'))).toBeGreaterThan(terms.get(term('صاحب')) ?? 1);
  });

  it('words that only ask are left out', () => {
    expect(readQuery('What is the of in a?').groups).toEqual([]);
    expect(readQuery('ما هو في هل؟').groups).toEqual([]);
    expect(readQuery('ومن وعلى').groups).toEqual([]);
  });

  it('a short question takes words of the one before it, for less', () => {
    const earlier = ['What is the notice period of an open-ended employment contract?'];
    const terms = found('And for a fixed-term one?', { earlier });
    expect(terms.get(term('notice'))).toBeLessThan(0.5);
    expect(found('And for a fixed-term one?').has(term('notice'))).toBe(false);
  });

  it('a question with a word of its own leans on it more than on what was asked before', () => {
    const { groups } = readQuery('How can it be terminated?', { earlier: ['Who owns the work product?'] });
    const weights = groups.map(({ terms }) => Math.max(...terms.map(({ weight }) => weight)));
    const [own = 0, ...before] = weights;
    expect(before.length).toBeGreaterThan(0);
    expect(before.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(own / 2 + 1e-9);
  });

  it('a short question that is whole by itself takes nothing of the ones before', () => {
    const earlier = ['What is the penalty for bribery?'];
    expect(found('How long is maternity leave?', { earlier }).has(term('bribery'))).toBe(false);
    expect(found('And for maternity leave?', { earlier }).has(term('bribery'))).toBe(true);
  });

  it.each([
    ['كم الإيجار السنوي؟', 'سنوية'],
    ['كم الأجرة السنوية؟', 'سنوي'],
  ])('an Arabic adjective is searched in both genders: %s', (question, other) => {
    expect(found(question).get(term(other))).toBeGreaterThan(0.5);
  });

  it('an article without a law is of the law that was named last', () => {
    const { references } = readQuery('And article 78?', { earlier: ['Labor Law art. 77', 'Thanks'] });
    expect(references).toEqual([{ law: 'labor-m51-1426', article: '78' }]);
  });

  it('the words of a law’s name count for little beside those of the question', () => {
    const terms = found('What is the fine under the Personal Data Protection Law?');
    expect(terms.get(term('protection'))).toBeLessThan(0.5);
    expect(terms.get(term('fine'))).toBe(1);
  });

  it('the word of a phrase that means it alone is not asked for twice', () => {
    const [, maternity] = readQuery('How long is maternity leave?').groups;
    const weight = (word: string) => maternity?.terms.find((one) => one.term === term(word))?.weight ?? 0;
    expect(weight('إجازة')).toBeLessThan(weight('وضع'));
  });

  it.each([
    ['Who foots the bill for the audit?', 'reimburse'],
    ['من يتحمل تكلفة التدقيق؟', 'reimburse'],
    ['Can we walk away if a flood hits?', 'terminate'],
    ['هل يجوز لنا الانسحاب؟', 'terminate'],
  ])('everyday words of a contract stand for its own: %s', (question, word) => {
    expect(found(question).has(term(word))).toBe(true);
  });

  it('only a word that is no other is marked as a name', () => {
    const { groups } = readQuery('When does the Whitesmoke Agreement end?');
    expect(groups.filter(({ isName }) => isName).map(({ word }) => word)).toEqual(['whitesmoke']);
  });

  it('a long question stands by itself', () => {
    const terms = found('How many days of annual leave does a worker have after five years of service?', {
      earlier: ['What is the penalty for bribery?'],
    });
    expect(terms.has(term('bribery'))).toBe(false);
  });

  it('the number of an article that is named is no word to search for', () => {
    expect(readQuery('Labor Law article 77').groups.map(({ word }) => word)).not.toContain('77');
  });

  it.each(['a', 'المادة ', '1,', 'و'])('a row of %j is read in time linear in its length', async (unit) => {
    const of = (size: number) => () => readQuery(unit.repeat(size / unit.length));
    expect(await isLinear(of, sizesOf(0.5, 8))).toBe(true);
  });
});

describe('asksForeignLaw', () => {
  it.each([
    ['How many days of leave does UAE labour law give?', true],
    ['Under English law, how long is the notice?', true],
    ['كم مدة الإجازة في قانون العمل المصري؟', true],
    ['Can a UAE judgment be enforced in Saudi Arabia?', false],
    ['هل ينفذ حكم مصري في المملكة؟', false],
    ['How long is the notice period?', false],
  ])('"%s": %s', (text, foreign) => {
    expect(asksForeignLaw(text)).toBe(foreign);
  });
});
