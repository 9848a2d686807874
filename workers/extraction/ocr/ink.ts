import type { Box } from './boxes.js';
import type { Grey } from './grey.js';

/** Shade below which a pixel counts as ink, in a picture with full contrast. */
export const INK = 128;
/** White space around a stretch that is read by itself, pixels: the engine expects some. */
export const BORDER = 10;
/** Greatest height and width of a sign before a word (a comma, a full stop), as shares of the word's height. */
const SIGN_HEIGHT = 0.45;
const SIGN_WIDTH = 0.35;

/** Widens a rectangle to ink that goes on with gaps of at most some pixels, but not beyond two places. */
export function widened({ width, bytes }: Grey, box: Box, from: number, to: number, gap: number): Box {
  const hasInk = (x: number) => {
    for (let y = Math.max(0, box.y0); y < box.y1; y++) if ((bytes[y * width + x] ?? 255) < INK) return true;
    return false;
  };
  const edge = (start: number, end: number, step: 1 | -1) => {
    let last = start;
    for (let x = start; x !== end && Math.abs(x - last) <= gap; x += step) if (hasInk(x)) last = x;
    return last;
  };
  const left = Math.max(0, Math.min(box.x0, Math.round(from)));
  const right = Math.min(width - 1, Math.max(box.x1, Math.round(to)));
  return { ...box, x0: edge(box.x0, left, -1), x1: edge(box.x1, right, 1) };
}

/** Returns a part of a page with a white border. */
export function cutOut({ width, height, bytes }: Grey, box: Box, border: number): Grey {
  const x0 = Math.max(0, Math.round(box.x0));
  const y0 = Math.max(0, Math.round(box.y0));
  const wide = Math.max(1, Math.min(width, Math.round(box.x1)) - x0);
  const high = Math.max(1, Math.min(height, Math.round(box.y1)) - y0);
  const newWidth = wide + border * 2;
  const result = new Uint8Array(newWidth * (high + border * 2)).fill(255);
  for (let y = 0; y < high; y++) {
    const from = (y0 + y) * width + x0;
    result.set(bytes.subarray(from, from + wide), (y + border) * newWidth + border);
  }
  return { width: newWidth, height: high + border * 2, bytes: result };
}

/** Removes a low sign that stands alone at the left of a picture of words: the comma after Latin words in an Arabic line. */
export function withoutSignAtLeft({ width, height, bytes }: Grey): Grey {
  const rowsAt = (x: number) => {
    const rows: number[] = [];
    for (let y = 0; y < height; y++) if ((bytes[y * width + x] ?? 255) < INK) rows.push(y);
    return rows;
  };
  let from = 0;
  while (from < width && rowsAt(from).length === 0) from += 1;
  const rows: number[] = [];
  let to = from;
  for (let at = rowsAt(to); at.length > 0 && to < width; at = rowsAt(++to)) rows.push(...at);
  const high = Math.max(...rows) - Math.min(...rows) + 1;
  if (rows.length === 0 || high > height * SIGN_HEIGHT || to - from > height * SIGN_WIDTH || to >= width - 1)
    return { width, height, bytes };
  const result = Uint8Array.from(bytes);
  for (let y = 0; y < height; y++) result.fill(255, y * width, y * width + to);
  return { width, height, bytes: result };
}
