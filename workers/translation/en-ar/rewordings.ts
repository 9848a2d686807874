import { CURRENCIES } from './currencies.js';
import { nounReading, verbReading } from './english.js';
import { MODALS } from './closed-words.js';
import { lexicon } from './lexicon.js';
import { numberWordsAt } from './numerals.js';
import { reordered } from './reorderings.js';
import type { Token } from './tokens.js';

const CONTRACTED: Record<string, string> = {
  "can't": 'cannot',
  "won't": 'will not',
  "shan't": 'shall not',
};

/** Says in the words that the rules know what English says shorter: "doesn't", "need not", "shall: (a) …", "the other fails". */
export function reworded(original: readonly Token[]): Token[] {
  const tokens = reordered(original);
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const { words, length } = instead(tokens, at) ?? { words: undefined, length: 1 };
    if (words === undefined) found.push(token);
    else
      found.push(
        ...words.map((text, index) => like(index === 0 && token.kind === 'word' ? token : SPACED, text)),
      );
    at += length - 1;
  }
  return found;
}

/** "ten-year", "30-day" */
const MEASURED = /^([a-z]+(?:-[a-z]+)?)-(day|week|month|year|hour)$/u;
const UNIT = /^(?:day|week|month|year|hour)$/u;

const SPACED: Token = { text: '', lower: '', kind: 'word', spaced: true };

const like = (token: Token, text: string): Token => ({ ...token, text, lower: text });

function instead(tokens: readonly Token[], at: number): { words: string[]; length: number } | undefined {
  const [token, next, third] = tokens.slice(at, at + 3);
  const lower = token?.lower ?? '';
  if (lower.endsWith("n't")) {
    const words = CONTRACTED[lower] ?? `${lower.slice(0, -3)} not`;
    return { words: words.split(' '), length: 1 };
  }
  if (lower === 'need' && next?.lower === 'not' && verbReading(third?.lower ?? '')?.form === 'base')
    return { words: ['is', 'not', 'required', 'to'], length: 2 };
  if (/^(?:shall|must|will|may)$/u.test(lower) && next?.lower === 'not' && third?.lower === ':')
    return { words: ['is', 'prohibited', 'from', 'the', 'following'], length: 2 };
  if (/^(?:shall|must|will)$/u.test(lower) && next?.lower === ':')
    return { words: ['undertakes', 'the', 'following'], length: 1 };
  if (lower === 'for' && next?.lower === 'at' && third?.lower === 'least' && isMoney(tokens[at + 3]))
    return { words: ['in', 'the', 'amount', 'of', 'at', 'least'], length: 3 };
  if (lower === 'at' && next?.lower === 'least' && isAmount(third)) {
    if (verbReading(tokens[at - 1]?.lower ?? '')?.form === 'base')
      return { words: ['not', 'less', 'than'], length: 2 };
  }
  if (lower === 'of' && /^\d{1,2}\/\d{1,2}\/1[34]\d\d$/u.test(next?.text ?? ''))
    return { words: ['dated'], length: 1 };
  const measured = MEASURED.exec(lower);
  if (
    measured !== null &&
    next?.lower !== 'liability' &&
    numberWordsAt([like(SPACED, measured[1] ?? '')], 0) !== undefined
  )
    return { words: [measured[1] ?? '', measured[2] ?? ''], length: 1 };
  if (
    lower === '-' &&
    token?.spaced === false &&
    tokens[at - 1]?.kind === 'number' &&
    UNIT.test(next?.lower ?? '')
  )
    return { words: [next?.lower ?? ''], length: 2 };
  if (lower === 'the' && next?.lower === 'other' && isPartyAlone(tokens, at + 2))
    return { words: ['the', 'other', 'party'], length: 2 };
  if (
    /^(?:neither|either)$/u.test(lower) &&
    (MODALS.has(next?.lower ?? '') || /^(?:is|has|was)$/u.test(next?.lower ?? '')) &&
    namesParty(tokens, at)
  )
    return { words: [lower, 'party'], length: 1 };
  if (lower === 'the' && next?.lower === "other's" && namesParty(tokens, at))
    return { words: ['the', 'other', "party's"], length: 2 };
  if (/^parties$/u.test(lower) && next?.lower === 'hereto')
    return { words: [token?.text ?? lower, 'of', 'this', 'agreement'], length: 2 };
  if (/^(?:has|have)$/u.test(lower) && next?.lower === 'to' && isBaseWord(third) && !hasOwed(tokens, at))
    return { words: ['must'], length: 2 };
  if (/^(?:does|do)$/u.test(lower) && isDenialTwice(tokens, at)) return { words: [lower, 'not'], length: 5 };
  if (/^an?$/u.test(lower) && UNIT.test(next?.lower ?? '') && tokens[at - 2]?.kind === 'number')
    return { words: ['per'], length: 1 };
  if (lower === 'providing' && /^(?:it|they|you|he|she|we|that)$/u.test(next?.lower ?? ''))
    return { words: ['provided', 'that'], length: next?.lower === 'that' ? 2 : 1 };
  return undefined;
}

/** "if the other commits a breach": no noun follows, and one party or both were named before. */
function isPartyAlone(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.lower ?? '';
  const verb = verbReading(next);
  const told =
    tokens[at] === undefined ||
    /^(?:[.,;)]|in|of|by|with|against|from|for|to|at|upon|on|under|written|thereof|the|a|an|any|its|not|prior)$/u.test(
      next,
    ) ||
    MODALS.has(next) ||
    /^(?:is|has)$/u.test(next) ||
    (verb?.form === 's' && (nounReading(next) === undefined || opensObject(tokens[at + 1]))) ||
    (verb?.form === 'ed' && !lexicon().adjectives.has(next) && opensObject(tokens[at + 1]));
  return told && namesParty(tokens, at);
}

/** One party or both were named before, and nothing of which there are two, one and the other. */
const namesParty = (tokens: readonly Token[], at: number) => {
  const before = tokens.slice(0, at).map(({ lower }) => lower);
  return (
    before.some((lower) => /^part(?:y|ies)$/u.test(lower)) && !/\bon the one hand\b/u.test(before.join(' '))
  );
};

const isBaseWord = (token: Token | undefined) =>
  token?.lower === 'be' || (verbReading(token?.lower ?? '')?.form === 'base' && token?.lower !== 'date');

/** "the right it has to use" is not owed. */
const hasOwed = (tokens: readonly Token[], at: number) =>
  tokens
    .slice(Math.max(0, at - 7), at)
    .some(({ lower }) =>
      /^(?:rights?|authority|powers?|interests?|obligations?|title|access|claims?)$/u.test(lower),
    );

/** "does not and will not": Arabic denies both at once. */
const isDenialTwice = (tokens: readonly Token[], at: number) =>
  tokens[at + 1]?.lower === 'not' &&
  /^(?:and|or)$/u.test(tokens[at + 2]?.lower ?? '') &&
  /^(?:will|shall)$/u.test(tokens[at + 3]?.lower ?? '') &&
  tokens[at + 4]?.lower === 'not';

const isMoney = (token: Token | undefined) => Object.hasOwn(CURRENCIES, token?.lower ?? '');

const isAmount = (token: Token | undefined) =>
  token !== undefined && (isMoney(token) || numberWordsAt([token], 0) !== undefined);

const opensObject = (token: Token | undefined) =>
  /^(?:the|a|an|any|its|this|to|such)$/u.test(token?.lower ?? '');
