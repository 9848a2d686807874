import { describe, expect, test } from '@jest/globals';
import { contractWith, documentOf, findingsOf, SUPPLY_CONTRACT } from '#tests/support/risk.js';

const CONTRACT = SUPPLY_CONTRACT;
const kinds = (findings: { kind: string }[]) => findings.map(({ kind }) => kind);

describe('the findings of the built-in engine', () => {
  test('severities are adjusted for the party that is assessed', async () => {
    const clause = 'Supplier may assign this Agreement without the consent of Customer.';
    const severity = async (party: string | null) =>
      (await findingsOf(documentOf(contractWith(clause)), { party })).find(
        ({ kind }) => kind === 'free-assignment',
      )?.severity;
    expect(await severity(null)).toBe('medium');
    expect(await severity('Customer')).toBe('high');
    expect(await severity('the supplier')).toBe('low');
    expect(await severity('Alpha Systems')).toBe('low');
    expect(await severity('nobody in this contract')).toBe('medium');
  });

  test('a finding has a page if the document has pages', async () => {
    const document = documentOf(CONTRACT);
    const half = CONTRACT.indexOf('3. Liability');
    const pages = [
      { start: 0, end: half },
      { start: half, end: CONTRACT.length },
    ];
    const findings = await findingsOf({ ...document, pages });
    const page = (kind: string) => findings.find((finding) => finding.kind === kind)?.evidence?.page;
    expect(page('minimum-commitment')).toBe(1);
    expect(page('indemnity')).toBe(2);
  });

  test('vague words are reported where a payment turns on them, and not as such', async () => {
    const vague = async (text: string) =>
      (await findingsOf(documentOf(text))).filter(({ kind }) => kind === 'vague-words');
    expect(await vague(CONTRACT)).toEqual([]);
    const paid = await vague(
      CONTRACT.replace('All information', 'Buyer shall promptly reimburse Supplier. All information'),
    );
    expect(paid).toMatchObject([
      { severity: 'low', title: 'Payment by Buyer is due “promptly”, without a date' },
    ]);
  });

  test('a missing clause is named with what was searched for', async () => {
    const findings = await findingsOf(
      documentOf(
        CONTRACT.replace('All information is confidential.', '') +
          '\n'.repeat(5) +
          'The parties keep good records. '.repeat(200),
      ),
    );
    const missing = findings.find(({ kind }) => kind === 'missing-force-majeure');
    expect(missing).toMatchObject({ quote: null, evidence: null, severity: 'low' });
    expect(missing?.explanation).toContain('“act of God”');
    // Nobody hands over secrets under this contract.
    expect(kinds(findings)).not.toContain('missing-confidentiality');
    expect(kinds(findings)).not.toContain('missing-governing-law');
  });

  test('nothing is missing from a filing that needs few clauses', async () => {
    const filing = `JOINT FILING AGREEMENT\n\nThe undersigned agree to file this statement jointly. ${'They file it. '.repeat(300)}`;
    expect(kinds(await findingsOf(documentOf(filing)))).toEqual([]);
  });

  test('clauses that say the same give one finding, which has the other places', async () => {
    const text =
      contractWith('Supplier may audit the books of Customer.') +
      '\n\n2. Records\nSupplier may inspect the records of Customer.';
    const audits = (await findingsOf(documentOf(text))).filter(({ kind }) => kind === 'audit');
    expect(audits).toHaveLength(1);
    expect(audits[0]?.places).toMatchObject([{ clause: '2', section: 'Records' }]);
  });

  test('text that can hardly be seen is reported at its place', async () => {
    const text = '1. Price\n\nThe price is fixed.\n\n2. Term\n\nThe term is one year. Renewal is automatic.';
    const start = text.indexOf('Renewal');
    const end = text.length;
    const two = text.indexOf('2. Term');
    const findings = await findingsOf({
      text,
      pages: [
        { start: 0, end: two },
        { start: two, end },
      ],
      sections: [
        { start: 0, end: two, heading: 'Price', number: '1', level: 1 },
        { start: two, end, heading: 'Term', number: '2', level: 1 },
      ],
      warnings: [{ code: 'hidden_text', quote: 'Renewal is automatic.', spans: [{ start, end }] }],
    });
    expect(findings.filter(({ kind }) => kind === 'hidden-text')).toMatchObject([
      {
        quote: 'Renewal is automatic.',
        evidence: { start, end, page: 2 },
        clause: '2',
        section: 'Term',
      },
    ]);
  });
});
