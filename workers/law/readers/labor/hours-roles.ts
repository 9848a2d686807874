import type { Sentence } from '#workers/engines/text/sentences.js';
import type { Span } from '#workers/engines/text/clause/stance.js';
import type { Quantity } from '../quantities.js';
import type { RuleWords } from '../words.js';
import { aroundOf } from './hours-around.js';

/** Words in front of hours that tell what they are instead of hours of work as they stand. */
const AHEAD = {
  /** Hours by which the ordinary ones are shortened. */
  less: {
    en: '\\b(?:reduc\\w+|shorten\\w*|cut|lower\\w*|decreas\\w+|less)\\b[^.;]{0,60}\\b(?:by|of) (?:at least |not less than )?$',
    ar: '~(?:أ[نخ][قف][صض]ت?|[يت](?:نقص|خفض|قلص|قل|قصر)|أقل|تخفيض|إنقاص|تقليص)#[^.;]{0,60}(?:~(?:بمقدار|مقدار|بواقع) )$',
  },
  /** Hours that no longer hold. */
  former: {
    en: '\\bfrom (?:the |its |their )?(?:usual |normal |ordinary |present |current )?$',
    ar: '(?<![ء-ي])من (?:\\(?\\d+\\)? ?)?$',
  },
  /** Hours that are named to be set against others. */
  against: {
    en: '\\b(?:instead of|rather than|in place of|as against|as opposed to|against|compared (?:with|to)|(?<!(?:more|less|fewer|longer|other) )than) (?:the |its |their )?(?:usual |normal |ordinary )?$',
    ar: '(?:بدلا من|عوضا عن|بدل|مقابل|مقارنة ب) ?$',
  },
  /** What must not be done: its hours are nobody's. */
  forbidden: {
    en: '\\b(?:(?:may|shall|must|will|can) (?:not|never)|cannot|no (?:\\w+ )?(?:{employee}|one|person) (?:may|shall|is|can)|nor) (?:(?!more|exceed|over|beyond|in excess)\\w+ ){0,8}$',
    ar: '(?<![ء-ي])(?:ولا|لا|ألا|عدم) ?(?:يجوز|يحق|جواز)?[^.;,]{0,10}(?:تشغيل|تكليف|إلزام|إجبار|يشغل|يكلف|يعمل)(?:(?!أكثر|تزيد|يزيد|تتجاوز|يتجاوز)[^.;,]){0,40}$',
  },
  /** A cap on all hours, which the law puts at ten a day and sixty a week. */
  cap: {
    en: '\\b(?:more than|exceed|over|beyond|in excess of|up to|maximum(?: of)?|at most) $',
    ar: '(?:على|عن|[يت]تجاوز|[يت]جاوز|أقصاه|أقصاها|أقصى|أكثر من) ?$',
  },
} as const;
const SHORTER = {
  en: '^ (?:shorter|less|fewer|earlier)\\b',
  ar: '^ (?:أقل|أقصر)',
} as const;
/** Verbs of shortening right in front of the length, and a length that begins with "by". */
const SHORTENS = {
  ar: '~(?:أنقص|أنقصت|[يت](?:نقص|قل|خفض|قلص)|تخفض|أقل)#',
} as const;
const RAMADAN_COMES = {
  en: '\\bRamadan (?:begins|comes|starts|arrives)\\b',
  ar: '~(?:حل|دخل|جاء|أقبل|حلول|[يت]حل) (?:شهر )?رمضان',
} as const;

/** What hours are, if they are not simply worked. */
export type Role = keyof typeof AHEAD | null;

/** Returns what the words around a quantity of hours make of it; null for hours that are worked as they stand. */
export function roleOf(
  one: Quantity,
  { text, lang }: Pick<Sentence, 'text' | 'lang'>,
  words: RuleWords,
): Role {
  const has = (source: string, part: string) => words.has({ text: part, lang }, source);
  const { ahead, own, behind } = aroundOf(one, text);
  const isShort = one.value <= 4;
  if (has(AHEAD.less[lang], ahead) || (isShort && has(SHORTER[lang], behind))) return 'less';
  if (lang === 'ar' && isShort && has(SHORTENS.ar, own) && !/(?:علي|عن|الي) $/.test(ahead)) return 'less';
  const isTo =
    lang === 'en' ? /^[^.;]{0,40}\bto\b|^ to\b/i.test(behind) : /^[^.;]{0,20}الي(?![ء-ي])/.test(behind);
  if (has(AHEAD.former[lang], ahead) && isTo) return 'former';
  return (['against', 'forbidden', 'cap'] as const).find((role) => has(AHEAD[role][lang], ahead)) ?? null;
}

/** Tells whether hours are only supposed, as in "if he works ten hours"; that Ramadan comes is no condition. */
export function isSupposed(
  { start }: Span,
  sentence: Pick<Sentence, 'text' | 'lang'>,
  words: RuleWords,
): boolean {
  const { within = null } = words.stance(sentence, start);
  if (within?.kind !== 'condition') return false;
  const ahead = sentence.text.slice(within.span.start, start);
  return !words.has({ text: ahead, lang: sentence.lang }, RAMADAN_COMES[sentence.lang]);
}
