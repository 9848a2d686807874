/** A clause number in a text, where a reader who leafs back from a passage would meet it. */
export interface Mark {
  /** Offset of the number, and of the text after it. */
  start: number;
  end: number;
  /** The number without brackets, words and closing points: "13.2", "b", "IV". */
  number: string;
  /** True for "(b)", "b." and the like, which count within a clause. */
  item: boolean;
}

const MARK = new RegExp(
  [
    /(?:article|section|clause)\s+(\d{1,2}(?:\.\d{1,3})*|[ivxl]{1,6})(?=[\s.:–—-])[.:]?/,
    /(\d{1,2}(?:\.\d{1,3})+)[.:)]?(?=\s+["“'([]?[A-Z])/,
    /(\d{1,2})[.)](?=\s+["“'([]?[A-Z])/,
    /\(\s?([a-z]{1,2}|[ivx]{1,5})\s?\)(?=\s*\S)/,
    /([a-z]|[ivx]{1,4})[.)](?=\s+["“]?[A-Z])/,
    /((?:exhibit|annex|schedule|appendix|attachment)\s+["“]?(?:[a-z]|[ivx]+|\d{1,2})["”]?)(?=\s*(?:\n|[-–—:]|[A-Z ]{6}))/,
  ]
    .map(({ source }) => `(?:${source})`)
    .join('|'),
  'dgi',
);
/** What a number follows that begins a clause: a line's beginning, or the end of a sentence or an item. */
const BEGINS = /(?:^|\n)[^\S\n]*$|[.;:!?)\]"”_][^\S\n]*(?:and|or)?\s+$/;
/** What a number follows that only refers to a clause, or belongs to a sum, a date or a name. */
const REFERS =
  /(?:\b(?:sections?|articles?|clauses?|paragraphs?|exhibits?|schedules?|no|nos|and|or|to|of|in|by|under|with|at|inc|mr|dr|ms)\.?|,)\s*$/i;

/** Returns the clause numbers of a text, in order. */
export function marksOf(text: string): Mark[] {
  const marks: Mark[] = [];
  for (const match of text.matchAll(MARK)) {
    const group = match.slice(1).findIndex((value) => value !== undefined);
    const number = match[group + 1] ?? '';
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const atLine = /(?:^|\n)[^\S\n]*$/.test(before) || match.index === 0;
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 3);
    // The number of a page before that of a clause.
    if (group === 2 && /^\s*\d{1,2}\.\d/.test(after)) continue;
    // A letter with a point is an initial, unless it begins a line or follows wide space.
    if (group === 4 && !atLine && !/[.;:]\s{2,}$/.test(before)) continue;
    // "8. LIMITATION 8.1 The": below its own clause a number needs no full stop before it.
    const above = marks.findLast(({ item }) => !item)?.number.split('.')[0];
    const below = group === 1 && above !== undefined && number.split('.')[0] === above;
    if (!atLine && ((!BEGINS.test(before) && !below) || REFERS.test(before))) continue;
    // A sentence's line may break before "Section 4 shall": a clause goes on with a capital.
    if (group === 0 && !/^\s*["“'([]?[A-Z\n]|^\s*$/.test(after)) continue;
    if (
      atLine &&
      /\b(?:section|sections|article|articles|clause|and|or|of|to|in)\s*$/i.test(before.trimEnd())
    )
      continue;
    marks.push({
      start: match.index,
      end: match.index + match[0].length,
      number: number.replace(/(?:\.0)+$/, ''),
      item: group === 3 || group === 4,
    });
  }
  return marks;
}

/** Splits "Section 13.2(b)(i)" into "13.2" and its items. */
export function labelParts(label: string): { number: string | null; items: string[] } {
  const annex =
    /^(?:exhibit|annex|schedule|appendix|attachment)\s+["“]?(?:[a-z]|[ivx]+|\d{1,2})["”]?(?=$|\()/i.exec(
      label,
    )?.[0];
  if (annex !== undefined)
    return { number: annex, items: label.slice(annex.length).match(/[a-z]{1,4}/gi) ?? [] };
  const bare = label
    .replace(/^(?:section|article|clause|paragraph|المادة|البند)\s+/i, '')
    .trim()
    .replace(/[.:)]+$/, (end) => (end.startsWith(')') && label.includes('(') ? ')' : ''));
  const number = /^(?:\d{1,3}(?:\.\d{1,3})*|[IVXL]{1,6}$|[IVXL]{2,6})(?![a-z])/i.exec(bare)?.[0] ?? null;
  const rest = number === null ? bare : bare.slice(number.length);
  const items = rest.match(/[a-z]{1,4}|\d{1,2}/gi) ?? [];
  return { number: number === null ? null : number.replace(/(?:\.0)+$/, ''), items };
}

/** Shapes of lines that name no clause: footers, marks of items, signatures, file headers, notes on redactions. */
export const NO_HEADING =
  /^Source:|\d{1,2}\/\d{1,2}\/\d{2,4}|^\(?(?:[a-z]{1,2}|[ivxl]{1,5}|\d{1,3})[.)]*$|^(?:exhibit|ex)[\s-]*[\d.]+|table of contents|^\/s\/|^(?:by|name|title|date|its)\b\s*:|confidential treatment|^page\b|^in witness|logo|^\[|^very truly|^source\b/i;
