import { EnglishClause } from '#workers/engines/text/clause/english-stance.js';
import type { Span } from '#workers/engines/text/clause/stance.js';
import { phrasePattern } from '#workers/engines/text/plain.js';
import { periods } from '#workers/engines/text/values.js';

/** Longer sentences are lists, whose conditions belong to single items. */
const MOST_CHARS = 3_000;

/** Words that open no condition, but the manner of a notice: "upon sixty days' notice", "after giving notice". */
const MANNER = phrasePattern(
  '^(?:upon|after|following|before|prior to|when|where|if|once) (?:(?:the|a|an|its|such|any|said|that|this|prior|written|not less than|at least|\\w+|\\d+|\\(\\w+\\)),? ){0,6}?(?:notices?|notif\\w+|giving|receipt|days?|weeks?|months?|years?|date of (?:such )?termination|terminat\\w+|effective date|date hereof|signature|signing)\\b',
);
/** Restrictions of another kind than a condition. */
const NO_CONDITION = phrasePattern(
  '^(?:except|save|other than|excluding|with the exception|apart from|unless|in lieu|instead|rather|subject|notwithstanding|without prejudice|even if|as though|as if)',
);
/** Times before, after or during which a right may be used. */
const TIMED = phrasePattern(
  '^(?:(?:before|prior to|until|pending|while)\\b|(?:after|following|upon|once) (?:the |its |such |any |each |this |an? )?(?:\\w+ ){0,3}?(?:expir\\w+|end|completion|terms?|periods?|anniversar\\w+|quarter|\\d{4}|closing|probation|trial|lock-?(?:in|up))\\b)',
);
/** The end of the term leaves the right as wide as it is without it. */
const WHOLE_TERM = phrasePattern(
  '^(?:before|prior to|until) (?:the |its |such )?(?:(?:natural|scheduled|normal) )?(?:expir\\w+|end)(?: date)?(?: of (?:the|this|its|such) (?:(?:then[- ]current|current) )?(?:term|agreement|contract)\\b|\\s*(?:$|[,.;)]|on\\b|upon\\b|by\\b))',
);
/** A verb before its subject, which opens a condition: "should Supplier fail". */
const INVERTED = /\b[Ss]hould\s+(?:the|any|either|such|it|they|there|this|an?|[A-Z][\w'-]*)\s/;
/** Words of a condition that opens with no conjunction: "provided that", "as soon as", "for lack of". */
const OPENS = phrasePattern(
  '\\b(?:provided(?:,? (?:however|always),?)?(?: that)?(?! (?:in|for|by|to|herein|under|below|above|at|hereunder)\\b)|providing that|as soon as(?! (?:possible|practicable|reasonably|practical))|insofar as|for (?:lack|want|loss|reasons?) of|on the occurrence of)\\b',
);
/** A condition that only says how notice is given, or what is then paid. */
const OF_EXERCISE = phrasePattern(
  '^[^.;,]{0,80}\\b(?:notice|notif\\w+|pays?|paid|payment|reimburs\\w+|compensat\\w+|return\\w*)\\b',
);

/** The words on which a right depends: an event that must happen, and a time in which alone it may be used. */
interface Dependence {
  event: Span | null;
  time: Span | null;
}

/** Reads on what a right depends that a sentence gives at a place. */
export function dependenceOf(text: string, right: number): Dependence {
  if (text.length > MOST_CHARS) return { event: null, time: null };
  const { within, restrictions } = new EnglishClause(text).at(right);
  const spans = [...(within === null ? [] : [within]), ...restrictions].map(({ span }) => span);
  let time: Span | null = null;
  for (const span of spans) {
    const words = text.slice(span.start, span.end);
    // "For any reason, including if": an example limits nothing.
    if (/\bincluding,?(?: without limitation,?)?\s*$/i.test(text.slice(0, span.start))) continue;
    if (NO_CONDITION.test(words) || WHOLE_TERM.test(words) || endsLength(text, span.start)) continue;
    if (TIMED.test(words)) time ??= span;
    else if (!MANNER.test(words)) return { event: span, time };
  }
  return { event: openedIn(text, right), time };
}

/** Returns the words of a condition that no conjunction opens, unless they say how the right is used. */
function openedIn(text: string, right: number): Span | null {
  const match = OPENS.exec(text) ?? INVERTED.exec(text);
  if (match === null) return null;
  const end = match.index + match[0].length;
  // "Provided that Customer may": a right that a proviso itself gives does not depend on it.
  if (end <= right && !text.slice(end, right).includes(',')) return null;
  const words = /^[^.;]{0,200}/.exec(text.slice(end))?.[0] ?? '';
  return !INVERTED.test(match[0]) && OF_EXERCISE.test(words)
    ? null
    : { start: match.index, end: end + words.length };
}

/** True if a length of time stands right before a place: "sixty days prior to the end" is a notice. */
const endsLength = (text: string, at: number): boolean =>
  periods(text.slice(0, at)).some(({ end }) =>
    /^['’]?s?['’]?\s*(?:\([^)]*\)\s*)?$/.test(text.slice(end, at)),
  );

/** Words by which a part of a sentence is a condition. */
const CONDITION = phrasePattern(
  '\\b(?:if|should|unless|where|when|whenever|provided|in the event|in case|in any of the|any of the following|upon the)\\b',
);
/** Most characters between a sentence and what goes on with it. */
const HEAD_CHARS = 120;

/**
 * Tells whether words that belong to a sentence stand beside it in its clause, cut off by the head or foot of a page: what it
 * depends on cannot be told then.
 */
export function isCutOff({ text, around }: { text: string; around: string }): boolean {
  const at = around.indexOf(text);
  if (at < 0) return false;
  const before = around.slice(0, at).trimEnd();
  const after = around.slice(at + text.length).trimStart();
  if (/[:,]$/.test(before)) {
    const last = before.slice(before.search(/[^.;]*$/)).replace(/^\W*(?:\d[\d.]*|\([a-z]{1,3}\))?\W*/, '');
    if (CONDITION.exec(last)?.index === 0) return true;
  }
  if (after === '' || /[.;:!?)"”](?:\s*(?:and|or|and\/or))?\s*$/.test(text)) return false;
  if (/^[a-z]{2}/.test(after)) return true;
  const opening = CONDITION.exec(after.slice(0, HEAD_CHARS));
  return opening !== null && !/[.;:]/.test(after.slice(0, opening.index));
}
