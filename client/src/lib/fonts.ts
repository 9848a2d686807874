import type { Language } from '#shared/contracts/common.js';

const WEIGHTS = [400, 600];
/** Each with a letter that only it has to draw; Arabic pages have Latin digits and names too. */
const LATIN = { family: 'IBM Plex Sans', letter: 'a' };
const ARABIC = { family: 'IBM Plex Sans Arabic', letter: 'ا' };

/**
 * Asks for the letters of a language before the first page is drawn; the browser by itself would ask when it is
 * drawn. Nothing waits for them, and the sooner they come the less moves.
 */
export function preloadFonts(language: Language): void {
  for (const { family, letter } of language === 'ar' ? [LATIN, ARABIC] : [LATIN]) {
    for (const weight of WEIGHTS) {
      // Those that do not come are asked for again where they are drawn, and the device's stand in.
      document.fonts.load(`${weight} 1em '${family}'`, letter).catch(() => undefined);
    }
  }
}
