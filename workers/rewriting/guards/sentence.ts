import type { Language } from '#shared/contracts/common.js';
import { arabicRestrictions } from '#workers/engines/text/clause/arabic-restrictions.js';
import { wordsOf } from '#workers/engines/text/clause/arabic-words.js';
import { englishRestrictions } from '#workers/engines/text/clause/english-restrictions.js';
import { within, type Span } from '#workers/engines/text/clause/stance.js';
import { sentenceSpans } from '#workers/engines/text/sentence-ends.js';
import type { Token } from './tokens.js';

/** Kinds whose place among the others tells what they belong to. */
const ORDERED = new Set<Token['kind']>([
  ...(['number', 'reference', 'name', 'negation', 'duty', 'right'] as const),
  ...(['condition', 'time', 'exception', 'limit', 'unit'] as const),
]);

/** A sentence with its marks, as it is compared. */
export interface Sentence {
  text: string;
  tokens: Token[];
  /** Its conditions and exceptions, the outermost only. */
  restrictions: Span[];
  /** True if one of them may belong to all that the sentence says. */
  isConditional: boolean;
  /** The same for sentences of the same meaning. */
  signature: string;
  /** Marks in order, without moving any. */
  line: string[];
  /** Marks in any order. */
  bag: string;
}

const keyOf = ({ kind, value }: Token) => `${kind} ${value}`;
const isModal = ({ kind, value }: Token) =>
  kind === 'duty' || kind === 'right' || /^negation:[0123]$/.test(value);
const PASSIVE =
  /^\s+(?:only\s+|also\s+)?(?:not\s+)?(?:be|have been)\s+(?:[a-z]{1,20}ly\s+)?[a-z]{1,20}(?:ed|en|id|ne|de|wn|nt|lt|ld|ut|ght|un|et|orne)\b/i;

/** Divides a clause's plain form into sentences with their marks. */
export function sentencesOf(plain: string, tokens: readonly Token[], lang: Language): Sentence[] {
  return spansOf(plain).map(({ start, end }) => {
    const text = plain.slice(start, end);
    const own = tokens
      .filter((token) => token.start >= start && token.start < end)
      .map((token) => ({ ...token, start: token.start - start, end: token.end - start }))
      .sort((a, b) => a.start - b.start || b.end - a.end);
    return sentenceOf(text, withoutRepeats(own), lang);
  });
}

/** A semicolon ends what a sentence says as a full stop does. */
function spansOf(plain: string): Span[] {
  return [...plain.matchAll(/[^\n]+/g)].flatMap(({ 0: lineText, index }) =>
    sentenceSpans(plain, { start: index, end: index + lineText.length }).flatMap(({ start, end }) =>
      [...plain.slice(start, end).matchAll(/[^;؛]+/g)]
        .filter(({ 0: piece }) => /[\p{L}\d]/u.test(piece))
        .map(({ 0: piece, index: at }) => ({ start: start + at, end: start + at + piece.length })),
    ),
  );
}

/** "SAR 5,000 (five thousand Saudi Riyals)" names its currency once. */
function withoutRepeats(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    (token, at) =>
      token.kind !== 'unit' ||
      !tokens
        .slice(Math.max(0, at - 3), at)
        .some((before, index, all) => before.value === token.value && all.slice(index + 1).every(isQuantity)),
  );
}
const isQuantity = ({ kind }: Token) => kind === 'number' || kind === 'unit';

function sentenceOf(text: string, tokens: Token[], lang: Language): Sentence {
  const ordered = limitsFirst(
    text,
    tokens.filter(({ kind }) => ORDERED.has(kind)),
  );
  const restrictions = restrictionsOf(text, ordered, lang);
  const chainOf = ({ start }: Token) =>
    restrictions.findIndex((span) => span.start <= start && start < span.end);
  const main = withActive(
    text,
    ordered.filter((token) => chainOf(token) < 0),
  );
  const chains = restrictions.map((_, index) =>
    ordered
      .filter((token) => chainOf(token) === index)
      .map(keyOf)
      .join(', '),
  );
  const line = ordered.map(keyOf);
  const bag = tokens
    .filter(({ kind }) => !ORDERED.has(kind))
    .map(keyOf)
    .sort()
    .join(', ');
  // With two verbs a condition that is put elsewhere may belong to the other one.
  const isMovable = main.filter(isModal).length <= 1;
  const signature = isMovable
    ? [main.map(keyOf).join(', '), ...chains.filter((chain) => chain !== '').sort()].join(' | ')
    : line.join(', ');
  const isConditional = restrictions.some(
    (span) =>
      text.slice(0, span.start).trim() === '' ||
      ordered.some((token) => /^(?:condition|exception)$/.test(token.kind) && within(span, token.start)),
  );
  return { text, tokens, restrictions, isConditional, signature, line, bag };
}

/** Conditions, exceptions and times, the outermost only: what may stand before a clause or behind it. */
function restrictionsOf(text: string, tokens: readonly Token[], lang: Language): Span[] {
  const read = lang === 'en' ? englishRestrictions(text) : arabicRestrictions(text, wordsOf(text));
  const times = tokens
    .filter(({ kind, words }) => kind === 'time' || /^without$/i.test(words))
    .map(({ start }) => {
      const comma = text.slice(start).search(/[,،]/);
      return { start, end: comma < 0 ? text.length : start + comma };
    });
  return [...read.map(({ span }) => span), ...times]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((span, at, all) => !all.slice(0, at).some(({ end }) => span.start < end));
}

/** "Sixty days at least" is "at least sixty days". */
function limitsFirst(text: string, tokens: readonly Token[]): Token[] {
  const sorted = [...tokens];
  for (const [at, token] of sorted.entries()) {
    if (token.kind !== 'limit' || sorted[at + 1]?.kind === 'number') continue;
    let first = at;
    while (first > 0 && isQuantity(sorted[first - 1] ?? token)) first -= 1;
    const last = sorted[at - 1];
    if (first === at || last === undefined || /[^\s,)]/.test(text.slice(last.end, token.start))) continue;
    sorted.splice(at, 1);
    sorted.splice(first, 0, token);
  }
  return sorted;
}

/** Puts who acts in a passive clause before its verb, where an active one has it. */
function withActive(text: string, tokens: readonly Token[]): Token[] {
  const verb = tokens.findIndex(
    (token) => isModal(token) && PASSIVE.test(text.slice(token.end, token.end + 60)),
  );
  const modal = tokens[verb];
  if (modal === undefined || tokens.filter(isModal).length > 1) return [...tokens];
  const [before, after] = [tokens.slice(0, verb), tokens.slice(verb + 1)];
  const agent = after.find(({ byIt }) => byIt === true);
  if (agent !== undefined) return [agent, modal, ...before, ...after.filter((token) => token !== agent)];
  const by = text.slice(modal.end).search(/\bby\s/);
  return by < 0 || after.some(({ start }) => start < modal.end + by)
    ? [...tokens]
    : [...after, modal, ...before];
}
