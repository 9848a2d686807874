import bidiFactory, { type Bidi } from 'bidi-js';
import { textDirection } from '#shared/domain/text-direction.js';
import { face, type Face, type Script, type Weight } from './fonts.js';

/** A stretch of a line in one face and one direction; its text is in logical order. */
export interface Run {
  text: string;
  face: Face;
  rtl: boolean;
  /** Width at the line's size, points. */
  width: number;
  /** How it is set apart from the text around it, if it is. */
  emphasis?: Emphasis | undefined;
}

/** A range of a text (UTF-16 code units) that is set apart from the rest; ranges of a text do not overlap. */
export interface Emphasis {
  start: number;
  end: number;
  bold?: boolean;
  /** Draws a dotted line below it. */
  underlined?: boolean;
  /** The address that it leads to. */
  link?: string;
}

export interface TextStyle {
  size: number;
  weight: Weight;
  /** Maximum width of a line, points. */
  width: number;
  /** Direction of each paragraph; if undefined, each paragraph's own text decides. */
  direction?: 'ltr' | 'rtl';
  emphasis?: readonly Emphasis[];
}

/** The package's types describe an ES module, but Node loads CommonJS. */
const bidi = (bidiFactory as unknown as () => Bidi)();

/** Isolates a piece of text, so that it keeps its own direction and does not affect its surroundings. */
export const isolated = (text: string) => `\u2068${plainText(text)}\u2069`;

/**
 * Isolates a file's name. If its stem reads from right to left, so does the whole name: the dot is then between the
 * stem and the extension, which reads from left to right by itself.
 */
export function isolatedName(filename: string): string {
  const name = plainText(filename).replaceAll('\n', ' ');
  const [, stem = name, extension = ''] = /^(.+)\.([A-Za-z0-9]{1,5})$/.exec(name) ?? [];
  if (textDirection(stem) !== 'rtl') return `\u2066${name}\u2069`;
  return `\u2067${stem}${extension === '' ? '' : `.\u2066${extension}\u2069`}\u2069`;
}

/**
 * Removes the characters by which a document could change the direction of the text around it, and control
 * characters.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u00AD\uFEFF]/g, '')
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g, ' ');
}

/** Isolates each Latin quotation within an Arabic sentence of ours. */
export function isolateQuotations(text: string): string {
  const plain = plainText(text);
  let out = '';
  let at = 0;
  for (;;) {
    const open = plain.indexOf('«', at);
    const close = open < 0 ? -1 : plain.indexOf('»', open);
    if (close < 0) return out + plain.slice(at);
    const inner = plain.slice(open + 1, close);
    out += plain.slice(at, open) + (/[A-Za-z]/.test(inner) ? `«\u2068${inner}\u2069»` : `«${inner}»`);
    at = close + 1;
  }
}

const FIRST_ISOLATE = 0x2066;
const LAST_ISOLATE = 0x2068;
const END_OF_ISOLATE = 0x2069;
const INVISIBLE = /[\u2066-\u2069]/g;
const NOT_PLAIN_LATIN =
  /[\u0590-\u08FF\u200E-\u206F\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const isArabic = (code: number) =>
  (code >= 0x600 && code <= 0x8ff) ||
  (code >= 0xfb50 && code <= 0xfdff) ||
  (code >= 0xfe70 && code <= 0xfefe);
const isLetter = (char: string) => /\p{L}/u.test(char);

export interface Analyzed {
  text: string;
  levels: Uint8Array;
  /** Per UTF-16 unit: 1 if it is set in the Arabic face. */
  arabic: Uint8Array;
  mirrored: Map<number, string>;
  base: 0 | 1;
  /** Ranges of this paragraph that are set apart. */
  emphasis: readonly Emphasis[];
  /** True if every line is one run from left to right in the Latin face: nothing has to be looked up. */
  plain: boolean;
}

const NO_LEVELS = new Uint8Array(0);
const NO_EMPHASIS: readonly Emphasis[] = [];
const NONE_MIRRORED = new Map<number, string>();

/**
 * Chooses the face of each character. Letters decide by their script. A character of neither script takes the face of
 * its direction, so that brackets match; digits in Arabic take that of the letters before them. Characters that a
 * face lacks come from the other.
 */
function facesOf(text: string, levels: Uint8Array, weight: Weight, base: 0 | 1): Uint8Array {
  const arabic = new Uint8Array(text.length);
  let current = base;
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) ?? 0;
    const length = code > 0xffff ? 2 : 1;
    let here = current;
    if (isArabic(code)) here = current = 1;
    else if (isLetter(text.slice(at, at + length))) here = current = 0;
    else if (code >= FIRST_ISOLATE && code <= LAST_ISOLATE) current = 0;
    else if (code === END_OF_ISOLATE) current = base;
    else if (levels[at] === 0) here = 0;
    else if ((levels[at] ?? 0) % 2 === 1) here = 1;
    if (code > 0x7e && !face(here === 1 ? 'arabic' : 'latin', weight).has(code)) {
      const other = here === 1 ? 0 : 1;
      if (face(other === 1 ? 'arabic' : 'latin', weight).has(code)) here = other;
    }
    arabic.fill(here, at, at + length);
    at += length;
  }
  return arabic;
}

export function analyzed(text: string, { weight, direction, emphasis = NO_EMPHASIS }: TextStyle): Analyzed {
  const base = (direction ?? textDirection(text)) === 'rtl' ? 1 : 0;
  if (base === 0 && emphasis.length === 0 && !NOT_PLAIN_LATIN.test(text)) {
    const [levels, mirrored] = [NO_LEVELS, NONE_MIRRORED];
    return { text, levels, arabic: NO_LEVELS, mirrored, base, emphasis, plain: true };
  }
  const embedding = bidi.getEmbeddingLevels(text, base === 1 ? 'rtl' : 'ltr');
  // `.levels`: if it gets the whole object, as its README says, the map is empty.
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const arabic = facesOf(text, embedding.levels, weight, base);
  return { text, levels: embedding.levels, arabic, mirrored, base, emphasis, plain: false };
}

interface Stretch {
  from: number;
  to: number;
  level: number;
  script: Script;
  emphasis?: Emphasis | undefined;
}

/** Returns the stretches of one face, level and emphasis in [start, end), in logical order. */
export function stretches(
  { levels, arabic, plain, emphasis: ranges }: Analyzed,
  start: number,
  end: number,
): Stretch[] {
  if (plain) return start === end ? [] : [{ from: start, to: end, level: 0, script: 'latin' }];
  const found: Stretch[] = [];
  const borders = new Set(ranges.flatMap((range) => [range.start, range.end]));
  let from = start;
  for (let at = start + 1; at <= end; at++) {
    if (at < end && levels[at] === levels[from] && arabic[at] === arabic[from] && !borders.has(at)) continue;
    const first = from;
    found.push({
      from,
      to: at,
      level: levels[from] ?? 0,
      script: arabic[from] === 1 ? 'arabic' : 'latin',
      emphasis: ranges.find((range) => range.start <= first && range.end > first),
    });
    from = at;
  }
  return found;
}

/**
 * Splits a text into words with the space after them, which are shaped separately and cached, because a report
 * repeats words often. A word of more than 500 characters, which no line can hold, is shaped in pieces: shaping it
 * whole would take quadratic time.
 */
export const wordsOf = (text: string): string[] => text.match(/[^ ]{0,499} |[^ ]{1,500}/g) ?? [];

/** Returns a stretch as it is drawn: brackets mirrored, direction marks removed. */
function shown({ text, mirrored, plain }: Analyzed, from: number, to: number, rtl: boolean): string {
  let piece = text.slice(from, to);
  if (plain) return piece;
  if (rtl && mirrored.size > 0) {
    // By UTF-16 unit, as the map counts; a mirrored character is never a surrogate pair.
    const units = piece.split('').map((unit, index) => mirrored.get(from + index) ?? unit);
    piece = units.join('');
  }
  return piece.replace(INVISIBLE, '');
}

export function runOf(
  paragraph: Analyzed,
  { from, to, level, script, emphasis }: Stretch,
  { size, weight }: TextStyle,
): Run {
  const rtl = level % 2 === 1;
  const chosen = face(script, emphasis?.bold === true ? 'bold' : weight);
  const text = shown(paragraph, from, to, rtl);
  let width = 0;
  for (const word of wordsOf(text)) width += chosen.widthOf(word, rtl);
  return { text, face: chosen, rtl, width: width * size, emphasis };
}

export function widthOf(paragraph: Analyzed, start: number, end: number, style: TextStyle): number {
  if (paragraph.plain) {
    return face('latin', style.weight).widthOf(paragraph.text.slice(start, end), false) * style.size;
  }
  let width = 0;
  for (const stretch of stretches(paragraph, start, end)) width += runOf(paragraph, stretch, style).width;
  return width;
}

/** Reverses every stretch of a level and above, from the highest level down to the lowest odd one (UAX 9, L2). */
export function inVisualOrder<T extends { level: number }>(items: T[]): T[] {
  if (items.length < 2) return items;
  const ordered = [...items];
  const highest = Math.max(0, ...items.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let at = 0; at < ordered.length; at++) {
      if ((ordered[at]?.level ?? 0) < level) continue;
      let end = at;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end++;
      ordered.splice(at, end - at, ...ordered.slice(at, end).reverse());
      at = end;
    }
  }
  return ordered;
}
