import { createHash } from 'node:crypto';
import type { IncompleteSection, Language } from '#shared/contracts/common.js';
import type { RephraseStyle } from '#shared/tools/rephrase/contract.js';
import type { ExtractedDocument } from '#platform/documents.js';
import { piecesOf } from '#workers/engines/model/cutting.js';
import { reasonOf } from '#workers/engines/model/part-words.js';
import { namesOf } from '#workers/engines/model/piece-sections.js';
import type { Span } from '#workers/engines/text/clause/stance.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import { proseOf } from '#workers/rewriting/prose.js';
import { definedTerms } from '#workers/rewriting/terms.js';
import type { FailedPart } from '#workers/attempt/failures.js';
import type { Part } from '../../tool.js';

/** Fewest words of a paragraph that can be put better. */
const FEWEST_WORDS = 5;
const WORD = /\p{L}[\p{L}\p{M}]{1,60}/gu;

/** The text of a part and its paragraphs, counted from the part's start. */
export interface ParagraphsPiece {
  start: number;
  end: number;
  paragraphs: Span[];
  /** The document's own names that its text uses. */
  terms: string[];
  names: string[];
}

/** A document cut into parts of one question each. */
export interface ParagraphsPlan {
  parts: Part[];
  pieces: ParagraphsPiece[];
}

export interface ParagraphsTask {
  document: ExtractedDocument;
  style: RephraseStyle;
  lang: Language;
  endpoint: string;
}

/** Cuts a document into parts of a few paragraphs and hashes everything that the answer to each depends on. */
export function planParagraphs({ document, style, lang, endpoint }: ParagraphsTask): ParagraphsPlan {
  const { text, pages } = document;
  const terms = definedTerms(text);
  const prose = proseOf(document);
  const cut = piecesOf(document)
    .map(({ start, end, sections, stretches }) => {
      const flat = normalizeText(text.slice(start, end));
      return {
        ...{ start, end, sections },
        paragraphs: prose
          .filter((span) => span.start < end && span.end > start)
          .map((span) => trimmed(text, { start: Math.max(span.start, start), end: Math.min(span.end, end) }))
          .filter((span) => (text.slice(span.start, span.end).match(WORD)?.length ?? 0) >= FEWEST_WORDS)
          .map((span) => ({ start: span.start - start, end: span.end - start })),
        terms: terms.filter((term) => flat.includes(term)),
        names: namesOf({ start, end, sections, stretches }, pages, lang),
      };
    })
    .filter(({ paragraphs }) => paragraphs.length > 0);
  const parts = cut.map(({ start, end, sections, paragraphs, terms: used, names }, seq): Part => ({
    seq,
    inputHash: createHash('sha256')
      .update(JSON.stringify([endpoint, style, lang, used, paragraphs, text.slice(start, end)]))
      .digest('hex'),
    units: sections,
    label: names[0] ?? '',
  }));
  return { parts, pieces: cut };
}

function trimmed(text: string, { start, end }: Span): Span {
  const own = text.slice(start, end);
  return { start: start + own.length - own.trimStart().length, end: start + own.trimEnd().length };
}

/** Names the sections of the parts without an answer, each with the reason. */
export function sectionsWithout(
  { pieces }: ParagraphsPlan,
  done: ReadonlySet<number>,
  failed: ReadonlyMap<number, FailedPart>,
  lang: Language,
): IncompleteSection[] {
  return pieces.flatMap(({ names }, seq) =>
    done.has(seq) ? [] : names.map((section) => ({ section, reason: reasonOf(failed.get(seq), lang) })),
  );
}
