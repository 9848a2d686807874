import { describe, expect, test } from '@jest/globals';
import type { RiskToRead } from '#shared/tools/risk/contract.js';
import type { ExtractedDocument } from '#platform/documents.js';
import {
  arabicContractWith,
  builtinPlan,
  concludedBy,
  contractWith,
  documentOf,
} from '#tests/support/risk.js';
import type { RiskOutput, RiskTask } from './finding.js';

const reportOn = async (document: ExtractedDocument, task: Partial<RiskTask> = {}) => {
  const { findings, scope, toRead } = await concludedBy(await builtinPlan({ document, ...task }));
  return { kinds: findings.map(({ kind }) => kind), notFound: scope?.not_found ?? [], toRead };
};
const kindsIn = (rows: readonly RiskToRead[]) => rows.map(({ kind }) => kind);

/** Clauses after one that is not to stand at the end. */
const LATER = '\n2. More\nThe parties meet in Riyadh once a year and look at the boxes.'.repeat(12);

describe('a kind of risk whose words stand in the text and that no rule understood', () => {
  test.each([
    ['guarantee', 'Guarantee', 'The Shareholder unconditionally guarantees that Customer pays all sums when they are due.'],
    ['termination-convenience', 'Termination without cause', 'Each year in May a party can end this contract if it tells the other by notice before April.'],
    ['indemnity', 'Indemnity', 'A party whose staff cause harm to the other has to cover the losses.'],
    ['insurance', 'Insurance duty', 'The parties speak about insurance twice a year.'],
  ])('is not said to be absent but to be read, with its clause (%s)', async (kind, name, clause) => {
    const { kinds, notFound, toRead } = await reportOn(documentOf(contractWith(clause)));
    expect(kinds).not.toContain(kind);
    expect(notFound).not.toContain(name);
    expect(toRead).toContainEqual(
      expect.objectContaining({ kind, name, extracted_text_snippet: clause, clause: '1', section: 'Clause' }),
    );
  });

  test('is named in Arabic for an Arabic contract', async () => {
    const clause = 'يضمن الشريك للمورد سداد كل ما على العميل.';
    const { notFound, toRead } = await reportOn(documentOf(arabicContractWith(clause)), { lang: 'ar' });
    expect(notFound).not.toContain('كفالة');
    expect(toRead).toContainEqual(
      expect.objectContaining({ kind: 'guarantee', name: 'كفالة', extracted_text_snippet: clause }),
    );
  });

  test('a blank to be filled in is no absent blank, a line for a signature is none', async () => {
    const { notFound, toRead } = await reportOn(documentOf(contractWith(`Colour of the boxes: ____________${LATER}`)));
    expect(notFound).not.toContain('Blank left in the text');
    expect(toRead).toContainEqual(
      expect.objectContaining({ kind: 'blank', extracted_text_snippet: 'Colour of the boxes: ____________' }),
    );
    for (const line of ['Signed: ____________', 'For Alpha: Mr. Omar Haddad ____________', 'المورد: ............']) {
      const signed = await reportOn(documentOf(`${contractWith('The parties meet.')}\n\n${line}`));
      expect(signed.notFound).toContain('Blank left in the text');
    }
  });

  test('what only a comparison of the whole text could show is never said to be absent', async () => {
    const { notFound } = await reportOn(documentOf(contractWith('The parties meet once a year.')));
    expect(notFound).not.toContain('Terms used but not defined');
    expect(notFound).not.toContain('Words and figures that differ');
    expect(notFound).toContain('Automatic renewal');
  });
}); // prettier-ignore

test('a clause that a finding explains is not listed again for a kind that its words name too', async () => {
  const clause = 'Supplier may terminate this Agreement at any time without cause and without notice.';
  const { kinds, notFound, toRead } = await reportOn(documentOf(contractWith(clause)));
  expect(kinds).toContain('termination-convenience');
  expect(notFound).not.toContain('Immediate termination for breach');
  expect(toRead).toEqual([]);
});

describe('what was not read', () => {
  const document = documentOf(contractWith('The parties meet in Riyadh once a year.'));

  test('lets nothing be absent where a page could not be read', async () => {
    const { notFound } = await reportOn({
      ...document,
      warnings: [{ code: 'pages_unread', pages: [2] }],
    });
    expect(notFound).toEqual([]);
  });

  test('lets nothing be absent where a section was not analyzed', async () => {
    const plan = await builtinPlan({ document });
    const { body } = await plan.conclude(new Map<number, RiskOutput>(), new Map(), new AbortController().signal);
    expect(body.scope?.not_found).toEqual([]);
  });
}); // prettier-ignore

describe('clauses to be read', () => {
  const clauses = (count: number, clause: (at: number) => string) =>
    [
      contractWith('The parties meet once a year.'),
      ...Array.from({ length: count }, (_, at) => `${at + 2}. Clause\n${clause(at)}`),
    ].join('\n');

  test('are at most one for four clauses, and in the order of the text', async () => {
    const words = [
      ...['guarantees that it pays', 'speaks of insurance', 'knows of hardship', 'holds stock unsold'],
      ...['asks for dividends', 'thinks of arbitration', 'mentions its passport', 'knows of overtime'],
    ];
    const { toRead } = await reportOn(
      documentOf(clauses(24, (at) => `Customer ${words[at % words.length] ?? ''} at times.`)),
    );
    expect(toRead.length).toBeLessThanOrEqual(7);
    expect(toRead.length).toBeGreaterThan(3);
    const starts = toRead.map(({ evidence }) => evidence?.start ?? 0);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  test('hold one clause once while others wait', async () => {
    const many = 'Customer guarantees payment, speaks of insurance, hardship, arbitration and dividends at times.';
    const { toRead, notFound } = await reportOn(
      documentOf(
        clauses(6, (at) =>
          at === 0 ? many : at === 1 ? 'Customer mentions its passport.' : 'Customer thinks of overtime.',
        ),
      ),
    );
    expect(toRead.map(({ clause }) => clause)).toEqual(['2', '3', '4']);
    expect(notFound).not.toContain('Waiver of relief for exceptional events');
    expect(kindsIn(toRead)).toContain('passport-kept');
  });
}); // prettier-ignore

describe('a clause that a contract should have', () => {
  const text = (law: string) =>
    [
      'SERVICES AGREEMENT',
      'This Agreement is made on 4 May 2025 between Nile Pumps Co. (the "Supplier") and Delta Farms LLC (the "Customer").',
      ...Array.from(
        { length: 12 },
        (_, at) =>
          `${at + 1}. Supplier looks after pump ${at + 1} of the Customer, oils it, cleans it and puts it into operation in spring.`,
      ),
      `13. Supplier is paid 500 pounds within thirty days of each invoice. Its liability is limited to these fees. Either party may terminate by notice. The term is one year. The courts of Cairo settle disputes. ${law}`,
      'Signed for the Supplier: ________ Signed for the Customer: ________',
    ].join('\n');

  test('is missing where none of its words stands in the text', async () => {
    const { kinds } = await reportOn(documentOf(text('')));
    expect(kinds).toContain('missing-governing-law');
  });

  test('is to be read, and not missing, where the text has words by which one would look for it', async () => {
    const { kinds, toRead } = await reportOn(documentOf(text('For all else the legal system of Egypt decides.')));
    expect(kinds).not.toContain('missing-governing-law');
    expect(toRead).toContainEqual(
      expect.objectContaining({ kind: 'missing-governing-law', name: 'Governing law' }),
    );
  });
}); // prettier-ignore
