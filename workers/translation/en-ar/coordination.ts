import { DETERMINERS, POSSESSIVES } from './closed-words.js';
import type { NounPhrase } from './noun-phrase.js';
import { nounPhraseAt } from './noun-phrases.js';
import type { Unit } from './units.js';
import { actsOnPronoun, isFiniteMarker, isNominal, isTold } from './word-classes.js';

interface Parsed {
  phrase: NounPhrase;
  next: number;
}

/** Reads noun phrases that are joined by commas and conjunctions. `mayBeClause`: a verb after the last one is their own. */
export function joinedPhrasesAt(
  units: readonly Unit[],
  at: number,
  mayBeClause: boolean,
): Parsed | undefined {
  const first = nounPhraseAt(units, at);
  if (first === undefined || first.phrase.pronoun !== undefined) return first;
  const members: { conjunction: string; phrase: NounPhrase }[] = [];
  let { next } = first;
  for (;;) {
    const link = linkAt(units, next);
    if (link === undefined) break;
    const other = nounPhraseAt(units, link.next);
    if (other === undefined || other.phrase.pronoun !== undefined || startsVerb(units, link.next)) break;
    // "… and no party shall": a denial begins a clause of its own.
    if (other.phrase.determiners.some((word) => word === 'no' || word === 'neither') && link.text !== 'أو')
      break;
    if (link.comma && !listGoesOn(units, other.next)) break;
    if (!mayBeClause && verbFollows(units, other.next)) break;
    if (link.comma && isFiniteMarker(units[other.next])) break;
    const neither = link.text === 'ولا' && first.phrase.determiners.includes('neither');
    members.push({ conjunction: neither ? 'أو' : link.text, phrase: other.phrase });
    next = other.next;
  }
  return { phrase: share(first.phrase, members), next };
}

/** The phrase before is the subject of a clause of its own: "… and the Developer hereby assigns". */
function verbFollows(units: readonly Unit[], from: number): boolean {
  const at = units[from]?.adverb === undefined || isFiniteMarker(units[from]) ? from : from + 1;
  const verb = units[at];
  return (
    isFiniteMarker(verb) ||
    isTold(verb, units[at + 1]) ||
    (at > from && verb?.verb?.form === 's' && verb.noun === undefined)
  );
}

interface Link {
  text: string;
  comma: boolean;
  next: number;
}

function linkAt(units: readonly Unit[], at: number): Link | undefined {
  const lower = units[at]?.lower;
  const words: Record<string, string> = { and: 'وـ', or: 'أو', '&': 'وـ', 'and/or': 'و/أو', nor: 'ولا' };
  const direct = words[lower ?? ''];
  if (direct !== undefined) return { text: direct, comma: false, next: at + 1 };
  if (lower !== ',') return undefined;
  const after = words[units[at + 1]?.lower ?? ''];
  if (after !== undefined) return { text: after, comma: false, next: at + 2 };
  return { text: '،', comma: true, next: at + 1 };
}

const listGoesOn = (units: readonly Unit[], at: number) => linkAt(units, at) !== undefined;

/** A word that may be a verb, after a conjunction and before an object: "and provide the services". */
function startsVerb(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  const next = units[at + 1];
  if (unit?.verb?.form !== 'base' && unit?.verb?.form !== 'ing') return false;
  if (unit.noun === undefined || actsOnPronoun(units, at)) return true;
  return (
    next !== undefined &&
    (Object.hasOwn(DETERMINERS, next.lower) ||
      POSSESSIVES.has(next.lower) ||
      (unit.verb.form === 'base' && next.capital && isNominal(next) && !unit.capital))
  );
}

/** What an article or the like becomes before a further member: "all laws and rules" names "all" once. */
function sharedDeterminer(word: string): string[] {
  if (word === 'all') return ['the'];
  if (word === 'any') return ['a'];
  return word === 'the' || word === 'such' ? [word] : [];
}

function share(first: NounPhrase, members: { conjunction: string; phrase: NounPhrase }[]): NounPhrase {
  if (members.length === 0) return first;
  let last = first;
  const open = (phrase: NounPhrase) =>
    phrase.determiners.length === 0 && phrase.possessive === undefined && phrase.owner === undefined;
  const others = members.map(({ conjunction, phrase }) => {
    const sharing =
      open(phrase) && !phrase.capital && phrase.number === undefined && phrase.label === undefined;
    const shared = sharing
      ? {
          ...phrase,
          determiners: last.determiners.flatMap(sharedDeterminer),
          ...(last.possessive === undefined ? {} : { possessive: last.possessive }),
        }
      : phrase;
    last = shared;
    return { conjunction, phrase: shared };
  });
  const final = others.at(-1)?.phrase;
  const chain = [first, ...others.slice(0, -1).map(({ phrase }) => phrase)];
  const plain = (phrase: NounPhrase) =>
    phrase.modifiers.length === 0 &&
    phrase.of === undefined &&
    phrase.possessive === undefined &&
    phrase.owner === undefined &&
    phrase.label === undefined &&
    phrase.noun.rest.length === 0 &&
    phrase.determiners.every((word) => word === 'the');
  if (
    final?.of !== undefined &&
    open({ ...final, determiners: final.determiners.filter((word) => word !== 'the') }) &&
    final.modifiers.length === 0 &&
    final.noun.of === undefined &&
    chain.every((phrase) => plain(phrase) && !phrase.capital) &&
    members.at(-1)?.phrase.determiners.length === 0
  ) {
    for (const phrase of chain) phrase.bare = true;
  }
  return { ...first, others };
}
