import { ARABIC_NUMBERED, arabicNumberOf, isArabicTitle } from './arabic-blocks.js';
import { withLeadIn } from './arabic-list-items.js';
import { hasArabic } from './arabic.js';
import { itemUnder } from './item-numbers.js';
import { normalizeText } from './plain.js';
import { closePageBreaks, pageBreaks } from './page-breaks.js';
import { isTitle, NUMBERED, titleIn } from './titles.js';
import { matchUnitsOf, type MatchUnit } from './match-units.js';

/** A match unit with what is known of its place in the document, ready for matching. */
export interface Sentence extends Omit<MatchUnit, 'marker'> {
  /** The clause of the lead-in, if `clause` belongs to an item. */
  leadInClause: string | null;
  /** Number of the clause that contains the sentence, as written: "12.3", "(b)". */
  clause: string | null;
  /** Heading above the sentence. */
  heading: string | null;
  /** True if the sentence defines a term, and so obliges nobody. */
  definition: boolean;
  /** True if the sentence only lists other clauses by number and title. */
  references: boolean;
  /** Text of the same clause around the sentence: it may contain carve-outs, cure periods and seats. */
  around: string;
}

/** Offsets of a section in a part, with its heading and number. */
export interface Stretch {
  start: number;
  end: number;
  heading: string | null;
  number: string | null;
}

const PAGE_NUMBER = /^\s*(?:page\s+)?(?:[-–]\s*)?\d{1,3}\s*(?:[-–]\s*)?(?:of\s+\d{1,3}\s*)?$/i;
/** Matches a table-of-contents entry without its dots and line end: "14.1 Termination by Supplier 33". */
const CONTENTS_ENTRY = /\b\d{1,2}\.\d{1,2}\.?\s+[A-Z][^.\d]{3,60}\s\d{1,3}(?=\s|$)/g;
const CONTENTS_LINE =
  /(?<!\.\s?)(?:\.\s?){4,}\s*(?:\d+\s*)?$|^\s*(?:table of contents|contents|page)\s*$|\t\s*\d{1,3}\s*$/i;
const ABBREVIATION =
  /(?:\b(?:Inc|Ltd|Co|Corp|No|Nos|Sec|Art|Mr|Mrs|Ms|Dr|Jr|Sr|St|Ave|Blvd|vs|etc|al|cf|approx|incl|Exh|Dept|Tel|Attn|Stat|Para|Fig|Vol|Esq|Ph|Bros|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Oct|Nov|Dec|e\.g|i\.e|p\.m|a\.m|U\.S|U\.K|[A-Z])|\b[A-Z]\.[A-Z])\.$/;

/** Matches the number with which a sentence begins a clause or an item of its own. */
const OWN_NUMBER = /^\s*(\d{1,2}(?:\.\d{1,3})+\.?|\d{1,2}\.|\([a-z]{1,2}\))(?=\s+["'(]?[A-Z])/;

interface Block {
  start: number;
  end: number;
  number: string | null;
}

/** Cuts a part into sentences. Headings, lines of a table of contents and signature lines are left out. */
export function sentencesOf(text: string, stretches: readonly Stretch[]): Sentence[] {
  const flat = closePageBreaks(normalizeText(text), pageBreaks(text));
  let lead: LeadIn | null = null;
  const sentences: Sentence[] = [];
  for (const stretch of stretches) {
    let clause = stretch.number;
    let top = stretch.number;
    let heading = stretch.heading;
    for (const block of blocks(flat, stretch)) {
      if (block.number !== null && (block.start > stretch.start || stretch.number === null)) {
        ({ clause, top } = numbersAfter(block.number, clause, top));
      }
      const pieces = split(flat, block);
      lead = leadAfter(lead, block);
      const around = flat.slice(block.start, Math.min(block.end, block.start + 4000));
      for (const piece of pieces) {
        const body = flat.slice(piece.start, piece.end);
        const first = flat.slice(block.start, piece.start).trim() === '';
        // In texts without paragraphs a clause begins within the block, and its own number wins.
        const own = first ? undefined : OWN_NUMBER.exec(body)?.[1];
        if (own !== undefined) ({ clause, top } = numbersAfter(own, clause, top));
        const opens = first || own !== undefined;
        const title = titleIn(body, opens);
        if (title !== null) {
          // The extraction determined the section's own heading with more care than this line allows.
          if (stretch.heading === null) {
            heading = title;
            // Below a title without a number the number of the clause before it says nothing.
            if (block.number === null && own === undefined && block.start > stretch.start)
              clause = top = null;
          }
          continue;
        }
        if (!isProse(body)) continue;
        const common = {
          heading,
          definition: isDefinition(body, heading),
          references: (body.match(REFERENCE)?.length ?? 0) >= 3,
          around,
        };
        for (const unit of matchUnitsOf(body, piece.start)) {
          const { marker, ...view } = withLeadIn(unit, opens ? (lead?.span ?? null) : null, flat);
          sentences.push({
            ...common,
            ...view,
            leadIn: view.leadIn ?? (opens ? (lead?.span ?? null) : null),
            leadInClause: clause,
            clause: marker === null ? clause : joined(clause, marker),
          });
        }
      }
      const last = pieces.at(-1);
      if (last !== undefined) lead = leadIn(flat, last, block.number) ?? lead;
    }
  }
  return withNeighbours(sentences);
}

/** Adds the text around each sentence under the same heading: about 1,500 characters on each side. */
function withNeighbours(sentences: Sentence[]): Sentence[] {
  return sentences.map((sentence, at) => {
    const before: string[] = [];
    const after: string[] = [];
    for (let i = at - 1, left = 1500; i >= 0 && left > 0; i -= 1) {
      const other = sentences[i];
      if (other === undefined || other.heading !== sentence.heading) break;
      before.unshift(other.text);
      left -= other.text.length;
    }
    for (let i = at + 1, left = 1500; i < sentences.length && left > 0; i += 1) {
      const other = sentences[i];
      if (other === undefined || other.heading !== sentence.heading) break;
      after.push(other.text);
      left -= other.text.length;
    }
    return { ...sentence, around: [...before, sentence.text, ...after].join(' ').slice(0, 6000) };
  });
}

/** A sentence that opens a list whose items are paragraphs of their own. */
interface LeadIn {
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
function leadIn(
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
function leadAfter(lead: LeadIn | null, { number }: Block): LeadIn | null {
  const kind = markerKind(number);
  if (lead === null || lead.span.end - lead.span.start > LEAD_CHARS || kind === null || kind === 'clause')
    return null;
  if (lead.marker === null) return kind === lead.own ? null : { ...lead, marker: kind };
  return lead.marker === kind ? lead : null;
}

/** Returns the clause that a block's number opens, and the one after which items below it are named. */
function numbersAfter(number: string, clause: string | null, top: string | null) {
  if (/[\u0600-\u06ff]/.test(number)) {
    const own = arabicNumberOf(number, clause);
    return { clause: own, top: number.startsWith('(') ? top : own };
  }
  if (/^[•●▪·○-]/.test(number)) return { clause, top };
  if (/^\(|^[a-z]\)?$/i.test(number))
    return { clause: itemUnder(clause, top, `(${number.replace(/[()\s]/g, '')})`), top };
  const own = number.replace(/[.:)]$/, '').replace(/^(?:section|article|clause|paragraph)\s+/i, '');
  return { clause: own, top: own };
}

const joined = (top: string | null, item: string) => {
  const bare = item
    .replace(/\s/g, '')
    .replace(/^([a-z])\)$/i, '($1)')
    .replace(/^([A-Z])\.$/, '$1');
  return top === null ? bare : bare.startsWith('(') ? `${top}${bare}` : bare;
};

/** Divides the text into paragraphs at blank lines and numbers, unless the line before stops within a sentence. */
function blocks(flat: string, stretch: Stretch): Block[] {
  const found: Block[] = [];
  let start = stretch.start;
  let number: string | null = null;
  let previous = '';
  let blank = false;
  const close = (end: number) => {
    if (flat.slice(start, end).trim() !== '') found.push({ start, end, number });
  };
  let at = stretch.start;
  while (at < stretch.end) {
    const stop = flat.indexOf('\n', at);
    const end = stop === -1 || stop >= stretch.end ? stretch.end : stop + 1;
    const line = flat.slice(at, end);
    if (line.trim() === '' || PAGE_NUMBER.test(line)) {
      blank = blank || line.trim() === '';
    } else {
      const match = NUMBERED.exec(line) ?? ARABIC_NUMBERED.exec(line);
      const marker = match === null ? null : (match.slice(1).find((group) => group !== undefined) ?? null);
      const ended = /[.;:!?؛؟"')\]]\s*$|\b(?:and|or);?\s*$/.test(previous) || previous === '';
      const done = /[.!?؟:"')\]]\s*$/.test(previous) || previous === '';
      const short = previous.trim().length < 60 && !/[a-z,]\s*$/.test(previous) ? true : isTitle(previous);
      // Paragraphs in capitals are not one heading per line.
      const shouted = !done && isUpper(previous) && isUpper(line);
      const item = marker !== null && /^\(|^[a-z]\)$|^[•●▪·○-]/i.test(marker);
      const breaks =
        marker !== null
          ? item
            ? done && !/:\s*$/.test(previous)
            : ended || blank || short
          : !shouted &&
            ((blank && (done || short || /^\s*["A-Z\u0621-\u064a]/.test(line))) ||
              (short && /^\s*["(A-Z]/.test(line)) ||
              (hasArabic(line) && isArabicTitle(previous.trim())) ||
              isTitle(line));
      if (breaks && at > start) {
        close(at);
        start = at;
        number = marker;
      } else if (at === start) {
        number = marker;
      }
      previous = line.trimEnd();
      blank = false;
    }
    at = end;
  }
  close(stretch.end);
  return found;
}

const isUpper = (line: string) => /[A-Z]{3}/.test(line) && line === line.toUpperCase();

const REFERENCE = /(?<!\b\d{1,2}\.)\b\d{1,2}(?:\.\d{1,2})*(?:\([a-z]\))?\s*\([A-Z][^)]{2,70}\)/g;

function isProse(body: string): boolean {
  if (body.split('\n').every((line) => line.trim() === '' || CONTENTS_LINE.test(line))) return false;
  if (/(?<!\.\s?)(?:\.\s?){6,}\s*\d/.test(body)) return false;
  const entries = body.match(CONTENTS_ENTRY) ?? [];
  if (entries.length >= 4 || entries.join('').length > body.length / 2) return false;
  if (/^\s*(?:By|Name|Title|Date|Its|Signature|Witness)\s*:/i.test(body) && body.length < 300) return false;
  return body.trim().length >= 12 && /[a-z]{3}|[A-Z]{3}\s+[A-Z]{2,}\s+[A-Z]{2}|[\u0621-\u064a]{3}/.test(body);
}

function isDefinition(body: string, heading: string | null): boolean {
  const start = body.replace(NUMBERED, '').trimStart().slice(0, 160);
  if (
    /^(?:the term |the terms |as used [^"]{0,40})?"[^"]{1,80}"[^.]{0,60}?\b(?:means?|shall mean|will mean|has the meaning|have the meaning|shall have the meaning|refers? to|includes?|is defined|is)\b/i.test(
      start,
    )
  )
    return true;
  return (
    heading !== null &&
    /definition/i.test(heading) &&
    /^["A-Z][^.]{0,80}\b(?:means?|shall mean|has the meaning)\b/.test(start)
  );
}

function split(flat: string, block: Block): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  const text = flat.slice(block.start, block.end);
  let from = 0;
  const ends =
    /[.!?؟]["')\]]*(?=\s+(?:(?:[-–•]\s+|o\s{2,20})?["'(\[]*[A-Z0-9٠-٩\u0621-\u064a]|\([a-z]{1,2}\)\s+["']?[A-Z]))/g;
  // The full stop after a clause's own number does not end a sentence.
  ends.lastIndex = NUMBERED.exec(text)?.[0].length ?? 0;
  for (let match = ends.exec(text); match !== null; match = ends.exec(text)) {
    const end = match.index + match[0].length;
    const head = text.slice(Math.max(from, end - 14), match.index + 1);
    if (ABBREVIATION.test(head) || /(?<![\u0621-\u0652\u0670\d٠-٩])[\u0621-\u064a]\.$/.test(head)) continue;
    if (/^\s*\(?[\dA-Za-z]{1,3}(?:\.\d+)*\)?\.$/.test(text.slice(from, end))) continue;
    push(from, end);
    from = end;
  }
  push(from, text.length);
  return pieces;

  function push(start: number, end: number) {
    const piece = text.slice(start, end);
    const lead = piece.length - piece.trimStart().length;
    const length = piece.trim().length;
    if (length > 0)
      pieces.push({ start: block.start + start + lead, end: block.start + start + lead + length });
  }
}
