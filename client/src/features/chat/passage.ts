import type { Evidence } from '#shared/contracts/common.js';
import { cutAt, type Range } from '#shared/domain/answer-markup.js';
import type { Source } from '../review/layout.js';
import { shownText, stretchesOf, stretchesOfBlocks } from '../review/soft-breaks.js';

/** A paragraph of a document around a cited passage. */
export interface PassageParagraph extends Range {
  heading: boolean;
  pieces: { start: number; text: string; cited: boolean }[];
}

/** A stretch of a document. */
export interface Passage {
  paragraphs: PassageParagraph[];
  /** True if it is not the whole document. */
  cut: boolean;
}

/** Returns the paragraphs of a document that stand within `around` characters of a cited passage, with the passage marked. */
export function passageAround(source: Source, evidence: Evidence, around: number): Passage {
  const { content, blocks } = source;
  const stretches =
    blocks === null
      ? stretchesOf(content).map((stretch) => ({ ...stretch, kind: 'paragraph' }))
      : stretchesOfBlocks(source, blocks);
  const cited = evidence.parts ?? [evidence];
  const filled = stretches.filter(({ start, end }) => content.slice(start, end).trim() !== '');
  const near = filled.filter(
    ({ start, end }) => end >= evidence.start - around && start <= evidence.end + around,
  );
  return {
    cut: near.length < filled.length,
    paragraphs: near.map(({ start, end, breaks, kind }) => ({
      start,
      end,
      heading: kind === 'heading',
      pieces: cutAt({ start, end }, cited).map((piece) => ({
        start: piece.start,
        text: shownText(content, { start: piece.start, end: piece.end, breaks }),
        cited: piece.within,
      })),
    })),
  };
}
