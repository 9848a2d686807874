import { describe, expect, test } from '@jest/globals';
import { arabicContractWith, contractWith, documentOf, findingsOf } from '#tests/support/risk.js';
import type { SentenceKind } from './rules/index.js';

const find = async (kind: SentenceKind, clause: string) =>
  (await findingsOf(documentOf(contractWith(clause)))).find((one) => one.kind === kind);
const findInArabic = async (kind: SentenceKind, clause: string) =>
  (await findingsOf(documentOf(arabicContractWith(clause)), { lang: 'ar' })).find((one) => one.kind === kind);

describe('restraints', () => {
  test.each([
    [
      'non-compete',
      'The Master Agreement contains covenants not to compete which extend beyond its termination.',
    ],
    ['non-compete', 'Section 9 includes certain covenants not to engage in a competing business.'],
    ['non-solicit', 'Supplier shall not use any flashing lights to advertise the Sale or solicit customers.'],
    ['non-solicit', 'Supplier shall not use the Confidential Information to solicit customers of Customer.'],
  ] as const)('%s is not read where nothing of the kind is forbidden: %s', async (kind, clause) => {
    expect(await find(kind, clause)).toBeUndefined();
  });

  test.each([
    ['non-compete', 'Supplier covenants not to compete with Customer in Riyadh during the term.'],
    ['non-solicit', 'Supplier shall not solicit customers of Customer during the term.'],
  ] as const)('%s is read where it is: %s', async (kind, clause) => {
    expect(await find(kind, clause)).toBeDefined();
  });

  test('the ban is told in its own words, with its condition', async () => {
    const finding = await find(
      'non-compete',
      'Supplier agrees not to sell products that are competitive with the Products unless agreed to by Customer by notice.',
    );
    expect(finding?.explanation).toContain(
      '“agrees not to sell products that are competitive with the Products unless agreed to by Customer by notice”',
    );
    expect(finding?.explanation).toContain(
      'It makes a condition or an exception: “unless agreed to by Customer by notice”.',
    );
    const free = await find(
      'non-compete',
      'Except as set forth in Section 4, Supplier agrees not to sell products that are competitive with the Products.',
    );
    expect(free?.explanation).not.toContain('condition');
  });

  test('only both sides are named that are bound: “either directly or indirectly” names neither', async () => {
    const clause =
      'For two years after termination Supplier shall not, either directly or indirectly, engage in a competing business.';
    const finding = await find('non-compete', clause);
    expect(finding?.severity).toBe('high');
    expect(finding?.explanation).toContain('The ban binds Supplier');
    const both = await find(
      'non-compete',
      clause.replace('Supplier shall', 'either Supplier or Customer shall'),
    );
    expect(both?.severity).toBe('medium');
  });

  test('hiring, soliciting and both are told apart', async () => {
    const titleOf = async (what: string) =>
      (await find('non-solicit', `During the term Supplier shall not ${what} any employee of Customer.`))
        ?.title;
    expect(await titleOf('hire')).toBe('Ban on hiring staff');
    expect(await titleOf('solicit or recruit')).toBe('Ban on soliciting staff');
    expect(await titleOf('solicit or hire')).toBe('Ban on soliciting or hiring staff');
  });

  test('an Arabic ban is told in its own words', async () => {
    const finding = await findInArabic(
      'non-compete',
      'لا يجوز للمورد منافسة العميل في مدينة الرياض مدة سنة بعد انتهاء العقد.',
    );
    expect(finding?.explanation).toContain(
      '«لا يجوز للمورد منافسة العميل في مدينة الرياض مدة سنة بعد انتهاء العقد»',
    );
  });
});

describe('exclusivity', () => {
  test('what is exclusive together with others is not exclusive', async () => {
    const grant = 'Supplier hereby grants to Customer an exclusive license to use the Marks during the term.';
    expect(await find('exclusivity', grant)).toBeDefined();
    expect(await find('exclusivity', grant.replace('an exclusive', 'a co-exclusive'))).toBeUndefined();
    expect(
      await find(
        'exclusivity',
        'Considering that Supplier shall be the sole supplier of Goods, Customer pays for samples.',
      ),
    ).toBeUndefined();
  });

  test('a condition of the right is named', async () => {
    const finding = await find(
      'exclusivity',
      'Subject to payment of the yearly minimum, Supplier grants Customer the exclusive right to sell the Products.',
    );
    expect(finding?.explanation).toContain('“Subject to payment of the yearly minimum”');
    const unconditional = await find(
      'exclusivity',
      'Subject to the terms of this Agreement, Supplier grants Customer the exclusive right to sell the Products.',
    );
    expect(unconditional?.explanation).not.toContain('condition');
  });
});

test('best efforts are told with what they are owed for, and no more is asked of the clause', async () => {
  const finding = await find(
    'best-efforts',
    'Supplier shall use its best efforts to deposit the amounts within five business days of receipt.',
  );
  expect(finding?.explanation).toContain('“to deposit the amounts within five business days of receipt”');
  expect(finding?.recommendation).not.toContain('named activities');
});

test('who grants a first right does not hold it', async () => {
  const granted = await find(
    'first-refusal',
    'Supplier hereby grants to Customer a right of first refusal to buy the Plant.',
  );
  expect(granted?.explanation).toContain('Customer comes before others');
  const others = await find(
    'first-refusal',
    'Supplier shall give such licensees a seven day right of first refusal to make them.',
  );
  expect(others?.explanation).not.toContain('Supplier comes');
  const held = await find('first-refusal', 'Supplier shall have a right of first refusal to buy the Plant.');
  expect(held?.explanation).toContain('Supplier comes before others');
});

describe('secrecy without end', () => {
  const clause =
    'Supplier shall not disclose Confidential Information during the term or at any time thereafter.';
  test('is not reported where another clause ends it', async () => {
    const ended = `${clause} All covenants of confidentiality survive the term by three (3) additional years.`;
    expect(await find('endless-confidentiality', clause)).toBeDefined();
    expect(await find('endless-confidentiality', ended)).toBeUndefined();
  });

  test('is reported where it sets that clause aside', async () => {
    const kept =
      'Confidentiality continues for five (5) years after termination. Notwithstanding this, Customer lists shall remain confidential indefinitely.';
    expect(await find('endless-confidentiality', kept)).toBeDefined();
  });
});

describe('names of parties', () => {
  const contract = (preamble: string) =>
    documentOf(
      [
        'SERVICES AGREEMENT',
        '',
        preamble,
        'The Holding Company shall act with care. The MHC shall cooperate. Licensee shall act. Licensor will act. Licensee will act. Licensor shall act.',
        '',
        '1. Clause',
        'The Holding Company will use its best efforts to list the shares. Licensor hereby grants to Licensee the exclusive right to sell the Goods.',
      ].join('\n'),
    );

  test('the name of one party is not taken from the alias of another', async () => {
    const findings = await findingsOf(
      contract(
        'This Agreement is made between Blue Bancorp, Inc. (the "Holding Company") and, together with the Holding Company, Hyde MHC (the "MHC").',
      ),
    );
    expect(findings.find(({ kind }) => kind === 'best-efforts')?.title).toBe(
      'Best efforts owed by Holding Company',
    );
  });

  test('an alias is read where the definition goes on', async () => {
    const findings = await findingsOf(
      contract(
        'This Agreement is made between Beijing Sina Service Co., Ltd. ("Licensor") and Beijing Leju Services Co., Ltd. ("Licensee" and together with Licensor, the "Parties" and each of them separately a "Party").',
      ),
    );
    expect(findings.find(({ kind }) => kind === 'exclusivity')?.title).toBe('Exclusive right for Licensee');
  });
});
