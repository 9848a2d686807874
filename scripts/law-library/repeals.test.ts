import { expect, it } from '@jest/globals';
import { createRequire } from 'node:module';
import { parseLaws, readLibrary } from '#platform/law/library.js';
import { findRepeals, markRepealed, type Repeal } from './repeals.js';
import type { LawLines } from './statutes.js';

const law = (
  key: string,
  ar: string,
  { instrument, text = 'نص' }: { instrument: string; text?: string },
): LawLines => ({
  law: {
    ...{ key, name: { ar }, kind: 'law', state: 'in_force', instrument, traced_to: '2026-02' },
    issued: `20${key.slice(1)}-01-01`,
  },
  articles: [{ number: '9', text }],
});
const OLD = law('a01', 'نظام البريد', { instrument: 'مرسوم ملكي رقم (م/4) وتاريخ 21/2/1406هـ' });
const by = (text: string) =>
  findRepeals([
    OLD,
    law('b20', 'نظام البريد', { instrument: 'مرسوم ملكي رقم (م/22) وتاريخ 9/3/1443هـ', text }),
  ]);

it('a law that a newer one replaces in its own words is repealed', () => {
  const found = by(
    'يحل النظام محل نظام البريد، الصادر بالمرسوم الملكي رقم (م / 4) وتاريخ 21 / 2 / 1406ه، ويعمل به.',
  );
  expect(found).toMatchObject([{ law: 'a01', by: { law: 'b20', article: '9' } }]);
  const [marked] = markRepealed([OLD], found);
  expect(marked?.law.state).toBe('repealed');
  expect(marked?.law).not.toHaveProperty('traced_to');
});

it.each([
  ['of another day', 'يحل النظام محل نظام البريد، الصادر بالمرسوم الملكي رقم (م/4) وتاريخ 22/2/1406ه.'],
  ['of another name', 'يحل النظام محل نظام المرور، الصادر بالمرسوم الملكي رقم (م/4) وتاريخ 21/2/1406ه.'],
  [
    'in part',
    'يلغي النظام المواد (3) و(4) من نظام البريد، الصادر بالمرسوم الملكي رقم (م/4) وتاريخ 21/2/1406ه.',
  ],
  ['that is only mentioned', 'نظام البريد، الصادر بالمرسوم الملكي رقم (م/4) وتاريخ 21/2/1406ه.'],
])('a law %s is not repealed', (_, text) => {
  expect(by(text)).toEqual([]);
});

it('every law of the product that is repealed has the article of a law that says so', () => {
  const laws = new Map(parseLaws(readLibrary()).map((one) => [one.key, one]));
  const repeals = createRequire(import.meta.url)('./repealed.json') as Repeal[];
  const repealed = [...laws.values()].filter(({ state }) => state === 'repealed').map(({ key }) => key);
  expect(repeals.map((one) => one.law).sort()).toEqual(repealed.sort());
  for (const { by: newer } of repeals)
    expect(laws.get(newer.law)?.articles.map(({ number }) => number)).toContain(newer.article);
});
