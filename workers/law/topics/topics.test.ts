import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { LAW_RULES } from '#platform/law/rules/index.js';
import { articlesOf, type LawRule } from '#platform/law/rules/rule.js';
import { DOCUMENT_TYPES, type DocumentType } from '#shared/tools/compliance/documents.js';
import { ALL_CASES } from '#tests/cases/law/index.js';
import { FAIR, WORDINGS } from '#tests/cases/law/wordings/index.js';
import { TopicSearch } from '#workers/engines/topics/search.js';
import { laborReaders } from '#workers/law/readers/labor/index.js';
import { personalDataReaders } from '#workers/law/readers/personal-data/index.js';
import { topicOf } from './index.js';

const LANGUAGES = ['en', 'ar'] as const;

const searchIn = (text: string) => new TopicSearch({ text, pages: [], sections: [], warnings: [] });
const hasPhrases = ({ id }: LawRule) => LANGUAGES.every((lang) => topicOf(id)[lang].length > 0);

test('every rule has phrases in both languages', () => {
  const lacking = LAW_RULES.filter((rule) => !hasPhrases(rule)).map(({ id }) => id);
  expect(lacking).toEqual([]);
  for (const lang of LANGUAGES) expect(topicOf('no rule')[lang]).toEqual([]);
});

test('no phrase is one word that stands in any contract', () => {
  const COMMON = new Set([
    'contract',
    'agreement',
    'party',
    'work',
    'employee',
    'data',
    'عقد',
    'طرف',
    'عمل',
    'بيانات',
  ]);
  const phrases = LAW_RULES.flatMap(({ id }) => LANGUAGES.flatMap((lang) => topicOf(id)[lang]));
  const single = phrases.filter((phrase) => !/[ +]/.test(phrase));
  expect(single.filter((phrase) => phrase.split('/').some((word) => COMMON.has(word)))).toEqual([]);
});

test('what the law demands has a phrase of its rule', () => {
  const silent = LAW_RULES.filter(hasPhrases).flatMap(({ id, demands }) =>
    LANGUAGES.filter((lang) => !searchIn(demands[lang]).has(topicOf(id))).map((lang) => `${id} ${lang}`),
  );
  expect(silent).toEqual([]);
});

interface Clause {
  rule: string;
  clause: string;
}

/** Clauses that keep or break a rule, by the rule. */
const CONCERNING: readonly Clause[] = [
  ...Object.entries(ALL_CASES).flatMap(([rule, cases]) =>
    LANGUAGES.flatMap((lang) =>
      [...cases[lang].keeps, ...cases[lang].breaks].map((clause) => ({ rule, clause })),
    ),
  ),
  ...WORDINGS,
];

/** The greatest share of the clauses on rules of a family in which no phrase of the topic may stand. */
const MISSED = 0.03;

describe('clauses that keep or break a rule have a phrase of its topic', () => {
  test.each([
    ['the Labor Law', laborReaders],
    ['the Personal Data Protection Law', personalDataReaders],
  ])('%s', (_, readers) => {
    const clauses = CONCERNING.filter(({ rule }) => rule in readers);
    const missed = clauses.filter(({ rule, clause }) => !searchIn(clause).has(topicOf(rule)));
    expect(clauses.length).toBeGreaterThan(500);
    if (missed.length > MISSED * clauses.length)
      throw new Error(
        `${String(missed.length)} of ${String(clauses.length)} clauses have no phrase of their rule:\n` +
          missed.map(({ rule, clause }) => `${rule}: ${clause}`).join('\n'),
      );
  });
});

test.each([
  ['SA-LAB-21', 'If the till is short, it comes off your pay.'],
  ['SA-LAB-21', 'إذا نقص الصندوق نأخذه من راتبك'],
  ['SA-LAB-11', 'Give us a heads-up of 30 days before you go.'],
  ['SA-LAB-11', 'نعلمك قبل أسبوع من الاستغناء عنك'],
  ['SA-LAB-65', 'The boss does not have to say why he is letting you go.'],
  ['SA-LAB-65', 'للشركة أن تصرف الموظف من الخدمة متى أرادت'],
  ['SA-LAB-29', 'The visa money comes out of your first pay.'],
  ['SA-LAB-29', 'تدفع إقامتك بنفسك'],
])('a clause in plain words has a phrase of its rule (%s: %s)', (rule, clause) => {
  expect(searchIn(clause).has(topicOf(rule))).toBe(true);
});

/** A clause of a kind of document, with the articles that it concerns: `law number`. */
interface Placed {
  clause: string;
  type: DocumentType;
  articles: readonly string[];
}

const article = { law_key: z.string(), article: z.union([z.int(), z.string()]) };
const concerned = z.object({ ...article, also: z.optional(z.array(z.object(article))) });
const line = z.object({ ...concerned.shape, clause: z.string(), document: z.enum(DOCUMENT_TYPES) });

const articlesIn = ({ law_key, article: number, also = [] }: z.infer<typeof concerned>) =>
  [{ law_key, article: number }, ...also].map((one) => `${one.law_key} ${String(one.article)}`);

const written = (name: string): Placed[] =>
  readFileSync(`tests/fixtures/sets/law/${name}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((one) => line.parse(JSON.parse(one)))
    .map((one) => ({ clause: one.clause, type: one.document, articles: articlesIn(one) }));
const fair = (clauses: (typeof FAIR)[keyof typeof FAIR]): Placed[] =>
  clauses.flatMap(({ clause, types }) => types.map((type) => ({ clause, type, articles: [] })));

/** Counts the rules of these families on other articles whose phrases stand in clauses, for each clause. */
function strangersPerClause(clauses: readonly Placed[]): number {
  const strangers = clauses.map(({ clause, type, articles }) => {
    const search = searchIn(clause);
    const isOwn = ({ source }: LawRule) =>
      articlesOf(source).some(({ law, number }) => articles.includes(`${law} ${number}`));
    return LAW_RULES.filter(
      (rule) =>
        (rule.id in laborReaders || rule.id in personalDataReaders) &&
        rule.documents.includes(type) &&
        search.has(topicOf(rule.id)) &&
        !isOwn(rule),
    ).length;
  });
  return strangers.reduce((sum, one) => sum + one, 0) / clauses.length;
}

// Most of them are no false alarm: of a fair clause no article is given, and one clause may concern several rules.
test.each([
  ['clauses on employment', written('labor'), 2.4],
  ['clauses on data and sales', written('data'), 1.7],
  ['fair clauses on employment', fair(FAIR.labor), 3.1],
  ['fair clauses on data', fair(FAIR.personalData), 2.1],
])('phrases stand in few clauses on something else (%s)', (_, clauses, most) => {
  expect(strangersPerClause(clauses)).toBeLessThanOrEqual(most);
});

const DOCUMENTS = 'tests/fixtures/sets/law/documents';
const answers = z.object({
  document: z.enum(DOCUMENT_TYPES),
  breaches: z.array(z.object({ ...concerned.shape, clause: z.nullable(z.string()) })),
});

test('no clause of a whole document that breaks a rule is without its phrases', () => {
  const silent = readdirSync(DOCUMENTS)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const { document, breaches } = answers.parse(JSON.parse(readFileSync(`${DOCUMENTS}/${name}`, 'utf8')));
      return breaches.flatMap(({ clause, ...breach }) => {
        const broken = LAW_RULES.filter(
          (rule) =>
            rule.documents.includes(document) &&
            hasPhrases(rule) &&
            articlesOf(rule.source).some(({ law, number }) =>
              articlesIn(breach).includes(`${law} ${number}`),
            ),
        );
        if (clause === null || broken.length === 0) return [];
        const search = searchIn(clause);
        return broken.some(({ id }) => search.has(topicOf(id))) ? [] : [`${name}: ${clause}`];
      });
    });
  expect(silent).toEqual([]);
});

const told = z.object({
  breaches: z.array(z.object({ clause: z.string() })),
  hollow: z.array(z.object({ clause: z.string() })),
  keeps: z.array(z.object({ clause: z.string() })),
});

test('every clause of a contract of employment that concerns a rule has a phrase of one', () => {
  const path = 'tests/fixtures/sets/reassurance/documents/ar-1-employment';
  const { breaches, hollow, keeps } = told.parse(JSON.parse(readFileSync(`${path}.json`, 'utf8')));
  const search = searchIn(readFileSync(`${path}.txt`, 'utf8'));
  const quotes = LAW_RULES.filter(({ documents }) => documents.includes('employment')).flatMap(({ id }) =>
    search.places(topicOf(id)).map(({ quote }) => quote),
  );
  const silent = [...breaches, ...hollow, ...keeps].filter(
    ({ clause }) => !quotes.some((quote) => quote.includes(clause) || clause.includes(quote)),
  );
  expect(silent).toEqual([]);
});
