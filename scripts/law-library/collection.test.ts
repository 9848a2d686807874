import { expect, it } from '@jest/globals';
import { readCollection } from './collection.js';

const index = (more: object) =>
  JSON.stringify({
    law: 'نظام البريد',
    kind: 'law',
    issued: '15/03/2002',
    instrument: 'قرار مجلس الوزراء رقم 78 بتاريخ 29 / 3 / 1423',
    numbers_run_on: true,
    url: 'https://laws.boe.gov.sa/BoeLaws/Laws/LawDetails/0041fa37-4a6d-4b68-a9ab-a9a700f2e88f/1',
    ...more,
  });
const articles = (...rows: readonly (readonly [number | null, string, string])[]) =>
  rows
    .map(([article, title, text]) => JSON.stringify({ law: 'نظام البريد', article, title, text }))
    .join('\n');
const one = articles([1, 'المادة الأولى', 'نص']);
const read = (more: object, lines = one) => readCollection(index(more), lines)[0];

it('a law of the portal is in force as of a month, and one of the gazette as published', () => {
  expect(read({})?.law).toEqual({
    ...{ key: 'boe-0041fa37', name: { ar: 'نظام البريد', en: null }, kind: 'law', state: 'in_force' },
    ...{
      instrument: 'قرار مجلس الوزراء رقم 78 بتاريخ 29/3/1423هـ',
      issued: '2002-03-15',
      traced_to: '2026-02',
    },
    source: expect.stringContaining('laws.boe.gov.sa'),
  });
  const gazette = read({
    ...{ kind: 'regulation', instrument: 'لوائح وأنظمة', url: 'https://www.uqn.gov.sa/details?p=19021' },
  });
  expect(gazette?.law).toMatchObject({ key: 'uqn-19021', state: 'as_published' });
  expect(gazette?.law).not.toHaveProperty('traced_to');
  expect(gazette?.law).not.toHaveProperty('instrument');
});

it('instruments that stand together are taken apart, with the day first', () => {
  const instrument = 'مرسوم ملكي رقم (م/91) وتاريخ 1443/9/19هقرار مجلس الوزراء رقم (537) وتاريخ 1443/9/18ه';
  expect(read({ instrument })?.law.instrument).toBe(
    'مرسوم ملكي رقم (م/91) وتاريخ 19/9/1443هـ، قرار مجلس الوزراء رقم (537) وتاريخ 18/9/1443هـ',
  );
});

it('every article has a number of its own, and one that the source does not give is named by its place', () => {
  const held = read(
    {},
    articles(
      [0, 'مقدمة', 'تمهيد'],
      [null, 'الباب الأول', 'أول'],
      [2, 'المادة الثانية', 'ثان'],
      [2, 'المادة الثانية مكرر', 'مكرر'],
      [2, 'المادة الثانية', 'ثان أيضا'],
      [null, 'جدول الرسوم', 'رسم'],
      [null, 'الباب الثاني', 'ثالث'],
    ),
  );
  expect(held?.articles.map(({ number }) => number)).toEqual([
    ...['preamble', 'section 1', '2', '2 bis', '2 (2)', 'table 1', 'section 2'],
  ]);
  expect(held?.law.numbers_reliable).toBe(false);
});

it('a heading that stands in the text again is removed, and an amendment below a text marks it', () => {
  const held = read(
    {},
    articles(
      [1, 'المادة الأولى:', 'المادة الأولى: \nيقصد بالآتي:\nالنظام'],
      [2, 'المادة الثانية:', 'نص قديم\nتعديلات المادة\nعُدّلت'],
    ),
  );
  expect(held?.articles[0]?.text).toBe('يقصد بالآتي:\nالنظام');
  expect(held?.articles.map(({ outdated = false }) => outdated)).toEqual([false, true]);
});
