import { arabicNumber } from '../arabic-values.js';
import { fold } from '../arabic.js';

const SCALES: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [1_000, 'ألف آلاف ألفا'],
      [2_000, 'ألفان ألفين ألفي'],
      [1_000_000, 'مليون ملايين مليونا'],
      [2_000_000, 'مليونان مليونين مليوني'],
      [1_000_000_000, 'مليار مليارا مليارات'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word) => [fold(word), value] as const)),
);
const HUNDREDS: Readonly<Record<string, number>> = Object.fromEntries(
  ['ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'].flatMap((word, at) =>
    ['مائة', 'مئة', 'ماية'].map((hundred) => [fold(word + hundred), (at + 3) * 100] as const),
  ),
);
const SMALL =
  'واحد|واحدة|اثنين|اثنان|اثنتين|اثنتان|اثني|اثنا|اثنتا|اثنتي|ثلاثة|ثلاث|أربعة|أربع|خمسة|خمس|ستة|ست|سبعة|سبع|ثمانية|ثماني|ثمان|تسعة|تسع|عشرة|عشر|أحد|إحدى|عشرين|عشرون|ثلاثين|ثلاثون|أربعين|أربعون|خمسين|خمسون|ستين|ستون|سبعين|سبعون|ثمانين|ثمانون|تسعين|تسعون|مائة|مئة|مائتين|مئتين|مائتان|مئتان|مائتا|مئتا|مائتي|مئتي';

const WORDS = [...fold(SMALL).split('|'), ...Object.keys(SCALES), ...Object.keys(HUNDREDS)].sort(
  (a, b) => b.length - a.length,
);
const WORD = `(?:${WORDS.join('|')})(?![ء-ي])`;

/** Pattern of Arabic numbers in words over folded text, up to thousands of millions: "ألف ومائتي". */
export const ARABIC_NUMBER_WORDS = `${WORD}(?:\\s{1,5}و?${WORD}){0,12}`;

const partOf = (word: string): number | null => {
  if (HUNDREDS[word] !== undefined) return HUNDREDS[word];
  if (/^م[اء]?[يءئ]?تي$/.test(word) || /^م(?:اء|ء)تان$/.test(word)) return 200;
  return arabicNumber(word);
};

/** Returns the value of an Arabic number in words, which must be folded; null if the words form none. */
export function arabicNumberOf(words: string): number | null {
  let total = 0;
  let group: string[] = [];
  let extra = 0;
  const small = (): number | null => {
    if (group.length === 0) return extra;
    const value = arabicNumber(group.join(' '));
    return value === null ? null : value + extra;
  };
  for (const raw of words.trim().split(/\s+/)) {
    const bare =
      raw.startsWith('و') && raw.length > 2 && raw !== fold('واحد') && raw !== fold('واحدة')
        ? raw.slice(1)
        : raw;
    const scale = SCALES[bare];
    if (scale !== undefined) {
      const before = small();
      if (before === null) return null;
      total += /^(?:الفان|الفين|الفي|مليونان|مليونين|مليوني)$/.test(bare)
        ? scale
        : Math.max(1, before) * scale;
      group = [];
      extra = 0;
      continue;
    }
    const part = partOf(bare);
    if (part === null) return null;
    if (part >= 200) extra += part;
    else group.push(group.length === 0 ? bare : raw);
  }
  const rest = small();
  return rest === null || total + rest === 0 ? null : total + rest;
}
