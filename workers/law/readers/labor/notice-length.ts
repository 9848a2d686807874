import { lengthInWords } from '#shared/domain/lengths.js';
import type { InBoth } from '#platform/law/rules/rule.js';
import { quantitiesIn } from '../quantities.js';
import type { Reader } from '../reader.js';
import type { RuleWords } from '../words.js';

const MONTHLY_DAYS = 60;
const OTHER_DAYS = 30;

const END: InBoth = {
  en: '\\b(?:terminat\\w+|end(?:s|ed|ing)? (?:of )?(?:this |the )?(?:contract|agreement|employment|service)|ended|rescind\\w*|dismiss\\w*|cancel(?:led)?|dispens\\w+ with|let (?:\\w+ ){1,3}go|discharge[sd]?|part(?:s|ing)? with)\\b',
  ar: '~(?:إنهاء|[يت]نهي|[يت]نهى|أنهى|فسخ|[يت]فسخ|إنهائه|إنهاؤه|إنهاءه|استغناء|[يت]ستغني|تسريح)#',
};
const NOTICE: InBoth = {
  en: '\\b(?:notices?|notify|notif(?:ies|ied|ying))\\b',
  ar: '~(?:إشعار|إشعارا|إخطار|إخطارا|[يت]شعر|[يت]خطر|إشعاره|إخطاره|مهلة)#',
};
/** Notices of something else. */
const OTHER: InBoth = {
  en: '\\b(?:probation\\w*|trial|renew\\w*|extend|resign\\w*|annual leave|Articles? \\(?(?:80|81|77)|misconduct|breach\\w*|non[\\s-]renewal|cure|remedy|warning|housing|accommodation|vehicle)\\b',
  ar: '~(?:تجربة|اختبار|تجديد|[يت]جدد|تجدد|تمديد|استقال|إجازة|مادة (?:ال)?(?:ثمانين|ثمانون)|إخلال|مخالفة|إنذار|سكن)|\\(?80\\)?',
};
const EMPLOYER: InBoth = { en: '{employer}', ar: '{employer}' };
const EMPLOYEE: InBoth = { en: '{employee}', ar: '{employee}' };
const EITHER: InBoth = {
  en: '\\b(?:either|both|each|any)(?: of the)? part(?:y|ies)\\b|\\bthe other party\\b|\\bneither party\\b',
  ar: '~(?:أي من|لأي|كل من|أحد|كلا|أي) (?:ال)?(?:طرفين|طرف|منهما|طرفيه)#|~طرف الآخر#|~طرفين#',
};
const BY: InBoth = {
  en: '^[^.;,\\d]{0,30}?\\b(?:by|from|if|where|when|in case|for)\\b[^.;,]{0,25}',
  ar: '^[^.;,\\d]{0,20}?~(?:من|إذا كان|بالنسبة|على)[^.;,]{0,30}',
};
const NOT_MONTHLY: InBoth = {
  en: '\\b(?:daily|hourly|weekly|piece)\\b|\\bnot paid monthly\\b',
  ar: '~(?:يومي|يومية|ساعة|أسبوعي|قطعة)#|~(?:لا|غير)# [^.;]{0,20}~(?:شهريا|شهري)#',
};
const NEAR_CHARS = 120;

/** Compares the notice by which the employer, or either party, may end the contract with what the law demands. */
export const noticeLength: Reader = (sentence, words) => {
  const { text, lang } = sentence;
  const has = (part: string, source: InBoth) => words.has({ text: part, lang }, source[lang]);
  if (!has(text, END) || !has(text, NOTICE) || has(text, OTHER)) return null;
  const least = has(text, NOT_MONTHLY) ? OTHER_DAYS : MONTHLY_DAYS;
  const all = quantitiesIn(text, lang, 'days').filter(
    ({ start, end }) =>
      has(text.slice(Math.max(0, start - NEAR_CHARS), start), NOTICE) ||
      has(text.slice(end, end + 40), NOTICE),
  );
  let kept = null;
  for (const [at, one] of all.entries()) {
    const from = all[at - 1]?.end ?? 0;
    const to = Math.min(all[at + 1]?.start ?? text.length, one.end + 70);
    const giver = giverIn(text.slice(from, one.start), text.slice(one.end, to), lang, words);
    if (giver === null || giver === 'employee' || one.length === undefined) continue;
    const has = { en: lengthInWords(one.length, 'en'), ar: lengthInWords(one.length, 'ar') };
    const reading = {
      at: { start: one.start, end: one.end },
      says: {
        en: `The clause lets the employer end the contract by notice of ${has.en}; the law requires at least ${least} days.`,
        ar: `يجيز البند لصاحب العمل إنهاء العقد بإشعار مدته ${has.ar}، والحد الأدنى في النظام ${least} يوماً.`,
      },
    };
    if (one.value < least) return { answer: 'breaks', ...reading };
    kept ??= { answer: 'keeps', compares: true, ...reading } as const;
  }
  return kept;
};

/** Tells who gives the notice of a length: whoever is named right after it, else who acts before it. */
function giverIn(
  before: string,
  after: string,
  lang: 'en' | 'ar',
  words: RuleWords,
): 'employer' | 'employee' | 'either' | null {
  const by = words.matches({ text: after, lang }, BY[lang])[0]?.[0];
  const named = by === undefined ? null : first(by, lang, words);
  if (named !== null) return named;
  return first(before, lang, words);
}

function first(part: string, lang: 'en' | 'ar', words: RuleWords): 'employer' | 'employee' | 'either' | null {
  const at = (source: InBoth) => words.matches({ text: part, lang }, source[lang])[0]?.index ?? Infinity;
  const places = [
    ['either', at(EITHER)],
    ['employer', at(EMPLOYER)],
    ['employee', at(EMPLOYEE)],
  ] as const;
  const [name, place] = places.reduce((best, one) => (one[1] < best[1] ? one : best));
  return place === Infinity ? null : name;
}
