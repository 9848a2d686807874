import { fold } from '#platform/arabic.js';
import { ordinalIn } from '#platform/search/ordinals.js';

/** What «المادة …» and the words behind it say. */
export interface ArticleHeading {
  /** The number in words or figures; an article that was inserted behind another («مكرر») has half a number more. */
  value: number;
  /** What follows the number: `end` nothing, `colon` a colon, `words` words or another sign. */
  then: 'end' | 'colon' | 'words';
}

const ARTICLE = /^\(?(?:ال)?ماد[هة] ?:? ?(?:رقم )?/u;
const FIGURES = /^\(? ?(\d{1,3}) ?\)?/u;

function numberAt(text: string): { value: number; rest: string } | null {
  const [figures, digits] = FIGURES.exec(text) ?? [];
  if (digits !== undefined) return { value: Number(digits), rest: text.slice(figures?.length) };
  // Words of one ordinal stand side by side: «المادة الثانية: عشرة أيام» is not the twelfth.
  const [side = ''] = /^\(?[\u0621-\u064a ]{0,100}/u.exec(text) ?? [];
  const words = [...side.matchAll(/[\u0621-\u064a]+/gu)];
  const ordinal = ordinalIn(words.map(([word]) => word));
  const last = ordinal === null ? undefined : words[ordinal.length - 1];
  if (ordinal === null || last === undefined) return null;
  return { value: ordinal.value, rest: text.slice(last.index + last[0].length) };
}

/** Reads what stands at the beginning of a line as the heading of an article; null if it does not name one. */
export function headingAt(line: string): ArticleHeading | null {
  const text = fold(line)
    .replace(/[\s\u200c-\u200f]+/gu, ' ')
    .trim();
  const named = ARTICLE.exec(text)?.[0];
  const number = named === undefined ? null : numberAt(text.slice(named.length));
  if (number === null) return null;
  const [inserted = ''] = /^ ?\(?مكرر/u.exec(number.rest) ?? [];
  const rest = number.rest.slice(inserted.length).replace(/^[ )]+/u, '');
  const value = inserted === '' ? number.value : number.value + 0.5;
  return { value, then: rest === '' ? 'end' : rest.startsWith(':') ? 'colon' : 'words' };
}

/** Returns the number that the title of an article gives it, also behind the heading of a chapter; null if none does. */
export function titleNumber(title: string): number | null {
  const at = title.lastIndexOf('المادة');
  const heading = headingAt(title) ?? (at > 0 ? headingAt(title.slice(at)) : null);
  return heading?.value ?? null;
}
