import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type * as z from 'zod/mini';
import type { LawLine } from '#platform/law/library.js';
import { parseLaws, type ArticleLine } from '#platform/law/library.js';
import { loadLaws, type Shipped } from '#platform/law/load.js';
import type { Law, LawArticle, searchLaw } from '#shared/api/law.js';
import { signedIn, testApp, type TestApp } from '#tests/support/app.js';

type Listed = z.infer<typeof searchLaw.response>;

const LABOR: LawLine = {
  key: 'labor-m51-1426',
  name: { ar: 'نظام العمل', en: 'Labor Law' },
  kind: 'law',
  state: 'in_force',
  instrument: 'المرسوم الملكي رقم (م/51) وتاريخ 23/8/1426هـ',
  issued: '2005-09-27',
  traced_to: '2026-06',
  source: 'https://laws.boe.gov.sa/',
};
const NOTE = { en: 'Amended; the text held is older.', ar: 'عُدّلت، والنص المعروض أقدم.' };
const LABOR_ARTICLES: ArticleLine[] = [
  { number: '75', title: 'المادة الخامسة والسبعون', text: 'يكون الإشعار مكتوباً قبل إنهاء عقد العمل.' },
  { number: '77', text: 'يستحق الطرف المتضرر تعويضاً.', note: NOTE, outdated: true },
  { number: '79 bis', text: 'للعامل أن يستقيل. '.repeat(30).trim() },
];
const RULES: LawLine = {
  key: 'uqn-1',
  name: { ar: 'لائحة الإشعار' },
  kind: 'regulation',
  state: 'as_published',
  numbers_reliable: false,
};
const SHIPPED: Shipped = {
  version: '1',
  read: () =>
    parseLaws(
      [LABOR, ...LABOR_ARTICLES, RULES, { number: 'preamble', text: 'مقدمة في الإشعار.' }]
        .map((line) => JSON.stringify(line))
        .join('\n'),
    ),
};

let app: TestApp;
let agent: Awaited<ReturnType<typeof signedIn>>['agent'];
beforeAll(async () => {
  app = await testApp();
  ({ agent } = await signedIn(app));
});
afterAll(() => app.close());

const list = async (query: Record<string, string> = {}) =>
  (await agent.get('/law').query(query).expect(200)).body as Listed;

describe('before the laws are loaded', () => {
  it('the list and the search answer that they are not loaded, without an error', async () => {
    const empty = { laws: [], results: [], more: false, loaded: false };
    expect(await list()).toEqual(empty);
    expect(await list({ q: 'نظام العمل المادة 77' })).toEqual(empty);
  });
});

describe('once the laws are loaded', () => {
  beforeAll(async () => {
    await loadLaws(app.deps.db, SHIPPED);
  });

  it('the list has every law with the number of its articles', async () => {
    const { laws, results, loaded } = await list();
    expect([loaded, results]).toEqual([true, []]);
    expect(laws).toEqual([
      {
        ...{
          key: 'uqn-1',
          name: { ar: 'لائحة الإشعار', en: null },
          kind: 'regulation',
          state: 'as_published',
        },
        ...{ instrument: null, issued: null, articles: 1 },
      },
      {
        ...{ key: LABOR.key, name: LABOR.name, kind: 'law', state: 'in_force', instrument: LABOR.instrument },
        ...{ issued: '2005-09-27', articles: 3 },
      },
    ]);
  });

  it('a search finds articles with their words marked, and laws by their names in either language', async () => {
    const { laws, results } = await list({ q: 'الإشعار' });
    expect(laws.map(({ key }) => key)).toEqual(['uqn-1']);
    expect(results.map(({ law, number }) => `${law.key} ${number}`).sort()).toEqual([
      'labor-m51-1426 75',
      'uqn-1 preamble',
    ]);
    for (const { passage, matches } of results)
      expect(matches.map(({ start, end }) => passage.slice(start, end))).toContain('الإشعار');
    expect((await list({ q: 'labor law' })).laws.map(({ key }) => key)).toEqual([LABOR.key]);
    expect((await list({ q: 'نظامُ العَمَل' })).laws.map(({ key }) => key)).toEqual([LABOR.key]);
  });

  it('a search says whether there are more articles than it shows', async () => {
    const shown = async (limit: string) => {
      const { results, more } = await list({ q: 'الإشعار', limit });
      return [results.length, more];
    };
    expect(await shown('1')).toEqual([1, true]);
    expect(await shown('2')).toEqual([2, false]);
    expect(await shown('999')).toEqual([2, false]);
    expect((await list({ q: 'الإشعار' })).more).toBe(false);
    await agent.get('/law').query({ q: 'الإشعار', limit: 'all' }).expect(400);
  });

  it('a search can be kept to one law, and a law that does not exist has no articles', async () => {
    const found = await list({ q: 'الإشعار', law: 'uqn-1' });
    expect(found.results.map(({ law }) => law.key)).toEqual(['uqn-1']);
    expect((await list({ q: 'الإشعار', law: 'none' })).results).toEqual([]);
  });

  it('a law names its articles in order, each with the beginning of its text', async () => {
    const law = (await agent.get('/law/labor-m51-1426').expect(200)).body as Law;
    expect(law).toMatchObject({
      traced_to: '2026-06',
      numbers_reliable: true,
      source: 'https://laws.boe.gov.sa/',
    });
    expect(law.contents.map(({ number }) => number)).toEqual(['75', '77', '79 bis']);
    expect(law.contents[2]?.beginning).toMatch(/\S…$/);
    expect(law.contents[2]?.beginning.length).toBeLessThanOrEqual(161);
    expect((await agent.get('/law/uqn-1').expect(200)).body).toMatchObject({
      ...{ traced_to: null, numbers_reliable: false, source: null },
    });
  });

  it('an article is shown in full with those beside it, and says that its text is older than an amendment', async () => {
    const article = (await agent.get('/law/labor-m51-1426/77').expect(200)).body as LawArticle;
    expect(article).toMatchObject({
      ...{ number: '77', title: null, text: 'يستحق الطرف المتضرر تعويضاً.', note: NOTE, outdated: true },
      previous: { number: '75', title: 'المادة الخامسة والسبعون' },
      next: { number: '79 bis', title: null },
    });
    expect(article.law).toMatchObject({ key: LABOR.key, traced_to: '2026-06', articles: 3 });
    const last = (await agent.get('/law/labor-m51-1426/79%20bis').expect(200)).body as LawArticle;
    expect([last.outdated, last.note, last.next]).toEqual([false, null, null]);
  });

  it('a law or an article that is not held is not found', async () => {
    await agent.get('/law/labor').expect(404);
    await agent.get('/law/labor-m51-1426/78').expect(404);
    await agent.get('/law/labor/77').expect(404);
    await agent.get(`/law/${'x'.repeat(101)}`).expect(404);
  });
});
