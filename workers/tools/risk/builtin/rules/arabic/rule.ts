import type { ArabicActors } from '#workers/engines/text/arabic-actor.js';
import type { Actor } from '#workers/engines/text/actor.js';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { SentenceKind } from '../index.js';
import { firstOf, type Context, type Facts, type Reading } from '../rule.js';

/** What an Arabic rule may look at besides the sentence. */
export type ArabicContext = Omit<Context, 'actors'> & { actors: ArabicActors };

/** A match of one of a rule's cues, with all that its judgement may need. */
export interface Hit {
  text: string;
  around: string;
  match: RegExpExecArray;
  actor: Actor;
  /** Whether the sentence says this. */
  says(source: string): boolean;
  /** Whether the clause around it says this. */
  near(source: string): boolean;
  context: ArabicContext;
}

export interface ArabicRule {
  kind: SentenceKind;
  cues: readonly string[];
  /** Words in the sentence that make it something else. */
  unless?: string;
  /** Words in the match itself that make it something else. */
  unlessIn?: string;
  /** Words without which the sentence is not about this. */
  needs?: string;
  /** How grave it is and what is said of it; null where it is nothing after all. */
  judge(hit: Hit): (Omit<Reading, 'at'> & { at?: Reading['at'] }) | null;
}

export interface ReadingArabicRule {
  kind: SentenceKind;
  cues: readonly string[];
  read(sentence: Sentence, context: ArabicContext): Reading | null;
}

/** Makes a rule out of its table row. */
export function reading({ kind, cues, unless, unlessIn, needs, judge }: ArabicRule): ReadingArabicRule {
  return {
    kind,
    cues,
    read({ text, around, definition }, context) {
      if (definition) return null;
      const match = firstOf(
        text,
        cues.map((cue) => arabicPattern(cue)),
      );
      if (match === null) return null;
      if (unless !== undefined && arabicPattern(unless).test(text)) return null;
      if (unlessIn !== undefined && arabicPattern(unlessIn).test(match[0])) return null;
      if (needs !== undefined && !arabicPattern(needs).test(text)) return null;
      const actor = context.actors.of(text, { index: match.index, length: match[0].length });
      const says = (source: string) => arabicPattern(source).test(text);
      const near = (source: string) => arabicPattern(source).test(around);
      const judged = judge({ text, around, match, actor, says, near, context });
      return judged === null
        ? null
        : { at: { start: match.index, end: match.index + match[0].length }, ...judged };
    },
  };
}

/** The one who acts and the one across, for the words of a finding. */
export const sides = ({ actor, context }: Hit): Facts => ({
  who: actor.who,
  other: context.actors.other(actor.who),
});

/** Fraud and gross fault, which no clause can put out of reach. */
export const CARVE_OUT = '~(?:غش|احتيال|خطأ (?:ال)?جسيم|إهمال (?:ال)?جسيم|تعمد|عمد|متعمد|تدليس)';
/** A duty, a right, a ban: how Arabic clauses begin. */
export const MUST =
  '[وف]?(?:يلتزم|تلتزم|يتعهد|تتعهد|يجب على|يتعين على|على أن|ملتزم|ملزم|يضمن|تضمن|يتحمل|تتحمل|يقوم|تقوم|يوافق|توافق)';
export const MAY = '(?<!لا )[وف]?(?:يحق|يجوز|يكون|للطرف|له الحق|لها الحق|الحق في|الحق|يملك|صلاحية|تملك)';
export const MUST_NOT =
  '[وف]?(?:لا يجوز|لا يحق|يمتنع|تمتنع|يحظر|عدم|ألا|بألا|لا يقوم|يتعهد بعدم|يلتزم بعدم|ليس ل[\u0621-\u064a]+ (?:الحق )?)';
/** Consent that is asked for, and not the consent without which something may be done. */
export const CONSENT =
  '(?<!(?:دون|بدون|بغير)(?: [ء-ي]+){0,3} )(?<![ء-ي])[وب]?(?:ال|لل)?(?:موافقة|اتفاق|اتفاقهما|رضا)#';
