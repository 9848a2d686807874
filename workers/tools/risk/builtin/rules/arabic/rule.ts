import type { ArabicActors, Sides } from '#workers/engines/text/arabic-actor.js';
import type { Actor } from '#workers/engines/text/actor.js';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import type { Severity } from '#shared/tools/risk/contract.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { SentenceKind } from '../index.js';
import { firstOf, type Context, type Facts, type Reading } from '../rule.js';

/** The context of an Arabic rule: everything besides the sentence that it may use. */
export type ArabicContext = Omit<Context, 'actors'> & { actors: ArabicActors };

/** A match of one of a rule's cues, with everything that its judgment may need. */
export interface Hit {
  text: string;
  around: string;
  match: RegExpExecArray;
  actor: Actor;
  /** Who has the right and who carries the burden at the match. */
  sides: Sides;
  /** Tells whether the sentence matches the pattern. */
  says(source: string): boolean;
  /** Tells whether the clause around the sentence matches the pattern. */
  near(source: string): boolean;
  context: ArabicContext;
}

/** What a rule makes of a match; its notes are borne by the match. */
interface Judged extends Omit<Reading, 'at' | 'notes'> {
  at?: Reading['at'];
  notes?: readonly string[];
}

export interface ArabicRule {
  kind: SentenceKind;
  cues: readonly string[];
  /** Pattern in the sentence that excludes the kind. */
  unless?: string;
  /** Pattern within the match itself that excludes the kind. */
  unlessIn?: string;
  /** Pattern without which the sentence does not concern the kind. */
  needs?: string;
  /** Judges a match: its severity and facts; null if it is not a risk after all. */
  judge(hit: Hit): Judged | null;
}

export interface ReadingArabicRule {
  kind: SentenceKind;
  cues: readonly string[];
  read(sentence: Sentence, context: ArabicContext): Reading | null;
}

/** Creates a rule from its table row. */
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
      const sides = context.actors.sides(text, { index: match.index, length: match[0].length });
      const judged = judge({ text, around, match, actor, sides, says, near, context });
      if (judged === null) return null;
      const at = judged.at ?? { start: match.index, end: match.index + match[0].length };
      return { ...judged, at, notes: judged.notes?.map((name) => ({ name, ground: at })) ?? [] };
    },
  };
}

/** Returns the acting party and the opposite one, as facts for the texts of a finding. */
export const sides = ({ actor, context }: Hit): Facts => ({
  who: actor.who,
  other: context.actors.other(actor.who),
});

/** A rule for a burden that one side puts on the other, which is not one if both sides bear it alike. */
interface Burden extends Omit<ArabicRule, 'judge'> {
  /** Severity if the sentence tells which party bears it; never high otherwise. */
  severity: Severity;
  /** Role of the party that such a clause always burdens, where the sentence names nobody. */
  role?: string;
  /** Overrides what the table says; null if it is not a risk after all. */
  judge?(hit: Hit): { severity?: Severity; notes?: string[]; facts?: Facts; sides?: Sides } | null;
}

/** Creates the rule of a burden: `who` of its texts is the party that bears it, `other` the one that gains by it. */
export const burden = ({ severity, role, judge, ...rest }: Burden): ArabicRule => ({
  ...rest,
  judge(hit) {
    const own = judge === undefined ? {} : judge(hit);
    if (own === null) return null;
    const { mutual, ...told } = own.sides ?? hit.sides;
    if (mutual) return null;
    const { actors } = hit.context;
    const bearer = told.bearer ?? (role === undefined ? null : actors.called(role));
    const holder = told.holder ?? actors.other(bearer);
    const level = own.severity ?? severity;
    return {
      severity: bearer === null && level === 'high' ? 'medium' : level,
      notes: own.notes ?? [],
      facts: { who: bearer, other: holder, ...own.facts },
      ...(bearer === null ? {} : { burdens: { who: bearer, mutual: false } }),
    };
  },
});

/** Matches fraud and gross fault, for which no clause can exclude liability. */
export const CARVE_OUT = '~(?:غش|احتيال|خطأ (?:ال)?جسيم|إهمال (?:ال)?جسيم|تعمد|عمد|متعمد|تدليس)';
/** Matches a duty, a right or a prohibition, as Arabic clauses begin. */
export const MUST =
  '[وف]?(?:يلتزم|تلتزم|يتعهد|تتعهد|يجب على|يتعين على|على أن|ملتزم|ملزم|يضمن|تضمن|يتحمل|تتحمل|يقوم|تقوم|يوافق|توافق)';
export const MAY =
  '(?:(?<!لا )[وف]?(?:يحق|يجوز|جاز|يكون|للطرف|له الحق|لها الحق|الحق في|الحق|يملك|صلاحية|تملك)|(?<=(?:^|[.;:,)"\\d-])\\s{0,3})[وف]?ل(?!ا |أن|أي|كل|م |ما |ن |يس|دى|ذلك|هذا|هذه|غرض|غاية|أجل|حين|مدة|قاء|كي|صالح|ضمان)[ء-ي]{3,20}(?: [ء-ي]{2,20}){0,3}?(?= ))';
export const MUST_NOT =
  '[وف]?(?:لا يجوز|لا يحق|يمتنع|تمتنع|يحظر|عدم|ألا|بألا|لا يقوم|يتعهد بعدم|يلتزم بعدم|ليس ل[\u0621-\u064a]+ (?:الحق )?)';
/** Matches consent that is required, but not the consent without which something may be done. */
export const CONSENT =
  '(?<!(?:دون|بدون|بغير)(?: [ء-ي]+){0,3} )(?<![ء-ي])[وب]?(?:ال|لل)?(?:موافقة|اتفاق|اتفاقهما|رضا)#';
/** Matches what the party that works under an employment contract is called. */
export const WORKER =
  '^(?:ال)?(?:عامل|موظف|أجير|سائق|طبيب|مندوب|مهندس|محاسب|ممارس)|^(?:السيد|السيدة|الأستاذ|الدكتور|المهندس)#';
