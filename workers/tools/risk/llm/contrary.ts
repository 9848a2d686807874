import { fold, languageOf } from '#workers/engines/text/arabic.js';
import { differencesOf } from '#workers/rewriting/guards/compare.js';
import { EACH, type Finding, type Statement } from '../finding.js';

/** Words of opposite weight that a clause is described with. */
const CONTRARY_WORDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bnarrow|\blimited|\bcapped|\brestricted/i, /\bwide\b|\bbroad|\bunlimited|\buncapped|\bunrestricted/i],
  [/\bmutual|\breciprocal|\bboth (?:sides|parties)/i, /\bone-sided|\bunilateral|\balone\b|\bone side\b/i],
  [/ضيق|(?<!غير )محدود(?!يه)|مقيد/u, /واسع|غير محدود|مطلق/u],
  [/متبادل|كلا الطرفين/u, /وحده|وحدها|طرف واحد|من جانب واحد/u],
];
/** Least share of the words of the shorter of two statements that stands in the other where they speak of the same. */
const COMMON_SHARE = 0.6;
const FEWEST_COMMON = 2;
const STEM_CHARS = 5;
/** Words that deny, folded. */
const DENIED =
  /(?<![\p{L}])(?:not|no|never|nor|cannot|without|none|neither|و?(?:لا|لم|لن|ليس|ليست)|دون|بدون|بلا)(?![\p{L}])/u;
/** As above, with words that deny a quality. */
const NEGATIVE = new RegExp(
  `${DENIED.source}|\\bun(?:limited|capped|restricted|conditional)|(?<!\\p{L})غير(?!\\p{L})`,
  'u',
);
/** Clauses whose denials are not the statement's own, folded: conditions and those that describe something. */
const SUBORDINATE =
  /(?<!\p{L})(?:if|unless|where|when|until|once|in case|provided|should|because|that|which|who|و?اذا|ما لم|عند|عندما|في حال|متى|حتي|الذي|التي|الذين)(?!\p{L})[^,.;،؛]*/gu;
/** Words that do not tell what a statement is about. */
const COMMON =
  /^(?:not|never|nor|cannot|without|none|neither|may|shall|must|will|the|and|for|are|has|دون|بدون|غير|عدم|بلا|ليس)$/;

/** True if two findings on the same words of a document say contrary things, so that neither is certain. */
export function areContrary(one: Finding, other: Finding): boolean {
  const [some, others] = [statementsOf(one), statementsOf(other)];
  const pairs = some.flatMap((left) => others.map((right) => [left, right] as const));
  if (pairs.some(([left, right]) => restOnSame(left, right)) && haveOtherSides(one, other)) return true;
  return pairs.some(
    ([left, right]) =>
      (restOnSame(left, right) && areDescribedContrarily(plain(left.text), plain(right.text))) ||
      (speakOfSame(left.text, right.text) && areOpposed(plain(left.text), plain(right.text))) ||
      areTurned(stemsOf(left.text), stemsOf(right.text)),
  );
}

const statementsOf = ({ statements, explanation, quote }: Finding): Statement[] =>
  statements ?? [{ text: explanation, words: quote }];

/** True if both findings name who bears or gains by a clause, and not the same. */
function haveOtherSides({ sides: one }: Finding, { sides: other }: Finding): boolean {
  const differ = (some: string | null | undefined, others: string | null | undefined) =>
    typeof some === 'string' &&
    typeof others === 'string' &&
    some !== others &&
    ![some, others].includes(EACH);
  const same = (some: string | null | undefined, others: string | null | undefined) =>
    typeof some === 'string' && some !== EACH && some === others;
  return (
    differ(one?.bears, other?.bears) ||
    differ(one?.holds, other?.holds) ||
    same(one?.bears, other?.holds) ||
    same(one?.holds, other?.bears)
  );
}

function restOnSame({ words: one }: Statement, { words: other }: Statement): boolean {
  if (one === null || other === null) return false;
  const [some, others] = [plain(one), plain(other)];
  return some.includes(others) || others.includes(some);
}

/** True if one statement calls narrow or mutual what the other calls wide or one-sided, and neither denies anything. */
const areDescribedContrarily = (one: string, other: string) =>
  !DENIED.test(one) &&
  !DENIED.test(other) &&
  CONTRARY_WORDS.some(
    ([weak, strong]) =>
      (is(weak, strong, one) && is(strong, weak, other)) ||
      (is(strong, weak, one) && is(weak, strong, other)),
  );
const is = (words: RegExp, contrary: RegExp, text: string) => words.test(text) && !contrary.test(text);

function speakOfSame(one: string, other: string): boolean {
  const [some, others] = [one, other].map((text) => new Set(stemsOf(mainOf(text)))) as [
    Set<string>,
    Set<string>,
  ];
  const common = [...some].filter((stem) => others.has(stem)).length;
  return common >= FEWEST_COMMON && common >= COMMON_SHARE * Math.min(some.size, others.size);
}

/** True if one of two statements denies what the other says, or says the opposite by another word. */
function areOpposed(one: string, other: string): boolean {
  const lang = languageOf(one);
  if (languageOf(other) !== lang) return false;
  const [isDenied, isOtherDenied] = [NEGATIVE.test(mainOf(one)), NEGATIVE.test(mainOf(other))];
  if (isDenied || isOtherDenied) return isDenied !== isOtherDenied;
  return differencesOf(one, other, { lang, terms: [] }).some(({ kind }) => kind === 'opposite');
}

/** True if two statements are the same but for two words, such as parties, in each other's place. */
function areTurned(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  const places = one.flatMap((stem, at) => (stem === other[at] ? [] : [at]));
  const [first = 0, second = 0] = places;
  return places.length === 2 && one[first] === other[second] && one[second] === other[first];
}

const mainOf = (text: string) => plain(text).replace(SUBORDINATE, ' ');

const plain = (text: string) => fold(text).toLowerCase().replace(/\s+/g, ' ').trim();

const stemsOf = (text: string) =>
  (plain(text).match(/[\p{L}\p{M}]{3,60}/gu) ?? [])
    .filter((word) => !COMMON.test(word))
    .map((word) => word.slice(0, STEM_CHARS));
