import { textDirection } from '#shared/domain/text-direction.js';

/** How a text that may be of either language is set and read aloud: `<p {...readingOf(text)}>`. */
export function readingOf(text: string): { dir: 'ltr' | 'rtl'; lang: 'en' | 'ar' } {
  const dir = textDirection(text);
  return { dir, lang: dir === 'rtl' ? 'ar' : 'en' };
}
