import { describe, expect, it } from '@jest/globals';
import type { Language } from '#shared/contracts/common.js';
import { documentOf, findingsOf } from '#tests/support/risk.js';

const MAIN = [
  'RESELLER AGREEMENT',
  'This Reseller Agreement is made between Alpha Systems LLC ("Alpha") and Corio Inc. ("Corio").',
  '1. Alpha shall deliver the Software. Corio shall pay for it. Alpha shall support it. Corio shall resell it.',
  '2. This Agreement shall be governed by the laws of the State of California.',
  '3. In no event shall Corio be liable for indirect or consequential damages.',
  'IN WITNESS WHEREOF, the parties have signed this Agreement.',
  'By: ______________',
];
const LICENSE = [
  'EXHIBIT G',
  'SOFTWARE LICENSE AGREEMENT',
  'This License Agreement is made between Alpha Systems LLC ("Alpha") and Delta Trading Ltd. ("Customer").',
  '1. GENERAL PROVISIONS',
  'Alpha shall deliver the Software. Customer shall pay for it. Alpha shall support it. Customer will accept it.',
  'This Agreement shall be governed by the laws of the State of New York.',
  'In no event shall Alpha be liable for indirect or consequential damages.',
];
const PRICES = ['EXHIBIT A', 'PRICES', '1. Corio shall pay interest of 2% a month on late payments.'];

const found = (lines: readonly string[], lang: Language = 'en') =>
  findingsOf(documentOf(lines.join('\n\n')), { lang });

describe('findings in annexes', () => {
  it('name the annex in their section', async () => {
    const findings = await found([...MAIN, ...PRICES, ...LICENSE]);
    const sections = (kind: string) =>
      findings.filter((one) => one.kind === kind).map(({ section }) => section);
    expect(sections('late-interest')).toEqual(['Exhibit A']);
    expect(sections('foreign-law')).toEqual([null, 'Exhibit G: GENERAL PROVISIONS']);
  });

  it('say that they stand in an annexed agreement, and are no places of findings of the contract', async () => {
    const findings = await found([...MAIN, ...PRICES, ...LICENSE]);
    const laws = findings.filter(({ kind }) => kind === 'foreign-law');
    expect(laws.map(({ title }) => title)).toEqual([
      'Foreign governing law: California',
      'Foreign governing law: New York',
    ]);
    expect(laws[0]?.explanation).not.toContain('annexed');
    expect(laws[1]?.explanation).toMatch(
      /^This stands in an agreement that is annexed: “Exhibit G: SOFTWARE LICENSE AGREEMENT”\. The clause/,
    );
    const interest = findings.find(({ kind }) => kind === 'late-interest');
    expect(interest?.explanation).toMatch(/^Late payment/);
  });

  it('say so in Arabic', async () => {
    const laws = await found([...MAIN, ...LICENSE], 'ar');
    expect(laws.filter(({ kind }) => kind === 'foreign-law')[1]?.explanation).toMatch(
      /^يرد هذا في اتفاقية ملحقة بالعقد: «⁨?Exhibit G: SOFTWARE LICENSE AGREEMENT⁩?»\. /,
    );
  });

  it('are not compared with clauses of the contract', async () => {
    const losses = (await found([...MAIN, ...LICENSE])).filter(({ kind }) => kind === 'consequential-loss');
    expect(losses).toHaveLength(2);
    for (const { explanation, title } of losses) {
      expect(explanation).not.toMatch(/Another clause|No such protection/);
      expect(title).not.toContain('only');
    }
    const within = await found([
      ...MAIN,
      ...LICENSE,
      'In no event shall Customer be liable for indirect or consequential damages.',
    ]);
    const own = within.filter(({ kind, section }) => kind === 'consequential-loss' && section !== null);
    expect(own[0]?.explanation).toContain('Another clause limits or excludes the liability of Customer.');
  });

  it('do not tell what the contract agrees on', async () => {
    const arbitration = 'All disputes shall be finally settled by arbitration in London.';
    const courts = 'The courts of England shall have exclusive jurisdiction over any dispute.';
    const both = await found([...MAIN, arbitration, ...LICENSE, courts]);
    expect(both.map(({ kind }) => kind)).not.toContain('two-forums');
    const together = await found([...MAIN.slice(0, 5), arbitration, courts, ...MAIN.slice(5)]);
    expect(together.map(({ kind }) => kind)).toContain('two-forums');
  });

  it('name Arabic annexes and agreements', async () => {
    const findings = await found(
      [
        'عقد توريد',
        'أبرم هذا العقد بين شركة ألفا (ويشار إليها بـ "المورد") وشركة بيتا (ويشار إليها بـ "المشتري").',
        '1. يلتزم المورد بالتسليم. يلتزم المشتري بالدفع. يلتزم المورد بالضمان. يلتزم المشتري بالفحص. يحق للمورد التفتيش. يجب الإخطار.',
        'التوقيع: ________',
        'المرفق رقم 2',
        'اتفاقية عدم إفصاح',
        'أبرمت هذه الاتفاقية بين شركة ألفا وشركة بيتا.',
        'تخضع هذه الاتفاقية لقوانين إنجلترا.',
      ],
      'ar',
    );
    const law = findings.find(({ kind }) => kind === 'foreign-law');
    expect(law?.section).toBe('المرفق رقم 2: اتفاقية عدم إفصاح');
    expect(law?.explanation).toMatch(
      /^يرد هذا في اتفاقية ملحقة بالعقد: «المرفق رقم 2: اتفاقية عدم إفصاح»\. /,
    );
  });
});
