import { fold, languageOf } from '#workers/engines/text/arabic.js';
import { differencesOf, type Violation } from '#workers/rewriting/guards/compare.js';
import { EACH, type Finding, type Statement } from '../finding.js';

/** Differences that turn a statement about the same words into its opposite. */
const OPPOSED: readonly Violation[] = ['opposite', 'negation', 'order'];
/** Words of opposite weight that a clause is described with. */
const CONTRARY_WORDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bnarrow|\blimited|\bcapped|\brestricted/i, /\bwide\b|\bbroad|\bunlimited|\buncapped|\bunrestricted/i],
  [/\bmutual|\breciprocal|\bboth (?:sides|parties)/i, /\bone-sided|\bunilateral|\balone\b|\bone side\b/i],
  [/ضيق|(?<!غير )محدود(?!ية)|مقيد/u, /واسع|غير محدود|بلا حد|مطلق/u],
  [/متبادل|كلا الطرفين/u, /وحده|وحدها|طرف واحد|من جانب واحد/u],
];
/** Least share of the words of the shorter of two statements that stands in the other where they speak of the same. */
const COMMON_SHARE = 0.6;
const FEWEST_COMMON = 2;
const DENIAL =
  /^(?:not|no|never|nor|cannot|without|none|neither|may|shall|must|will|the|and|for|are|has|لا|لم|لن|ليس|دون|بدون|غير|عدم)$/;

/** True if two findings on the same words of a document say contrary things, so that neither is certain. */
export function areContrary(one: Finding, other: Finding): boolean {
  const [some, others] = [statementsOf(one), statementsOf(other)];
  const pairs = some.flatMap((left) => others.map((right) => [left, right] as const));
  if (pairs.some(([left, right]) => restOnSame(left, right)) && haveOtherSides(one, other)) return true;
  return pairs.some(
    ([left, right]) =>
      (restOnSame(left, right) && areDescribedContrarily(left.text, right.text)) ||
      (speakOfSame(left.text, right.text) && areOpposed(left.text, right.text)),
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

const areDescribedContrarily = (one: string, other: string) =>
  CONTRARY_WORDS.some(
    ([weak, strong]) =>
      (is(weak, strong, one) && is(strong, weak, other)) ||
      (is(strong, weak, one) && is(weak, strong, other)),
  );
const is = (words: RegExp, contrary: RegExp, text: string) => words.test(text) && !contrary.test(text);

function speakOfSame(one: string, other: string): boolean {
  const [some, others] = [stemsOf(one), stemsOf(other)];
  const common = [...some].filter((stem) => others.has(stem)).length;
  return common >= FEWEST_COMMON && common >= COMMON_SHARE * Math.min(some.size, others.size);
}

function areOpposed(one: string, other: string): boolean {
  const lang = languageOf(one);
  if (languageOf(other) !== lang) return false;
  return differencesOf(one, other, { lang, terms: [] }).some(({ kind }) => OPPOSED.includes(kind));
}

const plain = (text: string) => fold(text).toLowerCase().replace(/\s+/g, ' ').trim();

const stemsOf = (text: string) =>
  new Set(
    (plain(text).match(/[\p{L}\p{M}]{3,60}/gu) ?? [])
      .filter((word) => !DENIAL.test(word))
      .map((word) => word.slice(0, 5)),
  );
