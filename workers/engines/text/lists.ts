import { beginsList, followsItem } from './item-numbers.js';

/** An item of a list, combined with the lead-in of the list. */
export interface ListItem {
  /** The lead-in and the item, as one sentence. */
  text: string;
  /** Offset in the sentence of each character of `text`. */
  offsets: number[];
  /** Number of characters of `text` that belong to the lead-in. */
  leadInLength: number;
  /** The item's own marker, such as "(b)". */
  marker: string;
  /** Offset of the item in the sentence. */
  start: number;
  end: number;
}

const MARKER =
  /(?:^|[\s;:,])(\((?:[a-z]{1,2}|[ivx]{1,5}|\d{1,2}|[\u0621-\u064a])\)|[•●▪○]|\d{1,2}(?:\.\d{1,2}){1,3}(?=\s{1,20}\S))\s*(?=\S)/gi;
/** What stands before an item's number without brackets: any other number is a value or a reference. */
const BEFORE_NUMBER = /[:;]\s*(?:(?:and|or|and\/or)\s+)?$/;
/**
 * Verbs that open a list. A lead-in without a verb gives its items no meaning: such lists are scanned as ordinary
 * text.
 */
const OPENS =
  /\b(?:shall|will|may|must|agrees?|undertakes?|right|entitled|hereby|grants?|warrants?|not)\b|(?:^|\s)[وف]?(?:يلتزم|يتعهد|يحق|يجوز|يجب|يحظر|يقر|يمتنع|يضمن|يتحمل)|لا\s/i;
const LEAD_IN_CHARS = 500;
/** Number of characters before a marker that are enough to tell whether an item can begin there. */
const BEFORE_CHARS = 100;

/**
 * Returns the items of a list that forms one sentence ("Supplier may: (a) …; (b) …"), each with the lead-in; empty if
 * there is no such list. Cues stop at a semicolon, so without this they would see only the first item.
 */
export function listItems(text: string): ListItem[] {
  if (!text.includes(';') && !text.includes('؛')) return [];
  const markers = [...text.matchAll(MARKER)]
    .map((match) => ({
      start: match.index + match[0].indexOf(match[1] ?? ''),
      marker: match[1] ?? '',
    }))
    // "ten (10) days": a figure after a word is a number, not a marker.
    .filter(({ start, marker }) => {
      const before = text.slice(Math.max(0, start - BEFORE_CHARS), start);
      if (/^\d/.test(marker)) return BEFORE_NUMBER.test(before);
      return !/\d/.test(marker) || /[:;,؛،–—\n-]\s*(?:(?:and|or|and\/or)\s+)?$/.test(before);
    });
  // "(a) Supplier may: (i) …; (ii) …": the mark of the sentence itself opens no list.
  const [own, inner] = markers;
  if (
    own?.start === 0 &&
    inner !== undefined &&
    beginsList(inner.marker) &&
    !followsItem(own.marker, inner.marker)
  )
    markers.shift();
  // An item begins after a semicolon or after "; and"; any other marker belongs to the item before it.
  const borders = markers.filter(({ start, marker }, at) => {
    const before = text
      .slice(Math.max(0, start - BEFORE_CHARS), start)
      .trimEnd()
      .slice(-16);
    const last = markers[at - 1]?.marker ?? '';
    const ownLine = /\n[^\S\n]*$/.test(text.slice(Math.max(0, start - BEFORE_CHARS), start));
    return (
      at === 0 ||
      /[;؛](?:\s*(?:and|or|and\/or|أو|او|و))?[\s,]*$/i.test(before) ||
      (ownLine && followsItem(last, marker, 1))
    );
  });
  const first = borders[0];
  if (first === undefined || borders.length < 2 || first.start > LEAD_IN_CHARS) return [];
  const leadIn = text.slice(0, first.start);
  if (!OPENS.test(leadIn) || /[;؛]/.test(leadIn)) return [];
  return borders.map(({ start, marker }, at) => {
    const item = text.slice(start, borders[at + 1]?.start).trimEnd();
    return {
      text: leadIn + item,
      offsets: Array.from({ length: leadIn.length + item.length }, (_, i) =>
        i < leadIn.length ? i : start + i - leadIn.length,
      ),
      leadInLength: leadIn.length,
      marker,
      start,
      end: start + item.length,
    };
  });
}
