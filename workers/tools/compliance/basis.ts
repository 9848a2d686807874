import type { ScoreBasis } from '#shared/tools/compliance/contract.js';
import type { RuleReading } from './answer.js';
import type { RulePlaces } from './rule-places.js';

/** Answers by which a clause is understood. */
const UNDERSTOOD: readonly RuleReading['answer'][] = ['keeps', 'breaks', 'doubtful'];

/** Counts the clauses that concern the rules, by a reading or a phrase, and those of them that were understood for one. */
export function basisOf(
  rules: readonly string[],
  readings: readonly RuleReading[],
  places: RulePlaces,
): ScoreBasis {
  const isApplied = new Set(rules);
  const read = readings.filter(({ rule }) => isApplied.has(rule));
  const understood = read.filter(({ answer }) => UNDERSTOOD.includes(answer));
  const clausesOf = (starts: readonly number[]) => new Set(starts.map((start) => places.clauses.at(start)));
  const hits = rules.flatMap((rule) => places.hits(rule).map(({ start }) => start));
  return {
    concerned: clausesOf([...read.map(({ evidence }) => evidence.start), ...hits]).size,
    understood: clausesOf(understood.map(({ evidence }) => evidence.start)).size,
  };
}
