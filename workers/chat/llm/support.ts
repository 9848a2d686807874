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
const LEADING_CITATIONS = /^(?:\s{0,5}\[\d{1,3}\]){1,20}[\s.]{0,5}/;

/**
 * Returns the ranges of an answer that state something which its citations do not bear: sentences without a citation,
 * or with values (numbers, periods, amounts, dates, numbers of articles) that what they cite does not have. Questions,
 * and sentences for which `isOwn` is true, state nothing; a line that leads in to a sentence rests on that one's
 * citations.
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
  return { start, end, cites: citesIn(written), words, isLead: words.endsWith(':') || isTitle };
}
