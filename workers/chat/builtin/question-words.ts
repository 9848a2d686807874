import { analyse } from '#platform/search/analyse.js';
import { isItself } from '#platform/search/itself.js';
import type { SearchQuery } from '#platform/search/search.js';
import { AGREEMENT } from './value-nouns.js';

/** A word of a question, with what else may stand for it. */
export type Group = SearchQuery['groups'][number];

/** Weight up to which a word of a question says nothing of its matter, as "say" and "article". */
const WEAK = 0.5;
/** Share of a word's weight up to which another is of the same root and may be its counterpart, as «مؤجر» and «مستأجر». */
const RELATED = 0.56;

/** Words of a question that name the kind of value, or ask: they tell nothing of what has the value. */
const KIND_WORDS =
  /^(?:hours?|periods?|terms?|durations?|days?|weeks?|months?|years?|amount|dates?|percentages?|rate|value|long|last|run|much|many|limit(?:ed)?|maximum|minimum|deadline|agreed|require[ds]?|clauses?|provisions?|(?:ال)?شر(?:ط|وط)|(?:ال|لل)?(?:ساع(?:ه|ات)|مده|مدته|مدتها|مهله|فتره|ايام|يوما?|شهرا?|سنه|سنوات|عاما?|اسبوعا?|مبلغ|قيمه|مقدار|تاريخ|نسبه|حد|اعلي|اقصي|ادني|(?:ي|ت)?ستمر|تزام|التزام))$/;

const weightOf = ({ terms }: Group) => Math.max(0, ...terms.map(({ weight }) => weight));

/**
 * Returns the words of a question that say what it is about: not those for the document itself, its kind or that of a value. Names of
 * parties say of whom, which matters where two sides have values of their own.
 */
export const wordsOfMatter = ({ groups }: SearchQuery, { names }: { names: boolean }): Group[] =>
  groups.filter(
    (group) =>
      hasMatter(group) &&
      (names || group.isName !== true) &&
      !isItself(group.terms[0]?.term ?? '') &&
      !KIND_WORDS.test(group.word) &&
      !AGREEMENT.test(group.word),
  );

/** Tells whether a word says what a question is about. */
export const hasMatter = (group: Group): boolean => group.word !== '' && weightOf(group) > WEAK;

/** Tells whether a text has a word of a question, or what else may stand for it, at a place that counts. */
export function hasWord(
  text: string,
  group: Group,
  isCounted: (start: number) => boolean = () => true,
): boolean {
  const most = weightOf(group);
  const wanted = new Set(
    [...group.terms, ...(group.meant ?? [])]
      .filter(({ weight }) => weight > most * RELATED)
      .map(({ term }) => term),
  );
  return analyse(text).some(({ term, start }) => wanted.has(term) && isCounted(start));
}
