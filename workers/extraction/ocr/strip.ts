import type { Grey } from './grey.js';

/** Least width of the gutter between two columns, as a share of the page's width, and where it may be. */
const GUTTER = 0.03;
const GUTTER_FROM = 0.25;
const GUTTER_TO = 0.75;
/** Most rows with ink in a gutter, as a share of the rows with ink: headings may cross it. */
const CROSSED = 0.05;

/** Shade below which a pixel counts as ink, in a picture with full contrast. */
const INK = 128;
/** Most rows of a strip, as a share of the page's height; and how many it may always have: six lines of text. */
const MOST = 0.12;
const ALWAYS = 300;
/** Least pixels of ink in a row of text. */
const LEAST_INK = 4;

/**
 * Returns a strip of a page with some of its lines, cut between lines where the page has most ink; the whole page if it
 * has no gaps between its lines.
 */
export function stripOf({ width, height, bytes }: Grey): Grey {
  const ink = Array.from({ length: height }, (_row, y) => {
    let count = 0;
    for (let at = y * width; at < (y + 1) * width; at++) if ((bytes[at] ?? 255) < INK) count += 1;
    return count;
  });
  const gaps = ink.flatMap((count, y) => (count < LEAST_INK ? [y] : []));
  const sums = [0];
  for (const count of ink) sums.push((sums.at(-1) ?? 0) + count);
  let best = { top: 0, bottom: height, ink: 0 };
  const most = Math.max(ALWAYS, height * MOST);
  let end = 0;
  for (const [index, top] of gaps.entries()) {
    end = Math.max(end, index);
    while ((gaps[end + 1] ?? Infinity) <= top + most) end += 1;
    const bottom = gaps[end] ?? top;
    const within = (sums[bottom] ?? 0) - (sums[top] ?? 0);
    if (within > best.ink) best = { top, bottom, ink: within };
  }
  return {
    width,
    height: best.bottom - best.top,
    bytes: bytes.subarray(best.top * width, best.bottom * width),
  };
}

/** Tells whether a page, whose lines are straight, has columns: a gutter runs down between them. */
export function hasColumns({ width, height, bytes }: Grey): boolean {
  const cells = 200;
  const cell = Math.max(1, Math.floor(width / cells));
  const crossed = new Uint32Array(cells + 1);
  let rows = 0;
  for (let y = 0; y < height; y += 2) {
    const inked = new Set<number>();
    for (let x = 0; x < width; x++) {
      if ((bytes[y * width + x] ?? 255) < INK) inked.add(Math.floor(x / cell));
    }
    if (inked.size < 3) continue;
    rows += 1;
    for (const index of inked) crossed[index] = (crossed[index] ?? 0) + 1;
  }
  let run = 0;
  for (let index = Math.floor(cells * GUTTER_FROM); index < cells * GUTTER_TO; index++) {
    run = (crossed[index] ?? 0) <= rows * CROSSED ? run + 1 : 0;
    if (run >= cells * GUTTER) return true;
  }
  return false;
}
