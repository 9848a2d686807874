import { expect, test } from '@jest/globals';
import { hijriDateAt } from './hijri.js';
import { tokenize } from './tokens.js';

test.each([
  ['4 Shawwal 1446H', '4 شوال 1446هـ', 3 + 1],
  ["22 Rabi' II 1448H", '22 ربيع الآخر 1448هـ', 6],
  ['9 Rabi al-Awwal 1447H', '9 ربيع الأول 1447هـ', 5],
  ["1 Sha'ban 1447 AH", '1 شعبان 1447هـ', 4],
  ['24/5/1433H', '24/5/1433هـ', 2],
])('"%s" is a date of the Hijri calendar', (english, arabic, length) => {
  expect(hijriDateAt(tokenize(english), 0)).toEqual({ number: { text: arabic, spelled: false }, length });
});

test.each(['Ramadan', '24/5/2023', 'March 2024', '1433'])('"%s" is none', (english) => {
  expect(hijriDateAt(tokenize(english), 0)).toBeUndefined();
});
