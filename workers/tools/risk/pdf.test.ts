import { describe, expect, it } from '@jest/globals';
import { openWithPdfium } from '#workers/extraction/pdf/pdfium.js';
import { articlesInFull } from '#platform/law/articles.js';
import { writeRiskPdf } from './pdf.js';
import { pagesOf, report, finding, textOf, write } from '#tests/support/risk-pdf.js';

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
          finding({ ...bare, clause: '9.4', section: null, risk_description: 'First' }),
          finding({ ...bare, clause: null, section: 'Term', risk_description: 'Second' }),
          finding({ ...bare, clause: null, section: null, risk_description: 'Third' }),
          finding({ evidence: null, risk_description: 'Fourth' }),
        ],
      }),
    );
    expect(text).toContain('First 9.4 No recommendation provided.');
    expect(text).toContain('Second Term No recommendation provided.');
    expect(text).toContain('Third (no snippet) No recommendation provided.');
    expect(text).toContain('without limitation. Quote not found in the document text');
    expect(text.match(/Quote not found/g)).toHaveLength(1);
  });

  it('a clause whose number contains a noun gets no other noun before it', async () => {
    const english = await textOf(report({ risks: [finding({ clause: 'Section 6.13(d)' })] }));
    expect(english).toContain('Liability Section 6.13(d) High');
    expect(english).not.toContain('Clause');
    const arabic = await textOf(
      report({ lang: 'ar', risks: [finding({ section: null, clause: 'البند الثاني' })] }),
    );
    expect(arabic).toContain('البند الثاني');
    expect(arabic.match(/البند/g)).toHaveLength(1);
  });

  it('a quote that only its page broke is set as one text, and its paragraphs are separated', async () => {
    const quote = 'The Supplier shall\nbe liable.\n\nIt shall pay.';
    const narrow = await textOf(report({ risks: [finding({ extracted_text_snippet: quote })] }));
    const pdf = await openWithPdfium(
      await write(report({ risks: [finding({ extracted_text_snippet: quote })] })),
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
    const none = await textOf({ ...report(), body: { risks: [], to_read: [], articles: [], scope } });
    expect(none).toContain('This document is not a contract. It looks like a statute or regulation.');
    expect(none).toContain('“Section 1”');
    expect(none).not.toContain('No risks were found');
    expect(none).not.toMatch(/High/);
    const searched = { ...scope, form: 'contract' as const, kind: 'lease' as const, risk_kinds: 75 };
    const empty = await textOf({
      ...report(),
      body: { risks: [], to_read: [], articles: [], scope: searched },
    });
    expect(empty).toContain('No risks were found.');
    expect(empty).toContain('Read as a lease, in English. 75 kinds of risk were looked for.');
  });

  it.each([
    ['en', 'High It may cost a party dearly', 'What was looked for and is not there', 'Automatic renewal'],
    ['ar', 'قد يكبّد أحد الطرفين', 'ما بُحث عنه ولا وجود له في النص', 'تجديد تلقائي'],
  ] as const)(
    'the severities are explained, and what was not found is named at the end (%s)',
    async (lang, meaning, title, name) => {
      const scope = {
        ...{ form: 'contract' as const, kind: 'lease' as const, words: [], languages: [lang] },
        ...{ risk_kinds: 2, not_found: [name], absence_checked: true, clauses: [], unread_pages: 0 },
      };
      const given = report({ lang, risks: [finding()] });
      const text = await textOf({ ...given, body: { ...given.body, scope } });
      const places = [meaning, 'The Supplier shall be liable', title, name].map((part) => text.indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );

  it.each([
    ['en', 'Not understood, to be read (2)', 'Guarantee · Clause 7 · Page 2', 'so no clause can be shown'],
    ['ar', 'ما لم يُفهم ويلزم الاطلاع عليه (2)', 'Guarantee', 'فلا يمكن تحديد بند بعينه'],
  ] as const)(
    'clauses that were not understood are named with their quotes, after the findings (%s)',
    async (lang, title, row, unplaced) => {
      const quote = 'The Shareholder pays what Customer owes.';
      const place = { clause: null, section: null, evidence: null };
      const to_read = [
        {
          ...{ kind: 'guarantee', name: 'Guarantee', extracted_text_snippet: quote, clause: '7', section: null },
          evidence: { start: 0, end: 40, page: 2 },
        },
        { kind: 'audit', name: 'Audit', extracted_text_snippet: null, ...place },
      ];
      const given = report({ lang, risks: [finding()] });
      const text = await textOf({ ...given, body: { ...given.body, to_read } });
      const places = ['The Supplier shall be liable', title, row, quote, unplaced].map((part) => text.indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  ); // prettier-ignore

  it('every page repeats the header and has a number', async () => {
    const pages = await pagesOf(report({ risks: Array.from({ length: 60 }, () => finding()) }));
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
          finding({
            risk_description: 'مسؤولية غير محدودة على المورد',
            recommendation: 'حدد سقفا للمسؤولية.',
          }),
          finding({ extracted_text_snippet: 'يكون المورد مسؤولا عن جميع الخسائر (دون حد) خلال 90 يوما' }),
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
    const risks = [finding(), finding({ articles: cited }), finding({ articles: cited })];
    const articles = articlesInFull(cited);
    const pages = await pagesOf(report({ body: { risks, to_read: [], articles } }));
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
    const risks = Array.from({ length: 30 }, (_, at) => finding({ clause: String(at) }));
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
    const risks = Array.from({ length: 200 }, (_, at) => finding({ clause: String(at) }));
    const writing = writeRiskPdf(report({ risks }), {
      signal: controller.signal,
      progress: (done) => {
        if (done === 5) controller.abort(reason);
      },
    });
    await expect(writing.next()).rejects.toBe(reason);
  });
});
