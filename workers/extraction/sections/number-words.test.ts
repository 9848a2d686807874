import { describe, expect, test } from '@jest/globals';
import { arabicOrdinal, englishNumber, repetitionAt, withPlainDigits } from './number-words.js';

const valueOf = (text: string) => arabicOrdinal(text)?.value ?? null;

describe('Arabic ordinals', () => {
  test('units, teens and tens are read in both genders, with and without hamza', () => {
    expect(
      ['الأولى', 'الاول', 'الثانية', 'العاشر', 'الحادية عشرة', 'الحادي عشر', 'التاسعة عشرة'].map(valueOf),
    ).toEqual([1, 1, 2, 10, 11, 11, 19]);
    expect(
      ['العشرون', 'العشرين', 'الحادية والعشرون', 'الخامس والثلاثين', 'التاسعة والتسعون'].map(valueOf),
    ).toEqual([20, 20, 21, 35, 99]);
  });

  test('hundreds are read in each spelling, alone and after a smaller number', () => {
    expect(
      [
        'المائة',
        'المئة',
        'الأولى بعد المائة',
        'الخامسة والعشرون بعد المائة',
        'العشرون بعد المئة',
        'المائتان',
        'الثانية والأربعون بعد المائتين',
        'الثامنة عشرة بعد المئتين',
        'الثلاثمائة',
        'الثالثة بعد الثلاثمائة',
        'الحادية والأربعون بعد الثلاث مائة',
        'العاشرة بعد الأربعمئة',
        'السابعة بعد الخمسمائة',
        'التاسعة والستون بعد الستمائة',
        'العشرون بعد السبعمائة',
        'الأولى بعد الثمانمائة',
        'الأولى بعد الثمانيمائة',
      ].map(valueOf),
    ).toEqual([100, 100, 101, 125, 120, 200, 242, 218, 300, 303, 341, 410, 507, 669, 720, 801, 801]);
  });

  test('the length is that of the written words, with vowel signs and tatweels', () => {
    expect(arabicOrdinal('الأُولَى: التعريفات')).toEqual({ value: 1, length: 'الأُولَى'.length });
    expect(arabicOrdinal('الخامســة العاملون')).toEqual({ value: 5, length: 'الخامســة'.length });
    expect(arabicOrdinal('الخامسة بعد انتهاء المدة')).toEqual({ value: 5, length: 'الخامسة'.length });
  });

  test('other words and amounts are no ordinals', () => {
    expect(['عشرون ريالاً', 'مائة ريال', 'بعد المائة', 'التعريفات', '', 'العشر'].map(valueOf)).toEqual(
      Array(6).fill(null),
    );
  });

  test('repeated articles come between two numbers', () => {
    expect(['مكرر', 'مكرراً (2)', 'مكررة ٣', 'bis', 'ter'].map((text) => repetitionAt(text)?.value)).toEqual([
      0.01, 0.02, 0.03, 0.01, 0.02,
    ]);
    expect(repetitionAt('مكررات')).toBeNull();
  });
});

describe('English numbers', () => {
  test('cardinals and ordinals up to ninety-nine are read', () => {
    expect(
      ['ONE', 'Twelve:', 'Twenty-One', 'TWENTY', 'Thirty Five', 'First', 'Twenty-Second'].map(
        (text) => englishNumber(text)?.value,
      ),
    ).toEqual([1, 12, 21, 20, 35, 1, 22]);
    expect(['Onerous', 'Parties', 'tense'].map(englishNumber)).toEqual([null, null, null]);
  });
});

describe('digits', () => {
  test('Arabic and Persian digits are read as European ones', () => {
    expect(withPlainDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
  });
});
