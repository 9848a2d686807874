import { currentLanguage } from '../../lib/locale.js';

const KINDS: readonly [arabic: string, english: string][] = [
  ['مرسوم ملكي', 'Royal Decree'],
  ['أمر ملكي', 'Royal Order'],
  ['قرار مجلس الوزراء', 'Cabinet Decision'],
];
const LETTERS: Readonly<Record<string, string>> = { م: 'M', أ: 'A' };
/** What follows the kind: the number, with a letter before it or not, and the day of the Hijri calendar. */
const NUMBER_AND_DAY = /^(?:رقم )?\(?(?:([مأ])\/)?(\d+)\)? (?:بتاريخ|وتاريخ) (\d+\/\d+\/\d+)هـ$/;

/** Names a decree or decision in English; undefined if it is written in no usual way. */
function inEnglish(part: string): string | undefined {
  const plain = part.trim().replace('المرسوم الملكي', 'مرسوم ملكي').replace('الأمر الملكي', 'أمر ملكي');
  const kind = KINDS.find(([arabic]) => plain.startsWith(`${arabic} `));
  if (kind === undefined) return undefined;
  const [, letter, number, day] = NUMBER_AND_DAY.exec(plain.slice(kind[0].length + 1)) ?? [];
  if (number === undefined || day === undefined) return undefined;
  return `${kind[1]} ${letter === undefined ? '' : `${LETTERS[letter] ?? ''}/`}${number} of ${day}H`;
}

/** The instruments that issued a law in the page's language; as published where they cannot be named in English. */
export function localizeInstrument(instrument: string): string {
  if (currentLanguage() === 'ar') return instrument;
  const parts = instrument.split('، ').map(inEnglish);
  return parts.every((part) => part !== undefined) ? parts.join(', ') : instrument;
}
