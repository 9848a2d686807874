import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { i18n } from '@lingui/core';
import { activate, loadMessages } from '../../lib/locale.js';
import { createT } from '../../lib/translation.js';
import { articleName, citationOf, cutAtMatches, findNumber, paragraphsOf, questionOn } from './article.js';
import { anArticle } from './law.fixture.js';

beforeAll(async () => {
  await loadMessages('law');
});
beforeEach(() => activate('en'));
const t = createT(i18n);

describe('citationOf', () => {
  it('a citation names law, article, decree and how far amendments were traced', () => {
    expect(citationOf(t, anArticle())).toBe(
      'Labor Law, Article 77 (Royal Decree M/51 of 23/8/1426H), as held by LDA, amendments traced to February 2026',
    );
  });

  it('an Arabic citation is Arabic throughout', async () => {
    await activate('ar');
    expect(citationOf(t, anArticle({ number: '79 bis' }))).toBe(
      'نظام العمل، المادة (79 مكرر)، المرسوم الملكي رقم (م/51) وتاريخ 23/8/1426هـ، ' +
        'بحسب النص المحفوظ في LDA، وقد تُتبّعت التعديلات حتى فبراير 2026',
    );
  });

  it('a text that is not the present one is never cited as such', () => {
    const cite = (changes: Parameters<typeof anArticle>[0]) => citationOf(t, anArticle(changes));
    expect(cite({ outdated: true })).toMatch(/, as held by LDA in a wording older than an amendment$/);
    expect(cite({ law: { state: 'repealed' } })).toMatch(/, repealed$/);
    expect(cite({ law: { state: 'as_published', traced_to: null } })).toMatch(/ in its published wording$/);
    expect(cite({ law: { traced_to: null } })).toMatch(/, as held by LDA$/);
  });

  it('a citation to paste holds no invisible characters, whatever the directions of its parts', () => {
    const citation = citationOf(t, anArticle({ law: { name: { en: null, ar: 'نظام العمل' } } }));
    expect(citation).toMatch(/^نظام العمل, Article 77/);
    expect(citation).not.toMatch(/[\u2066-\u2069]/);
  });
});

describe('articleName', () => {
  it('an article is named by its number, in the script of the language', async () => {
    expect(articleName(t, '79 bis')).toBe('Article 79 bis');
    await activate('ar');
    expect(articleName(t, '79 bis')).toContain('المادة 79 مكرر');
  });

  it('a part without the number of an article is named by its place', async () => {
    const names = () =>
      ['preamble', 'section 2', 'table 7', 'added 1', 'annex'].map((one) => articleName(t, one));
    expect(names()).toEqual(['Preamble', 'Section 2', 'Table 7', 'Added article 1', 'annex']);
    await activate('ar');
    expect(names()).toEqual(['المقدمة', 'القسم 2', 'الجدول 7', 'المادة المضافة 1', 'annex']);
  });
});

describe('findNumber', () => {
  const articles = ['7', '77', '79', '79 bis', 'section 7'].map((number) => ({ number }));
  const find = (typed: string) => findNumber(articles, typed).map(({ number }) => number);

  it('a number alone finds its article and what was added to it, in digits of either script', () => {
    expect(find('7')).toEqual(['7']);
    expect(find('79')).toEqual(['79', '79 bis']);
    expect(find('٧٩ مكرر')).toEqual(['79 bis']);
  });

  it('words and numbers that no article has find nothing', () => {
    for (const typed of ['', 'section 7', '780', '7 days']) expect(find(typed)).toEqual([]);
  });
});

describe('questionOn', () => {
  it('a question for the assistant names the article and its law', () => {
    expect(questionOn(t, anArticle())).toMatch(/^What does Article 77 of the Labor Law say/);
  });
});

describe('paragraphsOf', () => {
  it('each line is a paragraph, and empty lines are none', () => {
    expect(paragraphsOf('a \n\n b\n')).toEqual(['a', 'b']);
  });
});

describe('cutAtMatches', () => {
  const cut = (...matches: [number, number][]) =>
    cutAtMatches(
      'abcdef',
      matches.map(([start, end]) => ({ start, end })),
    ).map(({ text, matched }) => (matched ? `[${text}]` : text));

  it('a passage is cut at its matches and loses nothing', () => {
    expect(cut()).toEqual(['abcdef']);
    expect(cut([1, 2], [4, 6])).toEqual(['a', '[b]', 'cd', '[ef]']);
  });

  it('matches out of order, overlapping or past the end repeat no text', () => {
    expect(cut([3, 5], [1, 4])).toEqual(['a', '[bcd]', '[e]', 'f']);
    expect(cut([5, 90])).toEqual(['abcde', '[f]']);
    expect(cut([7, 9])).toEqual(['abcdef']);
  });
});
