import type { Language } from '#shared/contracts/common.js';

/** A clause changed in one way. */
export interface Mutation {
  name: string;
  clause: string;
  /** True if the change turns what the clause lays down round, false if it says the same in another form. */
  turns: boolean;
}

type Change = (clause: string) => string | null;

/** Replaces the first match; null if there is none. */
const first =
  (pattern: RegExp, by: string | ((...found: string[]) => string)): Change =>
  (clause) => {
    const changed = clause.replace(pattern, by as string);
    return changed === clause ? null : changed;
  };

const ENGLISH_NUMBERS: Record<number, string> = {
  1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', 10: 'ten', 12: 'twelve',
  14: 'fourteen', 15: 'fifteen', 20: 'twenty', 30: 'thirty', 40: 'forty', 45: 'forty-five', 60: 'sixty', 90: 'ninety',
}; // prettier-ignore
const FIGURES = new Map(Object.entries(ENGLISH_NUMBERS).map(([figure, word]) => [word, figure]));
const ARABIC_FIGURES: Record<string, string> = {
  عشرة: '10', 'خمسة عشر': '15', عشرون: '20', عشرين: '20', ثلاثون: '30', ثلاثين: '30', ستون: '60', ستين: '60',
  تسعون: '90', تسعين: '90',
}; // prettier-ignore

const UNITS_EN = '(?:days?|months?|years?|weeks?|hours?)';
/** What says the same in another form. */
const SAME: Record<Language, readonly (readonly [string, Change])[]> = {
  en: [
    ['item of a list', (clause) => `The following applies:\n(a) ${clause}`],
    ['numbered clause', (clause) => `7.3 ${clause}`],
    [
      'figures in words',
      first(
        new RegExp(`(?<![\\d,.(])(\\d{1,2})(?= ${UNITS_EN}\\b)`),
        (figure) => ENGLISH_NUMBERS[Number(figure)] ?? figure,
      ),
    ],
    [
      'words in figures',
      first(
        new RegExp(`\\b(${[...FIGURES.keys()].join('|')})(?= ${UNITS_EN}\\b)`, 'i'),
        (word) => FIGURES.get(word.toLowerCase()) ?? word,
      ),
    ],
    [
      'months as days',
      first(/(?<![\d,.(-])\b(\d{1,2}) months\b/, (_, figure = '0') => `${String(Number(figure) * 30)} days`),
    ],
  ],
  ar: [
    ['item of a list', (clause) => `تسري الأحكام الآتية:\n(أ) ${clause}`],
    ['numbered clause', (clause) => `7-3 ${clause}`],
    [
      'figures of the east',
      (clause) =>
        /\d/.test(clause)
          ? clause.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
          : null,
    ],
    [
      'words in figures',
      first(
        new RegExp(
          `(?<![ء-ي])(${Object.keys(ARABIC_FIGURES).join('|')})(?= (?:يوما|يوماً|شهرا|شهراً|ساعة|سنة))`,
        ),
        (word) => ARABIC_FIGURES[word] ?? word,
      ),
    ],
  ],
};

/** Words besides the one turned round that may deny something, or compare: with them the answer is not known. */
const UNSURE: Record<Language, RegExp> = {
  en: /[\d%]|\b(?:not|no|nor|neither|never|none|without|unless|except|only|instead|before|after|within|than|until|waiv\w*|forfeit\w*|los\w+|exclud\w*|den(?:y|ies|ied)|days?|weeks?|months?|years?|hours?|half|quarter|pay)\b/i,
  ar: /[\d٠-٩%]|(?<![ء-ي])(?:و|ف)?(?:لا|لن|لم|ليس|دون|بدون|عدم|بعدم|غير|إلا|فقط|قبل|بعد|خلال|نصف|ربع|مهما|بأقل|ال?(?:أيام|يوم|يوما|يوماً|شهر|أشهر|سنة|سنوات|سنتين|ساعات|ساعة)|يتنازل|تنازل|يسقط|يفقد|يحرم)(?![ء-ي])/,
};
const MAY: Record<Language, RegExp> = {
  en: /\bmay\b/g,
  ar: /(?<![ء-ي])(?:و|ف)?(?:يجوز|يحق)(?![ء-ي])/g,
};

/** Forbids what a clause allows; null where it allows nothing, several things, or says more than that. */
function negated(clause: string, lang: Language): string | null {
  if ((clause.match(MAY[lang])?.length ?? 0) !== 1 || UNSURE[lang].test(clause)) return null;
  return clause.replace(MAY[lang], lang === 'en' ? '$& not' : 'لا $&');
}

const SIDES: Record<Language, readonly (readonly [string, string])[]> = {
  en: [['Employer', 'Employee'], ['Company', 'Worker'], ['Landlord', 'Tenant'], ['Lessor', 'Lessee']],
  ar: [['صاحب العمل', 'العامل'], ['المنشأة', 'الموظف'], ['المؤجر', 'المستأجر']],
}; // prettier-ignore

/** Clauses on who bears a cost: only of these is it known what they say once their sides are swapped. */
const BEARS: Record<Language, RegExp> = {
  en: /\b(?:bears?|borne|at the expense|for the account|costs? of|fees)\b/i,
  ar: /(?<![ء-ي])(?:يتحمل|تتحمل|على نفقة|على حساب|يدفع|يسدد)(?![ء-ي])/,
};

/** Puts each side in the place of the other; null where a clause does not name them, or is not on who bears what. */
function swapped(clause: string, lang: Language): string | null {
  if (!BEARS[lang].test(clause)) return null;
  const pair = SIDES[lang].find((sides) => sides.some((side) => clause.includes(side)));
  if (pair === undefined) return null;
  const [a, b] = pair;
  return clause.replace(new RegExp(`${a}(?![a-zء-ي])|${b}(?![a-zء-ي])`, 'g'), (side) => (side === a ? b : a));
}

/** Returns a clause in other forms, and turned round where what it then says is known. */
export function mutationsOf(clause: string, lang: Language): Mutation[] {
  const changed = (name: string, turns: boolean, by: string | null): Mutation[] =>
    by === null || by === clause ? [] : [{ name, clause: by, turns }];
  return [
    ...SAME[lang].flatMap(([name, change]) => changed(name, false, change(clause))),
    ...changed('negation turned', true, negated(clause, lang)),
    ...changed('sides swapped', true, swapped(clause, lang)),
  ];
}

/** Puts another number in the place of the one that was compared with a limit: four times as much, and 1. */
export function pushed(quote: string, clause: string): { over: string; under: string } | null {
  const numbers = [...quote.matchAll(/\d+/g)];
  const [only] = numbers;
  // A number in brackets stands behind the same in words.
  if (numbers.length !== 1 || only === undefined || quote[only.index - 1] === '(') return null;
  if (clause.split(only[0]).length !== 2) return null;
  return { over: clause.replace(only[0], String(Number(only[0]) * 4)), under: clause.replace(only[0], '1') };
}
