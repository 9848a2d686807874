import type { Language } from '#shared/contracts/common.js';
import type { ClauseToRead } from '#shared/tools/compliance/contract.js';
import { sourceInWords, type LawRule } from '#platform/law/rules/rule.js';
import type { TopicHit } from '#workers/engines/topics/search.js';
import type { RuleReading } from './answer.js';
import type { RulePlaces } from './rule-places.js';

/** One row for so many clauses of a document at most, and so many rows of a short one. */
const CLAUSES_A_ROW = 4;
const LEAST_ROWS = 3;

const SEVERITY = { high: 2, medium: 1, low: 0 } as const;

/** A rule of which nothing was understood, or not everything. */
export interface Unread {
  rule: LawRule;
  /** Its readings that decide nothing. */
  readings: readonly RuleReading[];
}

/** The clause of a rule that is to be read, before its row is made. */
interface Candidate {
  rule: LawRule;
  /** How surely it concerns the rule: read in part, read for its subject, or found by a phrase alone. */
  rank: 0 | 1 | 2;
  reading?: RuleReading;
  /** Where a phrase of the rule stands in it. */
  hit?: TopicHit;
  start: number;
}

/**
 * Lists what a person has to read: of each rule the clause that most surely concerns it, in the order of the text. Of more than one
 * row for four clauses the surest stay, for a list of everything would not be read.
 */
export function clausesToRead(unread: readonly Unread[], places: RulePlaces, lang: Language): ClauseToRead[] {
  const limit = Math.max(LEAST_ROWS, Math.ceil(places.clauses.count / CLAUSES_A_ROW));
  return unread
    .flatMap((one) => candidateOf(one, places.hits(one.rule.id)) ?? [])
    .sort(bySureness)
    .slice(0, limit)
    .sort(inOrder)
    .map((candidate) => rowOf(candidate, places, lang));
}

const inOrder = (a: Candidate, b: Candidate) => a.start - b.start;
const wordsIn = (hit: TopicHit | undefined) => hit?.spans.length ?? 0;
const bySureness = (a: Candidate, b: Candidate) =>
  a.rank - b.rank ||
  wordsIn(b.hit) - wordsIn(a.hit) ||
  SEVERITY[b.rule.severity] - SEVERITY[a.rule.severity] ||
  inOrder(a, b);

function candidateOf({ rule, readings }: Unread, hits: readonly TopicHit[]): Candidate | null {
  const read = readings.map((reading) => {
    const { start, end } = reading.evidence;
    return { reading, hit: longest(hits.filter((hit) => hit.start >= start && hit.start < end)) };
  });
  const partly = read.find(({ reading }) => reading.answer === 'partly');
  const best =
    partly ??
    read.reduce<(typeof read)[number] | undefined>(
      (most, one) => (most === undefined || wordsIn(one.hit) > wordsIn(most.hit) ? one : most),
      undefined,
    );
  if (best !== undefined) {
    const { reading, hit } = best;
    const rank = reading.answer === 'partly' ? 0 : 1;
    return { rule, rank, reading, ...(hit === undefined ? {} : { hit }), start: reading.evidence.start };
  }
  const hit = longest(hits);
  return hit === undefined ? null : { rule, rank: 2, hit, start: hit.start };
}

function longest(hits: readonly TopicHit[]): TopicHit | undefined {
  let most: TopicHit | undefined;
  for (const hit of hits) if (most === undefined || wordsIn(hit) > wordsIn(most)) most = hit;
  return most;
}

function rowOf({ rule, reading, hit }: Candidate, places: RulePlaces, lang: Language): ClauseToRead {
  const place = hit === undefined ? undefined : places.place(hit);
  const passage = reading ?? place;
  if (passage === undefined) throw new Error(`Rule ${rule.id} has no clause to read`);
  const { quote, clause, section, evidence } = passage;
  const words = place?.words ?? [];
  return {
    rule_id: rule.id,
    subject: rule.subject[lang],
    demands: rule.demands[lang],
    source: sourceInWords(rule.source, lang),
    extracted_text_snippet: quote,
    clause,
    section,
    evidence,
    read: reading?.answer === 'partly' || words.length === 0 ? (reading?.read ?? []) : words,
    unread: reading?.unread ?? [],
  };
}
