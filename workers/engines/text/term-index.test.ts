import { describe, expect, test } from '@jest/globals';
import { TermIndex, usesTerm } from './term-index.js';

const TERMS = [
  { en: 'party', ar: 'طرف' },
  { en: 'notice period', ar: 'مدة الإشعار' },
  { en: 'notice', ar: 'إشعار' },
  { en: 'agreement', ar: 'اتفاقية' },
];

describe('TermIndex', () => {
  test('English terms are found in plural, in any case, and the longest alone at its place', () => {
    const index = new TermIndex(TERMS, ({ en }) => en, 'en');
    const found = index.in('The Parties agree on a Notice Period.').map(({ en }) => en);
    expect(found).toEqual(['party', 'notice period']);
    expect(index.in('He noticed partial agreements').map(({ en }) => en)).toEqual(['agreement']);
  });

  test('Arabic terms are found behind joined letters and with endings', () => {
    const index = new TermIndex(TERMS, ({ ar }) => ar, 'ar');
    const found = index.in('ولمدة الاشعار يلتزم الطرفان باتفاقيتهما').map(({ ar }) => ar);
    expect(found).toEqual(['مدة الإشعار', 'طرف', 'اتفاقية']);
  });

  test('a term is used only where all of its words stand in a row', () => {
    expect(usesTerm('تبدأ مدة الإشعار اليوم', 'مدة الإشعار', 'ar')).toBe(true);
    expect(usesTerm('تبدأ المدة بعد الإشعار', 'مدة الإشعار', 'ar')).toBe(false);
    expect(usesTerm('both parties', 'Party', 'en')).toBe(true);
    expect(usesTerm('a partial delivery', 'Party', 'en')).toBe(false);
  });
});
