/** An item of a list, read with the words that open the list. */
export interface ListItem {
  /** The opening words and the item, as one sentence. */
  text: string;
  /** Where each character of `text` stands in the sentence. */
  places: number[];
  /** How much of `text` is the opening. */
  opening: number;
  /** The item's own mark, such as "(b)". */
  marker: string;
  /** The item's place in the sentence. */
  start: number;
  end: number;
}

const MARKER = /(?:^|[\s;:,])(\((?:[a-z]{1,2}|[ivx]{1,5}|\d{1,2}|[\u0621-\u064a])\)|[•●▪○])\s*(?=\S)/gi;
/** An opening without a verb gives its items no meaning: such lists are read as they stand. */
const OPENS =
  /\b(?:shall|will|may|must|agrees?|undertakes?|right|entitled|hereby|grants?|warrants?|not)\b|(?:^|\s)[وف]?(?:يلتزم|يتعهد|يحق|يجوز|يجب|يحظر|يقر|يمتنع|يضمن|يتحمل)|لا\s/i;
const OPENING_CHARS = 500;
/** So much before a mark tells whether an item can begin there. */
const BEFORE_CHARS = 100;

/**
 * The items of a list that is one sentence ("Supplier may: (a) …; (b) …"), each with the opening; empty
 * where there is none. Cues stop at a semicolon, so without this they would see the first item alone.
 */
export function listItems(text: string): ListItem[] {
  if (!text.includes(';') && !text.includes('؛')) return [];
  const markers = [...text.matchAll(MARKER)]
    .map((match) => ({
      start: match.index + match[0].indexOf(match[1] ?? ''),
      marker: match[1] ?? '',
    }))
    // "ten (10) days": a figure behind a word is a number, not a mark.
    .filter(
      ({ start, marker }) =>
        !/\d/.test(marker) ||
        /[:;,؛،–—\n-]\s*(?:(?:and|or|and\/or)\s+)?$/.test(
          text.slice(Math.max(0, start - BEFORE_CHARS), start),
        ),
    );
  // An item begins behind a semicolon, or "; and"; what else has a mark belongs to the item before it.
  const borders = markers.filter(({ start }, at) => {
    const before = text.slice(Math.max(0, start - 16), start);
    return at === 0 || /[;؛](?:\s*(?:and|or|and\/or|أو|او|و))?[\s,]*$/i.test(before);
  });
  const first = borders[0];
  if (first === undefined || borders.length < 2 || first.start > OPENING_CHARS) return [];
  const opening = text.slice(0, first.start);
  if (!OPENS.test(opening) || /[;؛]/.test(opening)) return [];
  return borders.map(({ start, marker }, at) => {
    const item = text.slice(start, borders[at + 1]?.start).trimEnd();
    return {
      text: opening + item,
      places: Array.from({ length: opening.length + item.length }, (_, i) =>
        i < opening.length ? i : start + i - opening.length,
      ),
      opening: opening.length,
      marker,
      start,
      end: start + item.length,
    };
  });
}
