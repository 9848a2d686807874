import { lengthInWords } from '#shared/domain/lengths.js';
import type { Language } from '#shared/contracts/common.js';
import type { InBoth } from '#platform/law/rules/rule.js';
import { quantitiesIn, sumOf, type Quantity } from '../quantities.js';
import type { Reader } from '../reader.js';

const MOST = 180;
const NEAR_CHARS = 160;
const BEFORE_CHARS = 50;

const CUE: InBoth = {
  en: '\\bprobation(?:ary)?(?: period)?\\b|\\btrial period\\b',
  ar: '~(?:فترة|مدة) (?:ال)?(?:تجربة|اختبار)#|~تحت (?:ال)?(?:تجربة|اختبار)#',
};
/** What stands before a cue that only sets the time of something else. */
const TIME: InBoth = {
  en: '\\b(?:after|during|within|upon|following|completing|completion of|end of|expiry of|passing|throughout) (?:\\w+ ){0,3}$',
  ar: '~(?:بعد|خلال|أثناء|عند|عقب|انتهاء|انقضاء|اجتياز|إتمام|نهاية|طوال) (?:[ء-ي]+ ){0,2}$',
};
const OF: InBoth = { en: '^,? ?(?:of|\\(|for|which is)', ar: '^[ء-ي]* ?(?:ومدتها|مدتها|لمدة|البالغة|وهي)' };
/** Words between a cue and a length that belongs to something else. */
const OTHER: InBoth = {
  en: '\\b(?:leave|notice|salary|wages?|absen\\w+|sick|holidays?|terminat\\w+|end(?:s|ed)? (?:the|this)|(?:contract|agreement) (?:shall|will|becomes?|continues?|is))\\b',
  ar: '~(?:إجازة|إشعار|إخطار|راتب|أجر|إنهاء|غياب|[يت]نتهي|مكافأة|[يت]ستمر|عقد (?:ل|محدد)|إثبات|تثبيت|أخبر)',
};
const NOTICE_AFTER: InBoth = {
  en: "^'?s?\\W{0,3}(?:of )?(?:prior |written |advance )*notice|^\\W{0,3}(?:of )?(?:paid |annual |sick )?leave",
  ar: '^\\W{0,3}(?:من )?(?:إشعار|إخطار|إجازة)',
};
const EXTENDED: InBoth = {
  en: '\\b(?:extend(?:ed|able|s)?|extension|renew(?:ed|able)?|prolong(?:ed)?|lengthen(?:ed)?|add(?:s|ed)?|plus|followed by|increased by)\\b',
  ar: '~(?:تمديد|[يت]مدد|تجديد|[يت]جدد|تمتد|إضافة|[يت]ضيف|[يت]ضاف|أضاف|إطال|[يت]طيل|تليها|[يت]زيدها|زيادتها)',
};
const ALIKE: InBoth = {
  en: '\\b(?:similar|like|same|equal|equivalent)\\b',
  ar: '~(?:مماثلة|مثلها|مساوية|ذات المدة|نفس المدة)',
};
const ANOTHER: InBoth = { en: '\\b(?:further|additional|another|second)\\b', ar: '~(?:أخرى|إضافية|ثانية)' };
const TOTAL: InBoth = {
  en: '\\b(?:total|in all|aggregate|overall|altogether|in any (?:case|event)|combined)\\b',
  ar: '~(?:مجموع|إجمالي|مجمل|جملتها|كامل|جميع (?:ال)?أحوال|كل (?:ال)?أحوال|معا)',
};
const CAP: InBoth = {
  en: '\\bto (?!which\\b|it\\b)(?:\\w+ ){0,4}$|\\b(?:provided|so (?:long|that)|not exceed\\w*|no more than|does not exceed|maximum)\\b',
  ar: '~(?:إلى#|على ألا|بما لا|بشرط|شريطة|بحيث|لتصل|لتصبح|حد أقصى)',
};

const UNNAMED: InBoth = {
  en: 'The clause lets probation be extended without naming by how much; in all it may last at most 180 days.',
  ar: 'يجيز البند تمديد فترة التجربة دون بيان مدة التمديد، والحد الأعلى لها في مجموعها 180 يوماً.',
};

/** Adds up how long probation may last with its extensions, and compares that with the 180 days of the law. */
export const probationLength: Reader = (sentence, words) => {
  const { text, lang } = sentence;
  const has = (part: string, source: InBoth) => words.has({ text: part, lang }, source[lang]);
  const all = quantitiesIn(text, lang, 'days').filter(
    ({ end }) => !has(text.slice(end, end + BEFORE_CHARS), NOTICE_AFTER),
  );
  for (const match of words.matches(sentence, CUE[lang])) {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    const isTime =
      has(text.slice(Math.max(0, start - BEFORE_CHARS), start), TIME) && !has(text.slice(end, end + 25), OF);
    if (isTime) continue;
    const after = all.find((one) => one.start >= end && one.start < end + NEAR_CHARS);
    const between = text.slice(end, after?.start ?? end);
    const isFirst = after !== undefined && !has(between, OTHER) && !has(between, EXTENDED);
    const ahead = all.findLast(
      (one) => one.end <= start && one.end > start - BEFORE_CHARS && !has(text.slice(one.end, start), OTHER),
    );
    const first = isFirst ? after : (ahead ?? (has(between, OTHER) ? undefined : after));
    if (first === undefined) continue;
    const { parts, isVague } = totalOf(first, all, text, has);
    const last = parts.findLast((one) => one !== first) ?? first;
    const isBeyond = parts.reduce((days, { value }) => days + value, 0) > MOST;
    return {
      answer: !isBeyond ? 'keeps' : isVague ? 'doubtful' : 'breaks',
      compares: !isVague,
      at: { start: Math.min(start, first.start), end: Math.max(end, last.end) },
      says: isVague ? UNNAMED : { en: comparison('en', parts), ar: comparison('ar', parts) },
    };
  }
  return null;
};

/** Returns what probation lasts: the first length with each extension, or the bound that is set for all of it. */
function totalOf(
  first: Quantity,
  all: readonly Quantity[],
  text: string,
  has: (part: string, source: InBoth) => boolean,
): { parts: Quantity[]; isVague: boolean } {
  const rest = text.slice(first.end);
  if (!has(rest, EXTENDED)) return { parts: [first], isVague: false };
  const parts = [first];
  let from = first.end;
  const later = all.filter(({ start }) => start >= first.end);
  for (const one of later) {
    const before = text.slice(from, one.start);
    from = one.end;
    if (has(before, OTHER)) continue;
    if (
      has(before, TOTAL) ||
      has(text.slice(one.end, one.end + 25), TOTAL) ||
      (has(before, CAP) && !has(before, ANOTHER))
    )
      return { parts: [one.value > first.value ? one : first], isVague: false };
    if (has(before, ALIKE)) parts.push(first);
    parts.push(one);
  }
  const tail = text.slice(from);
  const isVague = !has(tail, ALIKE) && later.length === 0 && has(tail, ANOTHER);
  return { parts: isVague || has(tail, ALIKE) ? [...parts, first] : parts, isVague };
}

function comparison(lang: Language, parts: readonly Quantity[]): string {
  const isSum = parts.length > 1;
  const has = lengthInWords(sumOf(parts), lang);
  return lang === 'en'
    ? `The clause has ${has}${isSum ? ' in all' : ''}; the law allows at most 180 days in total.`
    : `يحدد البند ${has}${isSum ? ' إجمالاً' : ''}، والحد الأعلى في النظام 180 يوماً في المجموع.`;
}
