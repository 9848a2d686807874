import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type GlyphRun } from 'fontkit';

export type Script = 'latin' | 'arabic';
export type Weight = 'regular' | 'bold';

/** A font of the reports, opened once and shared by all of them. */
export interface Face {
  /** Name of the font in a PDF document. */
  readonly id: string;
  /**
   * Factor of the size: Amiri's letters are small for their size, and this makes them as large as the Latin beside
   * them.
   */
  readonly scale: number;
  /** Line height as a fraction of the size. */
  readonly leading: number;
  /** Distance of the baseline below a line's top, as a fraction of the size. */
  readonly ascent: number;
  /** The font as pdfkit expects it. A feature, `RTL` or `LTR`, tells its `layout` the direction. */
  readonly source: Font;
  has(codePoint: number): boolean;
  /** Returns the width of a piece of text at size 1, shaped in one direction. */
  widthOf(text: string, rtl: boolean): number;
}

/** OpenType features for text set from right to left; `LTR` is for left to right. */
export const RTL = ['rtla'];
export const LTR = ['ltra'];

/** Most shaped words in the cache: words repeat often, but a worker lives long. */
const REMEMBERED_WORDS = 8_000;

interface Directed extends Font {
  /** Returns the width in the font's own units. */
  widthOf(text: string, rtl: boolean): number;
}

const FILES: Record<Script, Record<Weight, string>> = {
  latin: {
    regular: '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf',
    bold: '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf',
  },
  arabic: {
    regular: '@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf',
    bold: '@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf',
  },
};
const METRICS: Record<Script, Pick<Face, 'scale' | 'leading' | 'ascent'>> = {
  latin: { scale: 1, leading: 1.35, ascent: 1 },
  arabic: { scale: 1.15, leading: 1.7, ascent: 1.15 },
};

const require = createRequire(import.meta.url);

/**
 * Code point for the stroke that a font puts between two letters (Amiri between lam and kaf): it is a tatweel.
 * Without a code point, readers of the file take its glyph number for a character, and a joiner for a space.
 */
const TATWEEL = 0x0640;

/**
 * Returns the code points of a glyph that carries none: those of its character, or a tatweel for a glyph that stands for
 * no character. fontkit keeps one object per glyph: one that was first drawn as a part of another (’ as half of ”) has
 * no code points, even when its own character is shaped later.
 */
function codePointsOf(font: Font, glyph: number): number[] {
  const [character] = font.stringsForGlyph(glyph);
  return character === undefined
    ? [TATWEEL]
    : Array.from(character, (each) => each.codePointAt(0) ?? TATWEEL);
}

/**
 * Wraps a font so that the caller gives the direction. fontkit guesses a run's direction from its letters, and is
 * wrong for punctuation in Arabic and for Arabic-Indic digits in English. Shaped words are cached.
 */
function directed(font: Font, script: Script): Directed {
  const tag = script === 'arabic' ? 'arab' : 'latn';
  const shaped = { rtl: new Map<string, GlyphRun>(), ltr: new Map<string, GlyphRun>() };
  const shape = (text: string, direction: 'rtl' | 'ltr'): GlyphRun => {
    const known = shaped[direction];
    const found = known.get(text);
    if (found !== undefined) return found;
    const run = font.layout(text, [], tag, undefined, direction);
    for (const glyph of run.glyphs)
      if (glyph.codePoints.length === 0) glyph.codePoints = codePointsOf(font, glyph.id);
    if (known.size >= REMEMBERED_WORDS) known.clear();
    known.set(text, run);
    return run;
  };
  const layout = (text: string, features: unknown) => {
    const { glyphs, positions, advanceWidth } = shape(text, features === RTL ? 'rtl' : 'ltr');
    // pdfkit scales the positions that it gets, in place.
    return { glyphs, positions: positions.map((position) => ({ ...position })), advanceWidth };
  };
  const widthOf = (text: string, rtl: boolean) => shape(text, rtl ? 'rtl' : 'ltr').advanceWidth;
  return Object.create(font, { layout: { value: layout }, widthOf: { value: widthOf } }) as Directed;
}

function open(script: Script, weight: Weight): Face {
  const opened = create(readFileSync(require.resolve(FILES[script][weight])));
  if (!('layout' in opened)) throw new Error(`${FILES[script][weight]} holds more than one font.`);
  const source = directed(opened, script);
  const characters = new Set(opened.characterSet);
  const scale = METRICS[script].scale / opened.unitsPerEm;
  return {
    id: `${script}-${weight}`,
    ...METRICS[script],
    source,
    has: (codePoint) => characters.has(codePoint),
    widthOf: (text, rtl) => source.widthOf(text, rtl) * scale,
  };
}

const faces: Record<Script, Partial<Record<Weight, Face>>> = { latin: {}, arabic: {} };

/** Returns the face for a script and weight; opened at its first use, since most reports need two of the four. */
export function face(script: Script, weight: Weight): Face {
  return (faces[script][weight] ??= open(script, weight));
}
