import { beforeEach, describe, expect, it } from '@jest/globals';
import { activate } from '../../lib/locale.js';
import { localizeInstrument } from './instrument.js';

beforeEach(() => activate('en'));

describe('localizeInstrument', () => {
  it.each([
    ['المرسوم الملكي رقم (م/51) وتاريخ 23/8/1426هـ', 'Royal Decree M/51 of 23/8/1426H'],
    ['أمر ملكي رقم أ/90 بتاريخ 27/8/1412هـ', 'Royal Order A/90 of 27/8/1412H'],
    [
      'مرسوم ملكي رقم م/45 بتاريخ 5/8/1392هـ، قرار مجلس الوزراء رقم (809) بتاريخ 28/7/1392هـ',
      'Royal Decree M/45 of 5/8/1392H, Cabinet Decision 809 of 28/7/1392H',
    ],
  ])('%s is %s', (arabic, english) => {
    expect(localizeInstrument(arabic)).toBe(english);
  });

  it('what cannot be named in English whole stays as published', () => {
    const mixed = 'مرسوم ملكي رقم م/45 بتاريخ 5/8/1392هـ، قرار رقم (8) وتاريخ 1/1/1390هـ';
    expect(localizeInstrument(mixed)).toBe(mixed);
  });

  it('an Arabic page has the instrument as published', async () => {
    await activate('ar');
    expect(localizeInstrument('مرسوم ملكي رقم م/45 بتاريخ 5/8/1392هـ')).toBe(
      'مرسوم ملكي رقم م/45 بتاريخ 5/8/1392هـ',
    );
  });
});
