import { describe, expect, it } from '@jest/globals';
import type { Language } from '#shared/contracts/common.js';
import type { Mark } from '#shared/contracts/marks.js';
import { MEASURED_RECALL } from '#shared/tools/compliance/basis.js';
import type { Issue } from '#shared/tools/compliance/contract.js';
import { PACK_VERSION } from '#platform/law/rules/index.js';
import { openWithPdfium } from '#workers/extraction/pdf/pdfium.js';
import type { StoredReport } from '../tool.js';
import { writeCompliancePdf } from './pdf.js';

const issue = (
  status: Issue['status'],
  subject: string,
  description = 'The clause has 12 months.',
): Issue => ({
  rule_id: 'SA-LAB-07',
  description,
  status,
  extracted_text_snippet: 'Probation of twelve months.',
  subject,
  demands: 'At most 180 days.',
  instead: '',
  severity: 'high',
  clause: '1',
  section: null,
  evidence: null,
  places: [],
  places_unlisted: 0,
  articles: [],
  source: 'Labor Law',
  caution: null,
  searched: [],
});
const mark = (n: number, given: Partial<Mark>): Mark => ({
  ...{ n, state: 'open', reason: null, note: null, version: 1, changed_at: '2026-11-01T09:00:00.000Z' },
  ...given,
});

const SILENT = [{ rule_id: 'SA-LAB-22', subject: 'Working hours', source: 'Labor Law, Art. 98' }];

type Body = StoredReport<'compliance'>['body'];

async function textOf(
  marks: Mark[],
  lang: Language = 'en',
  kept?: string,
  source = 'Labor Law',
  changes: Partial<Body> = {},
): Promise<string> {
  const scope = { form: 'checked', type: 'employment', chosen: true, other: null } as const;
  const body = {
    compliance_score: 70,
    issues: [
      { ...issue('ok', 'Wages', kept), source },
      issue('warning', 'Leave'),
      issue('issue found', 'Probation'),
    ],
    scope: {
      ...scope,
      words: [],
      languages: [lang],
      rules: ['SA-LAB-07', 'SA-LAB-22'],
      unread_pages: 0,
      silent: SILENT,
    },
    to_read: [],
    basis: { concerned: 31, understood: 20 },
    articles: [],
    ...changes,
  };
  const about = { filename: 'contract.docx', createdAt: new Date('2026-03-01T21:30:00Z'), lang };
  const made = { engine: 'builtin', model: null, incomplete: [] } as const;
  const io = { signal: new AbortController().signal, progress: () => undefined };
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeCompliancePdf({ ...about, ...made, body, marks }, io)) chunks.push(chunk);
  const pdf = await openWithPdfium(Buffer.concat(chunks));
  const pages = Array.from({ length: pdf.pageCount }, (_, at) => pdf.page(at)?.text ?? '');
  return pages
    .join(' ')
    .replace(/[\u200E\u200F]/g, '')
    .replace(/\s+/g, ' ');
}

it('each issue shows its own mark, whatever its number in the PDF, and kept rules are not counted', async () => {
  const text = await textOf([
    mark(1, { state: 'accepted' }),
    mark(2, { note: 'Ask the client' }),
    mark(3, { state: 'dismissed', reason: 'Not in force' }),
  ]);
  expect(text).toContain('1 of 2 reviewed');
  expect(text).toMatch(
    /1 Issue found Probation .*Dismissed Reason: Not in force 2 Warning Leave .*Reviewer’s note: Ask the client/,
  );
  expect(text).toMatch(/3 Wages .*Accepted/);
});

it('a kept rule shows what was compared, but does not repeat that it is kept', async () => {
  expect(await textOf([])).toMatch(/3 Wages .*The clause has 12 months\. Clause 1/);
  expect(await textOf([], 'en', 'The clause is in line with this rule.')).not.toContain('in line with');
});

it('an Arabic report counts and names the decisions in Arabic; one that was never marked does not', async () => {
  const text = await textOf([mark(3, { state: 'dismissed' })], 'ar');
  expect(text).toContain('مستبعدة');
  expect(text).toContain('مراجعة');
  expect(await textOf([], 'ar')).not.toContain('مراجعة');
});

it.each([
  ['en', 'Issue found The document breaks the rule', 'Could not check The document does not show'],
  ['ar', 'خالف المستند هذا الحكم', 'استوفى المستند هذا الحكم'],
] as const)('the statuses are explained before the rows (%s)', async (lang, first, last) => {
  const text = await textOf([], lang);
  expect(text).toContain(first);
  expect(text).toContain(last);
  expect(text.indexOf(first)).toBeLessThan(text.indexOf('Probation'));
});

it('the rules on which the document is silent are named with those that were applied', async () => {
  const text = await textOf([]);
  expect(text).toMatch(/Labor Law: 2 rules .* The document is silent on 1: Working hours/);
  expect(text).toContain('Silent means: the whole text was read');
});

it('an older report does not call silent what it did not look for', async () => {
  const text = await textOf([], 'en', undefined, undefined, { basis: undefined });
  expect(text).toContain('No answer was found on 1: Working hours');
  expect(text).not.toMatch(/is silent on \d|clauses that concern a rule/);
});

const toRead = (changes: Partial<Body['to_read'][number]>): Body['to_read'][number] => ({
  rule_id: 'SA-LAB-21',
  subject: 'Deductions from the wage',
  demands: 'Nothing may be deducted without consent.',
  source: 'Labor Law, Art. 92',
  extracted_text_snippet: 'The Employer deducts what he likes.',
  clause: '4',
  section: null,
  evidence: { start: 0, end: 10, page: null },
  read: ['deducts'],
  unread: [],
  ...changes,
});

describe('clauses to be read', () => {
  const partly = toRead({
    ...{ clause: '9', rule_id: 'SA-LAB-30' },
    unread: ['after two years'],
    read: ['certificate'],
  });
  const clean = { issues: [issue('ok', 'Wages')], compliance_score: 100 };

  it('stand in a section of their own, with the words that were not read', async () => {
    const text = await textOf([], 'en', undefined, undefined, { to_read: [toRead({}), partly] });
    expect(text).toMatch(
      /To be read by you \(2\) .*Clause 4 .*Deductions from the wage .*Nothing may be deducted/,
    );
    expect(text).toMatch(/Read: .certificate. Not read: .after two years./);
  });

  it('are named under the words that no issue was found, which else stand alone', async () => {
    const named = await textOf([], 'en', undefined, undefined, { ...clean, to_read: [toRead({}), partly] });
    expect(named).toContain('No compliance issues found. 11 clauses were not understood; read them.');
    const alone = await textOf([], 'en', undefined, undefined, { ...clean, to_read: [] });
    expect(alone).toContain('No compliance issues found.');
    expect(alone).not.toContain('not understood; read');
    expect(
      await textOf([], 'ar', undefined, undefined, { ...clean, to_read: [toRead({}), partly] }),
    ).toContain('فاقرأها');
  });
});

it.each([
  [
    'en',
    /^Compliance Report .* Compliance score: 70 of 100 20 of the 31 clauses that concern a rule were understood/,
  ],
  ['ar', /31/],
] as const)(
  'the score stands with what it rests on, and with what the check finds (%s)',
  async (lang, said) => {
    const text = await textOf([], lang);
    expect(text).toMatch(said);
    expect(text).toContain(String(MEASURED_RECALL));
  },
);

it('a score that rests on less than half of the clauses stands small, below words that say so', async () => {
  const text = await textOf([], 'en', undefined, undefined, { basis: { concerned: 31, understood: 12 } });
  expect(text).toMatch(/Not enough was understood for a score Compliance score: 70 of 100 12 of the 31/);
});

it('the day of the rules is written as a date, in either language', async () => {
  expect(await textOf([])).toMatch(/rules as of \d{1,2} [A-Z][a-z]+ \d{4}\)/);
  expect(await textOf([], 'ar')).not.toContain(PACK_VERSION);
});

it('the id of a kept rule is not broken between lines, however long its source is', async () => {
  for (const length of [20, 24, 28, 32, 36]) {
    const source = `Law ${'x'.repeat(length)}`;
    expect(await textOf([], 'en', undefined, source)).toContain(`${source} SA-LAB-07`);
  }
});
