import { expect, test } from '@jest/globals';
import { readingsOf } from '#tests/support/compliance.js';

const brokenBy = (clause: string) =>
  readingsOf(clause, 'employment')
    .filter(({ answer }) => answer === 'breaks')
    .map(({ rule }) => rule);

test.each([
  "The Employer enrols the Employee with GOSI and bears the employer's share of the contributions.",
  'The Company obtains the work permit of the Employee and pays its fees.',
  'The Employer supplies the Employee with protective equipment and bears its whole cost.',
  'The Employer shall book the return ticket of the Employee to his country and shall pay for it.',
  'If the Employee falls ill, the Employer sends the Employee to a doctor and pays the cost of treatment.',
  'يستخرج صاحب العمل وثيقة تأمين صحي للعامل ويتحمل قسطها كاملاً.',
  'تستقدم الشركة العامل وتتحمل رسوم استقدامه وإقامته.',
  'يصرف صاحب العمل للعامل معدات الوقاية ويتحمل تكلفتها.',
])('who does the first thing bears the cost of the second: %s', (clause) => {
  expect(brokenBy(clause)).toEqual([]);
});

test.each([
  ['The Employee obtains medical insurance and bears its cost.', 'SA-LAB-127'],
  ['The Employer obtains the residence permit and the Employee bears its fees.', 'SA-LAB-29'],
  ['The Employer enrols the Employee with GOSI and the Employee bears all contributions.', 'SA-SIL-02'],
  ['يستخرج العامل وثيقة التأمين الصحي ويتحمل العامل قسطها.', 'SA-LAB-127'],
  ['يستخرج صاحب العمل رخصة العمل ويتحمل العامل رسومها.', 'SA-LAB-29'],
  ['يسجل صاحب العمل العامل في التأمينات الاجتماعية ويتحمل العامل كامل الاشتراكات.', 'SA-SIL-02'],
])('another who is named bears it: %s', (clause, rule) => {
  expect(brokenBy(clause)).toContain(rule);
});

test('a place in the words that were written out is a place of the original', () => {
  const clause = 'The Employer provides medical insurance to the Employee and bears its cost.';
  const [read] = readingsOf(clause, 'employment').filter(({ rule }) => rule === 'SA-LAB-127');
  expect(read?.answer).toBe('keeps');
  expect(clause.slice(read?.evidence.start, read?.evidence.end)).toBe(read?.quote);
});
