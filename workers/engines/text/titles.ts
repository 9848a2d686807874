import { ARABIC_NUMBERED, isArabicTitle } from './arabic-blocks.js';

/** Matches the opening of a numbered clause: "Section 4", "4.2", "(a)", a bullet. */
export const NUMBERED =
  /^\s*(?:((?:section|article|clause|paragraph)\s+(?:\d{1,2}(?:\.\d{1,3})*|[IVXL]{1,6})\b[.:]?)|(\d{1,2}(?:\.\d{1,3})+\.?)(?=\s+\S)|(\d{1,2}[.)])(?=\s+["'(A-Z])|(\(\s?(?:[a-z]{1,2}|[ivx]{1,5}|\d{1,2})\s?\))(?=\s*\S)|([A-Z][.)])(?=\s+["A-Z])|([a-z]\))(?=\s+\S)|([•●▪·○]|-\s))/i;

/** Tells whether a line is a heading: short, without a full stop, in capitals or with each main word capitalized. */
export function isTitle(line: string, most = 9): boolean {
  const text = line.trim().replace(NUMBERED, '').trim();
  if (text.length < 3 || text.length > 90 || /[,;]$/.test(text) || /\.$/.test(text.replace(/\b[A-Z]\.$/, '')))
    return false;
  if (!/[A-Za-z]{3}/.test(text) || /^Source:|\d\/\d{1,2}\/\d{2}/.test(text)) return false;
  // Arabic has no capitals: a sentence with "CIF" in it is none in capitals.
  if (text === text.toUpperCase() && !/[\u0621-\u064a]/.test(text)) return true;
  const words = text.split(/\s+/).filter((word) => !SMALL.test(word));
  return words.length > 0 && words.length <= most && words.every((word) => /^["'(]?[A-Z0-9&/]/.test(word));
}
const SMALL =
  /^(?:of|and|or|the|to|in|for|on|by|a|an|with|from|at|as|&|-|upon|under|not|no|its|than|into|vs\.?)$/i;

/** Returns the title at the beginning of a numbered clause: "12.3 Termination for Convenience." */
export function titleIn(body: string, opens: boolean): string | null {
  const bare = body.replace(/\s+/g, ' ').trim();
  if (opens && isArabicTitle(bare)) return bare.replace(ARABIC_NUMBERED, '').trim();
  const text = bare.replace(NUMBERED, '').trim();
  if (isTitle(body.replace(/\s+/g, ' ')) && text.length > 0) return text;
  const unstopped = text.replace(/[.:]$/, '');
  if (opens && text !== unstopped && unstopped.length < 110 && (isTitle(unstopped, 14) || isLabel(unstopped)))
    return unstopped;
  return null;
}

/** Tells whether a text is a title despite a slip in its capitals: mostly capitalized, and without a verb. */
function isLabel(text: string): boolean {
  if (/\b(?:shall|will|may|is|are|must|agrees?|has|have|be|can|does|means?|pays?)\b/i.test(text))
    return false;
  const words = text.split(/\s+/).filter((word) => !SMALL.test(word));
  return words.length >= 3 && words.filter((word) => /^[A-Z]/.test(word)).length >= words.length * 0.7;
}

/** What stands where headings do and names no section: footers, marks of items, labels of filings, signatures. */
const NO_NAME = new RegExp(
  [
    /^(?:section|clause)\s+\d{1,3}(?:\.\d{1,3}){0,4}[.:]?$|^Source:|\d{1,2}\/\d{1,2}\/\d{2,4}|confidential treatment|confidential portions|redacted/,
    /^\(?(?:[a-z]{1,2}|[ivxl]{1,5}|\d{1,3})(?:\.\d{1,3}){0,4}[.)]*$|^[^\p{L}]*$|^\[/u,
    /^(?:exhibit|ex)[\s-]{1,3}\d{1,3}\.\d|^table of contents?\b|^page\b|^in witness|^very truly|\blogo\b/,
    // An entry of a table of contents, with the number of its page.
    /^(?!(?:exhibit|schedule|annex|appendix|attachment|article|section|part|phase)\b).*[a-z]\s+\d{1,3}(?:\s\d{1,3})*$/,
    // Legends and running heads, the beginning of a sentence, columns of a table, brackets that are not closed.
    /\bomitted\b|\b(?:agreement|contract)\s+(?:no\b|number\b|#)|^whereas\b|[®™]|\bno\.?$/,
    /^(?:subject to|except|unless|provided|notwithstanding|if|in the event|in no event|either party)\b/,
    /^(?:year|date|month|quarter|quantity|description|amount|distribution|ladies and gentlemen\b.*|dear\b.*)$/,
    /^(?:sub)?totals?\b|\bper diem\b|\bqty\b|\p{L}\d$|\s\(?[a-z1]\)\s|^[^()]*\([^()]*$/u,
    /^\/s\/|^(?:by|name|title|date|its|attn|attention)\s{0,3}:|\b(?:inc|llc|ltd|corp|b\.v|n\.v|gmbh|plc)\.?,?$/,
    /^(?:january|february|march|april|may|june|july|august|september|october|november|december)\s\d{0,2},?\s?\d{4}$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

/** Tells whether a heading names the section below it, so that it can stand on a finding. */
export const namesSection = (heading: string): boolean => heading !== '' && !NO_NAME.test(heading);

/** Returns a heading as the name of a section; null if it names none. */
export function sectionName(heading: string | null): string | null {
  const name = heading?.replace(/\s+/g, ' ').trim() ?? '';
  return namesSection(name) ? name : null;
}
