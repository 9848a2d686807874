import { expect, it } from '@jest/globals';
import type { CheckedLaw } from '#shared/api/compliance.js';
import { countRules, findRules } from './rules.js';

const both = (en: string, ar: string) => ({ en, ar });
const rule = (id: string, subject: { en: string; ar: string }, documents: ('employment' | 'lease')[]) => ({
  id,
  subject,
  demands: both('It must be written.', 'يجب أن يكون مكتوباً.'),
  source: both('Art. 53', 'المادة 53'),
  documents,
  severity: 'high' as const,
  confidence: 'verified' as const,
  caution: null,
});
const law = (name: { en: string; ar: string }, rules: CheckedLaw['rules']): CheckedLaw => ({
  name,
  decree: null,
  issued: null,
  traced_to: null,
  articles: rules.length,
  rules,
});
const laws = [
  law(both('Labor Law', 'نظام العمل'), [
    rule('SA-LAB-07', both('Length of probation', 'مدة فترة التجربة'), ['employment']),
    rule('SA-LAB-12', both('Working hours', 'ساعات العمل'), ['employment']),
  ]),
  law(both('Civil Transactions Law', 'نظام المعاملات المدنية'), [
    rule('SA-CIV-01', both('Rent', 'الأجرة'), ['lease', 'employment']),
  ]),
];
const found = (query: string, kind: 'employment' | 'lease' | null = null) =>
  findRules(laws, { query, kind }).flatMap(({ rules }) => rules.map(({ id }) => id));

it('without a query and a kind, every rule is listed', () => {
  expect(found('')).toEqual(['SA-LAB-07', 'SA-LAB-12', 'SA-CIV-01']);
  expect(countRules(laws)).toBe(3);
});
it('all words of a query must be found: in the id, the texts or the name of the law, in either language', () => {
  expect(found('lab-07')).toEqual(['SA-LAB-07']);
  expect(found('labor HOURS')).toEqual(['SA-LAB-12']);
  expect(found('التجربة')).toEqual(['SA-LAB-07']);
  expect(found('probation rent')).toEqual([]);
});
it('a kind of document leaves the rules that apply to it, and no law without any', () => {
  expect(found('', 'lease')).toEqual(['SA-CIV-01']);
  expect(findRules(laws, { query: '', kind: 'lease' })).toHaveLength(1);
});
