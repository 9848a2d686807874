import type { EnglishParties } from '#workers/engines/text/clause/english-parties.js';
import type { Mention } from '#workers/engines/text/clause/english-mentions.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { englishQuantities } from '#workers/engines/text/values/english-quantities.js';

interface Span {
  start: number;
  end: number;
}

/** Words before a party to which somebody is liable: it is not its own liability. */
const TOWARDS = /\b(?:to|against|from|by|with|towards?|upon|vis-à-vis)\s+(?:the\s+)?$/i;
const LIMITED = phrasePattern(
  '\\b(?:exceed\\w*|limited|capp?(?:ed|s)?|ceiling|maximum|up to|(?:no|not) more than|(?:more|greater|higher) than|in excess of)\\b',
);
const UNLIMITED = phrasePattern(
  '\\b(?:unlimited|uncapped|without (?:any )?(?:limit\\w*|ceiling|cap|maximum)|(?:not|never) (?:be )?(?:limited|capped|subject to)|no (?:limit\\w*|cap|ceiling|maximum))\\b',
);

/** Returns the mentions of parties whose own liability the words behind them are about. */
const ownersIn = (text: string, actors: EnglishParties): Mention[] =>
  actors
    .mentionsIn(text)
    .filter(({ start, owns, party }) => party !== null && (owns || !TOWARDS.test(text.slice(0, start))));

/** Returns the words that a sentence says of the liability of one party: from its mention to that of another one. */
function phrasesOf(text: string, who: string, owners: readonly Mention[]): Span[] {
  return owners.flatMap((mention, at): Span[] => {
    if (mention.party !== who) return [];
    const next = owners.slice(at + 1).find(({ party }) => party !== who);
    return [{ start: mention.start, end: next?.start ?? text.length }];
  });
}

/** Words that leave out "liability", which the sentence before has: "Customer's shall not exceed". */
const ELLIPTIC =
  /^['’]s?\s+(?:(?:shall|will|is|are|may)\s+(?:(?:not|never|in no (?:case|event)|under no circumstances),?\s+(?:exceed|be\s+more)|(?:be\s+)?(?:limited|capped))|(?:to|at|by)\b)/i;

/** Tells whether a sentence, or one beside it in its clause, limits the liability of a party by words of its own. */
export function capsLiabilityOf(
  { text, around }: { text: string; around: string },
  who: string | null,
  actors: EnglishParties,
): boolean {
  if (who === null) return false;
  const isBeside = actors
    .mentionsIn(around)
    .some(({ party, owns, end }) => party === who && owns && ELLIPTIC.test(around.slice(end)));
  if (isBeside) return true;
  // "Damage to Customer's property" speaks of no liability of Customer.
  const owners = ownersIn(text, actors).filter(({ owns, end }) => {
    const after = text.slice(end);
    return !owns || OWNS_LIABILITY.test(after) || ELLIPTIC.test(after);
  });
  return phrasesOf(text, who, owners).some(({ start, end }) => {
    const words = text.slice(start, end);
    return !UNLIMITED.test(words) && (LIMITED.test(words) || sumsIn(words).length > 0);
  });
}

/** Words between a party that owns and its liability: "Supplier's total aggregate liability". */
const OWNS_LIABILITY =
  /^['’]s?\s+(?:(?:own|total|aggregate|cumulative|entire|maximum|overall|full|and|annual|combined)[\s,]+){0,5}(?:liabilit|responsib|exposure|cap\b|ceiling)/i;
/** Words that make a party behind them the one whose liability it is: "the liability of the", "damages recoverable from". */
const LIABILITY_OF =
  /\b(?:liabilit(?:y|ies)|responsibility|exposure)(?:\s+\([^()]{1,60}\))?\s+(?:of|on the part of)\s+(?:the\s+)?$|\b(?:recoverable|recovered|claimed|payable|claim)\s+(?:from|by|against)\s+(?:the\s+)?$|\b(?:cap|ceiling|limit)\s+(?:of|for|on)\s+(?:the\s+)?$|\b(?:shall|will|may|can|is|are)\s+(?:the\s+)?$/i;
/** Words by which a party before them is the one that is liable: "Supplier shall not be liable". */
const IS_LIABLE =
  /^\s+(?:(?:shall|will|may|can|is|are|be|not|itself|only|also|never|\w{2,16}ly|in no (?:event|case)|under no circumstances|under this agreement),?\s+){1,6}(?:held\s+)?(?:liable|responsible)\b/i;
const LIABLE_AHEAD = /^\s+(?:ever\s+)?be\s+(?:held\s+)?(?:liable|responsible)\b/i;

/** Returns the mentions of parties of whose own liability a sentence speaks, in order. */
function holdersIn(text: string, actors: EnglishParties): Mention[] {
  return actors.mentionsIn(text).filter(({ start, end, owns, party }) => {
    if (party === null) return false;
    const [before, after] = [text.slice(Math.max(0, start - 100), start), text.slice(end)];
    if (owns) return OWNS_LIABILITY.test(after) || ELLIPTIC.test(after);
    if (/\b(?:shall|will|may|can|is|are)\s+(?:the\s+)?$/i.test(before)) return LIABLE_AHEAD.test(after);
    return LIABILITY_OF.test(before) || IS_LIABLE.test(after);
  });
}

/** Matches a verb, or a word of contrast: between two parties they show that each has a statement of its own. */
const SAYS = /\b(?:shall|will|is|are|may|must|but|whereas|while|however|nor)\b/i;

/**
 * Returns whose liability the words of a limit that end at a place are about, where a sentence says one thing of one side and
 * another of the other: the nearest side before them. Null where it speaks of one side only.
 */
export function nearestHolder(text: string, end: number, actors: EnglishParties): string | null {
  const holders = holdersIn(text, actors);
  if (new Set(holders.map(({ party }) => party)).size < 2) return null;
  const before = holders.filter(({ start }) => start < end);
  const last = before.at(-1);
  const other = before.findLast(({ party }) => party !== last?.party);
  if (last === undefined || (other !== undefined && !SAYS.test(text.slice(other.end, last.start))))
    return null;
  return last.party;
}

/** True if a sentence speaks of the liability of a party without words that it is unlimited. */
export function mayCapLiabilityOf(text: string, who: string | null, actors: EnglishParties): boolean {
  const holders = holdersIn(text, actors);
  return (
    who !== null &&
    phrasesOf(text, who, holders).some(({ start, end }) => !UNLIMITED.test(text.slice(start, end)))
  );
}

const amountsIn = (text: string) => englishQuantities(text).filter(({ kind }) => kind === 'amount');
const sumsIn = (text: string) =>
  englishQuantities(text).filter(({ kind }) => kind === 'amount' || kind === 'rate');

/**
 * Tells whether an amount is that of a party: it stands in the words on that party's liability and is the only one there. Where a
 * sentence speaks of one side alone, its only amount is that of the side.
 */
export function isAmountOf(
  text: string,
  { start }: Span,
  who: string | null,
  actors: EnglishParties,
): boolean {
  const valuesIn = (words: string) => new Set(amountsIn(words).map(({ value }) => value)).size;
  const holders = holdersIn(text, actors);
  const isOfSides = new Set(holders.map(({ party }) => party)).size > 1;
  if (!isOfSides && valuesIn(text) < 2) return true;
  if (who === null) return false;
  return phrasesOf(text, who, isOfSides ? holders : ownersIn(text, actors)).some(
    (own) => own.start <= start && start < own.end && valuesIn(text.slice(own.start, own.end)) === 1,
  );
}
