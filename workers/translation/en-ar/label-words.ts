import { isClosed } from './closed-words.js';
import { adverbReading, nounReading, verbReading } from './english.js';
import { lexicon } from './lexicon.js';
import type { Token } from './tokens.js';

/** What a figure such as 1.5 measures. */
const MEASURE =
  /^(?:times|million|billion|thousand|hundred|percent|per|hours?|days?|weeks?|months?|years?|tons?|tonnes?|kg|km|kilograms?|kilomet(?:er|re)s?|met(?:er|re)s?|square|cubic|liters?|litres?)$/u;

/** "6.2 The Lessee may", "2 Each Party shall": the number of a clause, which counts nothing. */
function isClauseNumber(tokens: readonly Token[], at: number): boolean {
  const [token, next] = tokens.slice(at, at + 2);
  if (at !== 0 || token?.kind !== 'number' || next?.kind !== 'word' || !next.spaced) return false;
  if (/^\d{1,3}(?:\.\d{1,3})+$/u.test(token.text)) return !MEASURE.test(next.lower);
  return /^\d{1,2}$/u.test(token.text) && /^[A-Z]/u.test(next.text) && isClosed(next.lower);
}

/** "(a)", "(iv)", "B." or "6.2" where a part begins. */
export function isLabel(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (isClauseNumber(tokens, at)) return true;
  const after = tokens[at + 1]?.text;
  if (/^(?:[A-Za-z]|[ivx]{1,5}|[IVX]{2,5})\.?$/u.test(text) && tokens[at - 1]?.text === '(' && after === ')')
    return true;
  return (
    at === 0 &&
    /^(?:[A-Za-z]|[ivx]{1,5}|[IVX]{1,5})\.?$/u.test(text) &&
    (text.endsWith('.') || after === '.' || after === ')')
  );
}

/** A word with a capital, or a mark such as "iMine". */
const CAPITAL = /^[a-z]?[A-Z]/u;

/** A capitalized word that the tables do not have is a name, unless it only begins the sentence or stands among capitals. */
export function isName(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (!CAPITAL.test(text)) return false;
  if (/[a-z][A-Z]|\d/u.test(text)) return true;
  const words = tokens.filter(({ kind, text: other }) => kind === 'word' && other.length > 1);
  const shouted = words.filter(({ text: other }) => other === other.toUpperCase()).length > words.length / 2;
  if (text === text.toUpperCase()) return !shouted || (words.length === 1 && text.length < 6);
  return at > 0 || /^[A-Z]/u.test(tokens[at + 1]?.text ?? '');
}

const COMPANY =
  /^(?:company|llc|l\.l\.c\.?|ltd\.?|limited|inc\.?|corp\.?|corporation|holdings?|bank|est\.?|establishment|co\.?|l\.?p\.?|plc|gmbh|n\.v\.|s\.a\.|p\.c\.)$/u;
/** Kinds of companies that are nothing else, not even among capitals. */
const KIND = /^(?:llc|l\.l\.c\.?|ltd\.?|inc\.?|corp\.?|l\.?p\.|plc|gmbh)$/u;

const isCapitals = (token: Token) => /^[A-Z][A-Z&.'-]+$/u.test(token.text);

/** The length of a company's name that begins here: capitalized words, one at least a name, up to the kind of the company. */
export function companyNameAt(tokens: readonly Token[], at: number): number {
  let length = 0;
  let end = 0;
  const [first] = tokens.slice(at, at + 1);
  const shouts = first !== undefined && isCapitals(first) && isKnown(first.lower);
  let named = shouts && opensName(tokens, at);
  for (; length < 8; length += 1) {
    const token = tokens[at + length];
    const kind = tokens[at + length + 1];
    if (token?.text === ',' && named && KIND.test(kind?.lower ?? '')) continue;
    if (token === undefined || !CAPITAL.test(token.text)) break;
    if (shouts && tellsOrJoins(token.lower)) break;
    const known = isKnown(token.lower);
    const unknown = isName(tokens, at + length) && !known;
    // "Luse Gorman": words that are only names stay in their order.
    if (unknown && !token.lower.endsWith("'s") && end === length && length > 0 && named) end = length + 1;
    else if (unknown && length === 0) end = 1;
    named ||= unknown || (!known && isCapitals(token) && !COMPANY.test(token.lower));
    if (named && length > 0 && (shouts ? KIND : COMPANY).test(token.lower)) end = length + 1;
  }
  if (end === 1) return 0;
  if (shouts) return end;
  return isKnown(tokens[at]?.lower ?? '') && !isNameWord(tokens[at]?.text ?? '', tokens[at + 1]?.text)
    ? 0
    : end;
}

/** "WORLDWIDE STRATEGIES INC.": known words where a name can begin. */
const opensName = (tokens: readonly Token[], at: number) =>
  at === 0 ||
  tokens[at - 1]?.kind === 'punctuation' ||
  /^(?:and|between|by)$/u.test(tokens[at - 1]?.lower ?? '');

/** What is no part of a name among capitals. */
const tellsOrJoins = (lower: string) =>
  isClosed(lower) ||
  lexicon().prepositions.has(lower) ||
  (verbReading(lower) !== undefined && nounReading(lower) === undefined && !lexicon().adjectives.has(lower));

const isKnown = (lower: string) =>
  nounReading(lower) !== undefined ||
  verbReading(lower) !== undefined ||
  lexicon().adjectives.has(lower) ||
  lexicon().prepositions.has(lower) ||
  adverbReading(lower) !== undefined ||
  isClosed(lower);

/** A known word that opens a name, as "Gulf" in "Gulf Anchor". */
const isNameWord = (text: string, next: string | undefined) =>
  next !== undefined &&
  /^[A-Z][a-z]/u.test(text) &&
  /^[A-Z][a-z]/u.test(next) &&
  !isClosed(text.toLowerCase()) &&
  !lexicon().prepositions.has(text.toLowerCase());
