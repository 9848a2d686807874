import type { Language } from '#shared/contracts/common.js';
import { fold } from '../arabic.js';
import { bounded } from '../plain.js';
import type { Quantity, Question } from './value.js';

/** What a length of time is the length of. */
type LengthNoun = 'term' | 'renewal' | 'notice' | 'survival';

interface Span {
  start: number;
  end: number;
}

/** Most characters before and behind a length of time that may govern it. */
const NEAR_CHARS = 140;

const english = (source: string) => new RegExp(bounded(source), 'i');
const PAREN = '(?: ?\\([^)]{0,40}\\))?';
const POSSESSIVE = "['’]?s?['’]?";
/** Words between a noun and the length that it has. */
const GLUE =
  '(?:of|for|is|are|be|being|was|shall|will|must|may|not|no|less|fewer|more|longer|exceed|exceeding|than|at|least|most|up|to|the|an?|any|period|periods|duration|minimum|maximum|full|fixed|initial|prior|written|advance|further|lasting|equal|which|whose|terms?|runs?|continues?|lasts?|remains?|expires?|ends?|after|each|and|has|have|in|writing|effect|force|agreement|contract|lease|this|its)';
const governed = (noun: string) =>
  english(`\\b(?:${noun})\\b[^\\w.;(]*(?:\\([^)]{0,40}\\)[^\\w.;(]*)?(?:${GLUE}[^\\w.;]+){0,7}\\(?$`);

/** Words behind a length, in the order in which they are asked: what they say is more certain than what stands before it. */
const ENGLISH_BEHIND: readonly (readonly [LengthNoun, RegExp])[] = [
  [
    'notice',
    english(
      `^${POSSESSIVE}${PAREN}(?: or more)?(?:[ -](?!(?:after|from|following|of|to|and|or|unless|if|until|which|where|thereafter|provided)\\b)[a-z-]{1,20}){0,4}[ -]notices?\\b`,
    ),
  ],
  [
    'survival',
    english(
      `^${POSSESSIVE}${PAREN},? (?:beyond\\b|(?:after|following|from|subsequent to|beyond) (?:the )?(?:(?:effective )?date of )?(?:(?:the|its|such|any|this|that|his|her|their) )?(?:[\\w-]{1,20} ){0,3}?(?:expir|terminat|end\\b|ending|cessation|disclos|departure))`,
    ),
  ],
  [
    'renewal',
    english(
      `^${POSSESSIVE}${PAREN} ?-?(?:renewals?|extensions?|periods\\b|(?:renewal|extension|successive|additional|further) (?:terms?|periods?))\\b|^${PAREN} each\\b`,
    ),
  ],
  ['notice', english(`^${POSSESSIVE}${PAREN} (?:prior to|before|in advance|preceding)\\b`)],
  [
    'term',
    english(
      `^${PAREN}[ -]{0,2}(?:(?:initial|fixed|original|minimum|base) )?(?:terms?|tenure)\\b|^${PAREN}[ -](?:agreement|contract|lease|tenancy|licen[cs]e)\\b`,
    ),
  ],
];
const ENGLISH_BEFORE: readonly (readonly [LengthNoun, RegExp])[] = [
  ['notice', governed('notices?(?: period)?|notif\\w+')],
  [
    'survival',
    english(
      '\\b(?:surviv\\w*\\b[^.;]{0,80}|(?:during|throughout|for|over)\\b[^.;]{0,60}\\b(?:term|duration|life|agreement|contract|employment|engagement)\\b[^.;]{0,40},? (?:and|plus|and also)(?: also)?)(?: for| during)?(?: (?:an?|another|the))?(?: (?:further|additional|subsequent))?(?: (?:period|term) of)?(?: up to| at least)?[\\s(]*$',
    ),
  ],
  [
    'survival',
    english(
      '\\b(?:after|following|upon) (?:the |its |such |any |this )?(?:\\w+ ){0,2}?(?:expir\\w*|terminat\\w*|end)\\b(?: (?:of|or|and|expiry|expiration|termination|the|this|agreement|contract|employment|engagement|thereof))*,? for (?:a (?:further )?period of )?[\\s(]*$',
    ),
  ],
  ['term', governed('(?:initial|original|first|primary|fixed)(?: \\w+)? (?:term|period|duration)')],
  [
    'renewal',
    governed('renew\\w*|exten(?:d|ds|ded|sion|sions)|successive|consecutive|additional|roll\\w* over'),
  ],
  ['term', governed('(?:initial |original |fixed |primary )?(?:term|duration|tenure)')],
];

const START = '(?<![ء-ي])[وف]?[بكل]?(?:ال|ل)?';
const arabic = (source: string) =>
  new RegExp(bounded(fold(source).replaceAll('~', START).replaceAll('#', '(?![ء-ي])')));
const ARABIC_END = '(?:ال)?(?:انتهاء|انهاء|انقضاء|فسخ|نهاية|ترك|إفصاح|زوال)[ء-ي]{0,3}';
/** Words between a noun and the length that it has. */
const ARABIC_GLUE =
  '(?:هي|هو|وهي|قدرها|قدره|مدته|مدتها|ومدته|ومدتها|مدة|بمدة|لمدة|لمدد|مدد|كل|منها|منهما|لا|تقل|يقل|تزيد|يزيد|تتجاوز|يتجاوز|عن|على|تكون|يكون|أقصاها|أدناها|كتابي|كتابيا|كتابة|خطي|خطيا|مسبق|مسبقا|قبل|ب|أن|متعاقبة|متتالية|واحدة|هذا|هذه|محدد|محددة|المدة|العقد|الاتفاقية|تلقائيا|ضمنيا)';
/** What may stand right before a length: a joined preposition, or its number in figures. */
const ARABIC_LEAD = '(?:ب(?:ـ)? ?)?(?:\\(\\d{1,4}\\) ?)?\\(?$';
const arabicGoverned = (noun: string) =>
  arabic(`~(?:${noun})#[^ء-ي.;(]{0,6}(?:${ARABIC_GLUE}[^ء-ي.;(]{1,4}){0,7}${ARABIC_LEAD}`);

const ARABIC_BEHIND: readonly (readonly [LengthNoun, RegExp])[] = [
  ['notice', arabic('^ ?(?:\\([^)]{0,30}\\) ?)?(?:على الأقل )?(?:قبل|من (?:تاريخ )?(?:ال)?(?:إشعار|إخطار))')],
  [
    'survival',
    arabic(
      `^ ?(?:\\([^)]{0,30}\\) ?)?(?:أخرى )?(?:تالية |لاحقة )?(?:من|بعد|عقب|تلي|تبدأ من|تحسب من|اعتبارا من|ل) ?(?:تاريخ )?${ARABIC_END}`,
    ),
  ],
  ['renewal', arabic('^ ?(?:\\([^)]{0,30}\\) ?)?(?:مماثلة|أخرى|إضافية)#')],
];
const ARABIC_BEFORE: readonly (readonly [LengthNoun, RegExp])[] = [
  [
    'notice',
    arabic(
      `~(?:إشعار|إخطار|يشعر|يخطر|تشعر|تخطر|أشعر|أخطر|إشعارا|إخطارا)#[^.;\\d]{0,90} (?:قبل|ب(?:ـ)?|مدته|مدتها|بمدة)[^ء-ي.;]{0,3}(?:(?:نهاية|انتهاء|مدة|لا|تقل|عن|المدة|العقد|ب(?:ـ)?) ?){0,4}${ARABIC_LEAD}`,
    ),
  ],
  [
    'notice',
    arabicGoverned(
      'إشعار|إخطار|إنذار|إشعاره|إخطاره|إشعارا|إخطارا|مهلة (?:ال)?(?:إشعار|إخطار)(?: [ء-ي]{2,10}){0,4}',
    ),
  ],
  [
    'survival',
    arabic(
      `(?:بعد|عقب|رغم)(?: تاريخ)? ${ARABIC_END}[^.;\\d]{0,40}?(?:لمدة|مدة|بمدة|بمضي|,|،)? ?${ARABIC_LEAD}`,
    ),
  ],
  ['survival', arabic('~(?:طوال|خلال|أثناء)# مدة [^.;]{2,40} ولمدة \\(?$')],
  ['renewal', arabicGoverned('تجديد|يتجدد|تتجدد|يجدد|تجدد|تمديد|يمدد|تمدد|مدة كل تجديد|لمدد متعاقبة')],
  [
    'term',
    arabicGoverned(
      'مدة (?:هذا |هذه )?(?:ال)?(?:عقد|اتفاقية|اتفاق|إيجار|ترخيص|خدمة|وكالة|مذكرة|توريد|شراكة|عمل)(?: [ء-ي]{2,12}){0,2}|مدة (?:أولية|أصلية|أولى)|مدته|مدتها|(?:يسري|تسري|يستمر) عقد (?:ال)?[ء-ي]{2,12}(?: نفسه)?',
    ),
  ],
];

/** The nouns whose length a question does not ask for. */
const OTHER_NOUNS: Partial<Record<Question, readonly LengthNoun[]>> = {
  'notice-period': ['term', 'renewal', 'survival'],
  'initial-term': ['notice', 'renewal', 'survival'],
  'renewal-term': ['term', 'notice', 'survival'],
  'survival-period': ['notice', 'term'],
};

/** "Ninety days before its end" is «قبل تسعين يوما من انتهائه». */
const AHEAD_OF = arabic(`قبل (?:مدة |مضي )?(?:لا تقل عن )?${ARABIC_LEAD}`);

const TABLES = {
  en: { behind: ENGLISH_BEHIND, before: ENGLISH_BEFORE },
  ar: { behind: ARABIC_BEHIND, before: ARABIC_BEFORE },
} as const;

/** What "thereafter" follows: the end of the contract, and not its beginning. */
const THEREAFTER = english(`^${POSSESSIVE}${PAREN},? (?:thereafter|afterwards?)\\b`);
const ENDED = english('\\b(?:during|throughout|terms?|expir\\w*|terminat\\w*|end|employment|engagement)\\b');
const BEGUN = english('\\b(?:commenc\\w*|effective date|begins?|date hereof|signature)\\b');

/**
 * Returns what a length of time in a text is the length of, by the phrase that governs it: the words right behind it, else a
 * noun before it with nothing but small words between. Null if no such phrase says it. Arabic text must be folded.
 */
export function nounOfLength(text: string, { start, end }: Span, lang: Language): LengthNoun | null {
  const { behind, before } = TABLES[lang];
  const after = text.slice(end, end + NEAR_CHARS);
  const ahead = text.slice(Math.max(0, start - NEAR_CHARS), start).trimEnd();
  if (lang === 'ar' && AHEAD_OF.test(`${ahead} `)) return 'notice';
  const found = behind.find(([, pattern]) => pattern.test(after))?.[0];
  if (found !== undefined && found !== 'term') return found;
  if (THEREAFTER.test(after) && ENDED.test(ahead) && !BEGUN.test(ahead)) return 'survival';
  const said = before.find(([, pattern]) => pattern.test(`${ahead} `) || pattern.test(ahead))?.[0];
  // "Renewed for one-year terms" is said of renewals.
  return said ?? found ?? null;
}

/** Tells of the quantities of a text whether each is the length of another noun than a question asks for. */
export function ofAnotherNoun(text: string, question: Question, lang: Language) {
  const others = OTHER_NOUNS[question];
  return (quantity: Quantity): boolean => {
    if (others === undefined || quantity.kind !== 'duration') return false;
    const noun = nounOfLength(text, quantity, lang);
    return noun !== null && others.includes(noun);
  };
}

/** Tells whether a length of time may be that of a notice: the phrase that governs it makes it no other one. */
export function isNoticeLength(text: string, span: Span, lang: Language): boolean {
  const noun = nounOfLength(text, span, lang);
  return noun === null || noun === 'notice';
}

/** Returns the length of a duty among those of a text: one that outlasts the contract, else one of no other noun. */
export function dutyLength<T extends Span>(text: string, lengths: readonly T[], lang: Language): T | null {
  const nouns = lengths.map((one) => nounOfLength(text, one, lang));
  return lengths[nouns.indexOf('survival')] ?? lengths[nouns.indexOf(null)] ?? null;
}
