import type { Severity } from '#shared/tools/risk/contract.js';
import type { Language } from '#shared/contracts/common.js';
import type { Finding } from '../finding.js';
import { excerpt } from '#workers/engines/text/excerpt.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { findTwofold, notesOf, type Agreed } from './agreed.js';
import type { Facts } from './rules/rule.js';
import type { Kind } from './words/english.js';
import { renderWeight, renderWording } from './words/wording.js';
import { WORDINGS } from './words/words.js';

const DATE =
  '(?:(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{1,2},? \\d{4}|\\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{4}|\\d{1,2}/\\d{1,2}/\\d{2,4})';
const EFFECTIVE = phrasePattern(
  `(${DATE})[^.]{0,40}\\((?:the |hereinafter[^"]{0,20})?"Effective Date"\\)|"Effective Date"\\)? (?:means|shall mean|is|shall be) (${DATE})`,
  'gi',
);
/** Phrases that say that the definitions are in another agreement, which is not at hand. */
const ELSEWHERE = phrasePattern(
  '\\b(?:meaning|definition)s?\\b[^.;]{0,60}\\b(?:in|by) (?:the|that certain) (?!preamble|recitals|section)[^.;]{0,40}\\bagreement\\b',
);
/** Terms that contracts define, and whose meaning matters. */
const TERMS = [
  'Confidential Information',
  'Intellectual Property Rights',
  'Intellectual Property',
  'Net Sales',
  'Change of Control',
  'Business Day',
  'Territory',
  'Affiliates',
  'Gross Revenue',
  'Net Revenue',
  'Deliverables',
  'Work Product',
  'Force Majeure Event',
];

/** The kinds of risk that only the whole text shows. */
export const DOCUMENT_KINDS = [
  'date-conflict',
  'undefined-term',
  'two-forums',
] as const satisfies readonly Kind[];

/** Place of a finding about the whole text: the sentence around an offset. */
export interface Located {
  start: number;
  end: number;
  clause: string | null;
  heading: string | null;
}

interface DocumentContext {
  text: string;
  /** The normalized text, as long as the original. */
  flat: string;
  /** The same without the agreements that are annexed. */
  own: string;
  lang: Language;
  agreed: Agreed;
  sentenceAt(offset: number): Located | null;
}

/** Returns the findings that only the whole text shows. */
export function applyDocumentRules(context: DocumentContext): Finding[] {
  return [dateConflict(context), undefinedTerms(context), twoForums(context)].filter(
    (found) => found !== null,
  );
}

function dateConflict(context: DocumentContext): Finding | null {
  const dates = new Map<string, number>();
  for (const match of context.own.matchAll(EFFECTIVE)) {
    const date = (match[1] ?? match[2] ?? '').replace(/[\s,]+/g, ' ');
    if (!dates.has(date)) dates.set(date, match.index);
  }
  const last = [...dates.values()].at(-1);
  if (dates.size < 2 || last === undefined) return null;
  return finding(context, 'date-conflict', 'medium', { words: [...dates.keys()].join(', ') }, last);
}

function undefinedTerms(context: DocumentContext): Finding | null {
  const { flat } = context;
  // Without any quoted definition, the document (or its extraction) marks its defined terms in another way.
  if ((flat.match(/"[A-Z][^"]{2,60}"/g)?.length ?? 0) < 3 || ELSEWHERE.test(flat)) return null;
  const open: string[] = [];
  let place: number | null = null;
  for (const term of TERMS) {
    const spaced = term.replace(/ /g, '\\s+').replace(/s$/, 's?');
    const uses = [...flat.matchAll(new RegExp(`[a-z,]\\s+${spaced}\\b`, 'g'))];
    // In quotation marks, with words that say what it means or where that is said, or as the name of a line.
    const defined = new RegExp(
      `"[^"]{0,60}${spaced}[^"]{0,40}"|${spaced}"|${spaced}\\)?\\s*\\(|${spaced}\\s*(?:\\w+\\s+){0,4}?(?:means|mean|includes?|consists?|defined|has\\s+the\\s+meaning|specified|described|identified|set\\s+(?:forth|out)|listed|referred|attached|as\\s+provided)\\b|^[\\s\\d.()a-z]{0,10}${spaced}\\s*[.:-]|${spaced}\\s*[:=]|definitions?\\b[^.]{0,80}\\b(?:exhibit|schedule|annex|appendix)|non-?disclosure\\s+agreement|capitali[sz]ed\\s+terms`,
      'im',
    );
    if (uses.length < 3 || defined.test(flat) || open.some((known) => known.includes(term))) continue;
    open.push(term);
    place ??= uses[0]?.index ?? null;
  }
  if (place === null) return null;
  return finding(
    context,
    'undefined-term',
    'low',
    { words: open.map((term) => `“${term}”`).join(', ') },
    place + 2,
  );
}

function twoForums(context: DocumentContext): Finding | null {
  const found = findTwofold(context.own);
  return found && finding(context, 'two-forums', 'medium', { words: ends(found.words) }, found.courts);
}

/** Puts the beginning and the end of a clause's words into quotation marks. */
function ends(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length <= 120
    ? `“${line}”`
    : `“${line.slice(0, line.lastIndexOf(' ', 60))} … ${line.slice(line.indexOf(' ', line.length - 60) + 1)}”`;
}

function finding(
  context: DocumentContext,
  kind: Kind,
  severity: Severity,
  facts: Facts,
  offset: number,
): Finding {
  const { text, flat, lang, agreed } = context;
  const notes = notesOf(agreed).map(({ name }) => name);
  const located = context.sentenceAt(offset);
  const severityReason = renderWeight(WORDINGS[lang][kind], severity, notes, facts, lang);
  const words = {
    ...(severityReason === undefined ? {} : { severityReason }),
    ...renderWording(WORDINGS[lang][kind], notes, facts, lang),
  };
  if (located === null) {
    return { kind, severity, ...words, quote: null, evidence: null, clause: null, section: null };
  }
  const inside = offset - located.start;
  const span = excerpt(flat.slice(located.start, located.end), { start: inside, end: inside + 1 });
  const start = located.start + span.start;
  const end = located.start + span.end;
  return {
    kind,
    severity,
    ...words,
    quote: text.slice(start, end),
    evidence: { start, end, page: null },
    clause: located.clause,
    section: located.heading,
  };
}
