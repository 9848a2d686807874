import { describe, expect, test } from '@jest/globals';
import type { Language } from '#shared/contracts/common.js';
import { articlesInFull, isHeld } from '#platform/law/articles.js';
import { LAWS } from '#platform/law/laws.js';
import { allCited, citedBy } from './cited-articles.js';
import { ENGLISH, type Kind } from '#workers/tools/risk/builtin/words/english.js';
import { WORDINGS } from '#workers/tools/risk/builtin/words/words.js';

const KINDS = Object.keys(ENGLISH) as Kind[];

describe('the articles that texts of findings cite', () => {
  test('every one of them is held, with its text and its law in force', () => {
    expect(allCited().filter((reference) => !isHeld(reference))).toEqual([]);
    const articles = articlesInFull(allCited());
    expect(articles).toHaveLength(allCited().length);
    for (const { text, status, traced_to: tracedTo, source } of articles) {
      expect(['in_force', 'as_published']).toContain(status);
      expect(tracedTo === null).toBe(status === 'as_published');
      expect(text).toMatch(/[\u0621-\u064a]{3}/);
      expect(text).not.toMatch(/ملغاة/);
      expect(source).toMatch(/^https:/);
    }
  });

  test('a law that is cited has not been replaced by another of its name', () => {
    // Enforcement M/53 of 1433 and Copyright M/41 of 1424 are repealed.
    expect([LAWS.enforcement.key, LAWS.copyright.key]).toEqual([
      'enforcement-m237-1447',
      'copyright-m169-1447',
    ]);
    const names = Object.values(LAWS).map(({ name }) => name.en);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(KINDS)('%s cites the same articles in both languages', (kind) => {
    const sorted = (lang: Language) =>
      citedBy(WORDINGS[lang][kind])
        .map(({ law, number }) => `${law} ${number}`)
        .sort();
    expect(sorted('ar')).toEqual(sorted('en'));
  });

  test.each<Language>(['en', 'ar'])('in %s what the law says is no statement about the clause', (lang) => {
    const statements = Object.values(WORDINGS[lang]).flatMap(({ title, explanation }) => [
      title,
      explanation,
    ]);
    expect(JSON.stringify(statements)).not.toMatch(/\{[a-z-]+:\d/);
  });

  test.each<Language>(['en', 'ar'])(
    'in %s every article is cited by its law and number, none in words',
    (lang) => {
      const written = JSON.stringify(WORDINGS[lang]).replace(/\{[a-z-]+:[\d,-]+\}/g, '');
      expect(
        written.match(/.{0,40}(?:\bArts?\.|\bArticles? \d|(?:المادة|المادتان|المواد) (?:من )?\(?\d)/g),
      ).toBeNull();
    },
  );
});
