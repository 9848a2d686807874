import type { Language } from '#shared/contracts/common.js';
import type { TextStyle } from './bidi-runs.js';

/** Colors of the text of reports: what is said, what is said beside it, and what is only labelled. */
export const INK = '#1C2226';
export const INK_2 = '#485057';
export const INK_3 = '#646C72';
export const GRID = '#CFC8B8';
export const BROWN_ORANGE = '#9A5B1E';

/** Colors of a mark on a colored ground. */
export interface Tone {
  color: string;
  chip: string;
}
export const TONES = {
  red: { color: '#B42318', chip: '#FDECEA' },
  amber: { color: '#8A5A00', chip: '#FDF3D7' },
  green: { color: '#12703B', chip: '#E4F5EA' },
  gray: { color: '#485057', chip: '#EDEEF0' },
} as const satisfies Record<string, Tone>;

export const TABLE_SIZE = 8;
export const PADDING = 4;

/** Returns the text style of a column, in the report's own direction. */
export function cellStyle(width: number, lang: Language): TextStyle & { direction: 'ltr' | 'rtl' } {
  return {
    size: TABLE_SIZE,
    weight: 'regular',
    width: width - 2 * PADDING,
    direction: lang === 'ar' ? 'rtl' : 'ltr',
  };
}
