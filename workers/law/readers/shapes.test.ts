import { describe, expect, test } from '@jest/globals';
import type { Sentence } from '#workers/engines/text/sentences.js';
import { sentencesOf } from '#workers/engines/text/sentences.js';
import { borneBy, deprived, mayAlone } from './shapes.js';
import type { Reader } from './reader.js';
import { rolesIn } from './roles.js';
import { RuleWords } from './words.js';

const SAYS = { en: 'It says so.', ar: 'كذا.' };
const read = (reader: Reader, text: string) => {
  const stretch = { start: 0, end: text.length, heading: null, number: null };
  const words = new RuleWords(rolesIn('employment', []));
  return sentencesOf(text, [stretch]).map((sentence: Sentence) => reader(sentence, words)?.answer ?? null);
};

describe('deprived', () => {
  const en = deprived('en', {
    of: '\\b(?:end[- ]of[- ]service (?:award|gratuity|benefit)|gratuity)\\b',
    says: SAYS,
  });
  const ar = deprived('ar', { of: '~(?:مكافأة نهاية (?:ال)?خدمة)#', says: SAYS });
  test.each([
    'The Employee shall not be entitled to any end-of-service award.',
    'The Employee waives his end-of-service gratuity.',
    'No gratuity is payable on termination.',
    'The end-of-service award shall be deemed included in the monthly salary.',
    'Any Employee who resigns forfeits the end-of-service award.',
    'The gratuity lapses if the Employee leaves before three years.',
    'Termination takes effect without payment of the end-of-service benefit.',
  ])('breaks: %s', (clause) => expect(read(en, clause)).toEqual(['breaks']));
  test.each([
    'The Employee shall receive an end-of-service award under the Labor Law.',
    'The Employee shall not forfeit the end-of-service award on resignation.',
  ])('keeps: %s', (clause) => expect(read(en, clause)).toEqual(['keeps']));
  test.each([
    'لا يستحق العامل مكافأة نهاية الخدمة إذا استقال.',
    'يتنازل الطرف الثاني عن مكافأة نهاية الخدمة تنازلاً نهائياً.',
    'تعد مكافأة نهاية الخدمة مشمولة في الأجر الشهري.',
    'ينتهي العقد دون صرف مكافأة نهاية الخدمة.',
    'يسقط حق العامل في مكافأة نهاية الخدمة بانقطاعه عن العمل.',
  ])('breaks: %s', (clause) => expect(read(ar, clause)).toEqual(['breaks']));
  test('keeps: an award that is paid', () =>
    expect(read(ar, 'تصرف للعامل مكافأة نهاية الخدمة وفق نظام العمل.')).toEqual(['keeps']));
});

describe('borneBy', () => {
  const fees = '\\b(?:visa|iqama|work permit|recruitment)\\b';
  const en = borneBy('en', { of: fees, wrong: '{employee}', right: '{employer}', says: SAYS });
  const ar = borneBy('ar', {
    of: '~(?:رسوم (?:ال)?إقامة|رسوم (?:ال)?تأشيرة|رخصة (?:ال)?عمل)#',
    wrong: '{employee}',
    right: '{employer}',
    says: SAYS,
  });
  test.each([
    'The Employee shall pay the work permit fees.',
    'Visa and iqama costs shall be borne by the Employee.',
    'Recruitment expenses are for the account of the Second Party.',
    'The cost of the visa shall be recovered from the Employee in instalments.',
  ])('breaks: %s', (clause) => expect(read(en, clause)).toEqual(['breaks']));
  test.each([
    'The Employer shall bear the visa and work permit fees of the Employee.',
    'Work permit fees are paid by the Company.',
  ])('keeps: %s', (clause) => expect(read(en, clause)).toEqual(['keeps']));
  test.each(['يتحمل العامل رسوم الإقامة ورخصة العمل.', 'تكون رسوم التأشيرة على حساب الطرف الثاني.'])(
    'breaks: %s',
    (clause) => expect(read(ar, clause)).toEqual(['breaks']),
  );
  test.each(['يتحمل صاحب العمل رسوم الإقامة ورخصة العمل للعامل.'])('keeps: %s', (clause) =>
    expect(read(ar, clause)).toEqual(['keeps']),
  );
});

describe('mayAlone', () => {
  const en = mayAlone('en', {
    of: '\\b(?:transfer|relocate|assign)\\b[^.;]{0,60}\\b(?:city|branch|location|place)\\b',
    who: '{employer}',
    says: SAYS,
  });
  test.each([
    'The Company may at any time transfer the Employee to another city.',
    'The Employer reserves the right to relocate him to any branch as it sees fit.',
  ])('breaks: %s', (clause) => expect(read(en, clause)).toEqual(['breaks']));
  test.each([
    'The Company may transfer the Employee to another city only with his written consent.',
    'The Company may not transfer the Employee to another city.',
  ])('keeps: %s', (clause) => expect(read(en, clause)).toEqual(['keeps']));
  test('breaks where consent is what it does without', () =>
    expect(read(en, 'The Company may transfer the Employee to another city without his consent.')).toEqual([
      'breaks',
    ]));
});
