import { fold } from '#workers/engines/text/arabic.js';
import { withoutMarks } from './marked-text.js';

/** A stretch of the source: an Arabic word, figures, Latin text or a mark. */
export interface Item {
  type: 'arabic' | 'figures' | 'latin' | 'mark';
  raw: string;
  /** Folded, and without the vowel signs and the tatweel. */
  form: string;
  /** Ends in ة, so that no pronoun can be joined to it. */
  closed: boolean;
  /** White space stands before it. */
  spaced: boolean;
}

const SIGNS = /[\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
const ITEM =
  /(?<arabic>[\u0610-\u061a\u0620-\u065f\u0670-\u06d3]+)|(?<figures>[0-9\u0660-\u0669\u06f0-\u06f9]+(?:[.,/:\u066b\u066c-][0-9\u0660-\u0669\u06f0-\u06f9]+){0,9})|(?<latin>[\p{Script=Latin}][\p{Script=Latin}\p{M}0-9.@&'’_-]*)|(?<mark>\n|[^\s])/gu;

const typeOf = (groups: Record<string, string | undefined>): Item['type'] =>
  groups.arabic !== undefined
    ? 'arabic'
    : groups.figures !== undefined
      ? 'figures'
      : groups.latin !== undefined
        ? 'latin'
        : 'mark';

/** Cuts a text into words, figures and marks. */
export function scan(source: string): Item[] {
  const text = withoutMarks(source);
  const items: Item[] = [];
  let end = 0;
  for (const match of text.matchAll(ITEM)) {
    const raw = match[0].replace(SIGNS, '');
    const spaced = match.index > end;
    end = match.index + match[0].length;
    if (raw === '') {
      // A tatweel alone is used as a dash.
      if (/\u0640/.test(match[0])) items.push({ type: 'mark', raw: '-', form: '-', closed: false, spaced });
      continue;
    }
    items.push({ type: typeOf(match.groups ?? {}), raw, form: fold(raw), closed: raw.endsWith('ة'), spaced });
  }
  return items;
}
