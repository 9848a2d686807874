import type { Place } from '#platform/documents.js';
import { MARK, visible, type Block } from './blocks.js';
import type { Lists, ListPlace } from './lists.js';
import type { Properties, Styles } from './styles.js';
import type { RunFormatting } from './runs.js';

/** A paragraph while its XML is parsed. */
export interface Paragraph {
  text: string;
  place: Place;
  style: string | undefined;
  own: Properties;
  look: RunFormatting;
  /** True if its paragraph mark is deleted or hidden: the next paragraph continues on the same line. */
  joined: boolean;
  shaded: boolean;
  endsSection: boolean;
  /** Text boxes anchored to it. */
  boxes: Block[];
}

export const emptyParagraph = (text: string, place: Place): Paragraph => ({
  text,
  place,
  style: undefined,
  own: {},
  look: {},
  joined: false,
  shaded: false,
  endsSection: false,
  boxes: [],
});

/** A block outside of tables and notes. */
export const unstructured = (place: Place): Pick<Block, 'table' | 'place' | 'cell' | 'note' | 'row'> => ({
  table: null,
  place,
  cell: null,
  note: null,
  row: [],
});

const BODY_TEXT = 9;

function placeOf({ own, style }: Paragraph, styles: Styles, lists: Lists): ListPlace | null {
  const inherited = styles.of(style);
  const numId = own.numId ?? inherited.numId;
  // `numId` 0 removes a paragraph from the list of its style.
  if (numId === undefined || numId === 0) return null;
  const byStyle = style === undefined ? null : lists.levelOf(numId, style);
  return lists.next(numId, own.ilvl ?? byStyle ?? inherited.ilvl ?? 0);
}

/** Converts a finished paragraph to a block, counted in its list; null if nothing of it is visible. */
export function blockOf(paragraph: Paragraph, styles: Styles, lists: Lists): Block | null {
  const { own, style } = paragraph;
  const inherited = styles.of(style);
  const list = placeOf(paragraph, styles, lists);
  const before = (own.pageBreakBefore ?? inherited.pageBreakBefore) === true ? MARK.asked : '';
  const after = paragraph.endsSection ? MARK.asked : '';
  const shows = visible(paragraph.text);
  // An empty list item shows no text, but an empty cell of a numbered column shows its number.
  const label = list !== null && (shows || !list.bullet) ? list.label : '';
  // Page breaks at the beginning precede the number.
  const breaks = /^[\f\u001C]*/.exec(paragraph.text)?.[0] ?? '';
  const body = paragraph.text.slice(breaks.length);
  const text = before + breaks + label + (label !== '' && shows ? (list?.gap ?? '') : '') + body + after;
  if (text === '' || (!shows && label === '' && !/[\f\u001C]/.test(text))) return null;
  const outline = own.outline ?? inherited.outline ?? BODY_TEXT;
  return {
    text,
    outline: outline < BODY_TEXT && shows ? outline : null,
    list: label === '' ? null : list,
    contents: inherited.contents,
    ...unstructured(paragraph.place),
  };
}
