import type { ArabicActors, Sides } from '#workers/engines/text/arabic-actor.js';
import { ALL_PARTIES, UNKNOWN_ACTOR, type Actor } from '#workers/engines/text/actor.js';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import type { Severity } from '#shared/tools/risk/contract.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import { Claims } from '../claims.js';
import type { SentenceKind } from '../index.js';
import { firstOf, type Context, type Facts, type Reading } from '../rule.js';

/** The context of an Arabic rule: everything besides the sentence that it may use. */
export type ArabicContext = Omit<Context, 'actors'> & {
  actors: ArabicActors;
  /** Tells whether the contract puts the vowel sign of an object on a letter of the sentence. */
  isObject?: (offset: number) => boolean;
};

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
  /** Claims a note if the sentence matches the pattern: the words that match bear it. */
  found(name: string, source: string): boolean;
  /** Claims a note if neither the sentence nor, for `clause`, the clause around it matches the pattern. */
  absent(name: string, source: string, searched: 'sentence' | 'clause'): boolean;
  /** Claims a note for which the document was searched. */
  searched(name: string): void;
  /** Claims a note that is borne by a place, such as that of a value; none if there is no such place. */
  at(name: string, span: { start: number; end: number } | null): void;
  context: ArabicContext;
}

/** What a rule makes of a match; these notes are borne by the match, the others by what `Hit` claimed for them. */
interface Judged extends Omit<Reading, 'at' | 'notes'> {
  at?: Reading['at'];
  notes?: readonly string[];
  /** True if the rule reads from the sides of the sentence who bears it. */
  bySides?: boolean;
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
    read(sentence, context) {
      const { text, around, definition } = sentence;
      if (definition) return null;
      const match = firstOf(
        text,
        cues.map((cue) => arabicPattern(cue)),
      );
      if (match === null) return null;
      if (unless !== undefined && arabicPattern(unless).test(text)) return null;
      if (unlessIn !== undefined && arabicPattern(unlessIn).test(match[0])) return null;
      if (needs !== undefined && !arabicPattern(needs).test(text)) return null;
      const actor = context.actors.of(
        text,
        { index: match.index, length: match[0].length },
        context.isObject,
      );
      const says = (source: string) => arabicPattern(source).test(text);
      const near = (source: string) => arabicPattern(source).test(around);
      const sides = context.actors.sides(text, { index: match.index, length: match[0].length });
      const claims = new Claims(sentence);
      const judged = judge({
        ...{ text, around, match, actor, sides, says, near, context },
        found: (name, source) => claims.found(name, arabicPattern(source)) !== null,
        absent: (name, source, searched) => claims.absent(name, arabicPattern(source), searched),
        searched: (name) => {
          claims.searched(name);
        },
        at: (name, span) => {
          if (span !== null) claims.at(name, span);
        },
      });
      if (judged === null) return null;
      // The sign of an object, or a rule that reads the sides itself, is more certain than the words before the parties.
      const plain = context.actors.of(text, { index: match.index, length: match[0].length });
      if (judged.bySides !== true && plain.who === actor.who && contradicts(judged, sides))
        return unnamed(judged, match, claims);
      claimBearer(judged, context.actors, text, match.index, claims);
      return read(judged, match, claims);
    },
  };
}

/** Joins what a rule made of a match with the notes that it claimed. */
function read({ bySides: _, ...judged }: Judged, match: RegExpExecArray, claims: Claims): Reading {
  const at = judged.at ?? { start: match.index, end: match.index + match[0].length };
  const own = judged.notes?.map((name) => ({ name, ground: at })) ?? [];
  return { ...judged, at, notes: [...own, ...claims.notes] };
}

/** Tells whether the words before the parties say the opposite of what was read of who gains and who loses. */
const contradicts = ({ serves, burdens }: Judged, { bearer, holder, mutual }: Sides): boolean =>
  !mutual &&
  ((serves !== undefined && serves.who !== null && serves.who === bearer) ||
    (burdens !== undefined && burdens.who !== null && burdens.who === holder));

/** Names nobody where a sentence can be read both ways: who bears a clause must not be guessed. */
function unnamed({ serves: _, burdens: __, facts, ...rest }: Judged, match: RegExpExecArray, claims: Claims) {
  const severity = rest.severity === 'high' ? 'medium' : rest.severity;
  return read({ ...rest, severity, facts: { ...facts, who: null, other: null } }, match, claims);
}

/** Claims that the sentence names who bears the clause, where the texts name that party by `who` or by `other`. */
function claimBearer(
  { serves, burdens, facts = {} }: Judged,
  actors: ArabicActors,
  text: string,
  place: number,
  claims: Claims,
): void {
  if (serves?.mutual === true || burdens?.mutual === true) return;
  const bearer = burdens?.who ?? (serves === undefined ? null : actors.other(serves.who));
  const mention = bearer === null ? null : actors.mentionOf(bearer, text, place);
  if (mention === null) return;
  if (facts.who === bearer) claims.at('borne-by-who', mention);
  else if (facts.other === bearer) claims.at('borne-by-other', mention);
}

/** Returns the acting party and the opposite one, as facts for the texts of a finding. */
export const sides = ({ actor, context }: Hit): Facts => ({
  who: actor.who,
  other: context.actors.other(actor.who),
});

/** Returns the place of a match: what it bears as a whole is claimed there. */
export const whole = ({ match }: Hit) => ({ start: match.index, end: match.index + match[0].length });

/** Returns who is bound by what a sentence says goes on: both sides, or the one that its grammar names. */
export const bound = ({ actor, sides: { bearer, mutual } }: Hit): Actor =>
  actor.mutual || mutual ? ALL_PARTIES : { who: bearer, mutual: false };

/** Returns who carries a duty at a match: the actor, unless the grammar of the sentence names the other side. */
export function burdened({ actor, sides: { bearer } }: Hit): Actor {
  return actor.who !== null && bearer !== null && actor.who !== bearer ? UNKNOWN_ACTOR : actor;
}

/** A rule for a burden that one side puts on the other, which is not one if both sides bear it alike. */
interface Burden extends Omit<ArabicRule, 'judge'> {
  /** Severity if the sentence tells which party bears it; never high otherwise. */
  severity: Severity;
  /** Role of the party that such a clause always burdens, where the sentence names nobody. */
  role?: string;
  /** Patterns by the note that each bears if the sentence matches it. */
  notes?: Readonly<Record<string, string>>;
  /** Overrides what the table says; null if it is not a risk after all. */
  judge?(hit: Hit): { severity?: Severity; notes?: string[]; facts?: Facts; sides?: Sides } | null;
}

/** Matches nowhere: what was searched for without it was not found. */
export const NOTHING = '(?!)';

/** Creates the rule of a burden: `who` of its texts is the party that bears it, `other` the one that gains by it. */
export const burden = ({ severity, role, notes = {}, judge, ...rest }: Burden): ArabicRule => ({
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
    for (const [name, pattern] of Object.entries(notes)) hit.found(name, pattern);
    if (bearer !== null) hit.at('bearer', actors.mentionOf(bearer, hit.text, hit.match.index));
    else if (level === 'high') hit.absent('nobody', NOTHING, 'sentence');
    return {
      severity: bearer === null && level === 'high' ? 'medium' : level,
      notes: own.notes ?? [],
      bySides: true,
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
  '(?:(?<!لا )[وف]?(?:من حق|يحتفظ|تحتفظ|أجاز|يجيز|تجيز|يخول|تخول|ينفرد|تنفرد|لكل من|لأي من|يحق|يجوز|جاز|يكون|للطرف|له الحق|لها الحق|الحق في|الحق|يملك|صلاحية|تملك)|(?<=(?:^|[.;:,)"\\d-])\\s{0,3})[وف]?ل(?!ا |أن|أي|كل|م |ما |ن |يس|دى|ذلك|هذا|هذه|غرض|غاية|أجل|حين|مدة|قاء|كي|صالح|ضمان)[ء-ي]{3,20}(?: [ء-ي]{2,20}){0,3}?(?= ))';
/** Matches the beginning of a clause: there a verb tells what its subject does, without any word for "may". */
export const OPENS = '(?:^|[.;:,)\\d-])\\s{0,3}';
/** Matches a particle that denies the verb after it. */
export const NOT = '(?<![ء-ي])[وف]?(?:لا|لن|ليس)';
export const WITHOUT = '(?:دون|بدون|بغير|من غير|بلا)';
/** Matches that a side does something as it alone wishes. */
export const FREELY = `(?:في أي وقت|متى (?:شاء|شاءت|رأى|رأت|أراد|أرادت|رغب|رغبت)|كيفما (?:شاء|شاءت)|(?<![ء-ي])(?:وحده|وحدها|منفردا|منفردة)#|(?:بإرادت(?:ه|ها)|بقرار منه|بقرارها|بقراره)|(?:حسب|بحسب|وفق|وفقا ل)\\s?ما (?:يراه|تراه)|بما (?:يراه|تراه)|تقديره|تقديرها|${WITHOUT} (?:حاجة إلى |الحاجة إلى )?(?:أخذ |الحصول على )?(?:أي )?(?:الرجوع|رجوع|موافق|رضا|استئذان|إذن|سبب|إبداء|أسباب|مبرر|مسوغ|إشعار|إخطار|إنذار|اعتراض|مشاورة|علم))`;
/** Matches a ban, also one that a side takes upon itself. */
export const BANNED =
  '(?<![ء-ي])[وف]?(?:(?:لا|لن) (?:[يت]جوز|[يت]حق|[يت]سمح|[يت]كون)|(?<!(?:لا|لن|لم|ليس) )(?:[يت]متنع(?:ان|ون)?|[يت]حظر|[يت]منع)|عدم|بعدم|ألا|بألا|ليس ل[ء-ي]+|محظور|ممنوع)#';
export const MUST_NOT =
  '[وف]?(?:لا يجوز|لا يحق|يمتنع|تمتنع|يحظر|عدم|ألا|بألا|لا يقوم|يتعهد بعدم|يلتزم بعدم|ليس ل[\u0621-\u064a]+ (?:الحق )?)';
/** Matches a word for notice, or a length of time that may be one: a sentence with one cannot be said to give none. */
export const ANY_NOTICE =
  '~(?:إشعار|إخطار|إنذار|تبليغ|إبلاغ|إعذار|يشعر|يخطر|أشعر|أخطر|يبلغ|مهلة)|(?:قبل|خلال) [^.;]{0,25}~(?:يوم|أيام|شهر|أشهر|أسبوع)';
/** Matches that a right is to be used without notice. */
export const WITHOUT_NOTICE =
  '(?:دون|بدون|بغير|بلا|من غير) (?:حاجة إلى |الحاجة إلى |أي |سابق )?(?:إشعار|إخطار|إنذار|إعذار|إبلاغ|تنبيه)#';
/** Matches words that speak of both sides alike. */
export const BOTH =
  '(?<![ء-ي])[وفبل]{0,2}(?:كل طرف|كل من الطرفين|كلا الطرفين|لأي طرف|أي طرف|أي من (?:ال)?(?:طرفين|أطراف)|أحد الطرفين|(?:ال|ل)?طرفان|(?:ال|ل)?طرفين|أيهما|أي منهما|كل منهما|أحدهما|(?:ال|ل)?أطراف)#';
/** Matches consent that is required, but not the consent without which something may be done. */
export const CONSENT =
  '(?<!(?:دون|بدون|بغير|لم|عدم)(?: [ء-ي]+){0,3} )(?<![ء-ي])[وب]?(?:ال|لل)?(?:موافقة|اتفاق|اتفاقهما|رضا)#';
/** Matches what the party that works under an employment contract is called. */
export const WORKER =
  '^(?:ال)?(?:عامل|موظف|أجير|سائق|طبيب|مندوب|مهندس|محاسب|ممارس)|^(?:السيد|السيدة|الأستاذ|الدكتور|المهندس)#';
