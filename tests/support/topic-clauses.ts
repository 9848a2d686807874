import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { ArticleReference } from '#shared/contracts/law.js';
import { articlesOf, type LawRule } from '#platform/law/rules/rule.js';
import { DOCUMENT_TYPES, type DocumentType } from '#shared/tools/compliance/documents.js';
import { ALL_CASES } from '#tests/cases/law/index.js';
import { WORDINGS } from '#tests/cases/law/wordings/index.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { TopicSearch } from '#workers/engines/topics/search.js';
import type { Topic } from '#workers/engines/topics/topic.js';
import { rulesFor } from '#workers/law/readers/index.js';

type Topics = Readonly<Record<string, Topic>>;

const searchIn = (text: string) => new TopicSearch({ text, pages: [], sections: [], warnings: [] });

/** Clauses that keep or break the rules of some topics. */
export const clausesOn = (topics: Topics): { rule: string; clause: string }[] =>
  [
    ...Object.entries(ALL_CASES).flatMap(([rule, { en, ar }]) =>
      [en, ar].flatMap(({ keeps, breaks }) => [...keeps, ...breaks].map((clause) => ({ rule, clause }))),
    ),
    ...WORDINGS,
  ].filter(({ rule }) => rule in topics);

/** Tells whether a phrase of a topic stands in a clause. */
export const hasPhrase = (clause: string, topic: Topic | undefined): boolean =>
  topic !== undefined && searchIn(clause).has(topic);

/** A clause of a kind of document, and the article that it was written on. */
export interface PlacedClause {
  clause: string;
  type: DocumentType;
  article: ArticleReference;
  /** True if it keeps or breaks the article, and does not only sound like it. */
  decides: boolean;
}

const line = z.object({
  clause: z.string(),
  document: z.enum(DOCUMENT_TYPES),
  law_key: z.string(),
  article: z.union([z.int(), z.string()]),
  verdict: z.enum(['breaks', 'keeps', 'neither']),
});

/** Reads the clauses of a set, such as "civil". */
export const clausesOfSet = (name: string): PlacedClause[] =>
  readFileSync(`tests/fixtures/sets/law/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((one) => line.parse(JSON.parse(one)))
    .map(({ clause, document, law_key, article, verdict }) => ({
      ...{ clause, type: document, article: { law: law_key, number: String(article) } },
      decides: verdict !== 'neither',
    }));

/** Tells whether a rule is of the article on which a clause was written. */
export const isOn = ({ article }: PlacedClause, { source }: LawRule): boolean =>
  articlesOf(source).some(({ law, number }) => law === article.law && number === article.number);

/** Counts, for each clause, the rules on other articles that apply to it and of which a phrase stands in it. */
export function strangersPerClause(clauses: readonly PlacedClause[], topics: Topics): number {
  const strangers = clauses.map((one) => {
    const search = searchIn(one.clause);
    return rulesFor(one.type, normalizeText(one.clause)).filter((rule) => {
      const topic = topics[rule.id];
      return topic !== undefined && !isOn(one, rule) && search.has(topic);
    }).length;
  });
  return strangers.reduce((sum, one) => sum + one, 0) / clauses.length;
}
