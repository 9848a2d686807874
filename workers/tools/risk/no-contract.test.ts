import { describe, expect, test } from '@jest/globals';
import { riskContract } from '#shared/tools/risk/contract.js';
import type { RiskScope } from '#shared/tools/risk/scope.js';
import { lookedForText, noContractText, nothingFoundText } from '#shared/tools/risk/scope-words.js';
import { createModel } from '#workers/engines/model/model.js';
import { inlineTextTasks } from '#tests/support/inline-text-tasks.js';
import { planWithModel } from './plan-llm.js';
import { builtinPlan, concludedBy, contractWith, documentOf } from '#tests/support/risk.js';

const STATUTE = [
  'Warehouse Licensing Act 2019',
  'Section 1',
  'This Act applies to every warehouse. A keeper shall be liable without limitation. The Minister may exempt small ones.',
  'Section 2',
  'A keeper may terminate a contract of storage at any time without notice.',
].join('\n');

const planWith = (engine: 'builtin' | 'llm', text: string, asContract = false) => {
  const document = documentOf(text);
  if (engine === 'builtin') return builtinPlan({ document, asContract });
  // Nothing listens there: a plan without parts asks no model.
  const settings = { apiKey: undefined, model: 'm', concurrency: 1, timeoutMs: 1_000 };
  return planWithModel(
    { document, lang: 'en', options: { party: null, as_contract: asContract } },
    createModel({ ...settings, baseUrl: 'http://127.0.0.1:9' }),
    { runTask: inlineTextTasks.lane(), signal: new AbortController().signal },
  );
};

describe('a document that is no contract', () => {
  test.each(['builtin', 'llm'] as const)(
    'is not assessed, and its report says what it is (%s)',
    async (engine) => {
      const plan = await planWith(engine, STATUTE);
      expect(plan.parts).toEqual([]);
      const { findings, scope, summary } = await concludedBy(plan);
      expect(findings).toEqual([]);
      expect(summary).toEqual({ num_risks: 0, no_contract: true });
      expect(scope).toMatchObject({ form: 'other', kind: 'statute', risk_kinds: 0, clauses: [] });
      expect(scope?.words).toContain('Section 1');
    },
  );

  test.each(['builtin', 'llm'] as const)('is assessed if its user wants it (%s)', async (engine) => {
    expect((await planWith(engine, STATUTE, true)).parts).not.toEqual([]);
  });

  test('its findings are shown once it is assessed as a contract', async () => {
    const { findings, scope } = await concludedBy(await planWith('builtin', STATUTE, true));
    expect(findings).not.toEqual([]);
    expect(scope).toMatchObject({ form: 'unsure', kind: null });
  });

  test('the report says so in both languages', async () => {
    const { scope } = await concludedBy(await planWith('builtin', STATUTE));
    if (scope === undefined) throw new Error('no scope');
    const english = noContractText(scope, 'en');
    expect(english.title).toBe('This document is not a contract.');
    expect(english.lead).toContain('It looks like a statute or regulation.');
    expect(english.points.join()).toContain('“Section 1”');
    const arabic = noContractText(scope, 'ar');
    expect(arabic.title).toBe('هذا المستند ليس عقداً.');
    expect(arabic.lead).toContain('نظام أو لائحة');
  });
});

describe('a contract in which nothing is found', () => {
  test('says what was looked for, in what language, and that nothing is no proof', async () => {
    const { scope, summary } = await concludedBy(
      await planWith('builtin', contractWith('The parties meet in Riyadh once a year.')),
    );
    if (scope === undefined) throw new Error('no scope');
    expect(summary).toEqual({ num_risks: 0, no_contract: false });
    expect(scope).toMatchObject({ form: 'contract', kind: 'services', languages: ['en'], unread_pages: 0 });
    expect(scope.risk_kinds).toBeGreaterThan(60);
    expect(scope.not_found?.length).toBeGreaterThan(scope.risk_kinds - 10);
    expect(scope.not_found).toContain('Automatic renewal');
    const { title, lead, points } = nothingFoundText(scope, 'en', { toRead: 0, incomplete: 0 });
    expect(title).toBe('No risks were found.');
    expect(lead).toContain('does not mean');
    expect(points).toContain('Read as a services contract, in English.');
    expect(points).toContain(`${scope.risk_kinds} kinds of risk were looked for.`);
    expect(points).toContain('No page was left unread.');
  });

  test('names the clauses and the pages that were not read', () => {
    const one: RiskScope = {
      form: 'contract',
      kind: 'sale',
      words: [],
      languages: ['ar', 'en'],
      risk_kinds: 70,
      clauses: ['warranty', 'governing-law'],
      unread_pages: 3,
    };
    const all = { toRead: 0, incomplete: 0 };
    const english = nothingFoundText(one, 'en', all).points.join(' ');
    expect(english).toContain('in Arabic and English');
    expect(english).toContain('warranty, governing law');
    expect(english).toContain('3 pages could not be read.');
    const arabic = nothingFoundText(one, 'ar', all).points.join(' ');
    expect(arabic).toContain('العربية والإنجليزية');
    expect(arabic).toContain('تعذّرت قراءة 3 صفحات.');
  });
});

describe('the words of a report without findings', () => {
  const scope: RiskScope = {
    ...{ form: 'contract', kind: 'lease', words: [], languages: ['en'], risk_kinds: 111 },
    ...{ not_found: ['Guarantee'], absence_checked: true, clauses: [], unread_pages: 0 },
  };

  test.each([
    ['en', 'No clause was recognized as a risk.', '2 clauses may carry risks', 'No page was left unread.'],
    ['ar', 'لم يتبيّن في أي بند خطر على وجه اليقين.', 'بندان لم يُفهم المقصود بهما', 'لم تبقَ صفحة دون قراءة.'],
  ] as const)('do not say that none were found while clauses are to be read (%s)', (lang, title, lead, allRead) => {
    const text = nothingFoundText(scope, lang, { toRead: 2, incomplete: 0 });
    expect(text.title).toBe(title);
    expect(text.lead).toContain(lead);
    expect(text.points).not.toContain(allRead);
  });

  test('say no more than of what could be checked where a section was not analyzed', () => {
    const text = nothingFoundText(scope, 'en', { toRead: 0, incomplete: 1 });
    expect(text.title).toBe('No risks were found in what could be checked.');
    expect(text.points).not.toContain('No page was left unread.');
  });

  test('call kinds absent only in reports that searched for their words', () => {
    const all = { toRead: 0, incomplete: 0 };
    expect(lookedForText(scope, 'en', all).title).toBe('What was looked for and is not there');
    expect(lookedForText({ ...scope, not_found: [] }, 'en', all)).toMatchObject({
      title: 'What was looked for',
      lead: expect.stringContaining('cannot be said of any kind'),
    });
    const { absence_checked: _, ...older } = scope;
    expect(lookedForText(older, 'en', all).title).toBe('What was checked and not found');
  });
}); // prettier-ignore

test('reports from before the scope was stored can still be read', () => {
  expect(riskContract.body.parse({ risks: [] })).toEqual({ risks: [], to_read: [], articles: [] });
  expect(riskContract.summary.parse({ num_risks: 2 })).toEqual({ num_risks: 2 });
  expect(riskContract.options.parse({ party: null })).toEqual({ party: null });
});
