import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../finding.js';
import { arabicContractWith, contractWith, documentOf, findingsOf } from '#tests/support/risk.js';

const inEnglish = async (clauses: string): Promise<Finding[]> =>
  findingsOf(documentOf(contractWith(clauses)));
const inArabic = async (clauses: string): Promise<Finding[]> =>
  findingsOf(documentOf(arabicContractWith(clauses)), { lang: 'ar' });
const told = (findings: readonly Finding[], kind: string): string =>
  findings
    .filter((finding) => finding.kind === kind)
    .map(({ title, explanation, recommendation }) => `${title} | ${explanation} | ${recommendation}`)
    .join('\n');

const TERM = 'The term of this Agreement is twelve (12) years.';
const ARABIC_TERM = 'مدة هذا العقد اثنتا عشرة سنة (12 سنة) من تاريخ توقيعه.';

describe('a long term and the rights to end it', () => {
  test('no long term is reported where each side may leave at will in another clause', async () => {
    const findings = await inEnglish(
      `${TERM}\n2. End\nEither party may terminate this Agreement at any time upon 180 days prior written notice.`,
    );
    expect(told(findings, 'long-term')).toBe('');
  });

  test('the one side that may leave is named', async () => {
    const findings = await inEnglish(
      `${TERM}\n2. End\nSupplier may terminate this Agreement at any time upon 30 days prior written notice.`,
    );
    expect(told(findings, 'long-term')).toContain('The document lets Supplier end it earlier');
    expect(told(findings, 'long-term')).not.toContain('No right to end it');
  });

  test('a right that only words hint at is neither given nor called absent', async () => {
    const findings = await inEnglish(
      `${TERM}\n2. End\nThe order form says who may terminate for convenience.`,
    );
    expect(told(findings, 'long-term')).toMatch(/^Long term of 12 years/);
    expect(told(findings, 'long-term')).not.toMatch(/No right|lets/);
  });

  test('its absence is said of the whole document', async () => {
    expect(told(await inEnglish(TERM), 'long-term')).toContain('No right to end it earlier without a cause');
  });

  test.each([
    ['The term of this Agreement shall be five (5) years or until the Works are completed, whichever is later.', /5 years or more \| .*5 years at least\./],
    ['The term of this Agreement shall be for ten (10) years or until sale of the plant, whichever is earlier.', /up to 10 years \| .*10 years at most\./],
    ['The term of this Agreement shall continue for ten (10) years after the first commercial sale.', /10 years after an event/],
  ] as const)('a length is said as it is meant: %s', async (clause, said) => {
    expect(told(await inEnglish(clause), 'long-term')).toMatch(said);
  }); // prettier-ignore

  test('the same in Arabic', async () => {
    const each = `${ARABIC_TERM}\nالمادة (2): الإنهاء\nيحق لأي من الطرفين إنهاء هذا العقد في أي وقت بإشعار قبل 90 يوماً.`;
    const one = `${ARABIC_TERM}\nالمادة (2): الإنهاء\nيحق للمورد إنهاء هذا العقد في أي وقت بإشعار قبل 90 يوماً.`;
    expect(told(await inArabic(each), 'long-term')).toBe('');
    expect(told(await inArabic(one), 'long-term')).not.toContain('لم يُعثر');
    expect(told(await inArabic(ARABIC_TERM), 'long-term')).toContain('لم يُعثر في المستند');
  });
});

describe('rights to end a contract', () => {
  test.each([
    'The Engagement Letter shall provide that the bank may terminate its engagement at any time upon not less than 45 days notice.',
    'The Recipient will comply with all export laws. Either party may terminate this Agreement by providing two months written notice to the other.',
  ])('those under another paper are none of this contract: %s', async (clause) => {
    expect(told(await inEnglish(clause), 'termination-convenience')).toBe('');
  });

  test('a right until delivery is limited', async () => {
    const findings = await inEnglish('Either Party may terminate this Agreement at any time prior to delivery of the Product.');
    expect(told(findings, 'termination-convenience')).toContain('limits when the right can be used');
    expect(told(findings, 'termination-convenience')).not.toMatch(/work done|60 days/);
  }); // prettier-ignore

  test('insolvency names who may end the contract, and advises only who relies on it', async () => {
    const findings = await inEnglish('Supplier may terminate this Agreement if Customer becomes insolvent.');
    expect(told(findings, 'insolvency-termination')).toMatch(/^Supplier may terminate on insolvency/);
    expect(told(findings, 'insolvency-termination')).toContain('Whoever relies on this');
    expect(told(await inArabic('يحق للمورد إنهاء هذا العقد إذا أعلن إفلاس العميل.'), 'insolvency-termination')).not.toContain('بالدفع المقدم');
  }); // prettier-ignore

  test('insolvency of either side is not called a right of both where no right is given', async () => {
    const right = await inEnglish(
      'Either party may terminate this Agreement if the other party becomes insolvent.',
    );
    const end = await inEnglish(
      'This Agreement shall terminate upon notice if either party becomes insolvent.',
    );
    expect(told(right, 'insolvency-termination')).toContain('allows either side');
    expect(told(end, 'insolvency-termination')).toContain('allows the contract to be ended');
  });

  test('insolvency that takes away a license ends the contract only by that loss', async () => {
    const findings = await inEnglish(
      'If Customer is deprived of the qualification to provide the services due to its liquidation or bankruptcy, this Agreement shall terminate accordingly.',
    );
    expect(told(findings, 'insolvency-termination')).toContain('to a loss, such as of a license');
  });

  test('what survives an earlier paper is not what survives this contract', async () => {
    const clause =
      'The Memorandum of Understanding is terminated, but its obligations of confidentiality shall survive termination.';
    expect(told(await inEnglish(clause), 'survival-unlimited')).toBe('');
  });

  test('a change of control says that the sentence makes an exception', async () => {
    const findings = await inEnglish(
      'A change of control of Customer shall be deemed an assignment unless Supplier does not exercise its option.',
    );
    expect(told(findings, 'change-of-control')).toContain('exception or sets a condition');
  });

  test('a breach that is only suspected is not called one', async () => {
    const findings = await inEnglish(
      'Supplier may suspend the Services if there is credible evidence that Customer may have violated this Agreement.',
    );
    expect(told(findings, 'suspension')).toMatch(/^Supplier may suspend performance \|/);
  });
});

describe('changes of the terms', () => {
  const RIGHT = 'Supplier may amend this Agreement if mandated by third parties.';

  test('the condition of a right to change the contract is given in its words', async () => {
    expect(told(await inEnglish(RIGHT), 'unilateral-change')).toContain(
      'limit: “if mandated by third parties”',
    );
  });

  test('a reasonable measure is no condition to be quoted', async () => {
    const clause =
      'Supplier may, in its reasonable discretion, amend this Agreement if such change is required by law.';
    expect(told(await inEnglish(clause), 'unilateral-change')).toContain(
      'limit: “if such change is required by law”',
    );
  });

  test('the advice heeds a clause that asks for a change in writing', async () => {
    const findings = await inEnglish(`${RIGHT}\n2. Amendment\nThis Agreement may be amended only in writing signed by both parties.`);
    expect(told(findings, 'unilateral-change')).toContain('Say which prevails');
  }); // prettier-ignore
});

describe('silence', () => {
  const SILENCE =
    'If Customer fails to respond within ten days, Customer shall be deemed to have accepted the change';

  test('a reminder is asked for only where the clause has none', async () => {
    const reminded = 'Supplier will then confirm with Customer that the change was received';
    expect(told(await inEnglish(`${SILENCE}.`), 'deemed-acceptance')).toContain('Ask for a reminder');
    expect(told(await inEnglish(`${reminded}. ${SILENCE}.`), 'deemed-acceptance')).not.toContain('reminder');
  });
});

describe('courts and bars on assigning', () => {
  test('courts that stand beside the one named are told', async () => {
    const one = 'The parties submit to the exclusive jurisdiction of the courts located in Houston, Texas.';
    const two = 'The parties submit to the exclusive jurisdiction of any court in Houston or Dallas, Texas.';
    expect(told(await inEnglish(two), 'foreign-courts')).toContain('names other courts');
    expect(told(await inEnglish(one), 'foreign-courts')).not.toContain('names other courts');
  });

  test.each([
    ['This Agreement is governed by the laws of the State of Texas and the laws of the United States.', 'another law beside it'],
    ['This Agreement is governed by the laws of the State of Texas, except that patents are judged where they were granted.', 'an exception'],
  ] as const)('what else a choice of law says is told: %s', async (clause, said) => {
    expect(told(await inEnglish(clause), 'foreign-law')).toContain(said);
    expect(told(await inEnglish('This Agreement is governed by the laws of the State of Texas.'), 'foreign-law')).not.toContain(said);
  }); // prettier-ignore

  test('a right to assign that does not speak of consent is not said to exclude it', async () => {
    const silent = await inEnglish('Supplier may assign this Agreement at any time.');
    expect(told(silent, 'free-assignment')).toContain('asks for no consent');
  });

  test('an exception to a bar on assigning is told', async () => {
    const clause = 'Customer may not assign this Agreement without the consent of Supplier';
    expect(told(await inEnglish(`${clause}, except to an affiliate.`), 'one-sided-assignment-ban')).toContain('exception');
    expect(told(await inEnglish(`${clause}.`), 'one-sided-assignment-ban')).not.toContain('exception');
  }); // prettier-ignore
});

test('a contract that may not be canceled replaces nothing', async () => {
  const kept =
    'This Agreement is the entire agreement and shall not be altered or canceled without written consent.';
  expect(told(await inEnglish(kept), 'entire-agreement')).toBe('');
});
