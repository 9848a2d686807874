import type { Paragraphs, Word } from './engine.js';

/** Confidence from which a Latin word among Arabic ones is one; Arabic words misread as Latin stay below 80. */
const SURE = 82;
/** Share of a word's width by which another reading of it must overlap it. */
const OVERLAP = 0.5;

const LATIN = /\p{Script=Latin}/u;
const ARABIC = /\p{Script=Arabic}/u;

function overlap(one: Word, other: Word): number {
  const width = Math.min(one.bbox.x1, other.bbox.x1) - Math.max(one.bbox.x0, other.bbox.x0);
  const height = Math.min(one.bbox.y1, other.bbox.y1) - Math.max(one.bbox.y0, other.bbox.y0);
  return height <= 0 ? 0 : width / Math.max(1, one.bbox.x1 - one.bbox.x0);
}

/**
 * Replaces Latin words in Arabic lines that the engine is not sure of by how they are read as Arabic: asked for both
 * languages, it takes some short Arabic words for Latin ones. `readArabic` is called only if there are any.
 */
export function withoutFalseLatin(paragraphs: Paragraphs, readArabic: () => Paragraphs): Paragraphs {
  const isFalse = (word: Word, line: readonly Word[]) =>
    LATIN.test(word.text) && word.confidence < SURE && line.some(({ text }) => ARABIC.test(text));
  const found = paragraphs.some((lines) => lines.some((line) => line.some((word) => isFalse(word, line))));
  if (!found) return paragraphs;
  const arabic = readArabic().flat(2);
  return paragraphs.map((lines) =>
    lines.map((line) =>
      line.map((word) => {
        if (!isFalse(word, line)) return word;
        const [best] = arabic
          .filter((other) => ARABIC.test(other.text) && overlap(word, other) >= OVERLAP)
          .sort((one, other) => overlap(word, other) - overlap(word, one));
        return best !== undefined && best.confidence > word.confidence - 30
          ? { ...best, bbox: word.bbox }
          : word;
      }),
    ),
  );
}
