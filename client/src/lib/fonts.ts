import type { Language } from '#shared/contracts/common.js';

const WEIGHTS = [400, 600];
/** A font family and a letter of the subset to load. Arabic pages need both: they have Latin digits and names too. */
const LATIN = { family: 'IBM Plex Sans', letter: 'a' };
const ARABIC = { family: 'IBM Plex Sans Arabic', letter: 'ا' };

/**
 * Starts loading the fonts of a language before the first page is rendered; by itself the browser would start when the
 * page is rendered. Nothing waits for the fonts; the sooner they arrive, the less the layout shifts.
 */
export function preloadFonts(language: Language): void {
  for (const { family, letter } of language === 'ar' ? [LATIN, ARABIC] : [LATIN]) {
    for (const weight of WEIGHTS) {
      // A font that fails to load is requested again when text uses it; until then a font of the device replaces it.
      document.fonts.load(`${weight} 1em '${family}'`, letter).catch(() => undefined);
    }
  }
}
