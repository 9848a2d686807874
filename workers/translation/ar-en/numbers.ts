const UNITS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']; // prettier-ignore
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES: [size: number, name: string][] = [[1_000_000_000, 'billion'], [1_000_000, 'million'], [1_000, 'thousand']]; // prettier-ignore

/** A whole number in English words. */
export function numberWords(value: number): string {
  for (const [size, name] of SCALES) {
    if (value >= size)
      return join(`${numberWords(Math.floor(value / size))} ${name}`, numberWords(value % size));
  }
  if (value >= 100) return join(`${UNITS[Math.floor(value / 100)]} hundred`, numberWords(value % 100));
  if (value < 20) return UNITS[value] ?? '';
  const unit = value % 10;
  return `${TENS[Math.floor(value / 10)]}${unit === 0 ? '' : `-${UNITS[unit]}`}`;
}

const join = (large: string, small: string) => (small === '' ? large : `${large} ${small}`);

const FORMS = new Map<string, number>();
const name = (value: number, words: string) => words.split(' ').forEach((word) => FORMS.set(word, value));
name(2, 'اثنان اثنين اثنا اثني اثنتان اثنتين اثنتا اثنتي');
name(3, 'ثلاث ثلاثه');
name(4, 'اربع اربعه');
name(5, 'خمس خمسه');
name(6, 'ست سته');
name(7, 'سبع سبعه');
name(8, 'ثمان ثماني ثمانيه');
name(9, 'تسع تسعه');
name(10, 'عشر عشره');
['عشر', 'ثلاث', 'اربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'].forEach((stem, index) => {
  name((index + 2) * 10, `${stem}ون ${stem}ين`);
});
['ماءه', 'مءه', 'مايه'].forEach((hundred) => {
  name(100, hundred);
  ['ثلاث', 'اربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'].forEach((stem, index) => {
    name((index + 3) * 100, `${stem}${hundred} ${stem}ي${hundred}`);
  });
});
name(200, 'ماءتان ماءتين ماءتا ماءتي مءتان مءتين مءتا مءتي');
name(1_000, 'الف الفا الاف');
name(2_000, 'الفان الفين الفا الفي');
name(1_000_000, 'مليون مليونا ملايين');
name(2_000_000, 'مليونان مليونين مليوني');
name(1_000_000_000, 'مليار مليارا مليارات');

const ONE_BEFORE_TEN = new Set(['احد', 'احدي', 'حادي', 'واحد', 'واحده']);

/** The size that a scale after figures gives them: «8 ملايين»; null for other words. */
export const scaleOf = (form: string): number | null =>
  /^(?:مليونا?|ملايين|مليارا?|مليارات|الفا?|الاف)$/.test(form) ? (FORMS.get(form) ?? null) : null;

/** Whether a folded word can begin a number in words. */
export function mayBeNumber(form: string): boolean {
  const plain = form.replace(/^ال/, '');
  return FORMS.has(form) || FORMS.has(plain) || ONE_BEFORE_TEN.has(plain);
}

/**
 * Reads a number in words from folded words (with their و); returns its value and how many words it has. `definite`
 * words («الستين») count as well.
 */
export function readNumber(words: readonly string[]): { value: number; count: number } | null {
  let total = 0;
  let group = 0;
  let count = 0;
  for (const written of words) {
    const joined = count > 0 && written.startsWith('و') ? written.slice(1) : written;
    const plain = joined.replace(/^ال/, '');
    const value = FORMS.get(joined) ?? FORMS.get(plain) ?? oneOf(plain, words[count + 1]);
    if (value === null || value === undefined) break;
    // عشر closes eleven to nineteen; after a finished number, a bare number word begins another one.
    const teen = value === 10 && group % 100 > 0 && group % 100 < 10;
    if (count > 0 && joined === written && value < 100 && !teen) break;
    if (value >= 1_000) {
      const scale = value % 1_000_000_000 === 0 ? 1_000_000_000 : value >= 1_000_000 ? 1_000_000 : 1_000;
      total += (group === 0 ? value / scale : group) * scale;
      group = 0;
    } else if (value === 100 && group > 0 && group < 10 && joined === written) group *= 100;
    else if (
      teen ||
      group === 0 ||
      (group % 100 === 0 && value < 100) ||
      (group % 100 < 10 && value >= 20 && value < 100)
    )
      group += value;
    else break;
    count += 1;
  }
  return count === 0 ? null : { value: total + group, count };
}

/** «أحد» and «واحد» are numbers only before عشر or tens. */
function oneOf(word: string, next: string | undefined): number | null {
  return ONE_BEFORE_TEN.has(word) &&
    next !== undefined &&
    /^(?:و?ال)?(?:عشر|و.*[وي]ن$)/.test(next) &&
    (next.startsWith('عشر') || FORMS.has(next.slice(1)))
    ? 1
    : null;
}

const MASCULINE: Record<string, string> = {
  الاول: 'الاولي', الثاني: 'الثانيه', الثالث: 'الثالثه', الرابع: 'الرابعه', الخامس: 'الخامسه', السادس: 'السادسه',
  السابع: 'السابعه', الثامن: 'الثامنه', التاسع: 'التاسعه', العاشر: 'العاشره', الحادي: 'الحاديه', عشر: 'عشره',
}; // prettier-ignore

/** The folded words of an ordinal as they would be in the feminine, which is the form that articles are counted in. */
export const feminineOrdinal = (words: readonly string[]): string =>
  words.map((word) => MASCULINE[word] ?? word).join(' ');
