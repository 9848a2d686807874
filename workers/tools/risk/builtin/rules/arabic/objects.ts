import { arabicPattern } from '#workers/engines/text/arabic.js';

/** A noun after a preposition that follows another noun: "عنوانه المسجل في العقد" changes no contract. */
const BEHIND_PREPOSITION = arabicPattern(
  '[ء-ي]{3,} (?:في|بموجب|وفق|وفقا ل|حسب|بحسب|ضمن|خلال|طوال|أثناء|بعد|قبل|عند|مع|المحدد في|الوارد في)\\s?(?:هذا |هذه |مدة |نص |أحكام )?(?:ال|ل)?$',
);
/** A verb that ends the contract itself, and does not change it. */
const ENDS = arabicPattern('~إلغاء# (?:هذا |هذه )?(?:ال)?(?:عقد|اتفاقية)#');

/** Tells whether the last noun of a match is the object of its verb, and stands in no phrase that belongs to another noun. */
export function isObjectOfVerb(words: string): boolean {
  if (ENDS.test(words)) return false;
  const noun = /[ء-ي]+$/.exec(words)?.[0] ?? '';
  return !BEHIND_PREPOSITION.test(
    `${words.slice(0, words.length - noun.length)}${/^(?:ال|لل)/.exec(noun)?.[0] ?? ''}`,
  );
}

const AT_END = '~(?:نهاية|انتهاء|انتهائه|انتهائها|انقضاء|إخلاء|تسليم|مغادرة|تصفية)#';
/** Words by which money is given back in the end, or is kept until then. */
const RETURNED = arabicPattern(
  `(?<!(?:لا|لن|ولا|عدم|غير|حق|يحق|له) )(?<![ء-ي])[وف]?(?:يعاد|تعاد|يرد|ترد|يسترد|تسترد|مسترد|مستردة|إعادة|رد|يعيد|تعيد)#[^.;]{0,80}?${AT_END}`,
);
const KEPT_UNTIL = arabicPattern(
  `(?:لا|لن|ولا) [يت](?:رد|سترد|عاد|عيد)[^.;]{0,60}?(?:إلا|حتى|قبل)# ?(?:[ء-ي]{2,6} )?(?:${AT_END}|ذلك)|غير (?:قابل|قابلة) (?:للاسترداد|للرد) (?:إلا|حتى|قبل)#`,
);
/** Tells whether a sentence only says when money is given back: it is none that is lost. */
export const isReturnedLater = (text: string): boolean => RETURNED.test(text) || KEPT_UNTIL.test(text);
