import type { LawLines } from './statutes.js';

/** Reads lines of four columns with tabs between: key of a law, number of an article, and how people ask for it in Arabic and English. */
export function readQuestions(file: string): Map<string, string> {
  const questions = new Map<string, string>();
  for (const [index, line] of file.trim().split('\n').entries()) {
    const [law, number, ...asked] = line.split('\t');
    const name = `${law ?? ''} ${number ?? ''}`;
    if (asked.length !== 2 || questions.has(name))
      throw new Error(`line ${String(index + 1)} is wrong: ${line}`);
    questions.set(name, asked.join('\n'));
  }
  return questions;
}

/** Returns the laws with the questions that their articles answer. Throws if a question is of an article that none of them has. */
export function withQuestions<Law extends Pick<LawLines, 'law' | 'articles'>>(
  laws: readonly Law[],
  questions: ReadonlyMap<string, string>,
): Law[] {
  const left = new Set(questions.keys());
  const asked = laws.map((one) => ({
    ...one,
    articles: one.articles.map((article) => {
      const name = `${one.law.key} ${article.number}`;
      left.delete(name);
      const known = questions.get(name);
      return known === undefined ? article : { ...article, questions: known };
    }),
  }));
  if (left.size > 0) throw new Error(`There is no article ${[...left].slice(0, 20).join(', ')}`);
  return asked;
}
