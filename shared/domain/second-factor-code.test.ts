import { describe, expect, it } from '@jest/globals';
import { splitIntoGroups, readSecondFactorCode } from './second-factor-code.js';

describe('readSecondFactorCode', () => {
  it.each(['123456', ' 123 456 ', '123-456', '١٢٣٤٥٦', '۱۲۳۴۵۶', '１２３４５６', '\u200f123456\u200f'])(
    '%p is read as a code of the app',
    (typed) => {
      expect(readSecondFactorCode(typed)).toEqual({ kind: 'app', code: '123456' });
    },
  );

  it.each(['01ABC-DEFGH', '01abcdefgh', 'oiabc–defgh', 'OL ABC DEFGH', '٠١abc-defgh'])(
    '%p is read as a recovery code',
    (typed) => {
      expect(readSecondFactorCode(typed)).toEqual({ kind: 'recovery', code: '01ABCDEFGH' });
    },
  );

  it.each(['', '12345', '1234567', '12345x', 'UUUUU-UUUUU', '0ABCD-EFGHJK', "' or 1=1", '12345\0'])(
    '%p is read as no code',
    (typed) => {
      expect(readSecondFactorCode(typed)).toBeUndefined();
    },
  );
});

it('recovery codes are shown in groups', () => {
  expect(splitIntoGroups('ABCDEFGHIJ', 4, ' ')).toBe('ABCD EFGH IJ');
  expect(splitIntoGroups('', 4, ' ')).toBe('');
});
