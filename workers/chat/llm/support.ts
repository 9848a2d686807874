import { fold } from '#workers/engines/text/arabic.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { valuesWithout } from '#workers/engines/text/named-values.js';
import { sentenceSpans } from '#workers/engines/text/sentence-ends.js';
import type { Span } from '#workers/engines/text/quotes/resolve.js';

interface Statement extends Span {
  /** Numbers of its citations. */
  cites: number[];
  /** Its words, without citations and marks of lists and emphasis. */
  words: string;
  /** True if it only leads in to the next one. */
  isLead: boolean;
}

const CITATION = /\[(\d{1,3})\]/g;
const OPENING = /^(?:\s{0,20}(?:>|[-*•]|\d{1,2}[.)]|#{1,6})(?=\s))*\s*/;
const YES_OR_NO = [
  'yes|no|it depends|partly|in part|in principle|not (?:entirely|quite|necessarily|fully|always)',
  'نعم|لا|كلا|بلى|جزئيا|من حيث المبدا|ليس (?:كليا|دائما|بالضرورة|تماما)',
].join('|');
const HOW_FAR = [
  'in part|partly|in principle|not (?:entirely|always|fully)|with (?:limits|exceptions|conditions)|to (?:some|a certain) extent',
  '(?:it|he|she|they|you) (?:is|can|may|does|do)(?: not)?',
  'جزئيا|بقيود|باستثناءات|بشروط|في حدود|الى حد ما|من حيث المبدا|ليس كليا|(?:لا )?يجوز(?: ذلك)?',
].join('|');
/** A sentence that answers yes or no, and perhaps how far, and says nothing else. */
const VERDICT = new RegExp(
  fold(`^(?:${YES_OR_NO})(?:\\s{0,3}[,;:–—-]?\\s{0,3}(?:but |and |و?لكن )?(?:${HOW_FAR})){0,2}[.!…]?$`),
  'i',
);
const LEADING_CITATIONS = /^(?:\s{0,5}\[\d{1,3}\]){1,20}[\s.]{0,5}/;

/**
 * Returns the ranges of an answer that state something which its citations do not bear: sentences without a citation,
 * or with values (numbers, periods, amounts, dates, numbers of articles) that what they cite does not have. Questions,
 * and sentences for which `isOwn` is true, state nothing; a line that leads in to a sentence, or only says yes or no to the
 * question, rests on that one's citations.
 */
export function unsupportedRanges(
  text: string,
  groundOf: (numbers: readonly number[]) => string,
  isOwn: (sentence: string) => boolean,
): Span[] {
  const ranges: Span[] = [];
  // From the end, since a lead-in rests on what follows it.
  let next: readonly number[] = [];
  for (const { start, end, cites, words, isLead } of statementsOf(text).reverse()) {
    if (!/\p{L}/u.test(words) || isOwn(words) || /[?؟]["”»')\s]*$/.test(words)) {
      next = [];
      continue;
    }
    const rests = isLead && cites.length === 0 ? next : cites;
    const isBorne = rests.length > 0 && valuesWithout(words, groundOf(rests)).length === 0;
    if (!isBorne) ranges.push({ start, end });
    next = isBorne ? rests : [];
  }
  return ranges.reverse();
}

function statementsOf(text: string): Statement[] {
  const flat = normalizeText(text);
  const statements: Statement[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const start = at + (OPENING.exec(line)?.[0].length ?? 0);
    const end = at + line.length;
    at = end + 1;
    let isFirst = true;
    for (const piece of sentenceSpans(flat, { start, end })) {
      // A citation behind the full stop belongs to the sentence before it.
      const behind = isFirst ? undefined : LEADING_CITATIONS.exec(text.slice(piece.start, piece.end))?.[0];
      const previous = statements.at(-1);
      if (behind !== undefined && previous !== undefined) {
        previous.cites.push(...citesIn(behind));
        piece.start += behind.length;
      }
      isFirst = false;
      if (piece.end > piece.start) statements.push(statement(text, piece));
    }
  }
  return statements;
}

const citesIn = (text: string) => Array.from(text.matchAll(CITATION), ([, n]) => Number(n));

function statement(text: string, { start, end }: Span): Statement {
  const written = text.slice(start, end);
  const words = written.replace(CITATION, '').replaceAll('**', '').trim();
  const isTitle = written.startsWith('**') && written.endsWith('**');
  return {
    start,
    end,
    cites: citesIn(written),
    words,
    isLead: words.endsWith(':') || isTitle || isVerdict(words),
  };
}

const isVerdict = (words: string) => VERDICT.test(fold(words).replace(/\s+/g, ' '));
