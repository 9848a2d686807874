import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseLaws, readLibrary } from '#platform/law/library.js';
import { readQuestions, withQuestions } from './questions.js';

const LAW = { key: 'a', name: { ar: 'نظام' }, kind: 'law', state: 'in_force' } as const;
const laws = [
  {
    law: LAW,
    articles: [
      { number: '1', text: 'نص' },
      { number: '2', text: 'نص' },
    ],
  },
];

describe('questions that people ask for articles', () => {
  it('are put with their articles, both languages together', () => {
    const [law] = withQuestions(laws, readQuestions('a\t2\tفصلوني\tthey fired me\n'));
    expect(law?.articles).toEqual([
      { number: '1', text: 'نص' },
      { number: '2', text: 'نص', questions: 'فصلوني\nthey fired me' },
    ]);
  });

  it.each(['a\t2\tفصلوني\n', 'a\t2\tx\ty\na\t2\tx\ty\n'])('a line that is wrong is named: %j', (file) => {
    expect(() => readQuestions(file)).toThrow(/^line \d is wrong/);
  });

  it('questions of an article that there is not are refused', () => {
    expect(() => withQuestions(laws, new Map([['a 3', 'x']]))).toThrow('There is no article a 3');
  });

  it('those of the file are the ones that the product brings', () => {
    const questions = readQuestions(readFileSync(resolve(import.meta.dirname, 'questions.tsv'), 'utf8'));
    const held = parseLaws(readLibrary()).flatMap(({ key, articles }) =>
      articles.flatMap(({ number, questions: asked }) =>
        asked === null ? [] : [[`${key} ${number}`, asked] as const],
      ),
    );
    expect(new Map(held)).toEqual(questions);
  });
});
