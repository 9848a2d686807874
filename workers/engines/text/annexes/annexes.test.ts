import { describe, expect, it } from '@jest/globals';
import { findAnnexes } from './annexes.js';

const MAIN = [
  'SUPPLY AGREEMENT',
  'This Supply Agreement is made between Alpha LLC ("Supplier") and Beta Inc. ("Buyer").',
  '1. Supplier shall deliver the Products. Buyer shall pay. Supplier shall insure them. Buyer shall inspect them.',
  '2. Supplier shall repair defects. Buyer shall give notice of them. The prices are in Exhibit A and Exhibit B.',
  'IN WITNESS WHEREOF, the parties have signed this Agreement.',
  'By: ______________',
];
const LICENSE = [
  'SOFTWARE LICENSE AGREEMENT',
  'This License Agreement is made between Alpha LLC ("Licensor") and the end user ("Licensee").',
  '1. Licensee shall pay the fee. Appendix 1 lists the modules.',
  '2. This Agreement is governed by the laws of New York.',
];

/** Returns the annexes of a text: their labels and titles, marked if they are agreements or belong to one. */
function annexesOf(lines: readonly string[]): string[] {
  const { annexes, agreements } = findAnnexes(lines.join('\n\n'));
  return annexes.map(({ label, title, start, end }) => {
    const isAgreement = agreements.some((one) => one.start <= start && end <= one.end);
    return `${isAgreement ? '*' : ''}${[label, title].filter((part) => part !== null).join(': ')}`;
  });
}

describe('findAnnexes', () => {
  it('finds annexes after the signatures by their headings', () => {
    const text = [
      ...MAIN,
      'EXHIBIT A',
      'PRICES',
      'The price of each unit is $5.',
      'Schedule 2 – Service Levels',
      'Supplier shall answer within a day.',
      'ANNEX "C"',
      'The following marks are licensed by Supplier to Buyer.',
    ];
    expect(annexesOf(text)).toEqual(['Exhibit A: PRICES', 'Schedule 2: Service Levels', 'Annex C']);
  });

  it('tells agreements of their own, with their own annexes, from parts of the contract', () => {
    const text = [
      ...MAIN,
      'EXHIBIT A',
      'STATEMENT OF WORK',
      'This Statement of Work is made under this Agreement between Supplier and Buyer.',
      'EXHIBIT B',
      ...LICENSE,
      'APPENDIX 1',
      'MODULES',
      'Ledger and payroll.',
      'EXHIBIT C',
      'SERVICE LEVEL AGREEMENT',
      'Supplier shall answer within a day of notice under this Agreement.',
    ];
    expect(annexesOf(text)).toEqual([
      'Exhibit A: STATEMENT OF WORK',
      '*Exhibit B: SOFTWARE LICENSE AGREEMENT',
      '*Appendix 1: MODULES',
      'Exhibit C: SERVICE LEVEL AGREEMENT',
    ]);
  });

  it('finds terms that are to be agreed with others', () => {
    const text = [
      ...MAIN,
      'EXHIBIT E',
      'CUSTOMER LICENSE TERMS AND CONDITIONS',
      '1. Supplier is a beneficiary of this Agreement. Supplier may audit the use under this Agreement.',
      '2. In no event will Supplier be liable under such agreement for lost profits.',
    ];
    expect(annexesOf(text)).toEqual(['*Exhibit E: CUSTOMER LICENSE TERMS AND CONDITIONS']);
  });

  it('finds an agreement under a title alone, and no title that the contract itself has', () => {
    const text = [
      ...MAIN,
      'SUPPLY AGREEMENT',
      'Agreement for Exchange of Confidential Information',
      'Each of us agrees that these terms apply to information that is disclosed under this Agreement.',
      'SECTION 1 DISCLOSURE',
      'Information is disclosed under this Agreement in writing. The terms of this Agreement apply to it.',
      'SECTION 2 GENERAL',
      'Either party may terminate this Agreement on notice. Rights under this Agreement survive.',
    ];
    expect(annexesOf(text)).toEqual(['*Agreement for Exchange of Confidential Information']);
  });

  it('reads the title below a line that names the contract, and takes no page foot for one', () => {
    const text = [
      ...MAIN,
      'EXHIBIT G',
      'to the Supply Agreement between Alpha and Beta',
      ...LICENSE,
      'Alpha-Beta Supply Agreement    Page 65 of 75',
      'This Agreement is made between Alpha LLC and the end user, who may terminate this Agreement.',
      '1. This Agreement is governed by the laws of New York. Rights under this Agreement survive.',
    ];
    expect(annexesOf(text)).toEqual(['*Exhibit G: SOFTWARE LICENSE AGREEMENT']);
  });

  it('joins what the label opens again on each page', () => {
    const text = [
      ...MAIN,
      'EXHIBIT A',
      'PRICES',
      'First page.',
      'EXHIBIT A',
      'Second page.',
      'EXHIBIT B',
      'Marks.',
    ];
    expect(annexesOf(text)).toEqual(['Exhibit A: PRICES', 'Exhibit B']);
  });

  it('takes no list, no sentence, no page number and no label of a filing for an annex', () => {
    const list = ['Exhibit A', 'Exhibit B', 'Exhibit C'];
    expect(annexesOf([...list, ...MAIN])).toEqual([]);
    expect(annexesOf(['Exhibit 10.3', ...MAIN, 'Exhibit 10.3', 'Source: ALPHA'])).toEqual([]);
    expect(
      annexesOf([
        ...MAIN,
        'Exhibit A sets out the prices.',
        'Exhibit B, Page 2',
        'as listed in',
        'Exhibit C',
      ]),
    ).toEqual([]);
    const body = [
      'EXHIBIT A',
      'Prices. '.repeat(40),
      'EXHIBIT B',
      'Marks. '.repeat(40),
      'EXHIBIT C',
      'Sites.',
    ];
    expect(annexesOf([...MAIN, ...list, ...body])).toHaveLength(3);
  });

  it('finds none where the contract does not show its signatures', () => {
    expect(annexesOf([...MAIN.slice(0, 4), 'EXHIBIT A', 'PRICES', 'The price is $5.'])).toEqual([]);
  });

  it('finds Arabic annexes and agreements among them', () => {
    const text = [
      'عقد توريد',
      'أبرم هذا العقد بين شركة ألفا (المورد) وشركة بيتا (المشتري).',
      '1. يلتزم المورد بالتسليم. يلتزم المشتري بالدفع. يلتزم المورد بالضمان. يلتزم المشتري بالفحص. يحق للمورد التفتيش. يجب الإخطار.',
      'الملحق (1) المذكور في العقد جزء منه.',
      'التوقيع: ________',
      'الملحق (1): جدول الأسعار',
      'سعر الوحدة خمسة ريالات.',
      'المرفق رقم 2',
      'اتفاقية عدم إفصاح',
      'أبرمت هذه الاتفاقية بين شركة ألفا وشركة بيتا.',
      'تخضع هذه الاتفاقية لقوانين إنجلترا.',
    ];
    expect(annexesOf(text)).toEqual(['الملحق (1)', '*المرفق رقم 2: اتفاقية عدم إفصاح']);
  });
});
