import { describe, expect, it } from '@jest/globals';
import type { Mark } from '#shared/contracts/marks.js';
import { report, finding, textOf, write } from '#tests/support/risk-pdf.js';

const mark = (given: Partial<Mark>): Mark => ({
  n: 1,
  state: 'open',
  reason: null,
  note: null,
  version: 1,
  changed_at: '2026-11-01T09:00:00.000Z',
  ...given,
});

describe('marks in the PDF of a risk report', () => {
  it('a report that was never marked says nothing of reviewing', async () => {
    expect(await textOf(report())).not.toContain('reviewed');
    expect(await textOf(report({ lang: 'ar' }))).not.toContain('مراجعة');
  });

  it('each finding shows what was decided, why and what was noted, and the head counts the decisions', async () => {
    const risks = [
      finding(),
      finding({ severity: 'medium' }),
      finding({ kind: 'insurance', severity: 'low' }),
      finding(),
    ];
    const marks = [
      mark({ n: 1, state: 'accepted', note: 'First line\nsecond <b>line</b>' }),
      mark({ n: 2, state: 'dismissed', reason: 'Insured' }),
      mark({ n: 3, state: 'dismissed' }),
      mark({ n: 4, note: 'Ask again' }),
    ];
    const text = await textOf(report({ risks, marks }));
    expect(text).toContain('3 of 4 reviewed Created on');
    expect(text).toContain('Agree on a cap. Accepted Reviewer’s note: First line second <b>line</b> 2 ');
    expect(text).toContain('Agree on a cap. Dismissed Reason: Insured 4 ');
    expect(text).toContain('Agree on a cap. Reviewer’s note: Ask again');
    expect(text).toMatch(/Usual clauses \(1\).*Agree on a cap\. Dismissed/);
  });

  it('an Arabic report names the decisions in Arabic', async () => {
    const marks = [mark({ state: 'accepted' }), mark({ n: 2, state: 'dismissed', reason: 'Insured' })];
    const text = await textOf(report({ lang: 'ar', marks }));
    for (const words of ['مقبولة', 'مستبعدة', 'السبب', 'Insured', 'مراجعة']) expect(text).toContain(words);
  });

  it('a note cannot change the direction of what stands around it', async () => {
    const note = 'العميل\u202E موافق\u2069';
    const plain = await write(report({ marks: [mark({ note: 'العميل موافق' })] }));
    expect(await write(report({ marks: [mark({ note })] }))).toEqual(plain);
  });
});
