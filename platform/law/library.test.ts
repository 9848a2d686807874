import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { lawSummary } from '#shared/api/law.js';
import { LAWS } from './laws.js';
import { articlesInFull } from './articles.js';
import { LawFileError, parseLaws, readLibrary, shippedLibrary, type HeldLaw } from './library.js';

const LAW = { key: 'a-law', name: { ar: 'نظام' }, kind: 'law', state: 'in_force' };
const lines = (...values: unknown[]) =>
  values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join('\n');

describe('a file of laws', () => {
  it('a law takes the articles below it, and what is left out has its default', () => {
    const file = lines(
      LAW,
      { number: '1', text: 'نص' },
      '',
      { ...LAW, key: 'b' },
      { number: '1', text: 'نص' },
    );
    expect(parseLaws(file)).toEqual([
      {
        ...{ key: 'a-law', name: { ar: 'نظام', en: null }, kind: 'law', state: 'in_force' },
        ...{ instrument: null, issued: null, traced_to: null, numbers_reliable: true, source: null },
        articles: [{ number: '1', title: null, text: 'نص', note: null, outdated: false, questions: null }],
      },
      expect.objectContaining({ key: 'b' }),
    ]);
  });

  it.each([
    ['a line that is no JSON', lines(LAW, '{"number": "1"'), 'line 2: is no JSON object'],
    ['an article above every law', lines({ number: '1', text: 'x' }), 'line 1: an article without a law'],
    ['a law without articles', lines(LAW), 'line 1: the law has no article'],
    [
      'a key that is there twice',
      lines(LAW, { number: '1', text: 'x' }, LAW),
      'line 3: key a-law stands in the file twice',
    ],
    [
      'a number that is there twice',
      lines(LAW, { number: '1', text: 'x' }, { number: '1', text: 'y' }),
      'line 3: number 1 stands in the law twice',
    ],
    [
      'an unknown field',
      lines(LAW, { number: '1', text: 'x', txet: 'y' }),
      'line 2: Unrecognized key: "txet"',
    ],
    [
      'a day that does not exist',
      lines({ ...LAW, issued: '2026-02-30' }),
      'line 1: issued is no day, YYYY-MM-DD',
    ],
    ['an empty text', lines(LAW, { number: '1', text: '' }), 'line 2: text is empty'],
    [
      'an address that is no web page',
      lines({ ...LAW, source: 'file:///etc' }),
      'line 1: source is no address',
    ],
    ['a file without a line', '', 'The file has no law'],
  ])('%s is refused with its line', (_, file, message) => {
    expect(() => parseLaws(file)).toThrow(LawFileError);
    expect(() => parseLaws(file)).toThrow(message);
  });

  it('of many problems the first twenty are named', () => {
    const wrong = lines(LAW, ...Array.from({ length: 50 }, () => ({ number: 1 })));
    expect(() => parseLaws(wrong)).toThrow(/^(?:line \d+: [^\n]*\n?){20}$/);
  });
});

describe('the laws of the product', () => {
  const content = readLibrary();
  const laws = parseLaws(content);
  const byKey = new Map<string, HeldLaw>(laws.map((law) => [law.key, law]));
  const articles = laws.flatMap((law) => law.articles.map((article) => ({ law, ...article })));

  it('their version is the hash of their content', () => {
    expect(shippedLibrary()).toEqual({
      version: createHash('sha256').update(content).digest('hex').slice(0, 16),
      laws: laws.length,
      articles: articles.length,
    });
  });

  it('every law that findings cite is among them, by the same key and name, with the same texts', () => {
    for (const { key, name } of Object.values(LAWS)) expect(byKey.get(key)?.name).toEqual(name);
    const references = articles.map(({ law, number }) => ({ law: law.key, number }));
    const cited = articlesInFull(references);
    expect(cited.length).toBeGreaterThan(300);
    for (const { law, number, text } of cited) {
      const held = byKey.get(law)?.articles.find((article) => article.number === number);
      expect([law, number, held?.text, held?.outdated]).toEqual([law, number, text, false]);
    }
  });

  it('every law fits the contract, with a day, and with a month of tracing only where it is in force', () => {
    for (const { articles: held, ...law } of laws) {
      expect(lawSummary.safeParse({ ...law, articles: held.length }).success).toBe(true);
      expect([law.key, law.issued]).toEqual([law.key, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
      expect([law.key, law.traced_to !== null]).toEqual([law.key, law.state === 'in_force']);
    }
    expect(byKey.get('enforcement-m53-1433')?.state).toBe('repealed');
  });

  it('a text that is older than an amendment is marked, and says so in both languages', () => {
    const outdated = articles.filter((article) => article.outdated);
    expect(outdated.length).toBeGreaterThan(40);
    for (const { law, number, note } of outdated) {
      expect([law.key, number, note?.en]).toEqual([law.key, number, expect.stringMatching(/older|former/)]);
      expect([law.key, number, note?.ar]).toEqual([law.key, number, expect.stringMatching(/أقدم|السابق/)]);
    }
  });

  it('most numbers can be cited, and no two laws are the same one', () => {
    expect(laws.filter((law) => law.numbers_reliable).length / laws.length).toBeGreaterThan(0.9);
    const current = laws
      .filter(({ state }) => state === 'in_force')
      .map(({ name }) => name.ar.replaceAll(' ', ''));
    expect(new Set(current).size).toBe(current.length);
  });

  it('an article without a number has the name of its place, and its law is not cited without a look', () => {
    const unnumbered = articles.filter(({ number }) => /^(?:section|table) |\(\d+\)$/.test(number));
    expect(unnumbered.length).toBeGreaterThan(90);
    for (const { law } of unnumbered) expect([law.key, law.numbers_reliable]).toEqual([law.key, false]);
  });
});
