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
  '\\b(?:exceed\\w*|limited|capp?(?:ed|s)?|ceiling|maximum|up to|(?:no|not) more than|not greater than)\\b',
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
  /^['’]s?\s+(?:(?:shall|will|is|are|may)\s+(?:not\s+(?:exceed|be\s+more)|(?:be\s+)?(?:limited|capped))|(?:to|at|by)\b)/i;

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
  return phrasesOf(text, who, ownersIn(text, actors)).some(({ start, end }) => {
    const words = text.slice(start, end);
    return !UNLIMITED.test(words) && (LIMITED.test(words) || sumsIn(words).length > 0);
  });
}

const amountsIn = (text: string) => englishQuantities(text).filter(({ kind }) => kind === 'amount');
const sumsIn = (text: string) =>
  englishQuantities(text).filter(({ kind }) => kind === 'amount' || kind === 'rate');

/**
 * Tells whether an amount is that of a party: it stands in the words on that party's liability, or is the only one of the
 * sentence.
 */
export function isAmountOf(
  text: string,
  { start }: Span,
  who: string | null,
  actors: EnglishParties,
): boolean {
  if (new Set(amountsIn(text).map(({ value }) => value)).size < 2) return true;
  if (who === null) return false;
  return phrasesOf(text, who, ownersIn(text, actors)).some((own) => own.start <= start && start < own.end);
}
