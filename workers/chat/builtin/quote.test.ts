import { describe, expect, it } from '@jest/globals';
import { matchesOf } from '#tests/support/fake-search.js';
import { quoted } from './quote.js';

const words = (text: string, ...sought: string[]) => {
  const { start, end, isPart, itemsLeft } = quoted(text, matchesOf(text, ...sought));
  return { quote: text.slice(start, end), isPart, itemsLeft };
};
const filler = (n: number) =>
  Array.from({ length: n }, (_, at) => `Sentence ${at} of other matters stands here.`).join(' ');
const itemsOf = (count: number, length: number) =>
  Array.from(
    { length: count },
    (_, at) => `${at + 1}- if the award ${'breaks a rule that binds '.repeat(length)}the court;`,
  );

describe('a quote', () => {
  it('of a list is the whole list with what announces it', () => {
    const list = `An award is set aside only in these cases:\n${itemsOf(8, 4).join('\n')}`;
    const { quote, isPart, itemsLeft } = words(`${filler(20)}\n${list}`, 'award', 'aside', 'only');
    expect(quote).toBe(list);
    expect([isPart, itemsLeft]).toEqual([true, 0]);
  });

  it('of a list that is too long ends at an item, and says how many are left', () => {
    const items = itemsOf(8, 20);
    const { quote, isPart, itemsLeft } = words(
      `An award is set aside only in these cases:\n${items.join('\n')}`,
      'aside',
      'only',
    );
    const held = items.filter((item) => quote.includes(item)).length;
    expect(held).toBeGreaterThan(0);
    expect(quote.endsWith(items[held - 1] ?? '-')).toBe(true);
    expect([isPart, itemsLeft]).toEqual([true, 8 - held]);
  });

  it('never ends with an announcement of what is not quoted', () => {
    const text = `${filler(11)} Data is transferred abroad in these cases:\n(a) the owner agrees;\n(b) a law requires it;\n(c) it serves the public.\n${filler(20)}`;
    const { quote, itemsLeft } = words(text, 'transferred', 'abroad');
    expect(quote).toContain('(c) it serves the public.');
    expect(quote).not.toMatch(/:$/);
    expect(itemsLeft).toBe(0);
  });

  it('of an Arabic list goes on to its last item', () => {
    const list = `لا تقبل دعوى بطلان حكم التحكيم إلا في الأحوال الآتية:\n${['أ', 'ب', 'ج', 'د', 'هـ', 'و']
      .map((mark) => `${mark}- إذا وقع في الحكم ${'خطأ يخالف ما اتفق عليه الطرفان '.repeat(3)}.`)
      .join('\n')}`;
    expect(words(`${'حكم آخر لا صلة له بما سبق. '.repeat(30)}\n${list}`, 'بطلان', 'التحكيم').quote).toBe(
      list,
    );
  });

  it('of a long sentence ends behind one of its parts, and not within', () => {
    const parts = Array.from({ length: 60 }, (_, at) => `the Supplier bears the cost of matter number ${at}`);
    const { quote, isPart } = words(`${parts.join(', ')}.`, 'Supplier');
    expect(quote).toMatch(/matter number \d+$/);
    expect(parts.some((part) => quote.endsWith(part))).toBe(true);
    expect(isPart).toBe(true);
  });

  it('of a short passage is the whole passage', () => {
    expect(words('1. Term. The term is:\n(a) two years; or\n(b) three.', 'term')).toMatchObject({
      isPart: false,
      itemsLeft: 0,
    });
  });
});
