import type { Box } from './boxes.js';
import type { Paragraphs, Word } from './engine.js';
import type { Grey } from './grey.js';
import { INK } from './ink.js';

/** Confidence (0 to 100) of a word below which the sign at its end is read by itself. */
const UNSURE = 82;
/** Borders with which a sign is read, pixels: only a reading that is the same with both counts, and its mean confidence. */
const BORDERS = [6, 10] as const;
const SURE = 65;
/** Greatest width of a sign, as a share of the usual height of the line's words. */
const WIDEST = 0.6;
/** Share of the usual height of words that figures have, and of theirs the room around a sign. */
const FIGURES_HEIGHT = 0.6;
const ROOM = 1.5;
const BELOW = 0.25;

const MARKS = /[\u200E\u200F]/g;
/** Signs that the data of Arabic takes for each other at the end of a word. */
const END = /(?<=\p{Script=Arabic}[\p{M})]*|[»)])[،؛.,»ء]$/u;
/** What the data `figures` calls them. */
const SIGNS: Readonly<Record<string, string>> = {
  z: '،',
  '.': '.',
  ':z': '؛',
  '--': 'ء',
  '((': '»',
  ':': ':',
};

/** Returns the place of the sign that stands alone at the left of a word; null if there is none. */
function signOf({ width, bytes }: Grey, { bbox }: Word, usual: number): Box | null {
  const rowsAt = (x: number) => {
    const rows: number[] = [];
    for (let y = bbox.y0; y < bbox.y1; y++) if ((bytes[y * width + x] ?? 255) < INK) rows.push(y);
    return rows;
  };
  let x0 = Math.max(0, bbox.x0 - 2);
  while (x0 < bbox.x1 && rowsAt(x0).length === 0) x0 += 1;
  let x1 = x0;
  const rows: number[] = [];
  for (let at = rowsAt(x1); at.length > 0 && x1 < bbox.x1; at = rowsAt(++x1)) rows.push(...at);
  if (rows.length === 0 || x1 >= bbox.x1 || x1 - x0 > usual * WIDEST) return null;
  const foot = Math.max(...rows) + 1;
  const height = usual * FIGURES_HEIGHT;
  const y1 = Math.round(foot + height * BELOW);
  return { x0: x0 - 1, x1: x1 + 1, y0: Math.round(y1 - height * ROOM), y1 };
}

/**
 * Reads the signs at the ends of Arabic words by themselves where the engine was not sure: it takes commas for full stops,
 * semicolons and the letter hamza.
 */
export function withEnds(
  paragraphs: Paragraphs,
  page: Grey,
  read: (place: Box, border: number) => { text: string; confidence: number },
): Paragraphs {
  return paragraphs.map((lines) =>
    lines.map((line) => {
      const heights = line.map(({ bbox }) => bbox.y1 - bbox.y0).sort((one, other) => one - other);
      const usual = heights[Math.floor(heights.length / 2)] ?? 0;
      return line.map((word) => {
        const bare = word.text.replace(MARKS, '');
        if (word.confidence >= UNSURE || !END.test(bare)) return word;
        const place = signOf(page, word, usual);
        if (place === null) return word;
        const [one, other] = BORDERS.map((border) => read(place, border));
        if (one === undefined || one.text !== other?.text) return word;
        const sign = SIGNS[one.text];
        if (sign === undefined || (one.confidence + other.confidence) / 2 < SURE) return word;
        return { ...word, text: bare.replace(END, sign) };
      });
    }),
  );
}
