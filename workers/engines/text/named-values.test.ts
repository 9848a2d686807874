import { describe, expect, test } from '@jest/globals';
import { isLinear, sizesOf } from '#tests/support/linear-time.js';
import { namedValues, valuesWithout } from './named-values.js';

const named = (text: string) => [...namedValues(text).all].sort();

describe('namedValues', () => {
  test.each([
    ['within thirty (30) days of the invoice', ['period:30 days']],
    ['a 90-day notice, two weeks or 48 hours', ['period:14 days', 'period:48 hours', 'period:90 days']],
    ['for two years', ['period:24 months']],
    ['خلال ثلاثين (٣٠) يوماً', ['period:30 days']],
    ['لمدة سنتين', ['period:24 months']],
    ['interest of five percent (5%) and 1.5 % a month', ['percent:1.5', 'percent:5']],
    ['غرامة قدرها ١٠٪ أو خمسة بالمائة', ['percent:10', 'percent:5']],
    ['SAR 1,250,000 or 2 million riyals', ['currency:SAR', 'number:1250000', 'number:2000000']],
    ['مبلغ ٢٥٬٠٠٠ ريال', ['currency:SAR', 'number:25000']],
    ['مبلغ 3 ملايين ريال', ['currency:SAR', 'number:3000000']],
    ['$500 thousand', ['currency:USD', 'number:500000']],
    ['on 1 March 2027', ['month:3', 'number:1', 'number:2027']],
    ['clause 12.3.4', ['number:12.3.4']],
    ['three invoices, and twice the fees', ['number:3', 'share:double']],
    ['أربعة أقساط، ونصف الأجرة', ['number:4', 'share:half']],
    ['one of the two parties may act, on one side', []],
    ['أحد الطرفين أو طرف واحد', []],
    ['The Supplier may terminate.', []],
  ])('the values of a text have one form: %s', (text, values) => {
    expect(named(text)).toEqual(values);
  });

  test.each(['one hundred and ', '1,', '( ', 'ثلاثه و', '9'.repeat(40), '% ', '1.', ' - ', 'in ', 'one - '])(
    'a text of %j is read in time linear in its length',
    async (unit) => {
      const of = (size: number) => () => namedValues(unit.repeat(size / unit.length));
      expect(await isLinear(of, sizesOf(1, 16))).toBe(true);
    },
  );
});

describe('valuesWithout', () => {
  test.each([
    ['It may be ended on 30 days’ notice.', 'upon thirty (30) days written notice'],
    ['يجوز إنهاؤه بإشعار مدته 30 يوماً.', 'upon thirty (30) days written notice'],
    ['12 months of fees at most', 'fees of one year'],
    ['The cap is SAR 500,000.', 'shall not exceed 500,000 Saudi Riyals'],
    ['between 10 and 20 days', 'not less than 10 days and not more than 20 days'],
    ['The other side need give no reason.', 'for convenience'],
  ])('nothing is missing where the words name it: %s', (text, ground) => {
    expect(valuesWithout(text, ground)).toEqual([]);
  });

  test.each([
    ['It may be ended on 60 days’ notice.', 'upon thirty (30) days written notice', 'period:60 days'],
    ['The period is 30 months.', 'thirty (30) days', 'period:30 months'],
    ['5% interest is due.', 'within 5 days', 'percent:5'],
    ['SAR 500 is due.', 'USD 500', 'currency:SAR'],
    ['Interest of 2% accrues.', 'interest accrues on late payments', 'percent:2'],
    ['الحد الأقصى 100 ريال', 'shall not exceed the fees', 'number:100'],
  ])('a value that the words do not name is missing: %s', (text, ground, value) => {
    expect(valuesWithout(text, ground)).toContain(value);
  });
});
