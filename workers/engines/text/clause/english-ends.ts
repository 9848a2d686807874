import type { Span } from './stance.js';

/** Verbs by which a main clause is known. */
const MODAL =
  /\b(?:shall|will|may|must|can|cannot|is|are|has|have|agrees?|waives?|hereby|undertakes?|grants?)\b/i;
const PLAIN_MODAL = /\b(?:shall|will|may|must|hereby)\b/gi;
/** Beginnings of a main clause: its subject. */
const SUBJECT =
  /^["')\s]*(?:(?:and|but|or|then|in which case)\s+)?(?:the|such|each|either|neither|no|nothing|none|it|they|this|that|these|any|all|both|an?|you|we|I|its|their|[A-Z][\w'-]*)\b/;
/** A name in small letters, or a bare noun, and its verb: "interest shall accrue". */
const BARE_SUBJECT =
  /^\s*(?:[\w@.&'-]+\s+){1,4}(?:shall|will|may|must)\b|^\s*in (?:such|that|which) (?:event|case)\b/i;
const SUBJECT_CHARS = 140;
/** A subject at the end of a text: a name, "it", "the Company". */
const LAST_NAME = /(?<!\b(?:the|such|each|either|neither|no|any)\s)\b[A-Z][\w'-]+\s*$/;
const LAST_NOUN =
  /\b(?:(?:the|such|each|either|neither|no|any)\s+[\w'-]+(?:\s+[\w'-]+)?|it|they|you|we|he|she)\s*$/i;
/** Verbs that show that a condition is complete before the next subject; a name's verb in the present tense too. */
const FINITE =
  /\b(?:is|are|was|were|has|have|had|does|do|did|fails?|refuses?|becomes?|exists?|occurs?|elects?|\w{3,}ed)\b|\b[A-Z]\w+\s+\w{3,}s\b/;
/** A verb that goes on with the subject before a condition between commas: "Data, when available, shall be owned". */
const CONTINUED = /^["')\s]*(?:shall|will|may|must|can|is|are|has|have|to|not|hereby|agrees?|then)\b/;
/** Words before a condition between commas that leave their verb still to come: "may, if X fails, terminate". */
const INTERRUPTED = /\b(?:shall|will|may|must|not|to|which|who)\s*,\s*$|\((?:and|or|but),\s*$/i;
/** Nothing but a number or a conjunction stands between the last boundary and the condition. */
const OPENING =
  /(?:^|[;:.]|\)|\d)\s*(?:\(?(?:[\da-z]{1,3}(?:\.\d{1,2})*|[ivx]{1,5})(?:[.)]|(?<=\.\d{1,2}))\s*)*$|\b(?:and|or|but|that|which|then),?\s*$/i;
/** Words that end any condition: "then", a proviso, a verb that goes on with the subject before it. */
const ENDING = /[\s,)]then\b|\bprovided,?(?:\s+however,?)?\s+that\b|\band\s+(?:shall|will|may|must)\b/i;
const ENDING_CHARS = 600;
const ABBREVIATION = /\b(?:No|Inc|Ltd|Co|Corp|Art|Sec)$/;

/** Returns the offset at which the subject begins that a text ends with; -1 if it ends with none. */
function lastSubjectIn(text: string): number {
  const name = text.search(LAST_NAME);
  return name >= 0 ? name : text.search(LAST_NOUN);
}

/** Tells whether a main clause begins here: a subject, and its verb before the next boundary. */
function beginsClause(rest: string): boolean {
  if (BARE_SUBJECT.test(rest)) return true;
  if (!SUBJECT.test(rest)) return false;
  const stretch = /^[^;:]*/.exec(rest.slice(0, SUBJECT_CHARS))?.[0] ?? '';
  const verb = MODAL.exec(stretch);
  if (verb === null) return false;
  const subject = stretch.slice(0, verb.index);
  return !/\b(?:if|unless|when|which|who)\b/i.test(subject) && (subject.match(/,/g)?.length ?? 0) <= 2;
}

/** Returns the commas outside brackets from an offset on, and where the sentence's part ends in any case. */
function boundaries(text: string, from: number): { commas: number[]; end: number } {
  const commas: number[] = [];
  const inBrackets = /\([^()]*$/.test(text.slice(Math.max(0, from - 300), from));
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (char === '(') depth += 1;
    else if (char === ')') {
      if (depth === 0 && inBrackets) return { commas, end: at };
      depth = Math.max(0, depth - 1);
    } else if (depth > 0) continue;
    else if (char === ',') commas.push(at);
    else if (char === ';' || (char === '.' && endsSentence(text, at))) return { commas, end: at };
  }
  return { commas, end: text.length };
}

const endsSentence = (text: string, at: number) =>
  /^\.["')]?(?:\s|$)/.test(text.slice(at, at + 3)) && !ABBREVIATION.test(text.slice(Math.max(0, at - 5), at));

/** Returns where a phrase ends: it has no verb of its own, so before the subject of the next one. */
function phraseEnd(text: string, from: number, to: number): number {
  const stretch = text.slice(from, to);
  const before = text.slice(Math.max(0, from - 60), from);
  // "Have the right upon written notice to terminate".
  if (/\b(?:right|option|power|authority|entitled|required)\s*,?\s*\w+(?:\s\w+)?$/i.test(before)) {
    const verb = /\sto\s+\w+/i.exec(stretch);
    if (verb !== null) return from + verb.index;
  }
  const modal = /\b(?:shall|will|may|must)\b/i.exec(stretch);
  if (modal === null) return to;
  const subject = lastSubjectIn(stretch.slice(0, modal.index));
  return from + (subject < 0 ? modal.index : subject);
}

/** Returns where a condition without a comma ends: "If Supplier fails to deliver Customer may terminate". */
function endWithoutComma(text: string, from: number, to: number): number | undefined {
  const stretch = text.slice(from, to);
  const last = [...stretch.matchAll(PLAIN_MODAL)].at(-1);
  if (last === undefined) return undefined;
  const subject = lastSubjectIn(stretch.slice(0, last.index));
  return subject < 0 || !FINITE.test(stretch.slice(0, subject)) ? undefined : from + subject;
}

/** Returns the last comma before the first modal verb that follows a comma. */
function commaBeforeModal(text: string, commas: readonly number[], end: number): number | undefined {
  const [first] = commas;
  if (first === undefined) return undefined;
  const modal = /\b(?:shall|will|may|must)\b/i.exec(text.slice(first, end));
  return modal === null ? undefined : commas.findLast((comma) => comma < first + modal.index);
}

/**
 * Returns where the condition or exception ends that a marker begins, at the latest at `limit`. A phrase ("upon
 * termination") has no verb of its own, a clause ("if X fails") has one.
 */
export function endOfRestriction(text: string, marker: Span, isPhrase: boolean, limit: number): number {
  const found = boundaries(text, marker.end);
  const ending = ENDING.exec(text.slice(marker.end, marker.end + ENDING_CHARS));
  const end = Math.min(found.end, ending === null ? Infinity : marker.end + ending.index, limit);
  const commas = found.commas.filter((comma) => comma < end);
  const before = text.slice(Math.max(0, marker.start - 200), marker.start);
  if (INTERRUPTED.test(before)) return commas[0] ?? end;
  const mainAfter = (comma: number) => beginsClause(text.slice(comma + 1, comma + 1 + 2 * SUBJECT_CHARS));
  if (OPENING.test(before.slice(-80))) {
    if (isPhrase) return commas.find(mainAfter) ?? phraseEnd(text, marker.end, commas[0] ?? end);
    return (
      endWithoutComma(text, marker.end, commas[0] ?? end) ??
      commas.find(mainAfter) ??
      commaBeforeModal(text, commas, end) ??
      end
    );
  }
  const afterComma = /,\s*$/.test(before);
  const next = commas.find(
    (comma) =>
      (afterComma && (CONTINUED.test(text.slice(comma + 1, comma + 30)) || mainAfter(comma))) ||
      (/^,\s*(?:and|but|or)\s/.test(text.slice(comma, comma + 8)) && mainAfter(comma)),
  );
  return isPhrase ? phraseEnd(text, marker.end, Math.min(next ?? end, commas[0] ?? end)) : (next ?? end);
}
