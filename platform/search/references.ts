import { analyse, type Token } from './analyse.js';
import { lawNames, namesIn, type LawNames, type NamedLaw } from './law-names.js';
import { ordinalIn } from './ordinals.js';

export interface LawReference {
  law: string | null;
  article: string | null;
}

interface NamedArticle {
  number: string;
  from: number;
  to: number;
}

const ARTICLE = new Set([
  'article',
  'articles',
  'art',
  'arts',
  'الماده',
  'ماده',
  'للماده',
  'بالماده',
  'والماده',
  'المواد',
  'المادتين',
  'المادتان',
  'م',
  'ماده',
]);
const JOINS = new Set(['and', 'or', 'to', 'through', 'و', 'او', 'الي', 'حتي']);
const RANGE = new Set(['to', 'through', 'الي', 'حتي']);
/** Words between "article" and its number: "articles from 74 to 77", "article one hundred". */
const BEFORE_NUMBER = new Set(['from', 'one', 'من']);
const AGAIN = new Set(['bis', 'مكرر', 'مكرره']);
const INSTRUMENT = /^(?:(?:ال|بال|لل)?مرسوم|decree|رقم)$/;

/** A number in digits or, in English, in words; Arabic numbers in words are ordinals. */
const isNumber = (token: Token | undefined) =>
  token !== undefined && /^[1-9]\d{0,3}$/.test(token.term) && /^[\da-z]/.test(token.word);
/** Most articles that are read out of a range: "articles 74 to 80". */
const MAX_RANGE = 20;

/** Finds articles that a text names by number, in digits or in words. */
function articlesIn(text: string, tokens: readonly Token[], laws: readonly NamedLaw[]): NamedArticle[] {
  const found: NamedArticle[] = [];
  const take = (at: number, number: string, length: number) => {
    const again = AGAIN.has(tokens[at + length]?.word ?? '');
    found.push({ number: again ? `${number} bis` : number, from: at, to: at + length + (again ? 1 : 0) });
    return at + length + (again ? 1 : 0);
  };
  /** Adds the articles of a range between its ends. */
  const between = (first: number, last: number, at: number) => {
    for (let number = first + 1; number < last && last - first < MAX_RANGE; number += 1)
      found.push({ number: String(number), from: at, to: at + 1 });
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at]?.word ?? '';
    if (
      !ARTICLE.has(word) ||
      INSTRUMENT.test(tokens[at - 1]?.word ?? '') ||
      tokens[at - 1]?.word.endsWith('ملكي') === true
    )
      continue;
    let next = at + 1;
    while (INSTRUMENT.test(tokens[next]?.word ?? '')) next += 1;
    if (BEFORE_NUMBER.has(tokens[next]?.word ?? '') && isNumber(tokens[next + 1])) next += 1;
    if (isNumber(tokens[next])) {
      next = take(next, tokens[next]?.term ?? '', 1);
      while (isNumber(tokens[next]) || (JOINS.has(tokens[next]?.word ?? '') && isNumber(tokens[next + 1]))) {
        const isRange = isNumber(tokens[next])
          ? /^\s*[-–—]\s*$/.test(text.slice(tokens[next - 1]?.end, tokens[next]?.start))
          : RANGE.has(tokens[next]?.word ?? '');
        if (!isNumber(tokens[next])) next += 1;
        if (isRange) between(Number(found.at(-1)?.number), Number(tokens[next]?.term), next);
        next = take(next, tokens[next]?.term ?? '', 1);
      }
      continue;
    }
    if (word === 'م') continue;
    const ordinal = ordinalIn(tokens.slice(next, next + 7).map((token) => token.word));
    if (ordinal !== null) take(next, String(ordinal.value), ordinal.length);
  }
  // "PDPL 12": a number right after the name of a law.
  for (const { to } of laws) {
    if (isNumber(tokens[to]) && !found.some(({ from }) => from === to)) take(to, tokens[to]?.term ?? '', 1);
  }
  return found;
}

let ownNames: LawNames | undefined;
const productNames = () => (ownNames ??= lawNames([]));

/** Finds the names of the product's laws among words. */
export const lawsNamedIn = (tokens: readonly Token[]): NamedLaw[] => namesIn(tokens, productNames());

/** Short names, without "law" or «نظام», count only right beside an article. */
const shortNames = new WeakMap<LawNames, LawNames>();

function shortened(names: LawNames): LawNames {
  const held = shortNames.get(names);
  if (held !== undefined) return held;
  const short = new Map<string, { key: string; terms: readonly string[] }[]>();
  for (const { key, terms } of [...names.values()].flat()) {
    const rest = terms.filter(
      (term) => term !== 'law' && term !== 'نظام' && term !== 'قانون' && term !== 'of',
    );
    const [first] = rest;
    if (first === undefined || rest.length === terms.length) continue;
    short.set(first, [...(short.get(first) ?? []), { key, terms: rest }]);
  }
  for (const list of short.values()) list.sort((a, b) => b.terms.length - a.terms.length);
  shortNames.set(names, short);
  return short;
}

/** Returns the law that an article belongs to in a text: the nearest one named, or a short name right beside the article. */
function lawOf(
  article: NamedArticle,
  tokens: readonly Token[],
  laws: readonly NamedLaw[],
  names: LawNames,
): string | null {
  const distance = ({ from, to }: NamedLaw) =>
    from >= article.to ? from - article.to : (article.from - to) * 1.5 + 1;
  const nearest = [...laws].sort((a, b) => distance(a) - distance(b))[0];
  if (nearest !== undefined) return nearest.key;
  const near = namesIn(tokens.slice(article.to, article.to + 8), shortened(names)).find(
    ({ from }) => from <= 1,
  );
  if (near !== undefined) return near.key;
  const before = tokens.slice(Math.max(0, article.from - 6), article.from);
  return namesIn(before, shortened(names)).find(({ to }) => to >= before.length - 1)?.key ?? null;
}

/** Finds laws and articles that a text names in either language: "Labor Law art. 77", «المادة السابعة والسبعون», «م/77 عمل». */
export function readReferences(text: string, names?: LawNames): LawReference[] {
  const known = names ?? productNames();
  const tokens = analyse(text);
  const laws = namesIn(tokens, known);
  const articles = articlesIn(text, tokens, laws);
  if (articles.length === 0)
    return [...new Set(laws.map(({ key }) => key))].map((law) => ({ law, article: null }));
  return articles.map((article) => ({ law: lawOf(article, tokens, laws, known), article: article.number }));
}
