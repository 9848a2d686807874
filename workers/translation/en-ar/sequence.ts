import { CONJUNCTIONS } from './closed-words.js';
import { conjoin, inverted, subordinate } from './connectives.js';
import { TIED, TYING, join } from './forms.js';
import { joinedVerb } from './joined-verbs.js';
import { deniedParticiple, reduced, remaining, tells } from './modifier-rules.js';
import { accompanying, beingOrHaving } from './participle-rules.js';
import { phraseOrClause } from './phrase-rules.js';
import { prepositional } from './preposition-rules.js';
import { relative, unmarkedRelative } from './relatives.js';
import { NO_FRAME, State } from './state.js';
import type { Unit } from './units.js';
import { finiteWithoutSubject, toInfinitive } from './verb-rules.js';

const MARKS: Record<string, string> = { ',': '،', ';': '؛', '?': '؟', '--': '-', '—': '-' };

/**
 * Translates a part of a sentence from left to right: clause by clause where the rules understand them, phrase by phrase elsewhere, in
 * the order of the source.
 */
export function translateUnits(units: readonly Unit[]): string {
  return run(units, 0, units.length);
}

function run(units: readonly Unit[], from: number, to: number, outer?: State): string {
  const s: State = new State(units, from, to, (start, end) => run(units, start, end, s), outer);
  while (s.at < s.end) step(s);
  s.flush();
  return join(s.words);
}

function step(s: State): void {
  const { unit } = s;
  if (unit === undefined) return;
  if (unit.mark === true) return punctuate(s, unit);
  if (s.state && tells(s, unit)) return remaining(s, unit);
  if (
    unit.phrase !== undefined &&
    !(/^in no (?:way|manner|respect)$/u.test(unit.lower) && finiteWithoutSubject(s, unit))
  )
    return s.say(unit.phrase);
  if (s.unit !== unit) return;
  if (beingOrHaving(s, unit) || accompanying(s, unit)) return;
  if (inverted(s) || subordinate(s, unit) || relative(s, unit) || toInfinitive(s, unit)) return;
  if (finiteWithoutSubject(s, unit) || joinedVerb(s, unit)) return;
  if (CONJUNCTIONS[unit.lower] !== undefined && unit.closed === true) return conjoin(s, unit);
  if (deniedParticiple(s, unit)) return;
  if (reduced(s, unit) || prepositional(s, unit)) return;
  if (unmarkedRelative(s, unit) || phraseOrClause(s)) return;
  remaining(s, unit);
}

function punctuate(s: State, unit: Unit): void {
  s.flush();
  if (/^[.;:,]$/u.test(unit.lower) && s.words.at(-1) === '،') s.words.pop();
  s.open = false;
  if (unit.lower === ',') {
    if (s.units[s.at - 1]?.subordinator !== undefined) {
      s.at += 1;
      return;
    }
    const next = s.units[s.at + 1];
    if (next === undefined || CONJUNCTIONS[next.lower] === undefined) s.mood = 'statement';
  }
  if (/^[.;:]$/u.test(unit.lower))
    [s.frame, s.grammaticalCase, s.mood, s.main] = [NO_FRAME, 'nominative', 'statement', undefined];
  s.infinitive = undefined;
  s.say(mark(s, unit));
}

/** A mark as Arabic writes it, tied to what it stood close to. */
function mark(s: State, unit: Unit): string {
  const known = MARKS[unit.lower];
  if (known !== undefined) return known;
  const tied = unit.spaced ? '' : TIED;
  const next = s.units[s.at + 1];
  const tying = next !== undefined && !next.spaced ? TYING : '';
  if (unit.text !== '"') return `${tied}${unit.text}${tying}`;
  s.quoted = !s.quoted;
  return s.quoted ? '“' : '”';
}
