import { expect, it } from '@jest/globals';
import type { Language } from '#shared/contracts/common.js';
import type { Mark } from '#shared/contracts/marks.js';
import type { Issue } from '#shared/tools/compliance/contract.js';
import { PACK_VERSION } from '#platform/law/rules/index.js';
import { openWithPdfium } from '#workers/extraction/pdf/pdfium.js';
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

async function textOf(
  marks: Mark[],
  lang: Language = 'en',
  kept?: string,
  source = 'Labor Law',
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
    articles: [],
  };
  const about = { filename: 'contract.docx', createdAt: new Date('2026-03-01T21:30:00Z'), lang };
  const made = { engine: 'builtin', model: null, incomplete: [] } as const;
  const io = { signal: new AbortController().signal, progress: () => undefined };
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeCompliancePdf({ ...about, ...made, body, marks }, io)) chunks.push(chunk);
  const pdf = await openWithPdfium(Buffer.concat(chunks));
  return (pdf.page(0)?.text ?? '').replace(/[\u200E\u200F]/g, '').replace(/\s+/g, ' ');
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
  expect(await textOf([])).toMatch(/Labor Law: 2 rules .* The document is silent on 1: Working hours/);
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
