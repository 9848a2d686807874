import { expect, test } from '@jest/globals';
import { legalTerms } from './glossary.js';

test('a hint in brackets names the sense of a legal term and is no part of it', () => {
  const law = legalTerms().find(({ ar }) => ar[0] === 'نظام');
  expect(law).toEqual({ en: 'law', sense: 'statute', ar: ['نظام'] });
});

test('a legal term has all of its Arabic names, without brackets', () => {
  const find = (en: string) => legalTerms().find((term) => term.en === en)?.ar;
  expect(find('affiliate')).toEqual(['شركة شقيقة', 'تابعة']);
  expect(find('guaranteed debtor')).toEqual(['المكفول']);
  expect(legalTerms().filter(({ en, ar }) => /[()/]/.test(`${en}${ar.join('')}`))).toEqual([]);
});

test('terms that share a name are told apart by their senses', () => {
  const shares = legalTerms().filter(({ en }) => en === 'share');
  expect(shares.map(({ sense, ar }) => [sense, ar[0]])).toEqual([
    ['LLC', 'حصة'],
    ['JSC', 'سهم'],
  ]);
});
