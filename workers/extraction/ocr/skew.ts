import { reduced, turned, type Grey } from './grey.js';

/** Width that a page is reduced to for measuring, pixels: lines of text are still apart, and it takes milliseconds. */
const MEASURED_WIDTH = 500;
/** Largest skew that is measured, radians, and the steps of the search. */
const MOST = 0.09;
const STEP = 0.006;
const FINE_STEP = 0.002;
/** Skew below which turning would blur more than it helps, radians. */
const LEAST = 0.004;
/** How much sharper the lines must be across than along the page before it counts as lying on its side. */
const SIDEWAYS = 1.3;

/** How a page lies: whether it lies on its side, and by how much its lines fall to the right, in radians. */
export interface Lie {
  sideways: boolean;
  skew: number;
}

/** Sharpness of the rows of dark pixels when the picture is sheared by an angle: highest along the lines of text. */
function sharpness({ width, height, bytes }: Grey, dark: readonly number[], angle: number): number {
  const rows = new Float64Array(height);
  const slope = Math.tan(angle);
  for (const at of dark) {
    const row = Math.round(Math.floor(at / width) - slope * ((at % width) - width / 2));
    if (row >= 0 && row < height) rows[row] = (rows[row] ?? 0) + 255 - (bytes[at] ?? 0);
  }
  let sum = 0;
  for (let row = 1; row < height; row++) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
}

function best(picture: Grey): { angle: number; score: number } {
  const mean = picture.bytes.reduce((sum, value) => sum + value, 0) / picture.bytes.length;
  const dark: number[] = [];
  for (const [at, value] of picture.bytes.entries()) if (value < mean - 24) dark.push(at);
  let found = { angle: 0, score: sharpness(picture, dark, 0) };
  const look = (from: number, to: number, step: number) => {
    for (let angle = from; angle <= to; angle += step) {
      const score = sharpness(picture, dark, angle);
      if (score > found.score) found = { angle, score };
    }
  };
  look(-MOST, MOST, STEP);
  look(found.angle - STEP, found.angle + STEP, FINE_STEP);
  return found;
}

/** Measures how a page lies from its lines of text, which are told from their gaps by the sums of its rows. */
export function measureLie(page: Grey): Lie {
  const small = reduced(page, Math.max(1, Math.round(Math.min(page.width, page.height) / MEASURED_WIDTH)));
  const upright = best(small);
  const onSide = best(turned(small, 1));
  const sideways = onSide.score > upright.score * SIDEWAYS;
  const { angle } = sideways ? onSide : upright;
  return { sideways, skew: Math.abs(angle) < LEAST ? 0 : angle };
}
