import { describe, expect, it } from '@jest/globals';
import type { Risk } from '#shared/tools/risk/contract.js';
import { openWithPdfium } from '#workers/extraction/pdf/pdfium.js';
import { articlesInFull } from '#workers/law/articles.js';
import type { StoredReport } from '../tool.js';
import { writeRiskPdf } from './pdf.js';

const risk = (given: Partial<Risk> = {}): Risk => ({
  risk_description: 'Liability without limit',
  explanation: '',
  extracted_text_snippet: 'The Supplier shall be liable without limitation.',
  clause: '7.1',
  section: 'Liability',
  severity: 'high',
  recommendation: 'Agree on a cap.',
  kind: 'uncapped-liability',
  evidence: { start: 0, end: 48, page: null },
  articles: [],
  ...given,
});
type Content = StoredReport<'risk'>;
/** Builds a report with the given risks. */
const report = ({
  risks = [risk(), risk({ severity: 'low' })],
  ...given
}: Partial<Content> & { risks?: Risk[] } = {}): Content => ({
  filename: 'services agreement.pdf',
  createdAt: new Date('2026-03-01T21:30:00Z'),
  engine: 'builtin',
  model: null,
  lang: 'en',
  body: { risks, articles: [] },
  incomplete: [],
  ...given,
});

async function write(content: Content, signal = new AbortController().signal): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeRiskPdf(content, { signal, progress: () => undefined })) chunks.push(chunk);
  return Buffer.concat(chunks);
}
async function pagesOf(content: Content): Promise<string[]> {
  const pdf = await openWithPdfium(await write(content));
  return Array.from({ length: pdf.pageCount }, (_, at) =>
    (pdf.page(at)?.text ?? '').replace(/[\u200E\u200F]/g, '').replace(/\s+/g, ' '),
  );
}
const textOf = async (content: Content) => (await pagesOf(content)).join(' ');

describe('writeRiskPdf', () => {
  it('a report says what was found, when and by which engine, under the documented headings', async () => {
    const text = await textOf(report());
    for (const part of [
      'Risk Assessment Report for services agreement.pdf',
      '2 findings · 1 high · 0 medium · 1 low',
      'Created on 2 March 2026 at 00:30 · Analyzed by the built-in engine',
      'ID Section Risk Quote Recommendation',
      'Liability Clause 7.1 High Liability without limit The Supplier shall be liable without limitation. Agree on a cap.',
      '1 / 1',
    ])
      expect(text).toContain(part);
  });

  it('a report names the model and the sections that were not analyzed', async () => {
    const text = await textOf(
      report({ engine: 'llm', model: 'gpt-x', incomplete: [{ section: '4 Term', reason: 'Refused.' }] }),
    );
    expect(text).toContain('Analyzed by the language model (gpt-x)');
    expect(text).toContain('does not mean it is free of risk: 4 Term: Refused.');
  });

  it('a row quotes the first that exists of snippet, clause and section', async () => {
    const bare = { extracted_text_snippet: null, evidence: null, recommendation: ' ' };
    const text = await textOf(
      report({
        risks: [
          risk({ ...bare, clause: '9.4', section: null, risk_description: 'First' }),
          risk({ ...bare, clause: null, section: 'Term', risk_description: 'Second' }),
          risk({ ...bare, clause: null, section: null, risk_description: 'Third' }),
          risk({ evidence: null, risk_description: 'Fourth' }),
        ],
      }),
    );
    expect(text).toContain('First 9.4 No recommendation provided.');
    expect(text).toContain('Second Term No recommendation provided.');
    expect(text).toContain('Third (no snippet) No recommendation provided.');
    expect(text).toContain('without limitation. Quote not found in the document text');
    expect(text.match(/Quote not found/g)).toHaveLength(1);
  });

  it('the reason of a severity stands under the title', async () => {
    const text = await textOf(
      report({ risks: [risk({ severity_reason: 'High, because it has no limit.' })] }),
    );
    expect(text).toContain('High Liability without limit High, because it has no limit. The Supplier');
  });

  it('further places are named under the quote with their first words, and the rest of them is counted', async () => {
    const place = (at: number) => ({
      extracted_text_snippet: `The Supplier ${at} shall be liable for any and all losses of the Customer, howsoever caused.`,
      clause: at === 2 ? null : String(at),
      section: null,
      severity: at === 3 ? ('low' as const) : ('high' as const),
      evidence: { start: at * 100, end: at * 100 + 80, page: at },
    });
    const places = Array.from({ length: 12 }, (_, at) => place(at + 1));
    const risks = [risk({ places, places_unlisted: 30 }), risk({ severity: 'low' })];
    const text = await textOf(report({ risks }));
    expect(text).toContain('44 places in 2 findings · 1 high');
    expect(text).toContain(
      'Also in: Clause 1: The Supplier 1 shall be liable for any and all losses of the … Page 2: The Supplier 2',
    );
    expect(text).toContain('Clause 3 (Low): The Supplier 3');
    expect(text).toContain('Clause 10: The Supplier 10');
    expect(text).not.toContain('The Supplier 11');
    expect(text).toContain('and 32 more');
    expect(await textOf(report({ risks, lang: 'ar' }))).toContain('عدد مواضعها: 44');
  });

  it('findings on usual clauses stand in a section of their own after all others, under their numbers', async () => {
    const usual = risk({ kind: 'insurance', severity: 'low', risk_description: 'Duty to insure' });
    const text = await textOf(report({ risks: [usual, risk(), { ...usual, severity: 'medium' }] }));
    expect(text).toContain('3 findings · 1 high · 1 medium · 1 low');
    expect(text).toMatch(/Recommendation 2 Liability .* 3 Liability .* Usual clauses \(1\) Nearly every/);
    expect(text).toMatch(/first words Recommendation 1 Liability Clause 7.1 Duty to insure The Supplier/);
    const only = await textOf(report({ lang: 'ar', risks: [usual] }));
    expect(only).toContain('بنود معتادة (1)');
    expect(only).not.toContain('الاقتباس');
  });

  it('a clause whose number contains a noun gets no other noun before it', async () => {
    const english = await textOf(report({ risks: [risk({ clause: 'Section 6.13(d)' })] }));
    expect(english).toContain('Liability Section 6.13(d) High');
    expect(english).not.toContain('Clause');
    const arabic = await textOf(
      report({ lang: 'ar', risks: [risk({ section: null, clause: 'البند الثاني' })] }),
    );
    expect(arabic).toContain('البند الثاني');
    expect(arabic.match(/البند/g)).toHaveLength(1);
  });

  it('a quote that only its page broke is set as one text, and its paragraphs are separated', async () => {
    const quote = 'The Supplier shall\nbe liable.\n\nIt shall pay.';
    const narrow = await textOf(report({ risks: [risk({ extracted_text_snippet: quote })] }));
    const pdf = await openWithPdfium(
      await write(report({ risks: [risk({ extracted_text_snippet: quote })] })),
    );
    expect(narrow).toContain('The Supplier shall be liable. It shall pay.');
    expect(pdf.page(0)?.text).toMatch(/The Supplier shall be liable\.\s*\r?\n\s*It shall pay\./);
  });

  it('a report without findings says so', async () => {
    const text = await textOf(report({ risks: [] }));
    expect(text).toContain('No risks were found.');
    expect(text).not.toContain('Recommendation');
  });

  it('a report on what is no contract says so in place of counts, and one without findings what was looked for', async () => {
    const scope = {
      ...{
        form: 'other' as const,
        kind: 'statute' as const,
        words: ['Section 1'],
        languages: ['en' as const],
      },
      ...{ risk_kinds: 0, clauses: [], unread_pages: 0 },
    };
    const none = await textOf({ ...report(), body: { risks: [], articles: [], scope } });
    expect(none).toContain('This document is not a contract. It looks like a statute or regulation.');
    expect(none).toContain('“Section 1”');
    expect(none).not.toContain('No risks were found');
    expect(none).not.toMatch(/High/);
    const searched = { ...scope, form: 'contract' as const, kind: 'lease' as const, risk_kinds: 75 };
    const empty = await textOf({ ...report(), body: { risks: [], articles: [], scope: searched } });
    expect(empty).toContain('No risks were found.');
    expect(empty).toContain('Read as a lease, in English. 75 kinds of risk were looked for.');
  });

  it('every page repeats the header and has a number', async () => {
    const pages = await pagesOf(report({ risks: Array.from({ length: 60 }, () => risk()) }));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, at) => {
      expect(page).toContain('ID Section Risk Quote Recommendation');
      expect(page).toContain(`${at + 1} / ${pages.length}`);
    });
  });

  it('Arabic text can be extracted word by word, and an English quote stays English', async () => {
    const text = await textOf(
      report({
        lang: 'ar',
        filename: 'عقد الخدمات.pdf',
        risks: [
          risk({ risk_description: 'مسؤولية غير محدودة على المورد', recommendation: 'حدد سقفا للمسؤولية.' }),
          risk({ extracted_text_snippet: 'يكون المورد مسؤولا عن جميع الخسائر (دون حد) خلال 90 يوما' }),
        ],
      }),
    );
    for (const part of [
      'تقرير تقييم المخاطر للمستند عقد الخدمات',
      'القسم',
      'الاقتباس',
      'التوصية',
      'مرتفع',
      'مسؤولية غير محدودة',
      'The Supplier shall be liable without limitation.',
      'يكون المورد مسؤولا عن جميع الخسائر (دون حد) خلال 90 يوما',
    ])
      expect(text).toContain(part);
  });

  it('the articles that findings cite stand in full at the end, with the findings that cite them', async () => {
    const cited = [{ law: 'labor-m51-1426', number: '83' }];
    const risks = [risk(), risk({ articles: cited }), risk({ articles: cited })];
    const articles = articlesInFull(cited);
    const pages = await pagesOf(report({ body: { risks, articles } }));
    const last = pages.at(-1) ?? '';
    for (const part of [
      'Articles cited',
      'Article 83 of the Labor Law',
      'Royal Decree M/51 of 23/8/1426H (27 September 2005). In force. Worded as amended by Royal Decree M/46 of 5/6/1436H; amendments were traced up to June 2026.',
      'Cited in findings 2 and 3',
    ])
      expect(last).toContain(part);
    expect(last).toMatch(/[\u0621-\u064a]{3}/);
    expect(await textOf(report())).not.toContain('Articles cited');
  });

  it('the same report gives the same file', async () => {
    const risks = Array.from({ length: 30 }, (_, at) => risk({ clause: String(at) }));
    const [first, second] = [await write(report({ risks })), await write(report({ risks }))];
    expect(first.equals(second)).toBe(true);
    const other = await write(report({ risks, createdAt: new Date('2026-03-02T00:00:00Z') }));
    expect(first.equals(other)).toBe(false);
  });

  it('the file tells readers its title, language and chapters', async () => {
    const bytes = (await write(report())).toString('latin1');
    expect(bytes).toContain('(Risk Assessment Report for services agreement.pdf)');
    expect(bytes).toContain('/Lang (en)');
    expect(bytes).toContain('/Title (High Risk)');
    expect(bytes).toContain('/Title (Low Risk)');
    expect(bytes).not.toContain('/Title (Medium Risk)');
    expect((await write(report({ lang: 'ar' }))).toString('latin1')).toContain('/Lang (ar-SA)');
  });

  it('writing stops when it is aborted', async () => {
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const risks = Array.from({ length: 200 }, (_, at) => risk({ clause: String(at) }));
    const writing = writeRiskPdf(report({ risks }), {
      signal: controller.signal,
      progress: (done) => {
        if (done === 5) controller.abort(reason);
      },
    });
    await expect(writing.next()).rejects.toBe(reason);
  });
});
