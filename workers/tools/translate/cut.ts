import { createHash } from 'node:crypto';
import type { Language } from '#shared/contracts/common.js';
import type { ExtractedDocument, Section } from '#platform/documents.js';
import { legalTerms, type LegalTerm } from '#platform/law/glossary.js';
import { normalizeText } from '#workers/engines/text/plain.js';
import type { TermPair } from '#workers/translation/draft.js';
import { properNames } from '#workers/translation/names.js';
import { segmentsOf, type Segment } from '#workers/translation/segments.js';
import { TermIndex } from '#workers/engines/text/term-index.js';
import type { Part } from '../tool.js';

/** A segment with everything that its translation depends on. */
export interface PlannedSegment extends Segment {
  /** Hash of all of that: a translation is found again by it. */
  key: string;
  /** The terms of the user's glossary that it uses. */
  terms: TermPair[];
  /** The terms of the product's glossary that it uses, of which a model is told. */
  legal: LegalTerm[];
  /** Proper names that it contains. */
  names: string[];
}

/** A document cut into parts; each has the segments of its seq. */
export interface TranslatePlan {
  parts: Part[];
  pieces: PlannedSegment[][];
}

export interface CutTask {
  document: Pick<ExtractedDocument, 'text' | 'blocks' | 'sections'>;
  to: Language;
  terms: readonly TermPair[];
  /** What else a translation depends on: version, engine, model and its endpoint. */
  engine: readonly (string | null)[];
  /** Most characters of a part's source. */
  chars: number;
  /** True if a model is told of the product's own terms. */
  legal: boolean;
}

/** Cuts a document into parts and hashes everything that the translation of each segment depends on. */
export function cutDocument({ document, to, terms, engine, chars, legal }: CutTask): TranslatePlan {
  const from = to === 'ar' ? 'en' : 'ar';
  const names = properNames(document.text);
  const own = new TermIndex(terms, (term) => term[from], from);
  const known = new TermIndex(
    !legal
      ? []
      : legalTerms().flatMap((term) =>
          from === 'en' ? [[term.en, term] as const] : term.ar.map((name) => [name, term] as const),
        ),
    ([name]) => name,
    from,
  );
  const planned = segmentsOf(document, to).map((segment): PlannedSegment => {
    const text = normalizeText(segment.text);
    const used = {
      terms: own.in(text).map(({ en, ar }) => ({ en, ar })),
      legal: [...new Set(known.in(text).map(([, term]) => term))],
      names: names.filter((name) => text.includes(name)),
    };
    return { ...segment, ...used, key: hashOf([...engine, to, text, used]) };
  });
  const pieces = grouped(planned, chars);
  const parts = pieces.map((piece, seq): Part => ({
    seq,
    inputHash: hashOf(piece.map(({ key }) => key)),
    units: piece.length,
    label: labelOf(document.sections, piece[0]?.start ?? 0),
  }));
  return { parts, pieces };
}

function grouped(segments: readonly PlannedSegment[], chars: number): PlannedSegment[][] {
  const pieces: PlannedSegment[][] = [];
  let size = Infinity;
  for (const segment of segments) {
    size += segment.text.length;
    if (size <= chars) pieces.at(-1)?.push(segment);
    else {
      pieces.push([segment]);
      size = segment.text.length;
    }
  }
  return pieces;
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

function labelOf(sections: readonly Section[], offset: number): string {
  const own = sections.findLast(({ start, end }) => start <= offset && offset < end);
  return [own?.number, own?.heading].filter((part) => typeof part === 'string').join(' ');
}
