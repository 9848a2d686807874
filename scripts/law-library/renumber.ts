import { headingAt, titleNumber, type ArticleHeading } from './title-number.js';

/** An article as the collection has it. */
export interface Line {
  law: string;
  article: number | null;
  title: string;
  text: string;
}
/** An article with its number: half a number more stands for «مكرر», null for none. */
export interface Numbered {
  number: number | null;
  title: string;
  text: string;
  /** Numbers that the collection gave to what it holds. */
  sources: (number | null)[];
}

/** Returns the places of the longest series of values that rise. */
export function rising(values: readonly (number | null)[]): Set<number> {
  const longest: { length: number; before: number }[] = [];
  let last = -1;
  values.forEach((value, at) => {
    const best = { length: 1, before: -1 };
    longest.push(best);
    if (value === null) return;
    for (let before = 0; before < at; before += 1) {
      const other = values[before] ?? null;
      const length = (longest[before]?.length ?? 0) + 1;
      if (other !== null && other < value && length > best.length) Object.assign(best, { length, before });
    }
    if (best.length > (longest[last]?.length ?? 0)) last = at;
  });
  const places = new Set<number>();
  for (; last !== -1; last = longest[last]?.before ?? -1) places.add(last);
  return places;
}

/** Numbers articles as their titles do, where these rise; the others keep the number of the collection. */
function byTitle(lines: readonly Line[]): Numbered[] {
  const values = lines.map(({ title }) => titleNumber(title));
  const places = rising(values);
  return lines.map(({ article, title, text }, at) => {
    const bis = article !== null && title.includes('مكرر') ? article + 0.5 : article;
    return { number: places.has(at) ? (values[at] ?? null) : bis, title, text, sources: [article] };
  });
}

/** A part of an article of the collection that begins with «المادة …», or with which the article begins. */
interface Piece {
  article: number | null;
  title: string;
  text: string;
  head: ArticleHeading | null;
  /** Whether it stands within an article of the collection. */
  inner: boolean;
}

const isHeading = (head: ArticleHeading | null): head is ArticleHeading =>
  head !== null && head.then !== 'words';

function pieces({ article, title, text }: Line): Piece[] {
  const found: Piece[] = [];
  for (const line of text.split('\n')) {
    const head = headingAt(line);
    const last = found.at(-1);
    if (last === undefined || isHeading(head))
      found.push({ article, title, text: line, head, inner: last !== undefined });
    else last.text += `\n${line}`;
  }
  return found;
}

/** The longest line that can be a heading. */
const HEADING_CHARS = 200;

/**
 * Some regulations were cut where a line begins with «المادة …», also in the middle of a sentence that refers to an article, and
 * counted from there on; some articles were not cut off. Their headings stand in their texts: those count where they rise, what
 * was cut off is joined again, and what was not is parted.
 */
function byHeading(all: readonly Piece[]): Numbered[] {
  const places = rising(all.map(({ head }) => (isHeading(head) ? head.value : null)));
  const found: Numbered[] = [];
  all.forEach(({ article, title, text, head, inner }, at) => {
    const previous = found.at(-1);
    const cutOff = inner || (head !== null && head.then !== 'colon');
    if (cutOff && !places.has(at) && previous !== undefined) {
      previous.text = `${previous.text.trimEnd()}${inner ? '\n' : ' '}${text}`;
      if (!inner) previous.sources.push(article);
      return;
    }
    const sources = [article];
    const end = text.indexOf('\n');
    const rest = end === -1 ? '' : text.slice(end + 1);
    if (!isHeading(head)) found.push({ number: article, title, text, sources });
    else if (rest.trim() === '' || end > HEADING_CHARS)
      found.push({ number: head.value, title: '', text, sources });
    else found.push({ number: head.value, title: text.slice(0, end).trim(), text: rest, sources });
  });
  return found;
}

/** Gives the articles of a law the numbers that their titles or headings give them. */
export function renumber(lines: readonly Line[]): Numbered[] {
  const cut = lines.map(pieces);
  const headings = cut.filter(([first]) => isHeading(first?.head ?? null)).length;
  return headings * 2 > lines.length ? byHeading(cut.flat()) : byTitle(lines);
}

/** Tells whether numbers can be cited: they begin with 1, behind a preamble or not, and none is left out or stands twice. */
export function runOn(numbers: readonly (number | null)[]): boolean {
  let last = 0;
  return numbers.every((number, at) => {
    if (number === 0 && at === 0) return true;
    const follows =
      number !== null && (number === Math.floor(last) + 1 || (number === last + 0.5 && last % 1 === 0));
    last = number ?? last;
    return follows;
  });
}
