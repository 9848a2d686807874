import { withLeadIn } from './arabic-list-items.js';
import { isWholeItem, nextClauses, placeAfter, withoutItem, type Place } from './clause-places.js';
import { leadAfter, leadIn, type LeadIn } from './list-leads.js';
import { matchUnitsOf, type MatchUnit } from './match-units.js';
import { closePageBreaks, pageBreaks } from './page-breaks.js';
import { paragraphs } from './paragraphs.js';
import { normalizeText } from './plain.js';
import { explainsWords, isDefinition, isProse, listsClauses } from './prose.js';
import { sentenceSpans } from './sentence-ends.js';
import { titleIn } from './titles.js';

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
  /** True if the sentence only lists other clauses by number and title, or explains what words mean. */
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

/** Matches the number with which a sentence begins a clause or an item of its own. */
const OWN_NUMBER =
  /^\s*(\d{1,2}(?:\.\d{1,3})+\.?|\d{1,2}\.|\((?:[a-z]{1,2}|[ivx]{3,5})\)|[a-z]\.)(?=\s+["'(]?[A-Z])/;

/** Cuts a part into sentences. Headings, lines of a table of contents and signature lines are left out. */
export function sentencesOf(text: string, stretches: readonly Stretch[]): Sentence[] {
  const flat = closePageBreaks(normalizeText(text), pageBreaks(text));
  let lead: LeadIn | null = null;
  // The sentence with the lead-in, if the items of its list are paragraphs of their own.
  let opener: Sentence | null = null;
  const sentences: Sentence[] = [];
  for (const stretch of stretches) {
    let place: Place = { clause: stretch.number, top: stretch.number, isLost: false };
    let heading = stretch.heading;
    const follows = nextClauses(stretch.number);
    let named = heading !== null;
    // A paragraph without a mark below a whole item may belong to it or to the clause around it: only the clause is certain.
    let endsItem = false;
    for (const block of paragraphs(flat, stretch)) {
      if (block.number !== null && (block.start > stretch.start || stretch.number === null)) {
        place = placeAfter(block.number, place);
        if (follows(block.number)) [heading, named] = [null, false];
      }
      const pieces = sentenceSpans(flat, block);
      if (block.number === null && endsItem) place = { ...place, clause: withoutItem(place.clause) };
      endsItem = isWholeItem(flat.slice(block.start, block.end));
      const before = sentences.length;
      lead = leadAfter(lead, block.number);
      if (lead === null) opener = null;
      else if (opener !== null) opener.list = { leadEnd: lead.span.end, end: endOf(flat, block) };
      const around = flat.slice(block.start, Math.min(block.end, block.start + 4000));
      for (const piece of pieces) {
        const body = flat.slice(piece.start, piece.end);
        const first = flat.slice(block.start, piece.start).trim() === '';
        // In texts without paragraphs a clause begins within the block, and its own number wins.
        const own = first ? undefined : OWN_NUMBER.exec(body)?.[1];
        if (own !== undefined) {
          place = placeAfter(own, place);
          if (follows(own)) [heading, named] = [null, false];
        }
        const opens = first || own !== undefined;
        const title = titleIn(body, opens);
        if (title !== null) {
          // The extraction determined the section's own heading with more care than this line allows.
          if (!named) {
            heading = title;
            // Below a title without a number the number of the clause before it says nothing.
            if (block.number === null && own === undefined && block.start > stretch.start)
              place = { clause: null, top: null, isLost: false };
          }
          continue;
        }
        if (!isProse(body)) continue;
        const { clause } = place;
        const common = {
          heading,
          definition: isDefinition(body, heading),
          references: listsClauses(body) || explainsWords(body),
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
      // The first item may have sentences of its own in the paragraph that opens the list.
      const opened = pieces
        .map((piece) => leadIn(flat, piece, block.number))
        .findLast((found) => found !== null);
      if (opened === undefined) continue;
      lead = opened;
      opener = sentences.slice(before).findLast(({ start }) => start === opened.span.start) ?? null;
    }
  }
  return withNeighbours(sentences);
}

const endOf = (flat: string, { start, end }: { start: number; end: number }) =>
  start + flat.slice(start, end).trimEnd().length;

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

const joined = (top: string | null, item: string) => {
  const bare = item
    .replace(/\s/g, '')
    .replace(/^([a-z])\)$/i, '($1)')
    .replace(/^([A-Z])\.$/, '$1');
  return top === null ? bare : bare.startsWith('(') ? `${top}${bare}` : bare;
};
