import { arabicPattern, fold } from '#workers/engines/text/arabic.js';
import { phrasePattern } from '#workers/engines/text/plain.js';

const SAUDI =
  /\b(?:saudi|riyadh|jeddah|dammam|khobar|KSA)\b|\bSAR\s?\d|السعودي|الرياض|جدة|الدمام|ريال سعودي|المملكة(?! المتحدة)/;
const SAUDI_IN_ANY_CASE = /\b(?:saudi|riyadh|jeddah|dammam)\b/i;

/** Tells whether a text names Saudi Arabia, a Saudi city or the Saudi currency. */
export const namesSaudiArabia = (flat: string): boolean => SAUDI.test(flat) || SAUDI_IN_ANY_CASE.test(flat);

/** A clause that chooses a law, with the name of its place. */
const CHOOSES = {
  en: '\\b(?:governed|construed|interpreted)\\b[^.;]{0,120}?\\blaws? of [^.;]{3,60}|\\b(?:governed|construed|interpreted)\\b[^.;]{0,80}\\b(?:english|swiss|french|german|egyptian|emirati|bahraini|kuwaiti|qatari|jordanian|turkish|indian) laws?\\b',
  ar: '~(?:[يت]خضع|[يت]حكم|[يت]سري|[يت]فسر|تطبق|[يت]طبق)[^.;]{0,60}~(?:قانون|قوانين|قوانينها|أنظمة|نظام)[^.;]{0,40}~(?:إماراتي|إمارات|مصري|مصر|أردني|أردن|كويتي|كويت|قطري|قطر|بحريني|بحرين|عماني|عمان|إنجليزي|إنجلترا|فرنسي|فرنسا|سويسري|سويسرا|أمريكي|ألماني|ألمانيا|تركي|تركيا)#',
} as const;
const MOST_CHARS = 200;

/**
 * Returns the words by which a text that names nothing Saudi chooses the law of another country; null if it names Saudi Arabia, or
 * chooses none. `flat` is normalized text.
 */
export function foreignLawIn(flat: string): string | null {
  if (namesSaudiArabia(flat)) return null;
  const found = phrasePattern(CHOOSES.en).exec(flat) ?? arabicPattern(CHOOSES.ar).exec(fold(flat));
  if (found === null) return null;
  const words = flat.slice(found.index, found.index + found[0].length);
  return words.replace(/\s+/g, ' ').trim().slice(0, MOST_CHARS);
}
