import { CONJUNCTIONS } from './closed-words.js';
import { prepositionWith } from './forms.js';
import { relativePronoun } from './modifier-forms.js';
import { suffixOf } from './noun-phrase.js';
import { nounPhraseAt } from './noun-phrases.js';
import { whoHasDone } from './participle-rules.js';
import { openWord } from './small-words.js';
import { type State } from './state.js';
import type { Unit } from './units.js';
import { writeMasdar } from './verb-rules.js';
import { isFiniteMarker } from './word-classes.js';

const COMPLEMENTS: Record<string, string> = {
  amendment: 'على',
  change: 'على',
  modification: 'على',
  damage: 'بـ',
  injury: 'بـ',
  harm: 'بـ',
  right: 'في',
  title: 'في',
  supplement: 'لـ',
  obligation: 'تجاه',
  liability: 'تجاه',
  notice: 'إلى',
};

export function prepositional(s: State, unit: Unit): boolean {
  if (unit.preposition === undefined) return false;
  if (unit.closed === true && unit.lower !== 'to' && unit.lower !== 'as' && unit.lower !== 'than')
    return false;
  if (unit.noun !== undefined && nounPhraseAt(s.units, s.at + 1) === undefined) return false;
  const after = s.units[s.at + 1];
  if (
    unit.adverb !== undefined &&
    (after === undefined ||
      after.mark === true ||
      (after.closed === true && CONJUNCTIONS[after.lower] !== undefined) ||
      isFiniteMarker(after))
  )
    return false;
  // What waits for the object does not part "100% of the price".
  if (unit.lower !== 'of') s.flush();
  const next = s.units[s.at + 1];
  const word = unit.lower === 'upon' && next?.lower === 'which' ? 'على' : prepositionFor(s, unit, next);
  s.at += 1;
  s.grammaticalCase = 'genitive';
  s.infinitive = undefined;
  if (
    next !== undefined &&
    /^(?:it|them|him|us|me|you|which|whom)$/u.test(next.lower) &&
    !(next.lower === 'you' && isFiniteMarker(s.units[s.at + 1]))
  ) {
    const isRelative = next.lower === 'which' || next.lower === 'whom';
    const agreement = isRelative
      ? s.antecedent?.agreement
      : next.lower === 'them'
        ? s.subject?.agreement.human === true
          ? { feminine: false, number: 'plural' as const, human: true }
          : (s.many ?? { feminine: false, number: 'plural' as const, human: true })
        : (s.referent ?? undefined);
    const suffix =
      next.lower === 'you'
        ? 'كم'
        : next.lower === 'us'
          ? 'نا'
          : next.lower === 'me'
            ? 'ي'
            : next.lower === 'him'
              ? 'ه'
              : agreement === undefined
                ? 'ه'
                : suffixOf(agreement);
    if (isRelative && agreement !== undefined && s.antecedent?.definite === true)
      s.words.push(relativePronoun(agreement));
    s.say(prepositionWith(word, suffix));
    return true;
  }
  s.words.push(word);
  if (whoHasDone(s)) return true;
  if (next?.verb?.form === 'ing' && next.noun === undefined && s.at < s.end) writeMasdar(s, next, [], '');
  return true;
}

/** "by" before who acts, and before what serves as the means. */
function agentWord(s: State, next: Unit | undefined): string {
  if (s.units[s.at - 1]?.verb?.lemma === 'cause') return 'عن';
  const phrase = nounPhraseAt(s.units, s.at + 1)?.phrase;
  if (
    phrase === undefined ||
    phrase.noun.agent ||
    next?.name === true ||
    phrase.noun.head.startsWith('\uE000')
  )
    return 'من قبل';
  return /notice$|instrument|agreement|contract|law$|letter|decision|order$|resolution|consent|amendment|writing|certificate|regulation|decree/u.test(
    phrase.lower,
  )
    ? 'بموجب'
    : 'بـ';
}

function prepositionFor(s: State, unit: Unit, next: Unit | undefined): string {
  const previous = s.units[s.at - 1];
  if (unit.lower === 'by' && next?.number === undefined && next?.verb?.form !== 'ing')
    return besideNoun(s, 'by') ?? agentWord(s, next);
  if (unit.lower === 'over' && /^(?:control|authority|jurisdiction|title)$/u.test(previous?.lower ?? ''))
    return 'على';
  if (unit.lower === 'with' && s.companion !== undefined) return s.companion;
  if (unit.lower === 'to' && previous?.noun !== undefined) {
    const noun = COMPLEMENTS[previous.lower.replace(/s$/u, '')];
    const receiver = noun === 'في' ? nounPhraseAt(s.units, s.at + 1)?.phrase.noun.agent === true : false;
    if (noun !== undefined && !receiver) return noun;
  }
  if (unit.lower === 'upon' || unit.lower === 'on') {
    const phrase = nounPhraseAt(s.units, s.at + 1)?.phrase;
    if (phrase !== undefined && /notice$|request$|instruction/u.test(phrase.lower)) return 'بناءً على';
  }
  return besideNoun(s, unit.lower) ?? openWord(unit, next, s.units[s.at + 2]);
}

/** By preposition: how it is written before certain nouns. */
const BESIDE: Record<string, [RegExp, string][]> = {
  before: [
    [/(?:court|tribunal|arbitrators?|judge|committee|authority|authorities|notary|panel|board)$/u, 'أمام'],
  ],
  against: [
    [/(?:guarantee|bond|invoices?|payment|delivery|certificate|receipt|documents|security)$/u, 'مقابل'],
  ],
  over: [[/(?:assets?|property|shares|equipment|land|account|receivables|goods)$/u, 'على']],
  within: [
    [
      /(?:territory|kingdom|country|city|site|premises|region|area|zone|company|group|jurisdiction)$/u,
      'داخل',
    ],
  ],
  at: [[/(?:rates?|prices?|cost|value)$/u, 'بـ']],
  by: [[/(?:date|deadline|sunday|monday|tuesday|wednesday|thursday|friday|saturday)$/u, 'بحلول']],
  on: [
    [
      /(?:expiry|expiration|completion|arrival|delivery|termination|signature|receipt|maturity|death)$/u,
      'عند',
    ],
  ],
};

const REGISTERED = /^(?:register|file|lodge|deposit|open|record)$/u;
const OFFICE =
  /(?:ministry|authority|registry|court|bank|commission|municipality|chamber|department|center|centre)/u;

function besideNoun(s: State, preposition: string): string | undefined {
  const noun = nounPhraseAt(s.units, s.at + 1)?.phrase.lower ?? '';
  const found = BESIDE[preposition]?.find(([words]) => words.test(noun))?.[1];
  if (found !== undefined) return found;
  const earlier = s.units.slice(Math.max(0, s.at - 8), s.at);
  if (preposition === 'against' && earlier.some(({ verb }) => verb?.lemma === 'set off')) return 'من';
  if (preposition !== 'with') return undefined;
  if (OFFICE.test(noun) && earlier.some(({ verb }) => REGISTERED.test(verb?.lemma ?? ''))) return 'لدى';
  return earlier.slice(-3).some(({ verb }) => verb?.lemma === 'comply') ? 'لـ' : undefined;
}
