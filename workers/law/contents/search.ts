import { carrierOf, onlyRefers } from './carriers.js';
import type { Contents, Part } from './content.js';
import type { DocumentText, Span } from './document-text.js';

/** A part with the words by which the document has it, or refers for it to something else. */
interface Placed {
  part: Part;
  at: Span;
}

/** What a document has of the contents that a rule asks. */
export interface FoundContents {
  present: Placed[];
  /** Parts for which it refers to something beside its own text. */
  elsewhere: Placed[];
  missing: Part[];
}

/** Clauses are read with what follows them, up to so many characters. */
const CLAUSE_CHARS = 500;

const whereIs = (part: Part, text: DocumentText): Span | null => part.find?.(text) ?? text.find(part.found);

/** Searches a document for the contents that a rule asks; null if nothing is asked of it. */
export function searchContents(text: DocumentText, contents: Contents): FoundContents | null {
  if (contents.onlyIf?.every((words) => text.has(words)) === false) return null;
  if (contents.within !== undefined) return searchClauses(text, contents, contents.within);
  const found: FoundContents = { present: [], elsewhere: [], missing: [] };
  for (const part of contents.parts) {
    const at = whereIs(part, text);
    if (at !== null) {
      found[onlyRefers(text, at) ? 'elsewhere' : 'present'].push({ part, at });
      continue;
    }
    const carrier = carrierOf(text, part);
    if (carrier === null) found.missing.push(part);
    else found.elsewhere.push({ part, at: carrier });
  }
  return found;
}

/** Searches each clause of a kind by itself: what one of them lacks is missing. */
function searchClauses(
  text: DocumentText,
  { parts }: Contents,
  within: NonNullable<Contents['within']>,
): FoundContents | null {
  const clauses = text.findAll(within).map(({ start, end }) => paragraphAround(text.flat, start, end));
  if (clauses.length === 0) return null;
  const present: Placed[] = [];
  const missing = new Set<Part>();
  for (const clause of clauses) {
    const own = text.within(clause);
    for (const part of parts) {
      const at = whereIs(part, own);
      if (at === null) missing.add(part);
      else present.push({ part, at: { start: clause.start + at.start, end: clause.start + at.end } });
    }
  }
  return { present, elsewhere: [], missing: [...missing] };
}

function paragraphAround(flat: string, start: number, end: number): Span {
  const before = flat.slice(Math.max(0, start - CLAUSE_CHARS), start);
  const after = flat.slice(end, end + CLAUSE_CHARS);
  const closes = after.indexOf('\n');
  return {
    start: start - before.length + before.lastIndexOf('\n') + 1,
    end: end + (closes < 0 ? after.length : closes),
  };
}
