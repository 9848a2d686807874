import { readTogether, type AddedReaders } from '../together.js';

const STRANGER = {
  en: '\\b(?:non-?saudis?|foreigner|foreign (?:national|partner|manager|investor)|expatriate)\\b',
  ar: '~(?:غير (?:ال)?سعودي|أجنبي|وافد)#',
};

/** Wide readers of the rules on finance, concealment and promotions. */
export const wideDealingReaders: AddedReaders = {
  'SA-FIN-01': readTogether({
    says: {
      en: 'The clause has financing carried on without a licence.',
      ar: 'يقضي البند بمزاولة التمويل دون ترخيص.',
    },
    en: [
      [
        '\\b(?:financing company|lender|financier)\\b',
        '\\b(?:lends?|finances?|carries on|provides)\\b',
        '\\b(?:holds no|has no|without (?:a|any)) licen[cs]e\\b',
        '\\b(?:SAMA|Saudi Central Bank|financ\\w+|public)\\b',
      ],
    ],
    ar: [],
    unless: { en: '\\b(?:may|shall|must) not\\b|\\b(?:software|trade ?marks?)\\b', ar: '~لا#' },
  }),
  'SA-ACL-01': readTogether({
    says: {
      en: "The clause lets a non-Saudi trade for its own account under another's licence.",
      ar: 'يمكن البند غير السعودي من ممارسة النشاط لحسابه باستخدام ترخيص غيره.',
    },
    en: [
      [
        STRANGER.en,
        '\\b(?:commercial regist(?:er|ration)|trade name|business licen[cs]e|shop licen[cs]e)\\b',
        '\\b(?:runs?|operates?|manages?|trades?|carries on)\\b',
        '\\b(?:(?:his|her|its) own (?:sole )?account|keeps? (?:its|all|the) (?:\\w+ )?profits|all (?:the )?profits)\\b',
      ],
    ],
    ar: [
      [
        STRANGER.ar,
        '~(?:سجله|سجل|ترخيص|ترخيصه|رخصة|رخصته|اسمه (?:ال)?تجاري)#',
        '~(?:يدير|يديره|ليديره|لإدارته|يزاول|يمارس|يشغل|يشغله)#',
        '~(?:لحسابه|لحسابه الخاص|أرباحه|بأرباحه|يستقل بأرباح)#',
      ],
    ],
    unless: {
      en: '\\b(?:not|its own licen[cs]e|MISA|Ministry|trade ?marks?|franchis\\w+|licensed by)\\b',
      ar: '~(?:لا يجوز|يحظر|وزارة (?:ال)?استثمار|صادر له|صادرة له|علامة)#',
    },
  }),
  'SA-CNS-02': readTogether({
    says: {
      en: 'The clause allows discounts or contests without a licence.',
      ar: 'يجيز البند التخفيضات أو المسابقات دون ترخيص.',
    },
    en: [],
    ar: [
      [
        '~(?:تخفيضات|تخفيض (?:ال)?أسعار|مسابقات|مسابقة|سحوبات)#',
        '~(?:دون|دونما|بدون|بغير|ولا يلزم|لا يلزم|لا تلزم|لا يشترط)#[^.;]{0,20}~(?:ترخيص|رخصة|تصريح)#',
        '~(?:إجراء|يجري|تجرى|تنظيم|ينظم|إقامة|يقيم|طرح|يطرح|يعلن|إعلان)#',
      ],
    ],
    unless: { en: '\\bnever\\b', ar: '~(?:لا يجوز|لا يحق|يحظر|يمتنع|لا يجري)#' },
  }),
};
