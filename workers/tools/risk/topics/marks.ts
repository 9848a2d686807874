import { pageAt, type ExtractedDocument } from '#platform/documents.js';
import { excerpt } from '#workers/engines/text/excerpt.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import type { Stretch } from '#workers/engines/text/sentences.js';
import { sectionName } from '#workers/engines/text/titles.js';
import type { ClausePlace } from '../finding.js';
import type { TopicKind } from './risk-topics.js';

/** Signs of words that were left out, which no phrase can name. */
const MARKS: Partial<Record<TopicKind, RegExp>> = {
  // A row of dots before a number leads to a page of the table of contents.
  blank:
    /_{3,}|\.{6,}(?![\s.]*\d)|…{2,}(?![\s….]*\d)|\[\s*(?:[●•…_.]+|x{2,})?\s*\]|\[(?:insert|date|name|amount|number|address|title|tbd|أدخل|تاريخ|اسم|مبلغ|رقم|عنوان)[^\]]{0,60}\]/giu,
  redacted: /\[\*+\]|(?<=\S )\*{3,}|\[redacted[^\]]{0,40}\]|█{2,}|■{3,}/gi,
};

/** Beginnings of lines that are filled in when the parties sign. */
const SIGNATURE =
  /^[\W\d_]*(?:by|name|title|date|signature|signed|sign|its|witness(?:es)?|seal|place|for and on behalf|التوقيع|توقيع|الاسم|اسم|الصفة|التاريخ|الختم|الشاهد|شاهد|بصمة)(?![\p{L}])/iu;
const SAYS = /\p{L}{2}/u;

/** A line with a blank after a colon, near the end of a text: the parties sign there, by their roles or names. */
const SIGNS_BY_NAME = /[:：][^:_…]{0,60}[_.…]{4,}/;
const ENDING_CHARS = 600;

/** Returns the first place of a sign that stands for words left out, lines for signatures apart; null without any. */
export function markPlace(
  { text, pages }: Pick<ExtractedDocument, 'text' | 'pages'>,
  stretches: readonly Stretch[],
  kind: TopicKind,
): ClausePlace | null {
  const mark = MARKS[kind];
  if (mark === undefined) return null;
  for (const { index, 0: sign } of text.matchAll(mark)) {
    const from = text.lastIndexOf('\n', index) + 1;
    const lineEnd = text.indexOf('\n', index);
    const line = text.slice(from, lineEnd === -1 ? text.length : lineEnd);
    const isAtEnd = text.length - index < ENDING_CHARS;
    if (!SAYS.test(line) || SIGNATURE.test(line) || (isAtEnd && SIGNS_BY_NAME.test(line))) continue;
    const inside = index - from;
    const span = excerpt(normalizeText(line), { start: inside, end: inside + sign.length });
    const [start, end] = [from + span.start, from + span.end];
    const around = stretches.find((one) => index >= one.start && index < one.end);
    return {
      quote: text.slice(start, end),
      evidence: { start, end, page: pageAt(pages, start) },
      clause: around?.number ?? null,
      section: sectionName(around?.heading ?? null),
    };
  }
  return null;
}
