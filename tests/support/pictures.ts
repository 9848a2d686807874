import type { Grey } from '#workers/extraction/ocr/grey.js';
import type { Word } from '#workers/extraction/ocr/engine.js';

const WHITE = 255;

/** A rectangle that is drawn: left, top, right and bottom edge, in pixels, and its shade (black unless given). */
type Drawn = readonly [x0: number, y0: number, x1: number, y1: number, shade?: number];

/** Returns a white picture with dark rectangles. */
export function pictureOf(width: number, height: number, drawn: readonly Drawn[]): Grey {
  const bytes = new Uint8Array(width * height).fill(WHITE);
  for (const [x0, y0, x1, y1, shade = 0] of drawn)
    for (let y = y0; y < y1; y++) bytes.fill(shade, y * width + x0, y * width + x1);
  return { width, height, bytes };
}

/** Returns a page with lines of words: dark rectangles, thirty pixels apart. */
export function pageOfLines(width: number, height: number): Grey {
  const drawn: Drawn[] = [];
  for (let y = 60; y < height - 60; y += 30)
    for (let x = 60; x < width - 120; x += 70) drawn.push([x, y, x + 55, y + 12]);
  return pictureOf(width, height, drawn);
}

/** Returns a recognized word. */
export const recognizedWord = (text: string, confidence: number, x0: number, x1: number, y0 = 0): Word => ({
  text,
  confidence,
  bbox: { x0, x1, y0, y1: y0 + 30 },
});
