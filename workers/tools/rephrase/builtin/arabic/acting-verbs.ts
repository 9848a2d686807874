import type { RewordingRule } from '../rule.js';
import { grouped } from './grouping.js';
import { BEFORE_OBJECT, SUBJECT } from './nouns.js';
import { after, BRISK, END } from './phrases.js';
import { ALONE, VERBAL_NOUNS, WITH_PREPOSITION } from './verbal-nouns.js';

/** The present of "to perform", with the prefix of the verb that replaces it. */
const PERFORMS = [
  ['يقوم', 'ي'],
  ['تقوم', 'ت'],
] as const;
/** Nouns that are common enough in contracts to be looked for behind a subject and a past as well. */
const COMMON = new Set(
  (
    'تسليم تقديم تنفيذ توفير توريد تحديد تزويد تعويض إرسال إصدار إصلاح إبلاغ إخطار إشعار إيداع إعداد إدارة مراجعة معاينة دفع صرف نقل ' +
    'شحن سداد بيع شراء تأمين إعادة تجديد متابعة'
  ).split(' '),
);
/** Those that contracts report as done. */
const DONE = new Set('تسليم تقديم تنفيذ توريد دفع سداد بيع شراء معاينة نقل إبلاغ'.split(' '));

const verb = (find: string, write: string): RewordingRule => ({ find, write, reason: 'verb', styles: BRISK });
const withoutPronoun = (noun: string) => noun.replace(/ة$/, '[ةت]');
/** An object, or the pronoun of one, which stays where it is. */
const OBJECT = `(?:${END}${BEFORE_OBJECT}|(?<!ت)(?=(?:ها|ه|هم|هما)${END}))${ALONE}`;

/** "performs", "will perform", "and performs": with what is written to its front. */
const performs = (perform: string) => after('[وف]?س?', perform);

/** What follows may not be read as an adjective of who acts, as «المنظمة» is behind «السلطة المختصة». */
const TOLD_APART = {
  ي: `(?! ال[ء-ي]{2,10}ي${END})`,
  ت: `(?! ال(?:م[ء-ي]{2,10}|[ء-ي]{2,10}ي)ة${END})`,
} as const;

const common = VERBAL_NOUNS.filter(({ noun }) => COMMON.has(noun)).flatMap(({ noun, present, past }) => [
  ...PERFORMS.map(([perform, prefix]) =>
    verb(
      `${performs(perform)}((?:${SUBJECT})?) ب${withoutPronoun(noun)}${END}${TOLD_APART[prefix]}${BEFORE_OBJECT}${ALONE}`,
      `${prefix}${present}$1`,
    ),
  ),
  // The past takes the ending of "performed" only where its last letters stay as they are before one.
  ...(DONE.has(noun)
    ? [
        verb(
          `${after('[وف]', 'قام')}(${past.endsWith('ى') ? '' : 'ت?'}(?:${SUBJECT})?) ب${withoutPronoun(noun)}${END}${BEFORE_OBJECT}${ALONE}`,
          `${past}$1`,
        ),
      ]
    : []),
]);

const others = PERFORMS.flatMap(([perform, prefix]) =>
  grouped(
    VERBAL_NOUNS.filter(({ noun }) => !/اء$/.test(noun)).map(({ noun, present }) => [noun, present] as const),
  )
    .filter(({ words }) => words.length > 1 || (prefix === 'ي' && COMMON.has(words[0] ?? '')))
    .map(({ find, write }) => verb(`${performs(perform)} ب${find(withoutPronoun)}${OBJECT}`, prefix + write)),
);

const prepositional = WITH_PREPOSITION.flatMap(({ noun, behind, present, past }) => [
  ...PERFORMS.map(([perform, prefix]) =>
    verb(`${performs(perform)}((?:${SUBJECT})?) بال${noun}${behind}${ALONE}`, `${prefix}${present}$1`),
  ),
  ...(past === ''
    ? []
    : [verb(`${after('[وف]', 'قام')}(ت?(?:${SUBJECT})?) بال${noun}${behind}${ALONE}`, `${past}$1`)]),
]);

const anyNoun = `(?:${[...VERBAL_NOUNS, ...WITH_PREPOSITION]
  .map(({ noun }) => noun.replace(/ة$/, '[ةت]'))
  .sort((a, b) => b.length - a.length)
  .join('|')})(?:ه|ها|هم|هما)?${END}`;

/** "To perform the delivery of" is "the delivery of", wherever the noun is needed and the verb is not. */
const performance = [
  verb(`${after('و', 'بالقيام')} (ب(?:ال)?${anyNoun})`, '$1'),
  verb(`${after('و', 'للقيام')} ب(?!ال)(${anyNoun})`, 'ل$1'),
  verb(`${after('و', 'للقيام')} بال(${anyNoun})`, 'لل$1'),
  verb(`${after('و', 'القيام')} ب((?:ال)?${anyNoun})`, '$1'),
];

/** "Performs the delivery of" is "delivers": the verb that the noun stands for, of the same person and gender. */
export const ACTING_VERBS: readonly RewordingRule[] = [
  ...performance,
  ...common,
  ...others,
  ...prepositional,
];
