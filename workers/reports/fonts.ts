import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Script = 'latin' | 'arabic';
export type Weight = 'regular' | 'bold';

/** A font that reports are set in, opened once and shared by all of them. */
export interface Face {
  /** Under which a document knows it. */
  readonly id: string;
  /** Amiri's letters are small for their size: this makes them as large as the Latin beside them. */
  readonly scale: number;
  /** Line height as a share of the size. */
  readonly leading: number;
  /** Where the baseline lies below a line's top, as a share of the size. */
  readonly ascent: number;
  /** What pdfkit takes for a font. Its `layout` is told the direction by a feature: `RTL` or `LTR`. */
  readonly source: Font;
  has(codePoint: number): boolean;
  /** Width of a piece of text at size 1, shaped in one direction. */
  widthOf(text: string, rtl: boolean): number;
}

/** OpenType's own names for "this is set from right to left", "... from left to right". */
export const RTL = ['rtla'];
export const LTR = ['ltra'];

/** Widths of words, which come again and again; bounded, since a worker lives long. */
const CACHED_WORDS = 20_000;

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
 * What a stroke is called that a font puts between two letters (Amiri between lam and kaf): the tatweel that it
 * is. Without a character readers of the file take its number in the font for one, and a joiner for a space.
 */
const TATWEEL = 0x0640;

/**
 * fontkit guesses a run's direction from its letters, and is wrong for punctuation in Arabic and for
 * Arabic-Indic digits in English. Here it is told.
 */
function directed(font: Font, script: Script): Font {
  const tag = script === 'arabic' ? 'arab' : 'latn';
  const layout = (text: string, features: unknown) => {
    const run = font.layout(text, [], tag, undefined, features === RTL ? 'rtl' : 'ltr');
    for (const glyph of run.glyphs) if (glyph.codePoints.length === 0) glyph.codePoints = [TATWEEL];
    return run;
  };
  return Object.create(font, { layout: { value: layout } }) as Font;
}

function open(script: Script, weight: Weight): Face {
  const opened = create(readFileSync(require.resolve(FILES[script][weight])));
  if (!('layout' in opened)) throw new Error(`${FILES[script][weight]} holds more than one font.`);
  const source = directed(opened, script);
  const characters = new Set(opened.characterSet);
  const widths = { rtl: new Map<string, number>(), ltr: new Map<string, number>() };
  return {
    id: `${script}-${weight}`,
    ...METRICS[script],
    source,
    has: (codePoint) => characters.has(codePoint),
    widthOf(text, rtl) {
      const known = rtl ? widths.rtl : widths.ltr;
      const cached = known.get(text);
      if (cached !== undefined) return cached;
      if (known.size >= CACHED_WORDS) known.clear();
      const { advanceWidth } = source.layout(text, rtl ? RTL : LTR);
      const width = (advanceWidth / opened.unitsPerEm) * METRICS[script].scale;
      known.set(text, width);
      return width;
    },
  };
}

const faces: Record<Script, Partial<Record<Weight, Face>>> = { latin: {}, arabic: {} };

/** The face for a script and weight; opened when it is first asked for, since most reports need two of the four. */
export function face(script: Script, weight: Weight): Face {
  return (faces[script][weight] ??= open(script, weight));
}
