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
  /** How surely it concerns the rule: read in part, read for its subject, found by a phrase alone, or of a definition, which lays nothing down. */
  rank: 0 | 1 | 2 | 3;
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
    .flatMap((one) => candidateOf(one, places) ?? [])
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

/** Returns the clause that most surely concerns a rule; undefined where no place of it is known. */
function candidateOf({ rule, readings }: Unread, places: RulePlaces): Candidate | undefined {
  const hits = places.hits(rule.id);
  const read = readings.map((reading): Candidate => {
    const { start, end } = reading.evidence;
    const hit = longest(hits.filter((one) => one.start >= start && one.start < end));
    const isPartly = reading.answer === 'partly';
    const rank = isPartly ? 0 : places.isInDefinition(start) ? 3 : 1;
    return { rule, rank, reading, ...(hit === undefined ? {} : { hit }), start };
  });
  const found = hits.map((hit): Candidate => {
    const rank = places.isDefinition(hit) ? 3 : 2;
    return { rule, rank, hit, start: hit.start };
  });
  return [...read, ...found].sort(bySureness)[0];
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
