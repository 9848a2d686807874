import type { ReadersById } from '../reader.js';
import { either, NOT_NEEDED, right, told, wrong } from './turns.js';

const INVESTS = {
  en: '\\bforeign (?:investor|shareholder|partner|party|company)\\b',
  ar: '~(?:مستثمر|شريك|مساهم|طرف)# (?:ال)?أجنبي',
};
const MISA = { en: '\\b(?:Ministry of Investment|MISA)\\b', ar: '~وزارة (?:ال)?استثمار' };
const EARLY = {
  en: 'The clause lets a foreign investor invest without prior registration.',
  ar: 'يجيز البند للمستثمر الأجنبي الاستثمار دون تسجيل سابق.',
};
const PROMO = {
  en: '\\b(?:discounts?|price reductions?|sales? campaigns?|contests?|prize draws?|promotional (?:offers|campaigns))\\b',
  ar: '~(?:تخفيضات|تخفيض (?:ال)?أسعار|مسابقات|مسابقة|سحوبات|عروض (?:ال)?ترويجية)#',
};
const UNLICENSED = {
  en: 'The clause allows discounts or contests without a licence.',
  ar: 'يجيز البند التخفيضات أو المسابقات دون ترخيص.',
};

/** Readers of the rules on foreign investment and promotions. */
export const tradingReaders: ReadersById = {
  'SA-INV-01': {
    topic: MISA,
    en: [
      wrong(
        EARLY,
        { needs: MISA.en },
        `(?:${INVESTS.en})[^.;]{0,30}\\b(?<core>start|begin|commence|invest|trade|operate|carry on)\\b[^.;]{0,80}\\b(?:before|without|prior to|pending|afterwards|subsequently)\\b`,
      ),
      told(
        EARLY,
        { needs: INVESTS.en, unless: '\\bmay not start' },
        ...either(NOT_NEEDED.en, `\\bregist\\w+\\b[^.;]{0,40}(?:${MISA.en})`, 60),
      ),
      right(
        { needs: INVESTS.en, unless: '\\b(?:not|without)\\b' },
        `\\b(?<core>registers?)\\b[^.;]{0,30}(?:${MISA.en})[^.;]{0,20}\\bbefore\\b`,
      ),
    ],
    ar: [
      wrong(
        EARLY,
        { needs: MISA.ar },
        `(?:${INVESTS.ar})[^.;]{0,20}(?<core>~(?:بدء|مباشرة|ممارسة|مزاولة|استثمار|استثماره)#)[^.;]{0,50}(?:قبل|دون|بدون)[^.;]{0,15}~تسجيل`,
        `(?<core>~(?:يباشر|يبدأ|يمارس|يزاول)#) (?:${INVESTS.ar})[^.;]{0,60}(?:قبل|دون|بدون)[^.;]{0,15}~(?:تسجيل|انتظار)`,
      ),
      told(EARLY, { needs: INVESTS.ar }, ...either(NOT_NEEDED.ar, `~تسجيل[^.;]{0,20}(?:${MISA.ar})`, 50)),
      right(
        { unless: '(?:لا|دون)(?![ء-ي])' },
        `(?<core>~(?:يسجل|يلتزم|تسجيل)#)[^.;]{0,60}(?:${MISA.ar})[^.;]{0,10}قبل`,
      ),
    ],
  },
  'SA-CNS-02': {
    topic: PROMO,
    en: [
      wrong(
        UNLICENSED,
        { needs: PROMO.en },
        `\\b(?<core>hold|offer|offered|run|runs|organi[sz]e|conduct|launch|make|made|held)\\b[^.;]{0,60}\\b(?:without|before|prior to)\\b[^.;]{0,40}\\blicen[cs]e`,
      ),
      told(
        UNLICENSED,
        { needs: PROMO.en },
        `\\bno licen[cs]e\\b[^.;]{0,40}(?:${PROMO.en})`,
        `(?:${PROMO.en})[^.;]{0,40}\\b(?:need no|not require a|require no) (?:ministry )?licen[cs]e`,
      ),
      right(
        { needs: PROMO.en, unless: '\\b(?:not|no|without)\\b' },
        '\\b(?<core>obtains?|subject to)\\b[^.;]{0,30}\\blicen[cs]e\\b',
      ),
    ],
    ar: [
      wrong(
        UNLICENSED,
        { needs: PROMO.ar },
        `(?<core>~(?:إجراء|تجرى|إقامة|تنظيم|تقام|طرح|يجري)#)[^.;]{0,60}(?:دون|بدون|قبل)[^.;]{0,15}~ترخيص`,
      ),
      told(
        UNLICENSED,
        { needs: PROMO.ar },
        `(?:لا حاجة|لا يلزم|لا يشترط)[^.;]{0,15}~ترخيص[^.;]{0,30}(?:${PROMO.ar})`,
      ),
      right(
        { unless: '(?:لا|دون)(?![ء-ي])' },
        `(?<core>~(?:يحصل|حصول)#)[^.;]{0,30}~ترخيص[^.;]{0,40}(?:${PROMO.ar})`,
      ),
    ],
  },
};
