import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { DocumentType } from '#shared/tools/compliance/documents.js';
import { readingsOf } from '#tests/support/compliance.js';
import { READ_RULES } from '../index.js';

interface Twin {
  id: string;
  document: string;
  hollow: string;
  fair: string;
}

/** Kinds of document as the set names them, where the product has another name. */
const TYPES: Record<string, DocumentType> = {
  'data-processing': 'privacy-policy',
  'terms-of-sale': 'terms',
  agency: 'distribution',
  supply: 'sale',
};
const typeOf = ({ document }: Twin) => TYPES[document] ?? (document as DocumentType);
const TWINS = readFileSync('tests/fixtures/sets/reassurance/hollow.jsonl', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Twin);

const keptBy = (clause: string, type: DocumentType) =>
  readingsOf(clause, type)
    .filter(({ answer }) => answer === 'keeps')
    .map(({ rule }) => rule);

test('no promise that its sentence empties is called kept', () => {
  expect(
    TWINS.flatMap((twin) => keptBy(twin.hollow, typeOf(twin)).map((rule) => `${twin.id} ${rule}`)),
  ).toEqual([]);
});

test('the same promises are called kept where nothing empties them', () => {
  expect(TWINS.filter((twin) => keptBy(twin.fair, typeOf(twin)).length > 0).length).toBeGreaterThanOrEqual(
    12,
  );
});

/** Returns what a rule reads in a clause: its answer, and the words that were not read. */
function readBy(id: string, clause: string) {
  const rule = READ_RULES.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`no rule ${id}`);
  return readingsOf(clause, rule.documents[0] ?? 'contract', [rule]).map(({ answer, unread }) => ({
    answer,
    unread,
  }));
}

describe('a promise is kept in part where its sentence holds what no reader looked at', () => {
  const CERTIFICATE = 'The Employer issues a certificate of service to the Employee';
  const SHAHADA = 'يعطي صاحب العمل العامل شهادة خدمة دون مقابل';
  test.each([
    ['a time', 'SA-LAB-30', CERTIFICATE, 'two years', ' after the end of service.'],
    ['a sum', 'SA-LAB-128', 'The Employer bears the return ticket', 'SAR 100', '.', ' up to '],
    ['a place', 'SA-LAB-30', CERTIFICATE, 'in person at our branch in Hamburg', '.'],
    [
      'a condition',
      'SA-LAB-127',
      'The Employer provides medical insurance to the Employee',
      'provided that the General Manager is satisfied',
      '.',
      ', ',
    ],
    ['an exception', 'SA-LAB-30', CERTIFICATE, 'except in branches and warehouses', '.', ', '],
    [
      'a group left out',
      'SA-LAB-30',
      CERTIFICATE,
      'this does not apply to the northern plant',
      '.',
      ', and ',
    ],
    ['a narrow case', 'SA-LAB-30', CERTIFICATE, 'only on the first Tuesday of the quarter', '.'],
    ['an open decision', 'SA-LAB-30', CERTIFICATE, "at the General Manager's discretion", '.', ', '],
    [
      'a fee',
      'SA-LAB-127',
      'The Employer provides medical insurance to the Employee',
      'against payment of an administrative fee',
      '.',
      ', ',
    ],
    [
      'a bearer',
      'SA-LAB-127',
      'The Employer provides medical insurance',
      'the Employee shall bear',
      ' the premium.',
      ', and ',
    ],
    ['a time', 'SA-LAB-30', SHAHADA, 'سنتين', ' من انتهاء الخدمة.', ' بعد '],
    ['a place', 'SA-LAB-30', SHAHADA, 'حضورياً في فرع الشركة بمدينة هامبورغ', '.', '، وذلك '],
    ['a condition', 'SA-LAB-30', SHAHADA, 'بشرط اقتناع المدير العام بنتائج السنة', '.', '، '],
    ['an exception', 'SA-LAB-30', SHAHADA, 'باستثناء الفروع والمستودعات', '.', '، '],
    ['a narrow case', 'SA-LAB-30', SHAHADA, 'في أول ثلاثاء من كل ربع فقط', '.', '، '],
    [
      'a bearer',
      'SA-LAB-33',
      'يوفر صاحب العمل معدات الوقاية الشخصية للعامل',
      'وتحسم قيمتها من أجر',
      ' العامل.',
      '، ',
    ],
  ])('%s: %s %s … %s', (_, rule, promise, unread, after, before = ' ') => {
    expect(readBy(rule, `${promise}.`)).toEqual([{ answer: 'keeps', unread: undefined }]);
    const [read] = readBy(rule, `${promise}${before}${unread}${after}`);
    expect(read?.answer).toBe('partly');
    expect(read?.unread?.join(' ')).toContain(unread.split(' ').at(-1));
  });
});

describe('a promise stays kept beside', () => {
  test.each([
    [
      'quantities of the law',
      'SA-LAB-19',
      'The Employer shall pay the Employee his final dues within one week of termination by the Employer, or two weeks where the Employee resigns.',
    ],
    [
      'an amount that the law leaves open',
      'SA-LAB-122',
      'The Employee receives a housing allowance of SAR 2,500 a month.',
    ],
    [
      'a reference to the law',
      'SA-LAB-14',
      'The Company may not dismiss the Employee without notice or compensation except in the cases listed in Article 80.',
    ],
    [
      'the consent of the worker',
      'SA-LAB-64',
      'لا يجوز نقل العامل ذي الأجر الشهري إلى فئة عمال اليومية إلا بموافقته الكتابية.',
    ],
    [
      'the case that the law names',
      'SA-LAB-30',
      'At the end of the contract the Employer gives the Employee a service certificate free of charge.',
    ],
    [
      'a city of the Kingdom',
      'SA-LAB-122',
      'The Employer provides the Employee with suitable accommodation in Tabuk.',
    ],
    [
      'more than the law gives',
      'SA-LAB-114',
      'The Employee is entitled to twenty-four (24) days of paid annual leave, paid in advance.',
    ],
    [
      'a time that is short',
      'SA-LAB-01',
      'The Company shall register this contract on Qiwa within seven days of signature.',
    ],
  ])('%s', (_, rule, clause) => {
    expect(readBy(rule, clause)).toEqual([{ answer: 'keeps', unread: undefined }]);
  });
});
