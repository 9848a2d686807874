import { ARABIC_NUMBERED } from './arabic-blocks.js';
import { isTitle, NUMBERED } from './titles.js';

interface Span {
  start: number;
  end: number;
}

const NUMBER_LINE =
  /^\s*(?:(?:page\s+)?[-–]?\s?\d{1,3}\s?[-–]?(?:\s?(?:of|\/)\s?\d{1,3}|\s{1,40}[-–]?\s?\d{1,3}\s?[-–]?)?|\s{10,90}\d{1,3}\.|صفحة\s+[\d٠-٩]{1,3}(?:\s+من\s+[\d٠-٩]{1,3})?|page\s+\d{1,3}(?:\s+of\s+\d{1,3})?\s+صفحة\s+[\d٠-٩]{1,3}(?:\s+من\s+[\d٠-٩]{1,3})?)\s*$/i;
const SOURCE_LINE = /^\s*Source:\s[A-Z][^\n]{2,90}?,\s+[A-Z0-9][\w/ -]{1,12},\s+\d{1,2}\/\d{1,2}\/\d{4}\s*$/;
const ENDED = /[.!?؟:;؛]["')\]]*\s*$/;
const GOES_ON = /(?:,|،|-|\b(?:of|the|and|or|to|by|in|for|an?|with|its|any|such|shall|will|be|is))\s*$/i;
/** Most characters of a running head. */
const HEAD_CHARS = 90;
/** Most lines of a page break, and blank lines besides. */
const BREAK_LINES = 3;

interface Line extends Span {
  text: string;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') lines.push({ text: line, start, end: start + line.length });
    start += line.length + 1;
  }
  return lines;
}

const LEGEND_LINE =
  /^\s*(?:page\s\d{1,3}\sof\s\d{1,3}\s)?[[\](*\d\s]{0,90}(?:confidential (?:treatment|materials?|portions?)|certain (?:confidential )?(?:information|portions?) (?:in|of) this)\b[^\n]{0,400}\b(?:commission|requested|omissions|separately|omitted portions)\.?[\])*]{0,4}\s*$/i;

/** Matches a running foot alone on its line: "EXCLUSIVE DISTRIBUTOR AGREEMENT Page 9 of 18". */
const FOOT_LINE = /^\s*[A-Z][^\n.;:]{2,90}\spage\s\d{1,3}\sof\s\d{1,3}\s*$/i;
/** Matches a legend or a running foot behind the last words of a page. */
const TAIL =
  /\s{1,40}(?:\*{3}\s{0,3}confidential treatment requested\*{0,3}|(?<=\s{3})[A-Z][^\n.;:]{2,80}\spage\s\d{1,3}\sof\s\d{1,3})\s*$/i;
const TAIL_CHARS = 200;
/** Matches a legend before the first words of a page: "Confidential Treatment Requested by Acme, Inc.   Claims". */
const LEGEND_HEAD = /^\s*confidential treatment requested(?: by [A-Z][\w.,& -]{2,40}?)?\s{2,9}(?=\S)/i;

/** Returns the length of a line's words without what the foot of its page puts behind them. */
function saidLength(line: string): number {
  const from = Math.max(0, line.length - TAIL_CHARS);
  return from + line.slice(from).replace(TAIL, '').trimEnd().length;
}

const isArtifact = ({ text }: Line) =>
  NUMBER_LINE.test(text) || SOURCE_LINE.test(text) || LEGEND_LINE.test(text) || FOOT_LINE.test(text);
const isHead = ({ text }: Line) =>
  text.trim().length <= HEAD_CHARS &&
  !ENDED.test(text.replace(/\.{4,}/g, '')) &&
  (isTitle(text) || /^\s*(?:عقد|اتفاقية|ملحق|وثيقة|مذكرة)[^.،]{0,60}\s[–—-]\s/.test(text));
const isNumbered = (text: string) => NUMBERED.test(text) || ARABIC_NUMBERED.test(text);

/** Words before which a number alone on its line is a value, not the number of a page. */
const ASKS_NUMBER =
  /(?:[$€£]|\b(?:SAR|USD|EUR|SR|of|is|are|at|than|exceed|least|section|article|clause|no\.|to|be|pay))\s*$/i;

/**
 * Returns what page breaks put into a text, in order: page numbers and source lines. In the middle of a sentence it is
 * everything from its last line before to its next line, with the running head. None of it may be quoted.
 */
export function pageBreaks(text: string): Span[] {
  const lines = linesOf(text);
  const breaks: Span[] = [];
  for (let at = 1; at < lines.length; at += 1) {
    const first = lines[at];
    const before = lines[at - 1];
    if (first === undefined || before === undefined || !isArtifact(first)) continue;
    const apart =
      text.slice(before.end, first.start).trimEnd() === '' &&
      /\n\s*\n/.test(text.slice(before.end, first.start + 1));
    if (/^\s*\d+\s*$/.test(first.text) && !apart && ASKS_NUMBER.test(before.text)) continue;
    let next = at + 1;
    for (let line = lines[next]; line !== undefined && next - at < BREAK_LINES; line = lines[(next += 1)])
      if (!isArtifact(line) && !isHead(line)) break;
    const after = lines[next];
    const said = before.text.slice(0, saidLength(before.text));
    const opening = after?.text.replace(LEGEND_HEAD, '').trimStart() ?? '';
    const runsOver =
      after !== undefined &&
      said !== '' &&
      !ENDED.test(said) &&
      !isNumbered(opening) &&
      (/^[\p{Ll}\u0621-\u064a("]/u.test(opening) ||
        GOES_ON.test(said) ||
        OPEN_END.test(said) ||
        (isFull(said) && isFull(after.text)));
    if (runsOver) {
      breaks.push({ start: before.start + said.length, end: after.end - opening.length });
      at = next;
    } else breaks.push({ start: first.start, end: first.end });
  }
  for (const { index, 0: found } of text.matchAll(NUMBER_IN_LINE)) {
    const span = { start: index, end: index + found.length };
    const goesOn = /[a-z]/.test(text[span.end] ?? '');
    if (
      goesOn &&
      !ASKS_NUMBER.test(text.slice(Math.max(0, index - 20), index)) &&
      !breaks.some(({ start, end }) => start < span.end && end > span.start)
    )
      breaks.push(span);
  }
  const gaps = gapsWithin(text);
  const outside = breaks.filter(
    ({ start, end }) => !gaps.some((gap) => gap.start <= start && gap.end >= end),
  );
  const apart = gaps.filter((gap) => !outside.some(({ start, end }) => start < gap.end && end > gap.start));
  return [...outside, ...apart].sort((a, b) => a.start - b.start);
}

/** Least characters of a line that fills its page: what it says goes on in the next one. */
const FULL_CHARS = 60;
const isFull = (line: string) =>
  line.trim().length >= FULL_CHARS &&
  !isTitle(line) &&
  (/[a-z]{2}\s+[a-z]{2}/.test(line) || !/[a-z]/.test(line));

/** Matches the empty lines that stand for the end of a page in texts made from pages. */
const GAP = /(?<!\s)(?:[^\S\n]{0,200}\n){4,40}[^\S\n]{0,200}/g;
/** Matches the foot of a page at the end of its text: "Page 54 of 85", "25 9012190/26", "4   Source: …, 10-Q, 11/1/2019". */
const FOOT =
  /\s{1,40}(?:(?:\S{2,40}\s\|[^\n|]{1,60}\s|(?<=\s{3})[A-Z][^\n.;:]{2,80}\s(?=page\s))?(?:page\s)?[-–]?\s?\d{1,3}\s?[-–]?(?:\s?(?:of|\/)\s?\d{1,3}|\s{1,9}\d{1,3}|\s\d{5,9}\/\d{1,3})?)?(?:\s{0,40}Source:\s[A-Z][^\n]{2,90}\d{4})?$/i;
const BEFORE_GAP = 200;
/** Matches a legend at the top of a page on what was left out. */
const LEGEND =
  /[[(*\s]{0,9}(?:confidential (?:treatment|materials?|portions?|information)|(?:the )?omitted portions)\b[^\n]{0,400}?(?:commission\b|securities act of 1933(?:, as amended)?|separately)\.?[\])]?(?:\s{1,3}omitted\s{1,3}portions[^\n]{0,100}commission\.)?\s{1,90}/iy;
/** Matches a page's number with a running head in capitals, before the words that go on: "- 25 - CONTRACT No. 076C/01 date". */
const NUMBERED_HEAD =
  /[-–]\s?\d{1,3}\s?[-–]\s{1,40}(?:(?:No\.|[A-Z0-9][A-Z0-9./-]{1,20})\s{1,9}){0,8}(?=[a-z])/y;
/** Matches words with which a sentence begins: one of the small words that open it, or a subject with its verb. */
const OPENS_SENTENCE =
  /^\s*["'(]?(?:(?:the|this|these|each|either|neither|if|in|any|all|no|upon|subject|notwithstanding|except|unless|for|at|on|by|as|it|such|both|to|when|where|during|without|nothing|after|before|provided)\b|[A-Z]\S{0,40}(?:\s\S{1,40}){0,5}?\s(?:shall|will|may|must|agrees?|is|are|was|has|have|represents?|warrants?|hereby|acknowledges?|grants?|means)\b)/i;
const MOST_TOPS = 3;
const NEXT_CHARS = 40;
/** Words that no sentence ends with, besides those that a line may end with. */
const OPEN_END =
  /\b(?:before|after|under|from|at|on|than|as|upon|between|against|that|which|not|may|must|this|these|those|each|their|his|her|every|into|through)\s*$/i;

function stickyAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/** Returns the offset after what stands at the top of a page. */
function belowTop(text: string, start: number): number {
  let at = start;
  for (let count = 0; count < MOST_TOPS; count += 1) {
    const found = stickyAt(LEGEND, text, at) ?? stickyAt(NUMBERED_HEAD, text, at);
    if (found === null) return at;
    at += found.length;
  }
  return at;
}

/** Returns what stands between two pages: in the middle of a sentence all of it, else the number of the page before. */
function gapsWithin(text: string): Span[] {
  return [...text.matchAll(GAP)].flatMap(({ index, 0: gap }) => {
    const before = text.slice(Math.max(0, index - BEFORE_GAP), index);
    const foot = FOOT.exec(before)?.[0] ?? '';
    const said = before.slice(0, before.length - foot.length);
    if (ENDED.test(said)) return foot.trim() === '' ? [] : [{ start: index - foot.length, end: index }];
    // "Not less than 30": a number that the sentence asks for is no page's number.
    const isValue = /^\s*\d+$/.test(foot) && ASKS_NUMBER.test(said);
    const end = belowTop(text, index + gap.length);
    const next = text.slice(end, end + NEXT_CHARS);
    const lastLine = said.slice(said.lastIndexOf('\n') + 1);
    const nextLine = text.slice(end, end + BEFORE_GAP).split('\n', 1)[0] ?? '';
    const goesOn =
      (isFull(lastLine) && isFull(nextLine) && !OPENS_SENTENCE.test(nextLine)) ||
      /^[a-z(]/.test(next) ||
      GOES_ON.test(said) ||
      OPEN_END.test(said) ||
      (/\|/.test(foot) && /[a-z]/.test(next)) ||
      (/[A-Z]{2,},?$/.test(said) && /^[A-Z]{2,}/.test(next));
    if (!goesOn || isNumbered(next)) return [];
    return [{ start: isValue ? index : index - foot.length, end }];
  });
}

/**
 * Matches a page's number at the end of the last line of a page in the middle of a sentence, with the empty lines and the
 * legend before the next word: "resolution for its     19", "***Confidential treatment requested … Commission.", "winding up".
 */
const NUMBER_IN_LINE =
  /(?<=[a-z,])[^\S\n]{3,40}\d{1,3}[^\S\n]{0,40}\n(?:[^\S\n]{0,40}\n){2,12}[^\S\n]{0,40}(?:[[*]{1,4}\s?confidential[^\n]{0,300}?commission\.?\]?[^\S\n]{0,40}\n?[^\S\n]{0,40})?(?=[a-z])/gi;

/** Replaces page breaks within sentences by blanks of the same length, so that offsets stay. */
export function closePageBreaks(text: string, breaks: readonly Span[]): string {
  let closed = '';
  let from = 0;
  for (const { start, end } of breaks) {
    closed += text.slice(from, start) + ' '.repeat(end - start);
    from = end;
  }
  return closed + text.slice(from);
}

/** Returns what remains of a span without the breaks, in order; white space at the ends of the pieces is dropped. */
export function withoutBreaks(text: string, span: Span, breaks: readonly Span[]): Span[] {
  const kept: Span[] = [];
  let start = span.start;
  const push = (end: number) => {
    const piece = text.slice(start, end);
    const lead = piece.length - piece.trimStart().length;
    if (piece.trim() !== '') kept.push({ start: start + lead, end: start + lead + piece.trim().length });
  };
  for (const one of breaks) {
    if (one.end <= start || one.start >= span.end) continue;
    push(Math.max(start, one.start));
    start = one.end;
  }
  push(span.end);
  return kept;
}
