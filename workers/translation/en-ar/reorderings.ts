import { MODALS } from './closed-words.js';
import { verbReading } from './english.js';
import type { Token } from './tokens.js';

/** Puts words in another order where Arabic says the same the other way round: "may … only with", "is held by a court to be". */
export function reordered(tokens: readonly Token[]): Token[] {
  return exceptWith(deemed(tokens));
}

const word = (text: string): Token => ({ text, lower: text, kind: 'word', spaced: true });

const JUDGED = /^(?:held|found|determined|declared|adjudged|deemed|ruled|judged)$/u;
const BE = /^(?:is|are|be|was|were|been)$/u;
/** What a provision is found to be. */
const DEFECT =
  /^(?:invalid|void|voidable|unenforceable|illegal|unlawful|inoperative|ineffective|null|excessive|unreasonable|overbroad|contrary|defective|liable|inadmissible|infringing|insolvent|bankrupt|necessary)$/u;

/** "is held by a court to be invalid" tells of who was named first: "is deemed invalid by a court". */
function deemed(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    found.push(token);
    const judged = tokens[at + 1];
    if (!BE.test(token.lower) || judged === undefined || !JUDGED.test(judged.lower)) continue;
    const to = tokens.findIndex(
      ({ lower }, index) =>
        index > at + 1 && index < at + 24 && lower === 'to' && tokens[index + 1]?.lower === 'be',
    );
    const direct = DEFECT.test(tokens[at + 2]?.lower ?? '') && judged.lower !== 'deemed';
    if (direct) {
      found.push(word('deemed'));
      at += 1;
      continue;
    }
    const between = tokens.slice(at + 2, to);
    if (to < 0 || between.some(({ lower }) => /^[.;:]$/u.test(lower) || MODALS.has(lower))) continue;
    if (between.length > 0 && between[0]?.lower !== 'by') continue;
    let end = to + 2;
    while (tokens[end] !== undefined && isDescribing(tokens, end)) end += 1;
    if (end === to + 2) continue;
    found.push(word('deemed'), ...tokens.slice(to + 2, end), ...between);
    at = end - 1;
  }
  return found;
}

/** Adjectives with the words that join them. */
function isDescribing(tokens: readonly Token[], at: number): boolean {
  const lower = tokens[at]?.lower ?? '';
  if (DEFECT.test(lower)) return true;
  return /^(?:and|or|,)$/u.test(lower) && isDescribing(tokens, at + 1);
}

/** How "only" goes on: what is excepted from the prohibition. */
const EXCEPTED = /^(?:with|by|upon|after|if|when|where|for|in|to|on|under|through|from|at|within)$/u;

/** "may make alterations only with consent" forbids: "may not make alterations except with consent". */
function exceptWith(tokens: readonly Token[]): Token[] {
  const found = [...tokens];
  for (let at = 0; at < found.length; at += 1) {
    if (found[at]?.lower !== 'may' || verbReading(found[at + 1]?.lower ?? '') === undefined) {
      if (found[at]?.lower !== 'may' || found[at + 1]?.lower !== 'be') continue;
    }
    let only = at + 2;
    while (found[only] !== undefined && isWithin(found, only) && found[only]?.lower !== 'only') only += 1;
    const next = found[only + 1]?.lower ?? '';
    if (found[only]?.lower !== 'only' || !EXCEPTED.test(next)) continue;
    if (next === 'to' && verbReading(found[only + 2]?.lower ?? '')?.form === 'base') continue;
    found[only] = word('except');
    if (/^(?:for|to)$/u.test(found[only + 1]?.lower ?? '')) found.splice(only + 1, 0, word('only'));
    found.splice(at + 1, 0, word('not'));
  }
  return found;
}

/** The clause goes on: no mark, no further verb that another subject could take. */
const isWithin = (tokens: readonly Token[], at: number) => {
  const { kind, lower } = tokens[at] ?? { kind: 'punctuation', lower: '' };
  return (
    kind !== 'punctuation' && !MODALS.has(lower) && !/^(?:is|are|that|which|who|unless|if)$/u.test(lower)
  );
};
