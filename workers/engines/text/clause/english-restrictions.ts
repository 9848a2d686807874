import type { Restriction, Span } from './stance.js';

/** Markers followed by a clause of their own ("if X fails") or by a phrase ("upon termination"). */
const CLAUSES =
  "if and to the extent(?: that)?|if and when|if|in the event(?: that)?(?! of)|so long as|as long as|for so long as|on (?:the )?condition that|in case(?! of)|when(?:ever)?|where(?:ver)?(?! not)|once(?! (?:in|an?|per|every|each|during|only))|assuming(?: that)?|to the extent(?: that)?|until(?! the)|unless(?: and until)?|whether or not|except (?:that|where|if|when|to the extent)|save (?:that|where)|as though|as if|even if|while";
const PHRASES =
  'in the event of|in case of|upon|following|after|before|prior to|pending|until the|except(?:ing)?(?: for| as| in| with)?|other than|save(?: for| as)|excluding|with the exception of|apart from|subject to|notwithstanding|without prejudice to|in lieu of|instead of|rather than';
const INVERTED = 'should|had|were';
/** Blanks are any white space; nothing repeats without a limit. */
const MARKER = new RegExp(
  `\\b(?<clause>${CLAUSES})\\b|\\b(?<phrase>${PHRASES})\\b|(?<=(?:^|[,;:(]|\\)|\\d\\.)\\s{0,9})\\b(?<inverted>${INVERTED})\\b(?=\\s{1,9}(?:the |any |either |such |it |they |there |this |an? |[A-Z]))`.replaceAll(
    ' ',
    '\\s{1,80}',
  ),
  'gi',
);
const EXCEPTION = /^(?:except|other than|save|excluding|with the exception|apart from|unless|in lieu|instead|rather)/i;
const RESERVATION = /^(?:subject|notwithstanding|without prejudice)/i;
const MODAL = /\b(?:shall|will|may|must|can|cannot|is|are|has|have|agrees?|waives?|hereby|undertakes?|grants?)\b/i;
const SUBJECT =
  /^["')\s]*(?:(?:and|but|or|then|in which case)\s+)?(?:the|such|each|either|neither|no|nothing|none|it|they|this|that|these|any|all|both|an?|you|we|I|its|their|[A-Z][\w'-]*)\b/;
const SUBJECT_CHARS = 140;
/** A name in small letters, or a bare noun, and its verb: "interest shall accrue". */
const BARE_SUBJECT = /^\s*(?:[\w@.&'-]+\s+){1,4}(?:shall|will|may|must)\b/;
/** A verb that goes on with the subject before a clause between commas: "Data, when available, shall be owned". */
const CONTINUED = /^["')\s]*(?:shall|will|may|must|can|is|are|has|have|to|not|hereby|agrees?|then)\b/;
/** Set phrases that suppose nothing. */
const SET_PHRASE =
  /^(?:if|when|where|as|once|to the extent)\s+(?:any|applicable|due|so|not|needed|necessary|required|possible|practicable|practical|appropriate|permitted|available|requested|reasonably\s+\w+|made|and\s+as)\b(?!\s+(?:the|that|to|by|of)\b)/i;

/** Tells whether a main clause begins here: a subject, and its verb before the next comma. */
function beginsClause(rest: string): boolean {
  if (BARE_SUBJECT.test(rest) || /^\s*in (?:such|that|which) (?:event|case)\b/i.test(rest)) return true;
  if (!SUBJECT.test(rest)) return false;
  const stretch = /^[^;:]*/.exec(rest.slice(0, SUBJECT_CHARS))?.[0] ?? '';
  const verb = MODAL.exec(stretch);
  if (verb === null) return false;
  const subject = stretch.slice(0, verb.index);
  return !/\b(?:if|unless|when|which|who)\b/i.test(subject) && (subject.match(/,/g)?.length ?? 0) <= 2;
}

/** Returns the offset at which a sentence's part ends that begins at `from`: a semicolon, a full stop, a closing bracket. */
function hardEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (char === '(') depth += 1;
    else if (char === ')') {
      if (depth === 0 && /\([^()]*$/.test(text.slice(Math.max(0, from - 300), from))) return at;
      depth = Math.max(0, depth - 1);
    } else if (depth === 0 && (char === ';' || (char === '.' && /^\.["')]?(?:\s|$)/.test(text.slice(at, at + 3)) && !/\b(?:No|Inc|Ltd|Co|Corp|Art|Sec)$/.test(text.slice(Math.max(0, at - 5), at)))))
      return at;
  }
  return text.length;
}

function commasIn(text: string, from: number, to: number): number[] {
  const found: number[] = [];
  let depth = 0;
  for (let at = from; at < to; at += 1) {
    const char = text[at];
    if (char === '(') depth += 1;
    else if (char === ')') depth = Math.max(0, depth - 1);
    else if (char === ',' && depth === 0) found.push(at);
  }
  return found;
}

/** True if nothing but a number, a bracket or a conjunction stands between the last boundary and a marker. */
const opens = (before: string) =>
  /(?:^|[;:.]|\)|\d)\s*(?:\(?(?:[\da-z]{1,3}(?:\.\d{1,2})*|[ivx]{1,5})(?:[.)]|(?<=\.\d{1,2}))\s*)*$|\b(?:and|or|but|that|which|then),?\s*$/i.test(
    before.slice(-80),
  );

/** Words that end any condition: "then", a proviso, a verb that goes on with the subject before it. */
const END = /[\s,)]then\b|\bprovided,?(?:\s+however,?)?\s+that\b|\band\s+(?:shall|will|may|must)\b/i;

function endOf(text: string, marker: Span, phrase: boolean, limit: number): number {
  const next = END.exec(text.slice(marker.end, marker.end + 600));
  const end = Math.min(hardEnd(text, marker.end), next === null ? Infinity : marker.end + next.index, limit);
  const commas = commasIn(text, marker.end, end);
  const before = text.slice(Math.max(0, marker.start - 200), marker.start);
  // "may, if X fails, terminate": between the commas.
  if (/\b(?:shall|will|may|must|not|to|which|who)\s*,\s*$|\((?:and|or|but),\s*$/i.test(before)) return commas[0] ?? end;
  if (opens(before)) {
    const early = phrase ? null : clauseWithoutComma(text, marker.end, commas[0] ?? end);
    if (early !== null) return early;
    const main = commas.find((comma) => beginsClause(text.slice(comma + 1)));
    if (main !== undefined) return main;
    if (phrase) return phraseEnd(text, marker.end, commas[0] ?? end);
    return lastCommaBeforeModal(text, commas, end) ?? end;
  }
  const continued = /,\s*$/.test(before) ? commas.find((comma) => CONTINUED.test(text.slice(comma + 1, comma + 30))) : undefined;
  if (continued !== undefined) return continued;
  const main = commas.find((comma) => /^,\s*(?:and|but|or)\s/.test(text.slice(comma, comma + 8)) && beginsClause(text.slice(comma + 1)));
  const own = commas.find((comma) => /,\s*$/.test(before) && beginsClause(text.slice(comma + 1)));
  const last = Math.min(main ?? end, own ?? end);
  return phrase ? phraseEnd(text, marker.end, Math.min(last, commas[0] ?? last)) : last;
}

/** A condition in front ends at the last comma before the verb of the main clause. */
function lastCommaBeforeModal(text: string, commas: readonly number[], end: number): number | undefined {
  const [first] = commas;
  if (first === undefined) return undefined;
  const modal = /\b(?:shall|will|may|must)\b/i.exec(text.slice(first, end));
  return modal === null ? undefined : commas.filter((comma) => comma < first + modal.index).at(-1);
}

/** A phrase contains no verb of its own: it ends before the subject of the next modal verb. */
function phraseEnd(text: string, from: number, to: number): number {
  const before = text.slice(Math.max(0, from - 60), from);
  // "Have the right upon written notice to terminate".
  const verb = /\b(?:right|option|power|authority|entitled|required)\s*,?\s*\w+(?:\s\w+)?$/i.test(before)
    ? /\sto\s+\w+/i.exec(text.slice(from, to))
    : null;
  if (verb !== null) return from + verb.index;
  const stretch = text.slice(from, to);
  const modal = /\b(?:shall|will|may|must)\b/i.exec(stretch);
  if (modal === null) return to;
  const subject = /(?:\b(?:the|such|each|either|neither|no|any|it|they|you|we)\s+)?[\w'-]+(?:\s+[\w'-]+)?\s*$/i.exec(stretch.slice(0, modal.index));
  return from + (subject === null ? modal.index : subject.index);
}

const FINITE =
  /\b(?:is|are|was|were|has|have|had|does|do|did|fails?|refuses?|becomes?|exists?|occurs?|elects?|wish(?:es)?|desires?|exceeds?|breach(?:es)?|terminates?|makes?|gives?|determines?|ceases?|\w{3,}ed)\b/i;

/** "If Supplier fails to deliver Customer may terminate": the condition ends before the last verb's subject. */
function clauseWithoutComma(text: string, from: number, to: number): number | null {
  const stretch = text.slice(from, to);
  const last = [...stretch.matchAll(/\b(?:shall|will|may|must|hereby)\b/gi)].at(-1);
  if (last === undefined) return null;
  const before = stretch.slice(0, last.index);
  const subject =
    /(?:\b(?:the|such|each|either|neither|no|any|it|they|you|we)\s+[\w'-]+(?:\s+[\w'-]+)?|\b[A-Z][\w'-]+)\s*$/.exec(before);
  return subject === null || !FINITE.test(before.slice(0, subject.index)) ? null : from + subject.index;
}

/**
 * Finds the conditions, exceptions and reservations of an English sentence, in order; they may stand in each other.
 * What follows "provided that" is not one: it is said to be so.
 */
export function englishRestrictions(text: string): Restriction[] {
  const found: Restriction[] = [];
  for (const match of text.matchAll(MARKER)) {
    const words = match[0];
    const marker = { start: match.index, end: match.index + words.length };
    // "without limitation", "whether or not": what follows is not supposed.
    if (/^whether or not$/i.test(words) || SET_PHRASE.test(text.slice(match.index, match.index + 60))) continue;
    const outer = found.findLast(({ span }) => span.start <= match.index && match.index < span.end);
    const end = endOf(text, marker, match.groups?.['phrase'] !== undefined, outer?.span.end ?? text.length);
    const kind = EXCEPTION.test(words) ? 'exception' : RESERVATION.test(words) ? 'reservation' : 'condition';
    found.push({ kind, marker, span: { start: marker.start, end } });
  }
  return found;
}
