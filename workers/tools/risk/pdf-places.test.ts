import { describe, expect, it } from '@jest/globals';
import { report, finding, textOf } from '#tests/support/risk-pdf.js';

describe('findings in the PDF', () => {
  it('the reason of a severity stands under the title', async () => {
    const text = await textOf(
      report({ risks: [finding({ severity_reason: 'High, because it has no limit.' })] }),
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
    const risks = [finding({ places, places_unlisted: 30 }), finding({ severity: 'low' })];
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
    const usual = finding({ kind: 'insurance', severity: 'low', risk_description: 'Duty to insure' });
    const text = await textOf(report({ risks: [usual, finding(), { ...usual, severity: 'medium' }] }));
    expect(text).toContain('3 findings · 1 high · 1 medium · 1 low');
    expect(text).toMatch(/Recommendation 2 Liability .* 3 Liability .* Usual clauses \(1\) Nearly every/);
    expect(text).toMatch(/first words Recommendation 1 Liability Clause 7.1 Duty to insure The Supplier/);
    const only = await textOf(report({ lang: 'ar', risks: [usual] }));
    expect(only).toContain('بنود معتادة (1)');
    expect(only).not.toContain('الاقتباس');
  });
});
