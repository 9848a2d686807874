import type { Word } from './engine.js';

/** A rectangle in pixels of a picture. */
export type Box = Word['bbox'];

/** Returns the smallest rectangle around others; there must be one. */
export function boxAround(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}

/** Share of the width of a rectangle that another one covers; 0 if they stand on different lines. */
export function coverage(covered: Box, by: Box): number {
  const width = Math.min(covered.x1, by.x1) - Math.max(covered.x0, by.x0);
  const height = Math.min(covered.y1, by.y1) - Math.max(covered.y0, by.y0);
  const lower = Math.min(covered.y1 - covered.y0, by.y1 - by.y0);
  return height < lower / 2 ? 0 : Math.max(0, width) / Math.max(1, covered.x1 - covered.x0);
}
