import type { Language } from '#shared/contracts/common.js';
import type { ArticleReference } from '#shared/contracts/law.js';
import { isLawName, LAWS, type LawName } from './laws.js';

/** `{labor:83}`, `{copyright:7,10}`, `{evidence:53-58}`: articles of a law in a wording. */
const CITATION = /\{([a-z-]+):([\d,-]+)\}/g;

interface Numbers {
  /** Every article, in order. */
  all: string[];
  /** First and last of a range of at least three; null if the articles are listed. */
  range: readonly [first: string, last: string] | null;
}

function numbersOf(written: string): Numbers {
  const [, first, last] = /^(\d+)-(\d+)$/.exec(written) ?? [];
  if (first === undefined || last === undefined) return { all: written.split(','), range: null };
  const count = Number(last) - Number(first) + 1;
  const all = Array.from({ length: count }, (_, index) => String(Number(first) + index));
  return { all, range: count > 2 ? [first, last] : null };
}

/** Number of an article in Arabic: "79 bis" is 79 مكرر, "added 2" the second of those that were added. */
const inArabic = (number: string) => number.replace(' bis', ' مكرر').replace(/^added (\d+)$/, '$1 (المضافة)');
const inEnglish = (number: string) => number.replace(/^added (\d+)$/, '$1 (added)');

const ENGLISH_LIST = new Intl.ListFormat('en-GB');

function articlesInEnglish({ all, range }: Numbers): string {
  if (range !== null) return `Arts. ${range.join('–')}`;
  return `${all.length === 1 ? 'Art.' : 'Arts.'} ${ENGLISH_LIST.format(all.map(inEnglish))}`;
}

function articlesInArabic({ all, range }: Numbers): string {
  if (range !== null) return `المواد من ${range[0]} إلى ${range[1]}`;
  const noun = all.length === 1 ? 'المادة' : all.length === 2 ? 'المادتان' : 'المواد';
  return `${noun} ${all.map(inArabic).join(' و')}`;
}

/** Writes articles of a law out, with its name: "Labor Law, Arts. 53 and 79 bis". */
export function articlesInWords(law: LawName, numbers: readonly string[], lang: Language): string {
  const list = { all: [...numbers], range: null };
  const { name } = LAWS[law];
  return lang === 'en' ? `${name.en}, ${articlesInEnglish(list)}` : `${name.ar}، ${articlesInArabic(list)}`;
}

/**
 * Writes out the citations in a wording: the law by name at first, then by number only, such as "Labor Law, Art. 83" and
 * "Art. 9". In Arabic they are in the nominative, so they stand in brackets.
 *
 * @throws Error if a wording cites a law that is not in the list.
 */
export function withCitations(text: string, lang: Language): { text: string; articles: ArticleReference[] } {
  const articles: ArticleReference[] = [];
  let named: LawName | null = null;
  const written = text.replace(CITATION, (_, law: string, list: string) => {
    if (!isLawName(law)) throw new Error(`Unknown law {${law}} in a wording`);
    const { key, name } = LAWS[law];
    const numbers = numbersOf(list);
    articles.push(...numbers.all.map((number) => ({ law: key, number })));
    const where = lang === 'en' ? articlesInEnglish(numbers) : articlesInArabic(numbers);
    const again = law === named;
    named = law;
    if (again) return where;
    return lang === 'en' ? `${name.en}, ${where}` : `${name.ar}، ${where}`;
  });
  return { text: written, articles };
}

/** Returns references without repetitions, in their order. */
export const distinctArticles = (articles: readonly ArticleReference[]): ArticleReference[] => [
  ...new Map(articles.map((article) => [`${article.law} ${article.number}`, article])).values(),
];
