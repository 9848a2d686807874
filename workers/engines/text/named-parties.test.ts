import { describe, expect, test } from '@jest/globals';
import { isLinear, sizesOf } from '#tests/support/linear-time.js';
import { namesWithout, PartyNames } from './named-parties.js';

const names = new PartyNames([
  { name: 'Alpha Systems LLC', aliases: ['Supplier', 'المورد'] },
  { name: 'Beta Trading Company', aliases: ['Customer'] },
]);

describe('PartyNames', () => {
  test.each([
    ['The Supplier bears all losses.', 'Supplier shall be liable for any and all losses'],
    ['Alpha Systems LLC bears all losses.', 'the SUPPLIER shall be liable'],
    ['The supplier’s liability is unlimited.', 'Supplier shall be liable without limitation'],
    ['يتحمل المورد الخسائر كلها.', 'Supplier shall be liable'],
    ['The Supplier pays.', 'يلتزم المورّد بالسداد'],
    ['The lessee must leave.', 'يلتزم المستأجر بالإخلاء'],
    ['للعميل إنهاء العقد.', 'يحق للعميل إنهاء العقد'],
    ['The other side bears all losses.', 'all losses shall be borne'],
    ['The Service Provider may stop.', 'the Service Provider may suspend the Services'],
  ])('a text that names only those whom its words name is borne out: %s', (text, ground) => {
    expect(names.namesOtherThan(text, ground)).toBe(false);
  });

  test.each([
    ['The Customer bears all losses.', 'Supplier shall be liable for any and all losses'],
    ['Beta Trading Company bears all losses.', 'Supplier shall be liable'],
    ['The Guarantor pays.', 'Supplier shall pay'],
    ['يتحمل العميل الخسائر كلها.', 'يتحمل المورد جميع الخسائر'],
    ['يتحمل الكفيل والمقاول الخسائر.', 'يتحمل المورد جميع الخسائر'],
    ['The Provider may stop.', 'the Service Provider may suspend the Services'],
  ])('a party that the words do not name is noticed: %s', (text, ground) => {
    expect(names.namesOtherThan(text, ground)).toBe(true);
  });

  test('the one party that a text names is returned by its first alias', () => {
    expect(names.partyIn('the Supplier')).toBe('Supplier');
    expect(names.partyIn('المورد')).toBe('Supplier');
    expect(names.partyIn('Beta Trading Company')).toBe('Customer');
    expect(names.partyIn('each')).toBeNull();
    expect(names.partyIn('Supplier and Customer')).toBeNull();
  });
});

describe('namesWithout', () => {
  test.each([
    ['Disputes go to the courts of Paris.', 'the courts of New York have jurisdiction', ['Paris']],
    ['Disputes go to the courts of New York.', 'the courts of New York have jurisdiction', []],
    ['Losses are unlimited. Nothing caps them under this Agreement.', 'liable without limitation', []],
    ['Each Product is affected.', 'all Products', []],
    ['تختص محاكم Paris بالنزاع.', 'the courts of New York', ['Paris']],
    ['تختص محاكم New York بالنزاع.', 'the courts of New York', []],
  ])('names that the words do not contain are found: %s', (text, ground, missing) => {
    expect(namesWithout(text, ground)).toEqual(missing);
  });

  test.each(['Aa ', 'supplier ', 'المورد ', '. "', '   ', "s'"])(
    'a text of %j is read in time linear in its length',
    async (unit) => {
      const of = (size: number) => () => {
        const text = unit.repeat(size / unit.length);
        namesWithout(text, text);
        names.namesOtherThan(text, text);
      };
      expect(await isLinear(of, sizesOf(1, 16))).toBe(true);
    },
  );
});
