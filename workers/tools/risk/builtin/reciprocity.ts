import type { Actor } from '#workers/engines/text/actor.js';
import { ArabicActors } from '#workers/engines/text/arabic-actor.js';
import { arabicPattern, fold, hasArabic } from '#workers/engines/text/arabic.js';
import { EnglishMentions } from '#workers/engines/text/clause/english-mentions.js';
import { EnglishParties } from '#workers/engines/text/clause/english-parties.js';
import type { Party } from '#workers/engines/text/parties.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { EACH, type Finding } from '../finding.js';
import type { SentenceKind } from './rules/index.js';
import type { Reading } from './rules/rule.js';

/** How a kind that one side may have alone is looked for on the other side. */
interface Pair {
  /** Which of a finding's sides does it: the one that bears a duty, or the one that holds a protection or a right. */
  by: 'bears' | 'holds';
  /** Finds in English what the kind's rule may have missed. */
  cue: string;
  /** True if the cue is about liability, and not about an act. */
  liable?: true;
  arabic?: string;
  /** Matches English sentences in which the cue is of another matter. */
  except?: RegExp;
}

const PROTECTION = {
  by: 'holds',
  liable: true,
  cue: '\\b(?:in no event|under no circumstances)\\b[^.;]{0,60}\\bliable\\b|\\bliability of\\b[^.;]{0,160}\\b(?:exceed|(?<!\\bnot (?:be )?)limited)\\b|\\b(?:shall|will) (?:not be (?:liable|responsible)|have no (?:liability|responsibility))\\b|\\bliability\\b[^.;]{0,120}\\b(?:not exceed|(?<!\\bnot )be limited)\\b',
  // To be excused by force majeure, or because no contract came about, limits no liability.
  except: phrasePattern(
    '\\bforce majeure\\b|\\bacts? of god\\b|\\b(?:beyond|outside) (?:its|the|their|his)\\b[^.;]{0,30}\\bcontrol\\b|\\bno further force (?:and|or) effect\\b',
  ),
  arabic:
    '(?<![ء-ي])[وف]?(?:لا يتحمل|لا تتحمل|لا يكون|لا تكون|لا يسأل|لا تسأل)[^.;]{0,60}?~(?:مسؤول|مسؤولا|مسؤولية|أضرار)|~مسؤولي[ةت][^.;]{0,100}?(?:لا تتجاوز|ألا تتجاوز|بما لا يتجاوز)',
} as const satisfies Pair;

/** Kinds that both sides of a contract may have: what one of them has alone is one-sided. */
export const RECIPROCAL: Partial<Record<SentenceKind, Pair>> = {
  indemnity: {
    by: 'bears',
    cue: '\\b(?:shall|will|must|agrees?(?: to|, [^.;,]{1,60}, to)|hereby)\\b[^.;]{0,80}?\\b(?:indemnify|hold harmless)\\b|\\bindemnifies\\b|\\b(?:shall|will) be (?:fully )?indemnified\\b',
    arabic:
      '(?<![ء-ي])[وف]?(?:يلتزم|تلتزم|يتعهد|تتعهد)[^.;]{0,60}?~(?:تعويض|يعوض)#|(?<![ء-ي])[وف]?(?:يعوض|تعوض)#',
  },
  'liability-cap': PROTECTION,
  'liability-exclusion': PROTECTION,
  'consequential-loss': PROTECTION,
  'termination-convenience': {
    by: 'holds',
    cue: '\\b(?:may|right to|entitled to|option to)\\b[^.;]{0,80}\\b(?:terminate|be terminated|cancel)\\b[^.;]{0,160}?\\b(?:convenience|without cause|any reason|no reason|at any time|at will)\\b|\\b(?:may|right to|entitled to|option to)\\b[^.;]{0,40}\\b(?:resign|withdraw from|leave|rescind|end) [^.;]{0,160}?\\b(?:convenience|without cause|any reason|no reason|at any time|at will|notice)\\b',
    arabic:
      '(?<!(?:لا|لن|ولا|ليس|وليس) )(?<![ء-ي])[وف]?(?:يجوز|يحق|لأي|لكل)#(?:(?!إذا|في حال|متى|عند)[^.;]){0,60}?~(?:إنهاء|إنهاؤه|فسخ|إلغاء)#(?:(?!إذا|في حال|متى|عند|ما لم)[^.;]){0,100}?(?:في أي وقت|دون (?:إبداء|ذكر|حاجة|سبب|أسباب|أي سبب)|بلا سبب|لأي سبب)',
  },
  'wide-force-majeure': {
    by: 'holds',
    liable: true,
    cue: '\\b(?:not be (?:liable|responsible|deemed)|excused)\\b[^.;]{0,200}\\b(?:force majeure|acts? of god|control)\\b|\\b(?:either|neither|each|any|both|no|affected|claiming|non-?performing) part(?:y|ies)\\b[^.;]{0,300}\\b(?:force majeure|acts? of god|beyond (?:its|the|their) [^.;]{0,24}control)\\b',
  },
  'ip-assignment': {
    by: 'bears',
    cue: '\\bhereby (?:\\w+ ){0,4}assigns?\\b[^.;]{0,160}\\b(?:inventions?|improvements?|intellectual property|copyrights?|patents?|work product|know-how)\\b',
  },
  'one-sided-confidentiality': {
    by: 'bears',
    cue: '\\b(?:shall|will|must|may not|agrees?(?: to)?|undertakes?(?: to)?)\\b[^.;]{0,60}\\b(?:keep|kept|hold|held|maintain(?:ed)?|treat(?:ed)?|preserved?|safeguard(?:ed)?|protect(?:ed)?|disclosed?|divulged?|reveal(?:ed)?)\\b[^.;]{0,120}\\b(?:confiden\\w+|secrets?|secrecy|proprietary)\\b|\\b(?:the same|the foregoing|like obligations?|(?:the )?same (?:obligations?|dut(?:y|ies)))\\b[^.;]{0,60}\\b(?:appl(?:y|ies)|binds?)\\b',
    arabic:
      '(?<![ء-ي])[وف]?(?:يلتزم|تلتزم|يتعهد|تتعهد|يحافظ|تحافظ|يحظر|لا يجوز|لا يحق)[^.;]{0,80}?~(?:سرية|أسرار|إفشاء|إفصاح|كتمان)',
  },
  'one-sided-assignment-ban': {
    by: 'bears',
    cue: '\\b(?:neither party|no party|(?:shall|may|will) not)\\b[^.;]{0,60}\\b(?:assign|transfer)\\b|\\bnot be (?:assigned|transferred)\\b',
    arabic:
      '(?<![ء-ي])[وف]?(?:لا يجوز|لا يحق|يحظر|يلتزم[^.;]{0,20} بعدم)[^.;]{0,60}?~(?:تنازل|يتنازل|إحالة|حوالة)',
  },
};

/** Kinds that consist in being one-sided. */
export const DROPPED_IF_MIRRORED: readonly SentenceKind[] = [
  'one-sided-confidentiality',
  'one-sided-assignment-ban',
];

/** Kinds that say nothing where it is not known whether the other side has the same. */
const DROPPED_IF_UNKNOWN: readonly SentenceKind[] = ['wide-force-majeure'];

/** Notes of a rule about the other side, which it cannot see. */
const ABOUT_OTHER = ['one-sided', 'mirrored', 'mutual', 'unknown'];

/** Returns a reading of a clause about one side that says of the other only what was found; null if that is not known. */
export function withPairing(reading: Reading, pairing: 'one-sided' | 'mirrored' | null): Reading {
  const own = (reading.notes ?? []).filter(({ name }) => !ABOUT_OTHER.includes(name));
  const found = pairing === null ? [] : [{ name: pairing, ground: { searched: 'document' } } as const];
  // What is one-sided only perhaps is not high for it.
  const severity =
    pairing === null && reading.severity === 'high' && reading.settled !== true ? 'medium' : reading.severity;
  return { ...reading, severity, notes: [...own, { name: 'named', ground: reading.at }, ...found] };
}

/** Most places that are read for one kind; a document with more leaves it undecided. */
const MOST_PLACES = 200;
/** Text that is read around a place. */
const AROUND_CHARS = 500;

interface Place {
  start: number;
  end: number;
  actor: Actor;
}

/**
 * Lets every finding on a clause about one side say whether the document gives the other side the same: looked for in the
 * findings of all parts and in the text. Where these are not complete, or a place does not tell whom it is about, nothing is
 * said.
 */
export function withPairs(
  findings: readonly Finding[],
  flat: string,
  parties: readonly Party[],
  isComplete: (kind: string) => boolean,
): Finding[] {
  const seek = new Seeker(flat, parties);
  return findings.flatMap(({ once, ...found }): Finding[] => {
    const pair = RECIPROCAL[found.kind as SentenceKind];
    if (once === undefined || pair === undefined) return [found];
    // What is said instead has a reason of its own, or none.
    const { severityReason, ...finding } = found;
    const own = finding.sides?.[pair.by] ?? null;
    const other = finding.sides?.[pair.by === 'bears' ? 'holds' : 'bears'] ?? null;
    // Where the contract has more than two parties, any other one may be the one in question.
    const isOther = (who: string | null) => (other === null ? who !== null && who !== own : who === other);
    const same = findings.filter((one) => one.kind === finding.kind);
    const told = [
      ...same.map(({ sides }): Actor => {
        const who = sides?.[pair.by] ?? null;
        return who === EACH ? { who: null, mutual: true } : { who, mutual: false };
      }),
      ...seek
        .places(pair)
        .filter(
          ({ start, end }) =>
            !same.some(({ evidence }) => evidence !== null && start >= evidence.start && end <= evidence.end),
        )
        .map(({ actor }) => actor),
    ];
    if (told.some(({ who, mutual }) => mutual || isOther(who)))
      return once.mirrored === null ? [] : [{ ...finding, ...once.mirrored }];
    const isCertain = isComplete(finding.kind) && told.every(({ who }) => who !== null);
    if (isCertain) return [{ ...finding, ...once.alone }];
    const isNothing = once.mirrored === null && DROPPED_IF_UNKNOWN.includes(finding.kind as SentenceKind);
    return isNothing ? [] : [found];
  });
}

/** Finds in a document who bears a duty or holds a protection. */
class Seeker {
  readonly #english: EnglishMentions;
  readonly #arabic: ArabicActors;
  readonly #folded: string;
  readonly #places = new Map<Pair, Place[]>();

  constructor(
    readonly flat: string,
    parties: readonly Party[],
  ) {
    this.#english = new EnglishMentions(parties);
    this.#arabic = new ArabicActors(parties);
    this.#folded = hasArabic(flat) ? fold(flat) : '';
  }

  places(pair: Pair): Place[] {
    let found = this.#places.get(pair);
    if (found === undefined) {
      found = [...this.#inEnglish(pair), ...this.#inArabic(pair)];
      this.#places.set(pair, found);
    }
    return found;
  }

  #inEnglish({ cue, liable, except }: Pair): Place[] {
    return first(this.flat, phrasePattern(cue, 'gi')).flatMap(({ start, end }): Place[] => {
      const before = this.flat.slice(Math.max(0, start - AROUND_CHARS), start);
      const sentence = /[.;]\s+(?=[A-Z("])(?!.*[.;]\s+[A-Z("])/s.exec(before);
      const from = start - before.length + (sentence === null ? 0 : sentence.index + 1);
      const text = this.flat.slice(from, end + AROUND_CHARS);
      const span = { start: start - from, end: end - from };
      const own = /^[^.;]{0,400}/.exec(this.flat.slice(end, end + AROUND_CHARS))?.[0] ?? '';
      if (except?.test(`${text.slice(0, span.end)}${own}`) === true) return [];
      const parties = new EnglishParties(this.#english, { text, around: text });
      const actor = liable === true ? parties.liable(text, span) : parties.doer(text, span.start);
      return [{ start, end, actor }];
    });
  }

  #inArabic({ arabic }: Pair): Place[] {
    if (arabic === undefined || this.#folded === '') return [];
    return first(this.#folded, arabicPattern(arabic, 'g')).map(({ start, end }) => {
      const from = Math.max(0, start - 80);
      const near = this.#folded.slice(from, end + 60);
      return { start, end, actor: this.#arabic.of(near, { index: start - from, length: end - start }) };
    });
  }
}

/** Returns the first matches of a pattern; the last of too many stands for what was not read. */
function first(text: string, pattern: RegExp): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const match of text.matchAll(pattern)) {
    found.push({ start: match.index, end: match.index + match[0].length });
    if (found.length > MOST_PLACES) break;
  }
  return found;
}
