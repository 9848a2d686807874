import { describe, expect, it } from '@jest/globals';
import { aLaw, REGULATION } from './law.fixture.js';
import { byClosestName, nameOf, readView, viewLaws, type ListView } from './list.js';

const ARBITRATION = aLaw({
  key: 'arbitration',
  name: { en: 'Arbitration Law', ar: 'نظام التحكيم' },
  state: 'repealed',
  issued: '2012-04-16',
});
const LAWS = [REGULATION, aLaw(), ARBITRATION];
const EVERY: ListView = { kind: null, state: null, order: 'name' };
const keys = (view: Partial<ListView>, language: 'en' | 'ar' = 'en') =>
  viewLaws(LAWS, { ...EVERY, ...view }, language).map(({ key }) => key);

describe('viewLaws', () => {
  it('laws are in the order of their names, those without an English name last on an English page', () => {
    expect(keys({})).toEqual(['arbitration', 'labor-m51-1426', 'reg-1']);
    expect(keys({}, 'ar')).toEqual(['reg-1', 'arbitration', 'labor-m51-1426']);
  });

  it('by date, laws without a date come last in both directions', () => {
    expect(keys({ order: 'newest' })).toEqual(['arbitration', 'labor-m51-1426', 'reg-1']);
    expect(keys({ order: 'oldest' })).toEqual(['labor-m51-1426', 'arbitration', 'reg-1']);
  });

  it('a kind and a state filter together', () => {
    expect(keys({ kind: 'law' })).toEqual(['arbitration', 'labor-m51-1426']);
    expect(keys({ kind: 'law', state: 'repealed' })).toEqual(['arbitration']);
    expect(keys({ kind: 'regulation', state: 'repealed' })).toEqual([]);
  });
});

describe('readView', () => {
  it('an address gives kind, state and order; what is unknown counts as not given', () => {
    expect(readView(new URLSearchParams('kind=law&state=repealed&sort=newest'))).toEqual({
      kind: 'law',
      state: 'repealed',
      order: 'newest',
    });
    expect(readView(new URLSearchParams('kind=x&state=y&sort=z'))).toEqual(EVERY);
  });
});

describe('byClosestName', () => {
  it('the law that is named by the words alone comes before those that name it among others', () => {
    const inspection = aLaw({ key: 'inspection', name: { en: null, ar: 'لائحة تفتيش العمل' } });
    expect(byClosestName([inspection, aLaw()]).map(({ key }) => key)).toEqual([
      'labor-m51-1426',
      'inspection',
    ]);
  });
});

describe('nameOf', () => {
  it('a law without an English name has its Arabic one on an English page', () => {
    expect(nameOf(REGULATION.name, 'en')).toBe('لائحة المحلات');
    expect(nameOf(aLaw().name, 'en')).toBe('Labor Law');
    expect(nameOf(aLaw().name, 'ar')).toBe('نظام العمل');
  });
});
