/** Words that the wide readers on trade and property share, as sources of patterns. */

/** A right denied to somebody, a duty denied, or a claim given up. */
export const DENIED = {
  en: '\\b(?:not (?:be )?(?:entitled|liable|responsible|answerable|obliged|bound|owe|bear|claim|pay|demand|seek|compensat\\w+)|no (?:\\w+ ){0,6}?(?:claim|right|liability|responsibility|compensation|rent|damages|obligation|duty|recourse)|waiv(?:es|ed|ing)|releas(?:es|ed)|discharg(?:es|ed)|relieved|absolved|exempt\\w*|renounces?|relinquish\\w*|forgoes|in no event|nothing|without (?:any )?(?:compensation|liability))\\b',
  ar: '(?:~(?:لا|ولا|فلا|لن)# [يت](?:ستحق|حق|سأل|تحمل|لتزم|كون مسؤولا|ضمن|جوز ل|طالب|رجع|دفع|ترتب)|~(?:ليس|لا مسؤولية|لا يكون|دون (?:أي )?(?:تعويض|مسؤولية)|[يت]تنازل|تنازل|[يت]عفى|إعفاء|معفى|[يت]سقط|سقوط|[يت]برئ|[يت]برأ|تبرأ ذمة|إبراء|غير (?:مسؤول|ملزم)|لا شأن|[يت]خلي))',
} as const;

/** Leave to do something. */
export const FREE = {
  en: '\\b(?:may|can|entitled to|free to|at liberty to|allowed to|permitted to|right to|authori[sz]ed to)\\b(?! not)',
  ar: '~(?:يحق|يجوز|حق|له أن|لها أن|للمطور|للطرف|يستطيع|يملك)',
} as const;

/** Words that turn leave or a duty into its contrary. */
export const FORBIDDEN = {
  en: '\\b(?:may|shall|must|can|will|should) ?(?:not|never)\\b|\\b(?:only|solely|exclusively|nor|neither|never|prohibited|forbidden|cannot)\\b',
  ar: '~(?:لا يجوز|لا يحق|لا تجوز|يحظر|ليس ل|يمتنع|يلتزم بعدم|لا يصرف|لا تصرف|حصرا|فقط|دون غيره|لا يستعمل|لا يستخدم|لا تستخدم|لا يقبل|لا تقبل)',
} as const;
