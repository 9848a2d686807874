import type { ArabicActors, Sides } from '#workers/engines/text/arabic-actor.js';
import { ALL_PARTIES, UNKNOWN_ACTOR, type Actor } from '#workers/engines/text/actor.js';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import type { Severity } from '#shared/tools/risk/contract.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import { Claims } from '../claims.js';
import type { SentenceKind } from '../index.js';
import { framed, type Frame } from './frames.js';
import { clip, firstOf, type Context, type Facts, type Reading } from '../rule.js';

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
  /** Words that the clause may have in any order instead. */
  frames?: readonly Frame[];
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

/** Kinds that say nothing if nobody can be named. */
const OF_ONE_SIDE: readonly SentenceKind[] = ['unilateral-change'];

/** Creates a rule from its table row. */
export function reading({
  kind,
  cues,
  frames = [],
  unless,
  unlessIn,
  needs,
  judge,
}: ArabicRule): ReadingArabicRule {
  return {
    kind,
    cues,
    read(sentence, context) {
      const { text, around, definition } = sentence;
      if (definition) return null;
      const cued = firstOf(
        text,
        cues.map((cue) => arabicPattern(cue)),
      );
      const inFrame = cued === null ? framed(text, frames) : null;
      const match = cued ?? inFrame?.match ?? null;
      if (match === null) return null;
      if (unless !== undefined && arabicPattern(unless).test(text)) return null;
      if (unlessIn !== undefined && arabicPattern(unlessIn).test(match[0])) return null;
      if (needs !== undefined && !arabicPattern(needs).test(text)) return null;
      const place = { index: match.index, length: match[0].length };
      const isNamed = inFrame?.frame.nobody !== true;
      const actor = isNamed ? context.actors.of(text, place, context.isObject) : UNKNOWN_ACTOR;
      const says = (source: string) => arabicPattern(source).test(text);
      const near = (source: string) => arabicPattern(source).test(around);
      const sides = isNamed
        ? context.actors.sides(text, place)
        : { holder: null, bearer: null, mutual: false };
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
      // Words in any order tell who acts only if the words before the parties say so as well.
      if (inFrame !== null && judged.bySides !== true && !confirms(judged, sides))
        return OF_ONE_SIDE.includes(kind) ? null : unnamed(judged, match, claims);
      // The sign of an object, or a rule that reads the sides itself, is more certain than the words before the parties.
      const plain = context.actors.of(text, place);
      if (judged.bySides !== true && plain.who === actor.who && contradicts(judged, sides))
        return OF_ONE_SIDE.includes(kind) ? null : unnamed(judged, match, claims);
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

/** Tells whether the words before the parties say the same of who gains or who loses as was read. */
const confirms = ({ serves, burdens }: Judged, { bearer, holder }: Sides): boolean =>
  (serves === undefined && burdens === undefined) ||
  (serves !== undefined && (serves.mutual || (serves.who !== null && serves.who === holder))) ||
  (burdens !== undefined && (burdens.mutual || (burdens.who !== null && burdens.who === bearer)));

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

/** Returns the words of a clause from a match on. */
export const clauseFrom = ({ text, match }: Hit) =>
  clip(/^[^.;]{1,600}/.exec(text.slice(match.index))?.[0] ?? '');

/** Returns who is bound by what a sentence says goes on: both sides, or the one that its grammar names. */
export const bound = ({ actor, sides: { bearer, mutual } }: Hit): Actor =>
  actor.mutual || mutual ? ALL_PARTIES : { who: bearer, mutual: false };

/** Returns who carries a duty at a match: the actor, unless the grammar of the sentence names the other side. */
export function burdened({ actor, sides: { bearer } }: Hit): Actor {
  return actor.who !== null && bearer !== null && actor.who !== bearer ? UNKNOWN_ACTOR : actor;
}

/** Returns who is bound by a ban: the one that the words before the parties name, else the one who acts. */
export const banned = (hit: Hit): Actor =>
  hit.actor.mutual || hit.sides.mutual
    ? ALL_PARTIES
    : hit.sides.bearer === null
      ? hit.actor
      : { who: hit.sides.bearer, mutual: false };

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

export * from './vocabulary.js';
