import type { InBoth } from '#platform/law/rules/rule.js';
import type { Language } from '#shared/contracts/common.js';
import { fold } from '#workers/engines/text/arabic.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { LawReading, Reader, ReadersById, RuleReaders } from '../reader.js';
import { isOnSubject } from '../turns.js';
import type { RuleWords } from '../words.js';

/** What a clause says, in words that may stand in any order and in neighbouring sentences. */
export interface Together {
  /** Each stands in the sentence, or beside it in its clause where the sentence points back to it. */
  on: readonly string[];
  /** Each stands in the sentence itself. */
  has?: readonly string[];
  /** One of them is said in the sentence; they hold their own negation. */
  is?: readonly string[];
  /** One of them is said in the sentence outright: it is neither denied nor only supposed. */
  does?: readonly string[];
  /** With it the sentence is in line with the law, or on something else. */
  unless?: string;
  /** With it anywhere in the clause, it is on something else. */
  apart?: string;
  /** `breaks` if absent. */
  answer?: LawReading['answer'];
}

/** A clause longer than this speaks of more than one thing: what stands beside a sentence then tells nothing of it. */
const CLAUSE_CHARS = 700;

/** The place in a match that is affirmed or denied: its group `core`, else its beginning. */
function coreOf(match: RegExpMatchArray): number {
  const core = match.groups?.['core'];
  return (match.index ?? 0) + (core === undefined ? 0 : match[0].indexOf(core));
}

const spanOf = (match: RegExpMatchArray) => {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
};

/** Words that point to what was said before. */
const POINTS_BACK: Record<Language, string> = {
  en: '\\b(?:it|they|them|these|those|such|this|same|which)\\b',
  ar: '(?<![ء-ي])(?:هذه|تلك|هذا|ذلك|منها|عنها|فيها|بها|عليها|إليها|لها)(?![ء-ي])|[ء-ي]{4}ها(?![ء-ي])',
};

function clauseOf({ text, around, lang }: Sentence, words: RuleWords): Pick<Sentence, 'text' | 'lang'> {
  if (around.length > CLAUSE_CHARS || !words.has({ text, lang }, POINTS_BACK[lang])) return { text, lang };
  return { text: `${text} \n ${lang === 'ar' ? fold(around) : around}`, lang };
}

function saidIn(sentence: Sentence, words: RuleWords, { is = [], does = [] }: Together) {
  for (const source of is) {
    const match = words
      .matches(sentence, source)
      .find((one) => words.stance(sentence, coreOf(one)).within?.kind !== 'condition');
    if (match !== undefined) return match;
  }
  for (const source of does) {
    const match = words.matches(sentence, source).find((one) => {
      const { denied, within } = words.stance(sentence, coreOf(one));
      return !denied && within?.kind !== 'condition' && within?.kind !== 'exception';
    });
    if (match !== undefined) return match;
  }
  return null;
}

/** Reads a clause by the words that it holds together, whatever their order. */
export const together =
  (says: InBoth, asked: Together): Reader =>
  (sentence, words) => {
    const { on, has = [], unless, apart, answer = 'breaks' } = asked;
    if (!isOnSubject(sentence, words, unless === undefined ? {} : { unless })) return null;
    if (has.some((source) => !words.has(sentence, source))) return null;
    const clause = clauseOf(sentence, words);
    if (on.some((source) => !words.has(clause, source)) || words.has(clause, apart)) return null;
    const match = saidIn(sentence, words, asked);
    return match === null ? null : { answer, at: spanOf(match), says };
  };

/** What is done to something, in either order of the words. */
export const doneTo = (done: string, what: string): readonly string[] => [
  `(?:${done})(?=[^.;]{0,90}(?:${what}))`,
  `(?:${what})[^.;]{0,70}?(?<core>${done})`,
];

type ByLanguage = Readonly<Record<Language, readonly Together[]>>;

/** Builds the readers of both languages that tell the same of a clause. */
export const saying = (says: InBoth, { en, ar }: ByLanguage): Pick<RuleReaders, Language> => ({
  en: en.map((one) => together(says, one)),
  ar: ar.map((one) => together(says, one)),
});

/** Adds readers to those of the same rules. */
export function widened(
  readers: ReadersById,
  more: Readonly<Record<string, Pick<RuleReaders, Language>>>,
): ReadersById {
  return Object.fromEntries(
    Object.entries(readers).map(([id, rule]) => {
      const extra = more[id];
      return [
        id,
        extra === undefined
          ? rule
          : { ...rule, en: [...rule.en, ...extra.en], ar: [...rule.ar, ...extra.ar] },
      ];
    }),
  );
}
