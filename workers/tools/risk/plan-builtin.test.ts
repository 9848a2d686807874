import { describe, expect, test } from '@jest/globals';
import type { RiskOutput } from './finding.js';
import { builtinPlan, contractWith, documentOf, findingsOf } from './testing.js';

const never = new AbortController().signal;
const CONTRACT = [
  'SUPPLY AGREEMENT',
  '',
  'This Supply Agreement is made as of 1 March 2024 between Alpha Industries LLC (“Supplier”) and Beta Trading Company (“Buyer”).',
  '',
  '1. Definitions',
  '“Products” means the goods that Supplier is the exclusive distributor of. “Territory” means Riyadh.',
  '',
  '2. Supply',
  'Supplier shall sell and Buyer shall purchase at least 10,000 units of the Products in each year. Supplier may',
  'increase the prices at any time without notice. Buyer shall pay each invoice within ninety (90) days of receipt.',
  '',
  '3. Liability',
  'Buyer shall indemnify and hold harmless Supplier from any and all claims arising out of or related to the Products.',
  'In no event shall Supplier be liable for any indirect or consequential damages. Supplier will use commercially',
  'reasonable efforts to deliver. Buyer may from time to time order more, as soon as possible.',
  '',
  '4. Term',
  'Supplier may terminate this Agreement for convenience at any time upon ten (10) days written notice. The parties',
  'submit to the exclusive jurisdiction of the courts of England. This Agreement shall be governed by the laws of',
  'England and Wales. Notices shall be in writing to the address of the other party. All information is confidential.',
].join('\n');

async function outputsOf(text: string, party: string | null = null) {
  const document = documentOf(text);
  const plan = await builtinPlan({ document, party });
  const outputs = new Map<number, RiskOutput>();
  for (const part of plan.parts) outputs.set(part.seq, (await plan.run(part, never)).output);
  return { document, plan, outputs };
}

const kinds = (findings: { kind: string }[]) => findings.map(({ kind }) => kind);

describe('the built-in engine', () => {
  test('a quote is exactly the text at its evidence', async () => {
    const findings = await findingsOf(documentOf(CONTRACT));
    const quoted = findings.filter(({ evidence }) => evidence !== null);
    expect(quoted.length).toBeGreaterThan(6);
    for (const { quote, evidence } of quoted) {
      expect(CONTRACT.slice(evidence?.start, evidence?.end)).toBe(quote);
      expect(quote?.length).toBeLessThanOrEqual(1_200);
      expect(quote).toMatch(/^\S[\s\S]*\S$/);
    }
  });

  test('findings are ordered by severity, then by place, and missing clauses come last', async () => {
    const findings = await findingsOf(documentOf(CONTRACT));
    const rank = { high: 0, medium: 1, low: 2 };
    const keys = findings.map(
      ({ severity, evidence }) => [rank[severity], evidence?.start ?? Infinity] as const,
    );
    const sorted = [...keys].sort((a, b) => a[0] - b[0] || (a[1] === b[1] ? 0 : a[1] - b[1]));
    expect(keys).toEqual(sorted);
  });

  test('a definition is not taken for a promise', async () => {
    expect(kinds(await findingsOf(documentOf(CONTRACT)))).not.toContain('exclusivity');
  });

  test('every finding has complete texts', async () => {
    for (const finding of await findingsOf(documentOf(CONTRACT))) {
      const words = [finding.title, finding.explanation, finding.recommendation].join(' ');
      expect(finding.title).not.toBe('');
      expect(finding.explanation).not.toBe('');
      expect(finding.recommendation).not.toBe('');
      expect(words).not.toMatch(/[{}]|undefined|null|NaN/);
    }
  });

  test('parts are stored as JSON that does not depend on their offsets', async () => {
    // Long enough that the last section does not share its part with the one before.
    const padded = CONTRACT.replace(
      '\n4. Term',
      `\n${'The parties meet once a year to talk. '.repeat(30)}\n\n4. Term`,
    );
    const first = await outputsOf(padded);
    const moved = await outputsOf(padded.replace('meet once', 'meet twice'));
    const last = (plan: typeof first) => plan.plan.parts.at(-1);
    const output = first.outputs.get(last(first)?.seq ?? -1);
    expect(JSON.parse(JSON.stringify(output))).toEqual(output);
    expect(last(first)?.inputHash).toBe(last(moved)?.inputHash);
    expect(moved.outputs.get(last(moved)?.seq ?? -1)).toEqual(output);
  });

  test('the findings are the same in a text further down in the document', async () => {
    const shift = 'Copy for the files of the legal department.\n\n';
    const here = await findingsOf(documentOf(CONTRACT));
    const there = await findingsOf(documentOf(shift + CONTRACT));
    expect(there.map(({ kind, severity, quote }) => [kind, severity, quote])).toEqual(
      here.map(({ kind, severity, quote }) => [kind, severity, quote]),
    );
    const moved = here.map(({ evidence }) => evidence && evidence.start + shift.length);
    expect(there.map(({ evidence }) => evidence && evidence.start)).toEqual(moved);
  });

  test("the chosen party and the language are part of every part's hash", async () => {
    const document = documentOf(CONTRACT);
    const plans = await Promise.all([
      builtinPlan({ document }),
      builtinPlan({ document, party: 'Buyer' }),
      builtinPlan({ document, lang: 'ar' }),
    ]);
    const hashes = plans.map((plan) => plan.parts.map(({ inputHash }) => inputHash).join());
    expect(new Set(hashes).size).toBe(3);
  });

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

  test('sections that were not analyzed are named', async () => {
    const { plan, outputs } = await outputsOf(CONTRACT);
    const last = plan.parts.at(-1);
    outputs.delete(last?.seq ?? -1);
    expect((await plan.conclude(outputs, new Map(), never)).incomplete).toEqual([
      { section: last?.label, reason: 'This section was not analyzed.' },
    ]);
  });

  test('the engine stops with the reason of the signal', async () => {
    const { plan } = await outputsOf(CONTRACT);
    const part = plan.parts[0];
    const reason = new Error('cancelled');
    if (part === undefined) throw new Error('no part');
    await expect(plan.run(part, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const running = plan.run(part, controller.signal);
    controller.abort(reason);
    await expect(running).rejects.toBe(reason);
  });

  test('the parts cover the whole text, whatever the sections say', async () => {
    const clause = 'Supplier may terminate this Agreement for convenience upon ten (10) days written notice.';
    const text = `${contractWith('Nothing.')}\n${clause}`;
    const findings = await findingsOf({ text, pages: [], sections: [], warnings: [] });
    expect(kinds(findings)).toContain('termination-convenience');
  });

  test('list items are analyzed with the sentence that opens them', async () => {
    const text = `${contractWith('Supplier may terminate this Agreement:')}\n(a) for convenience upon ten (10) days notice; or\n(b) upon a material breach.`;
    const open = text.indexOf('(a)');
    const second = text.indexOf('(b)');
    const item = (start: number, end: number, number: string) => ({
      start,
      end,
      heading: null,
      number,
      level: 2,
    });
    const document = documentOf(text);
    const sections = [...document.sections, item(open, second, '(a)'), item(second, text.length, '(b)')];
    const found = (await findingsOf({ ...document, sections })).find(
      ({ kind }) => kind === 'termination-convenience',
    );
    expect(found?.quote).toContain('for convenience');
    expect(found?.severity).toBe('high');
  });
});
