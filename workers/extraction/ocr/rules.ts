import { turned, type Grey } from './grey.js';

/** Shade below which a pixel counts as a part of a rule, in a picture with full contrast: thin rules are grey. */
const DARK = 170;
/** Longest gap in a rule, pixels: scans break thin ones. */
const GAP = 6;
/** Least length of a rule, as a share of the page's width: longer than any word or sign. */
const LEAST = 0.12;
/** Greatest distance of the rows of pixels of one rule. */
const SAME = 10;

/** A straight line of a table: where it is, and from where to where it runs, in pixels. */
export interface Rule {
  at: number;
  from: number;
  to: number;
}

/** Finds the horizontal rules of a page whose lines are straight, from top to bottom. */
function across({ width, height, bytes }: Grey, least: number): Rule[] {
  const rules: Rule[] = [];
  for (let y = 1; y < height - 1; y++) {
    let from = 0;
    let last = -1;
    const end = () => {
      if (last < 0 || last - from < least) return;
      const near = rules.findLast((rule) => y - rule.at <= SAME && rule.from <= last && rule.to >= from);
      if (near === undefined) rules.push({ at: y, from, to: last });
      else Object.assign(near, { from: Math.min(near.from, from), to: Math.max(near.to, last), at: y });
    };
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const at = row + x;
      // What is left of the skew moves a rule by a row now and then.
      if (Math.min(bytes[at - width] ?? 255, bytes[at] ?? 255, bytes[at + width] ?? 255) >= DARK) continue;
      if (last < 0 || x - last > GAP) {
        end();
        from = x;
      }
      last = x;
    }
    end();
  }
  return rules;
}

/** Finds the rules of the tables on a page whose lines are straight. */
export function rulesOf(page: Grey): { horizontal: Rule[]; vertical: Rule[] } {
  const least = page.width * LEAST;
  // Turned by a quarter, the page has its left side at the top and its foot at the left.
  const vertical = across(turned(page, 1), least).map(({ at, from, to }) => ({
    at,
    from: page.height - 1 - to,
    to: page.height - 1 - from,
  }));
  return { horizontal: across(page, least), vertical };
}
