const UNITS: Record<string, number> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11,
  twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18,
  nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
}; // prettier-ignore

const WORD = `(?:${Object.keys(UNITS).join('|')}|hundred|thousand)`;

/**
 * Pattern of numbers in words: "two", "forty-five", "one hundred and eighty". Limited to about a dozen words: no
 * number has more, and in a long row of number words a match would be tried from each of them.
 */
export const NUMBER_WORDS = `${WORD}(?:(?:[\\s-]{1,40}and)?[\\s-]{1,40}${WORD}){0,12}`;

/** Returns the value of a number in words; null if the words do not form a number. */
export function numberInWords(words: string): number | null {
  let total = 0;
  let group = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === 'and') continue;
    const unit = UNITS[word];
    if (word === 'hundred') group = (group === 0 ? 1 : group) * 100;
    else if (word === 'thousand') {
      total += (group === 0 ? 1 : group) * 1_000;
      group = 0;
    } else if (unit === undefined || (group % 100 !== 0 && (unit >= 10 || group % 10 !== 0))) return null;
    else group += unit;
  }
  return total + group;
}
