/** A sentence that opens a list whose items are paragraphs of their own. */
export interface LeadIn {
  span: { start: number; end: number };
  /** The kind of marker that the items have; null before the first. */
  marker: string | null;
  /** The kind of marker of the paragraph that opens the list. */
  own: string | null;
}

const LEADS = /:\s*$/;
/** Most characters of a sentence that is quoted before each item of its list. */
const LEAD_CHARS = 400;

/** Returns what kind of marker a number is: items of one list have the same. */
function markerKind(number: string | null): string | null {
  if (number === null) return null;
  const bare = number.trim();
  if (/^[•●▪·○–—-]/.test(bare)) return 'bullet';
  if (/^\(\s?\d/.test(bare)) return '(1)';
  if (/^\(/.test(bare)) return '(a)';
  if (/^[\d٠-٩]{1,3}(?:[.)]|\s*[–-])?$/.test(bare)) return '1.';
  if (/^[A-Z][.)]/.test(bare)) return 'A.';
  if (/^[a-z]\)/.test(bare)) return 'a)';
  if (/^[\u0621-\u064a]\s?[.)–-]$/.test(bare)) return 'أ-';
  return 'clause';
}

/** Returns the lead-in that a sentence is, or with which it opens its first item; null if there is none. */
export function leadIn(
  flat: string,
  { start, end }: { start: number; end: number },
  number: string | null,
): LeadIn | null {
  const text = flat.slice(start, end);
  const own = markerKind(number);
  if (LEADS.test(text)) return { span: { start, end }, marker: null, own };
  const [opening, item = ''] = FIRST_ITEM.exec(text)?.slice(1) ?? [];
  if (opening === undefined) return null;
  return { span: { start, end: start + opening.length }, marker: markerKind(item), own };
}
const FIRST_ITEM =
  /^([^:]{1,400}:)\s*\n\s*(\(\s?(?:[a-z]{1,2}|[ivx]{1,5}|\d{1,2}|[\u0621-\u064a])\s?\)|[•●▪·○-](?=\s)|\d{1,2}[.)]?(?=\s)|[a-z]\))/i;

/** Returns the lead-in that a paragraph belongs to, if the last one opens a list of such items. */
export function leadAfter(lead: LeadIn | null, number: string | null): LeadIn | null {
  const kind = markerKind(number);
  if (lead === null || lead.span.end - lead.span.start > LEAD_CHARS || kind === null || kind === 'clause')
    return null;
  if (lead.marker === null) return kind === lead.own ? null : { ...lead, marker: kind };
  return lead.marker === kind ? lead : null;
}
