const PEOPLE =
  'users?|customers?|consumers?|clients?|employees?|workers?|visitors?|patients?|subscribers?|members?|individuals?|data subjects?';

/** Personal data, as documents call it. */
export const PERSONAL = {
  en: `\\b(?:personal (?:data|information|details)|(?:your|his|her|their|(?:${PEOPLE})(?:'s|')?) (?:\\w+ )?(?:data|information|details)|(?:data|information) (?:of|about|concerning) (?:you|(?:its |the |our |their )?(?:${PEOPLE})))\\b`,
  ar: '~(?:بيانات|معلومات)(?:ك|كم|ه|هم|ها|ي)?# (?:ال)?شخصية#|~(?:بيانات|معلومات)(?:ك|كم|ه|هم)#|~(?:بيانات|معلومات) ~(?:مستخدم|عميل|عملاء|مستهلك|موظف|عامل|مريض|مرضى|زائر|زوار|مشترك|أعضاء|أفراد|مقيمين|مستفيد|صاحب|أصحاب)',
} as const;

/** Data of any kind. */
export const DATA = {
  en: '\\b(?:data|information)\\b',
  ar: '~(?:بيانات|معلومات)(?:ك|كم|ه|هم|ها)?#',
} as const;

/** Data that no longer tells whose it is. */
const ANONYMOUS = {
  en: '\\banonym\\w*|\\baggregat\\w*|\\bde-?identified\\b|\\bnon-personal\\b',
  ar: '~(?:إخفاء|مجهولة|مجمعة|مجهولي)#|~إزالة كل ما',
} as const;

/** Cases in which the law itself may allow it, so that the clause alone tells nothing. */
export const UNLESS_LAWFUL = {
  en: `\\b(?:by|under|with) (?:\\w+ ){0,3}(?:laws?|regulations?|court|court order)\\b|\\bwith (?:your|their|his|the|explicit) [^.;]{0,40}consent\\b|\\bonly (?:with|where|if|after|upon|when|to)\\b|\\b(?:competent|public|government\\w*|judicial) (?:authorit|entit|bod)\\w*|\\b(?:unless|except|where|if)\\b|${ANONYMOUS.en}`,
  ar: `~(?:جهة|جهات) (?:ال)?(?:عامة|مختصة|قضائية|حكومية|أمنية)#|(?:^|\\s)(?:متى|إذا|ما لم|إلا|في حال) |~(?:أحكام|مقتضى) ~(?:نظام|أنظمة)|~نظاما#|~بموافق|${ANONYMOUS.ar}`,
} as const;

/** Says that something is not told. */
export const NOT_TOLD = {
  en: '\\b(?:(?:not|never) (?:be )?(?:required|obliged|obligated|bound) to|no (?:obligation|duty) to|(?:do|does|will|shall|need) not) (?:tell|inform|disclose|state|indicate|explain|notify|reveal|provide)\\b',
  ar: '(?:(?:لا [نتي]لتزم|لسنا ملزمين|غير ملزمين?)#[^.;]{0,30}~(?:إفصاح|إبلاغ|بيان|إخطار|توضيح|إعلام|كشف)[ء-ي]{0,3}#|لا [نتي](?:فصح|كشف|وضح|بين|حدد|وفر)#)',
} as const;

/** The data subject as the subject of what is not allowed, in Arabic. */
export const ARABIC_PERSON =
  '(?:(?<![ء-ي])لكم?#|~(?:مستخدم|عميل|عملاء|موظف|عامل|مستهلك|مريض|زائر|زوار|مشترك|عضو|صاحب البيانات|أصحاب البيانات|طرف الثاني)[ء-ي]{0,4}#)';
export const PERSON_EN =
  '\\b(?:you|users?|employees?|workers?|customers?|data subjects?|individuals?|patients?|visitors?|consumers?|clients?|second party)\\b';

/** Verbs of doing something with data. */
export const PROCESS_EN = '\\b(?:process|collect|use|handl|analy[sz])\\w{0,4}\\b';
export const PROCESS_AR =
  '~(?:معالجة|جمع|استخدام|استعمال|نعالج|نجمع|نستخدم|تعالج|تجمع|تستخدم|يعالج|يجمع|يستخدم|تستعمل|نستعمل)#';
