import { cuePattern, type MarkedClause } from './marked.js';
import type { Answer, Quantity } from './value.js';

/** How the value of one question is recognized: cues in order of trust, and what shows another value. */
export interface Asked {
  /** Patterns over the marked clause; the slot of the first that holds bears the value. */
  cues: readonly string[];
  /** Excludes a match if it matches the words from the cue to the value. */
  unlessIn?: string;
  /** Excludes a match if it matches right before the value. */
  unlessBefore?: string;
  /** Excludes a match if it matches right after the value. */
  unlessAfter?: string;
  /** Excludes a match if it matches the part of the sentence around the value. */
  unless?: string;
  /** Words without which the clause does not concern the question. */
  needs?: string;
  /** Returns what the value runs by, for rates and recurring amounts. */
  period?: (before: string, after: string) => string | null;
  /** Matches what makes a rate a margin over a base, before or after it. */
  margin?: { before: string; after: string };
}

const NEAR_CHARS = 70;
const holds = (source: string | undefined, text: string) =>
  source !== undefined && cuePattern(source, 'i').test(text);

/**
 * Answers a question by the cues; `absent` if none of them holds. `isOfAnother` tells that the phrase which governs a quantity
 * makes it the value of something else.
 */
export function answer(
  clause: MarkedClause,
  asked: Asked,
  isOfAnother: (quantity: Quantity) => boolean = () => false,
): Answer {
  if (asked.needs !== undefined && !holds(asked.needs, clause.marked)) return { state: 'absent' };
  let formula: string | undefined;
  for (const cue of asked.cues) {
    for (const { quantity, offset, words } of clause.matches(cue)) {
      const before = clause.before(offset, NEAR_CHARS);
      const after = clause.after(offset, NEAR_CHARS);
      if (
        holds(asked.unlessIn, words) ||
        holds(asked.unlessBefore, before) ||
        holds(asked.unlessAfter, after) ||
        holds(asked.unless, clause.segment(offset)) ||
        isOfAnother(quantity)
      )
        continue;
      if (quantity.state !== 'given') return { state: quantity.state };
      if (holds(asked.margin?.before, before) || holds(asked.margin?.after, after)) {
        formula ??= formulaAt(clause, quantity);
        continue;
      }
      const { value, unit, start, end } = quantity;
      return { state: 'given', value, unit, period: asked.period?.(before, after) ?? null, start, end };
    }
  }
  return formula === undefined ? { state: 'absent' } : { state: 'absent', formula };
}

/** Returns the words of a rate over a base: the margin with what stands before and after it. */
function formulaAt({ text }: MarkedClause, { start, end }: Quantity): string {
  const before = text.slice(Math.max(0, start - 60), start).replace(/^\S*\s/, '');
  const after = text.slice(end, end + 60).replace(/[,.;][\s\S]*$|\s\S*$/, '');
  return `${before}${text.slice(start, end)}${after}`.replace(/\s+/g, ' ').trim();
}
