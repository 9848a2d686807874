import type { Glyph, GlyphLine } from './glyphs.js';

/** A place on a page, in the coordinates of glyphs: along and across the lines. */
export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** What is filled into a page, and where. */
export interface Field {
  text: string;
  /** True for a check box or radio button: it belongs to the label next to it on either side. */
  mark: boolean;
  box: Box;
}

/** Stand-ins for fields while lines are put in order: characters of a private area that no font uses. */
const FIRST_STAND_IN = 0xf0000;
const STAND_INS = / *([\u{F0000}-\u{F7FFF}]) */gu;

// Shares of the font size.
const MIDDLE = 0.3;
/** Distance by which a label may stand higher or lower than its field. */
const BESIDE = 0.35;
/** Height from which on a field has several lines; its label stands beside the first. */
const SEVERAL_LINES = 2.5;
/** Greatest gap between a field and a label beside it, if another stands right above. */
const FAR = 20;
/** Distance of a caption above a field, and by how much it may begin before or after it. */
const CAPTION = { above: 1.8, before: 1, after: 2 };
const INSET = 0.3;
const USUAL_SIZE = 10;

/** A glyph at its place among the lines. */
interface Spot {
  line: number;
  at: number;
  glyph: Glyph;
}

const middleOf = ({ baseline, size }: Glyph) => baseline + MIDDLE * size;
const isInk = ({ text }: Glyph) => /\S/.test(text);
const isStandIn = ({ text }: Glyph) => (text.codePointAt(0) ?? 0) >= FIRST_STAND_IN;

/** Tells whether the middle of a glyph lies in a box. */
export function isWithin({ left, right, bottom, top }: Box, glyph: Glyph): boolean {
  const along = (glyph.left + glyph.right) / 2;
  const across = middleOf(glyph);
  return along >= left && along <= right && across >= bottom && across <= top;
}

/**
 * Places fields among the lines of a page, each beside its label or under it, as stand-ins: a line is put in order by
 * its letters, and a field is not to be read as some of them. `fill` puts the fields into the ordered text.
 */
export function placeFields(
  lines: readonly GlyphLine[],
  fields: readonly Field[],
  rightToLeft: boolean,
): { lines: GlyphLine[]; fill(text: string): string } {
  const placed = lines.map(({ text, glyphs }) => ({ text, glyphs: [...glyphs] }));
  const ordered = [...fields].sort((a, b) => b.box.top - a.box.top || a.box.left - b.box.left);
  for (const [index, field] of ordered.entries())
    place(placed, field, String.fromCodePoint(FIRST_STAND_IN + index), rightToLeft);
  return {
    lines: placed,
    fill: (text) =>
      text.replace(STAND_INS, (found, standIn: string, offset: number, whole: string) => {
        const value = ordered[(standIn.codePointAt(0) ?? 0) - FIRST_STAND_IN]?.text;
        if (value === undefined) return found;
        const before = offset === 0 || /[\n\t]/.test(whole.charAt(offset - 1)) ? '' : ' ';
        const after = /^(?:[\n\t.,:;)\]،؛\u{F0000}-\u{F7FFF}]|$)/u.test(whole.slice(offset + found.length));
        return `${before}${value}${after ? '' : ' '}`;
      }),
  };
}

function place(lines: GlyphLine[], field: Field, standIn: string, rightToLeft: boolean): void {
  const spots = spotsOf(lines);
  const label = labelOf(spots, field, rightToLeft);
  const size = label?.glyph.size ?? USUAL_SIZE;
  const inset = Math.min(INSET * size, (field.box.right - field.box.left) / 4);
  const [left, right] = [field.box.left + inset, field.box.right - inset];
  const glyph: Glyph = {
    text: standIn,
    isArabic: false,
    isMark: false,
    marks: '',
    left,
    right,
    inkLeft: left,
    inkRight: right,
    baseline: label?.glyph.baseline ?? (field.box.top + field.box.bottom) / 2 - MIDDLE * size,
    size,
    spaceAfter: false,
    isReplaced: false,
  };
  const line = label === null ? undefined : lines[label.line];
  if (label === null || line === undefined) {
    lines.splice(lineAfter(spots, field.box), 0, { text: standIn, glyphs: [glyph] });
    return;
  }
  const at = label.glyph.left < field.box.left ? label.at + 1 : label.at;
  const cut = lengthOf(line, at);
  line.text = `${line.text.slice(0, cut)} ${standIn} ${line.text.slice(cut)}`;
  line.glyphs.splice(at, 0, glyph);
}

const spotsOf = (lines: readonly GlyphLine[]): Spot[] =>
  lines.flatMap(({ glyphs }, line) =>
    glyphs.flatMap((glyph, at) => (isInk(glyph) ? [{ line, at, glyph }] : [])),
  );

/** Returns how much of a line's text its first glyphs take, with the spaces between them. */
function lengthOf({ text, glyphs }: GlyphLine, count: number): number {
  let length = 0;
  for (const glyph of glyphs.slice(0, count)) {
    const at = text.indexOf(glyph.text, length);
    if (at >= 0) length = at + glyph.text.length;
  }
  return length;
}

/** Returns the glyph beside which a field stands; null if it stands on a line of its own. */
function labelOf(spots: readonly Spot[], field: Field, rightToLeft: boolean): Spot | null {
  const { box, mark } = field;
  const beside = spots.filter(({ glyph }) => {
    const tolerance = BESIDE * glyph.size;
    return middleOf(glyph) >= box.bottom - tolerance && middleOf(glyph) <= box.top + tolerance;
  });
  const row = firstRow(beside, box);
  const middle = (box.left + box.right) / 2;
  const onLeft = nearest(
    row.filter(({ glyph }) => (glyph.left + glyph.right) / 2 <= (mark ? middle : box.left + glyph.size)),
    box,
  );
  const onRight = nearest(
    row.filter(({ glyph }) => (glyph.left + glyph.right) / 2 > (mark ? middle : box.right - glyph.size)),
    box,
  );
  const inside = nearest(row, box);
  const [usual, other] = rightToLeft ? [onRight, onLeft] : [onLeft, onRight];
  const label = mark ? inside : (usual ?? other ?? inside);
  if (label === null) return null;
  const isFar = gapOf(label.glyph, box) > FAR * label.glyph.size;
  return isFar && spots.some(({ glyph }) => isCaption(glyph, box)) ? null : label;
}

/** Returns the glyphs beside the first line of a field with several lines; all of those beside another. */
function firstRow(beside: readonly Spot[], box: Box): readonly Spot[] {
  const first = beside.reduce<Spot | null>(
    (best, spot) => (best === null || spot.glyph.baseline > best.glyph.baseline ? spot : best),
    null,
  );
  if (first === null || box.top - box.bottom < SEVERAL_LINES * first.glyph.size) return beside;
  return beside.filter(({ glyph }) => first.glyph.baseline - glyph.baseline < glyph.size / 2);
}

const gapOf = (glyph: Glyph, { left, right }: Box) => Math.max(left - glyph.right, glyph.left - right, 0);

function nearest(spots: readonly Spot[], box: Box): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  const middle = (box.bottom + box.top) / 2;
  for (const spot of spots) {
    const away = gapOf(spot.glyph, box) + Math.abs(middleOf(spot.glyph) - middle) / 4;
    if (away < least) {
      best = spot;
      least = away;
    }
  }
  return best;
}

/** Tells whether a glyph stands right above the beginning of a box. */
function isCaption(glyph: Glyph, { left, right, top }: Box): boolean {
  const { size, baseline, inkLeft, inkRight } = glyph;
  const above = baseline - top;
  const begins =
    (inkLeft >= left - CAPTION.before * size && inkLeft <= left + CAPTION.after * size) ||
    (inkRight <= right + CAPTION.before * size && inkRight >= right - CAPTION.after * size);
  return begins && !isStandIn(glyph) && above >= -MIDDLE * size && above <= CAPTION.above * size;
}

/** Returns the index after the line that is the lowest above a box, its caption if it has one; 0 if there is none. */
function lineAfter(spots: readonly Spot[], box: Box): number {
  const caption = spots.find(({ glyph }) => isCaption(glyph, box));
  if (caption !== undefined) return caption.line + 1;
  let after = 0;
  let lowest = Infinity;
  for (const { line, glyph } of spots) {
    const middle = middleOf(glyph);
    if (middle >= (box.top + box.bottom) / 2 && (middle < lowest || (middle === lowest && line >= after))) {
      lowest = middle;
      after = line + 1;
    }
  }
  return after;
}
