/** Words that many rules on work share, as sources of patterns. */
export const WAGE = {
  en: '\\b(?:salar(?:y|ies)|wages?|remuneration|pay|paychecks?)\\b',
  ar: '~(?:أجر|أجور|راتب|رواتب|مرتب)(?:ه|ها|هم|هن|ا)?#',
} as const;

/** Words with which a clause leaves it to the employer. */
export const AT_WILL = {
  en: "\\b(?:discretion|sees fit|deems (?:fit|appropriate|necessary)|for any reason|without (?:the |his |her |any |prior |their |a |further |obtaining ){0,4}(?:written )?(?:consent|approval|reference|notice|reverting|objection|{employee}'s consent))\\b",
  ar: '~(?:تقدير|مطلق|يراه|تراه|يراها|تراها|يشاء|دون (?:[ء-ي]{2,12} ){0,3}?(?:موافقة|موافقته|إذن|رضا|الرجوع|إشعار|اعتراض)|بدون (?:[ء-ي]{2,12} ){0,3}?(?:موافقة|موافقته|إذن|الرجوع)|لأي سبب)',
} as const;
