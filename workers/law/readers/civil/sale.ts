import { readTogether } from '../together.js';
import type { ReadersById } from '../reader.js';

const EVICTION =
  '\\b(?:eviction|claimed by (?:others|third|another)|(?:better|good|defective) title|title\\b[^.;]{0,20}\\bwarrant\\w+|warrant\\w+[^.;]{0,20}\\btitle|third[- ]part(?:y|ies)\\b[^.;]{0,30}\\b(?:rights?|claims?|ownership|title)|third[- ]party (?:right|claim)s?)\\b';
const NO_WARRANTY =
  '\\b(?:no (?:warrant\\w+|recourse|remedy|right|claim|liability)|not (?:answer|warrant|be (?:liable|answerable|responsible))|waiv\\w+|excludes?|excluded|renounc\\w+|relinquish\\w*|gives up|disclaims?|releas\\w+)\\b';
const OWN_ACT =
  "\\b(?:even|including|included|whatever|whether)\\b[^.;]{0,80}\\b(?:itself|himself|own acts?|acts? of the seller|seller'?s acts?|conceal\\w*|hid|not disclos\\w+|did not disclose|by the seller|seller (?:had |has )?(?:already )?(?:made|granted|sold|created)|deliberately)\\b|\\bacts of the seller included\\b";
const EVICTION_AR =
  '~(?:مبيع مملوك للغير|مبيع ملك للغير|ملكية (?:ال)?غير للمبيع|استحقاق (?:ال)?مبيع|ضمان (?:ال)?(?:تعرض|استحقاق)|استحقاق(?![ء-ي])[^.;]{0,20}~(?:غير|فعل|بفعله)|استحق (?:ال)?مبيع|استحقت (?:ال)?(?:عين|سيارة|أرض)|رجوع[^.;]{0,25}~استحقاق|مستحق للعين|مستحق للمبيع)';
const OWN_ACT_AR =
  '~(?:ولو|وإن|حتى|سواء|أيا|بما في ذلك|بما فيه|بما فيها|[يت]شمل|شاملا)#[^.;]{0,70}~(?:فعله|فعل (?:ال)?بائع|تصرف(?:ا)?[^.;]{0,12}~(?:منه|بائع)|تصرف سابق|باعه|سبق أن باع|تعمد|أخفاه|أخفى|إخفاء|إخفاءه|صادرا منه|رتبه (?:ال)?بائع)';

/** Readers of the rules on eviction and on bars to disposal. */
export const saleReaders: ReadersById = {
  'SA-CTL-50': {
    topic: {
      en: '\\bwarrant\\w+\\b[^.;]{0,40}\\b(?:eviction|title)\\b|\\bgood title\\b',
      ar: '~ضمان (?:ال)?(?:تعرض|استحقاق)#',
    },
    ...merged(),
  },
  'SA-CTL-51': {
    topic: {
      en: '\\bbuyer\\b[^.;]{0,30}\\bnot\\b[^.;]{0,30}\\bdispose\\b',
      ar: '~مشتري#[^.;]{0,40}~(?:عدم|لا|ألا)#[^.;]{0,20}~(?:تصرف|[يت]تصرف)#',
    },
    ...barred(),
  },
};

function barred() {
  const breaks = readTogether({
    says: {
      en: 'The clause bars the buyer from disposing of what he bought without a limit in time.',
      ar: 'يمنع البند المشتري من التصرف في المبيع دون حد زمني.',
    },
    en: [
      [
        '\\b(?:buyer|purchaser|transferee|donee)s?\\b',
        '\\b(?:sell|dispos\\w+|alienat\\w+|transfer\\w*|give|mortgage|convey)\\b',
        '\\b(?:land|property|villa|plot|house|apartment|building|unit|real estate|vehicle|asset|shop)\\b',
        '\\b(?:never|at no time|in perpetuity|perpetual\\w*|for (?:an )?unlimited (?:time|period)|forever|for ever|for life|without (?:any )?limit (?:in|of) time|indefinitely|permanently)\\b',
      ],
    ],
    ar: [
      [
        '~(?:مشتري|متصرف إليه|موهوب له)',
        '~(?:لا|ألا|عدم|[يت]متنع|[يت]حظر|[يت]منع)#[^.;]{0,30}~(?:[يت]تصرف|تصرف|[يت]تصرف|بيع|[يت]بيع|هبة|نقل ملكية|رهن)',
        '~(?:عقار|أرض|عين|مبيع|فيلا|شقة|وحدة|سيارة|منزل)',
        '~(?:أبدا|مدى (?:ال)?حياة|على (?:ال)?دوام|مؤبدة|مؤبدا|بصفة دائمة|دائما|دون تحديد مدة|لمدة غير محددة|إلى (?:ال)?أبد)#',
      ],
    ],
    unless: {
      en: '\\b(?:until|unless|before|months?|years?|confidential\\w*|misleading|contrary|unlawful)\\b',
      ar: '~(?:قبل|حتى سداد|إلا(?! [يت][ء-ي])|ما لم|سنوات|سنة|سنتين|شهر|أشهر|أغراض مخالفة)(?![ء-ي])',
    },
  });
  const keeps = readTogether({
    answer: 'keeps',
    says: {
      en: 'The clause bars the buyer from disposing for a limited time.',
      ar: 'يمنع البند المشتري من التصرف لمدة محددة.',
    },
    en: [
      [
        '\\b(?:buyer|purchaser|transferee|donee)\\b[^.;]{0,20}\\bnot\\b[^.;]{0,20}\\b(?:sell|dispos\\w+|alienat\\w+|transfer)\\b[^.;]{0,20}\\b(?:land|property|villa|plot|house|apartment|unit)\\b',
        '\\bfor (?:a period of )?(?:\\w+ )(?:\\(\\d{1,2}\\) )?(?:months|years?)\\b',
      ],
    ],
    ar: [
      [
        '~مشتري#[^.;]{0,20}~(?:عدم|ألا|لا)#[^.;]{0,12}~(?:تصرف|[يت]تصرف|بيع|[يت]بيع)#[^.;]{0,15}~(?:وحدة|عقار|أرض|مبيع|فيلا|شقة)#',
        '~مدة#[^.;]{0,20}~(?:سنة|سنتين|سنوات|أشهر|شهرا|شهر)#',
      ],
    ],
    unless: { en: '\\bresell\\b', ar: '~إعادة (?:ال)?بيع#' },
  });
  return { en: [...breaks.en, ...keeps.en], ar: [...breaks.ar, ...keeps.ar] };
}

function merged() {
  const breaks = readTogether({
    says: {
      en: "The clause frees the seller from eviction by the seller's own act or a cause that it hid, or keeps the price from the buyer.",
      ar: 'يعفي البند البائع من الاستحقاق الناشئ عن فعله أو عما أخفاه، أو يحرم المشتري من استرداد الثمن.',
    },
    en: [
      [EVICTION, NO_WARRANTY, OWN_ACT],
      [
        '\\b(?:third part(?:y|ies)|person with a better title|true owner|rightful owner)\\b[^.;]{0,60}\\b(?:ownership|title|better title|right)\\b|\\bbetter title\\b|\\beviction\\b|\\bevicted\\b',
        '\\bprice\\b',
        '\\b(?:not|no|in no case|never|waives?|without)\\b[^.;]{0,40}\\b(?:recover\\w*|return\\w*|refund\\w*|repa\\w+|reclaim\\w*)\\b|\\bprice\\b[^.;]{0,20}\\b(?:in no case|not|never)\\b',
      ],
    ],
    ar: [
      [
        EVICTION_AR,
        '~(?:لا [يت]ضمن|[يت]سقط|[يت]عفى|إعفاء|[يت]تنازل|تنازل|لا [يت](?:حق|سأل|لتزم|جوز|تحمل|كون)|دون ضمان|غير مسؤول|ليس)#',
        OWN_ACT_AR,
      ],
      [
        '~(?:استحق (?:ال)?(?:مبيع|عقار)|استحقت (?:ال)?(?:عين|سيارة|أرض)|استحقاق (?:ال)?مبيع|مستحق لل?(?:عين|مبيع)|ضمان (?:ال)?استحقاق)',
        '~(?:لا|ليس|[يت]تنازل|[يت]سقط|دون)#[^.;]{0,50}~(?:[يت]سترد|استرداد|رد|[يت]رد|رجوع|إعادة)',
        '~ثمن#',
      ],
    ],
    unless: {
      en: '\\b(?:save|except\\w*|other than|unless|without prejudice|may recover|right to recover|knew (?:at|of it)|tenant|landlord)\\b',
      ar: '~(?:إلا(?! [يت][ء-ي])|عدا|باستثناء|ما لم|سوى|مع بقاء|دون (?:ال)?إخلال|[يت]علم وقت|قسط|أقساط)(?![ء-ي])',
    },
  });
  const keeps = readTogether({
    answer: 'keeps',
    says: {
      en: 'The clause leaves the seller answerable for eviction by its own act or for the price.',
      ar: 'يبقي البند ضمان البائع للاستحقاق الناشئ عن فعله أو رد الثمن.',
    },
    en: [
      [
        EVICTION,
        '\\b(?:save|except\\w*|other than)\\b[^.;]{0,80}\\b(?:own acts?|conceal\\w*|seller|price)\\b',
      ],
      [
        '\\b(?:warrants?|guarantees?)\\b[^.;]{0,20}\\b(?:good )?title\\b',
        '\\b(?:shall|will)\\b[^.;]{0,20}\\b(?:return|refund|repay)\\b[^.;]{0,10}\\bprice\\b',
      ],
    ],
    ar: [
      [
        '~(?:ضمان|[يت]ضمن)[^.;]{0,25}~(?:استحقاق|تعرض|حقوق (?:ال)?غير)',
        '~(?:إلا(?! [يت][ء-ي])|عدا|باستثناء|رد (?:ال)?ثمن|[يت]رد (?:ال)?ثمن)#',
        '~(?:فعله|فعل (?:ال)?بائع|إخفاء|إخفاءه|ثمن)#',
      ],
    ],
    unless: { en: '\\bin no case\\b|\\bnot recover\\b', ar: '~(?:لا [يت]رد|لا [يت]سترد)#' },
  });
  return { en: [...breaks.en, ...keeps.en], ar: [...breaks.ar, ...keeps.ar] };
}
