import type { Section } from '#platform/documents.js';

/** The title of a document: "SERVICE AGREEMENT", "Agreement for the Supply of Goods", "First Amendment to the Contract". */
const DOCUMENT =
  /\b(?:agreement|contract)(?:\s+(?:for|between|with|no\b)[^\n]{0,90})?$|^(?:(?:first|second|third|fourth|fifth)\s+)?(?:amendment|addendum)\b|^عقد\s/i;
/** Titles of clauses that end in the same words: "Entire Agreement", "Term of this Agreement". */
const CLAUSE =
  /^(?:entire|complete|whole|full|integrated|total|final|sole)\b|\b(?:of|under|to|in|by|this)\s+(?:this\s+|the\s+)?(?:agreement|contract)$/i;
const AMENDS = /^(?:(?:first|second|third|fourth|fifth)\s+)?(?:amendment|addendum)\b/i;
/** An annex that a list of annexes names, and nothing besides. */
const ANNEX_ALONE = /^(?:exhibit|schedule|annex(?:ure)?|appendix|attachment)\s+["“]?[A-Z0-9.-]{1,4}["”]?$/i;
/** Most characters of a section besides its heading if it is a heading and nothing else. */
const BARE_CHARS = 15;
/** Most characters of a section that only refers to an annex. */
const REFERENCE_CHARS = 400;
/** Headings that follow each other without any text, from which on they are the columns of a table. */
const COLUMNS = 3;

const isDocument = (heading: string) =>
  DOCUMENT.test(heading.trim()) &&
  (AMENDS.test(heading) ? /agreement|contract/i.test(heading) : !CLAUSE.test(heading));

const major = (number: string | null) => {
  const found = /^(?:(?:section|article|clause)\s+)?(\d{1,3})(?:\.|$)/i.exec(number ?? '')?.[1];
  return found === undefined ? null : Number(found);
};

/** Tells whether an annex is only referred to: the clauses go on counting below its name. */
function isReference(sections: readonly Section[], at: number): boolean {
  const own = sections[at];
  if (own === undefined || own.end - own.start > REFERENCE_CHARS) return false;
  const next = sections.slice(at + 1, at + 3).find(({ number }) => major(number) !== null);
  const before = sections.slice(Math.max(0, at - 40), at).findLast(({ number }) => major(number) !== null);
  const first = major(next?.number ?? null);
  const last = major(before?.number ?? null);
  return first !== null && last !== null && first > 2 && (first === last || first === last + 1);
}

/**
 * Takes the names from sections that have none of their own: the title of the document, the columns of a table, an annex that is
 * only referred to. A wrong name would be worse.
 */
export function withSureNames(sections: readonly Section[]): Section[] {
  const none = new Set<string>();
  const annexes = new Set<string>();
  let columns: string[] = [];
  /** The annex that is only referred to, as long as sections bear its name. */
  let referred: string | null = null;
  const named = sections.map((section, at) => {
    const { heading, number, start, end } = section;
    if (heading !== null && ANNEX_ALONE.test(heading)) {
      const isOwn = number === null || number === heading;
      if (isOwn) annexes.add(heading);
      else if (!annexes.has(heading) && /^\d{1,2}$/.test(number))
        return { ...section, heading: null, number: null };
      if (isOwn) referred = isReference(sections, at) ? heading : null;
    }
    if (heading !== referred) referred = null;
    if (heading === null || number !== null) columns = [];
    else {
      if (isDocument(heading)) none.add(heading);
      columns.push(heading);
      if (columns.length >= COLUMNS) for (const column of columns.slice(1)) none.add(column);
      if (end - start > heading.length + BARE_CHARS) columns = [];
    }
    return referred === null ? section : { ...section, heading: null };
  });
  return named.map((section) =>
    section.heading !== null && none.has(section.heading) ? { ...section, heading: null } : section,
  );
}

/** The number of a clause without its items: "Section 14.1(a)" has 14.1, and "Section 13.0" has 13. */
const digitsOf = (number: string | null) =>
  /^(?:(?:section|article|clause|item)\s+)?(\d{1,3}(?:\.\d{1,3}){0,4})(?![\d.]*\p{L})/iu
    .exec(number ?? '')?.[1]
    ?.replace(/(?<=\d)\.0$/, '') ?? null;

const squashed = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
/** Most letters and digits before a heading that are its own number: "Section 16.2". */
const NUMBER_CHARS = 12;

/**
 * Returns a reader that tells the heading of each section, one after the other: null for one that it has from a clause with another
 * number. Where headings were moved to the foot of a page, 14.1 would bear the name of clause 13.
 */
export function ownHeadings(text: string): (section: Section) => string | null {
  const owners = new Map<string, string | null>();
  return ({ start, end, heading, number }) => {
    if (heading === null) return null;
    const owner = owners.get(heading);
    const own = digitsOf(number);
    if (owner !== undefined && owner !== null && own !== null && `${own}.`.startsWith(`${owner}.`))
      return heading;
    const name = squashed(heading);
    const opening = squashed(text.slice(start, Math.min(end, start + heading.length * 2 + NUMBER_CHARS * 2)));
    const at = opening.indexOf(name);
    if (owner === undefined || (at >= 0 && at <= NUMBER_CHARS)) {
      owners.set(heading, own);
      return heading;
    }
    return owner === null || own?.includes('.') !== true ? heading : null;
  };
}
