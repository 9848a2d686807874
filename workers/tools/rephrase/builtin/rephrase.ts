import type { Language } from '#shared/contracts/common.js';
import type { Change, RephraseStyle } from '#shared/tools/rephrase/contract.js';
import type { ExtractedDocument } from '#platform/documents.js';
import { hashOf, pieces, type Piece } from '#workers/engines/text/cutting.js';
import { definedTerms } from '#workers/rewriting/terms.js';
import { proseOf } from '#workers/rewriting/prose.js';
import type { Part } from '../../tool.js';
import type { Span } from '#workers/engines/text/clause/stance.js';
import { documentName } from './english/document-name.js';
import { REASONS } from './reasons.js';
import { reword } from './reword.js';

/** Version of the built-in rewordings. Increase it with every change of them: it is part of every stored part's key. */
export const VERSION = '2';

/** A document cut into parts, with what must be known of the whole document to rephrase any of them. */
export interface RephrasePlan {
  parts: Part[];
  /** The piece of text of each part, by its seq, with its paragraphs, counted from the piece's start. */
  pieces: (Piece & { paragraphs: Span[] })[];
  /** Names of the parties and defined terms. */
  terms: string[];
  /** What the document calls itself, such as "this Agreement", if that is certain. */
  name: string | null;
}

export interface RephraseTask {
  document: ExtractedDocument;
  style: RephraseStyle;
  lang: Language;
}

/** Cuts a document into parts and hashes everything that the output of each depends on. */
export function planRephrase({ document, style, lang }: RephraseTask): RephrasePlan {
  const terms = definedTerms(document.text);
  const name = documentName(document.text);
  const prose = proseOf(document);
  const cut = pieces(document).map((piece) => ({
    ...piece,
    paragraphs: prose
      .filter(({ start, end }) => start < piece.end && end > piece.start)
      .map(({ start, end }) => ({
        start: Math.max(start, piece.start) - piece.start,
        end: Math.min(end, piece.end) - piece.start,
      })),
  }));
  const parts = cut.map((piece, seq) => ({
    seq,
    inputHash: hashOf(document.text, piece, [VERSION, style, lang, terms, name, piece.paragraphs]),
    units: piece.sections,
    label: piece.label,
  }));
  return { parts, pieces: cut, terms, name };
}

export interface RephrasePartInput {
  text: string;
  paragraphs: readonly Span[];
  style: RephraseStyle;
  terms: readonly string[];
  name: string | null;
  lang: Language;
}

/** Rephrases the paragraphs of one part, with offsets from the part's start. */
export function rephrasePart({ text, paragraphs, style, terms, name, lang }: RephrasePartInput): Change[] {
  return paragraphs.flatMap(({ start, end }) => {
    const own = text.slice(start, end);
    return reword(own, style, terms, name).map((edit): Change => ({
      original: own.slice(edit.start, edit.end),
      revised: edit.revised,
      evidence: { start: start + edit.start, end: start + edit.end, page: null },
      reason: REASONS[edit.reason][lang],
    }));
  });
}
