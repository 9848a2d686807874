import type { ReadersById } from '../reader.js';
import { affirms, ban, states } from '../turns.js';
import { WAGE } from './pieces.js';

const INJURY = {
  en: '\\b(?:(?:work|workplace|occupational|employment)[- ](?:related )?(?:injur(?:y|ies)|accidents?|diseases?)|(?:injur(?:y|ies)|accidents?|death|illness)\\b[^.;]{0,40}\\b(?:at work|in the course of|during (?:the )?(?:work|employment|his work|performance)|at the workplace|on (?:the )?site))',
  ar: '~(?:إصابات|إصابة|حوادث|حادث|أمراض|إصابته)# [^.;]{0,24}~(?:عمل|مهنية|مهني|أثناء (?:ال)?عمل|موقع)#',
};
const HEALTH = {
  en: '\\b(?:medical|health) (?:insurance|cover(?:age)?|care|treatment)\\b',
  ar: '~(?:تأمين (?:ال)?(?:طبي|صحي)|ضمان (?:ال)?صحي|رعاية (?:ال)?(?:طبية|صحية)|علاج)#',
};
const FAMILY = {
  en: '\\b(?:dependants?|dependents?|family|wife|spouse|children|cosmetic|dental|co-?pay\\w*|deductible|upgrade|higher class|additional)\\b',
  ar: '~(?:أسرته|أسرة|تابعين|تابعيه|مرافقين|عائلته|زوجته|والديه|تجميل|أسنان|ترقية|إضافية|تحمل)#',
};
const GEAR = {
  en: '\\b(?:safety (?:equipment|shoes|gear|clothing|helmet)|protective (?:equipment|gear|clothing)|PPE)\\b',
  ar: '~(?:معدات|أدوات|وسائل|ملابس|أحذية|مهمات) (?:ال)?(?:سلامة|وقاية|حماية|واقية|وقائية)#',
};
const NOT_LIABLE = {
  en: 'The clause frees the employer of liability for work injuries.',
  ar: 'يعفي البند صاحب العمل من المسؤولية عن إصابات العمل.',
};

/** Readers of the rules on safety and health. */
export const workSafetyReaders: ReadersById = {
  'SA-LAB-33': {
    topic: INJURY,
    en: [
      states('breaks', {
        cues: [
          `{employer}[^.;]{0,40}\\b(?:not (?:be )?(?:liable|responsible|answerable)|no (?:liability|responsibility)|exempt\\w* from|free of)\\b[^.;]{0,80}(?:${INJURY.en})`,
          `{employee}[^.;]{0,40}\\b(?:waives?|releases?|relinquish\\w*|renounces?|assumes? (?:all|full|sole) (?:risk|responsibility|liability))\\b[^.;]{0,100}(?:${INJURY.en})`,
          `{employee}[^.;]{0,40}\\b(?:bears?|pays?|is responsible for)\\b[^.;]{0,50}\\b(?:treatment|costs?|expenses)\\b[^.;]{0,40}(?:${INJURY.en})`,
          `(?:${INJURY.en})[^.;]{0,60}\\b(?:at (?:his|her|the {employee}'s) own (?:risk|expense)|sole responsibility of (?:the )?{employee})`,
        ],
        unless:
          '\\b(?:deliberate\\w*|intentional\\w*|wilful\\w*|self-inflicted|insurer|caused by (?:the )?{employee}|visitors?|customers?|subcontractors?|except|unless|void)\\b',
        says: NOT_LIABLE,
      }),
      affirms('keeps', {
        cues: [
          '{employer}[^.;]{0,60}\\b(?<core>provides?|maintains?|ensures?|takes?|provide|maintain|ensure|take)\\b[^.;]{0,60}\\b(?:safe|safety|precautions|protective)\\b',
          `{employer}[^.;]{0,40}\\b(?<core>treats?|bears?|pays?|compensates?|treat|bear|pay)\\b[^.;]{0,80}(?:${INJURY.en})`,
        ],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          `(?:لا (?:يتحمل|تتحمل|يسأل|تسأل)|(?:غير مسؤول|غير مسؤولة|ليس مسؤولا|ليست مسؤولة|يعفى|تعفى))[^.;]{0,60}(?:${INJURY.ar})`,
          `(?:يتنازل|تنازل|يبرئ|يسقط حقه|إبراء|يخلي)[^.;]{0,80}(?:${INJURY.ar})`,
          `~(?:يتحمل|على نفقة)# {employee}[^.;]{0,60}(?:${INJURY.ar})`,
        ],
        unless: '~(?:تعمد[ء-ي]{0,3}|متعمدا|عمدا|زوار|مقصود|عملاء|باطل)#|(?<![ء-ي])إلا(?![ء-ي])|ما لم',
        says: NOT_LIABLE,
      }),
      affirms('keeps', {
        cues: [
          '~(?<core>يلتزم|تلتزم|يوفر|توفر|يتخذ|تتخذ)#[^.;]{0,60}~(?:سلامة|احتياطات|وقاية)#',
          `(?<core>~(?:يلتزم|تلتزم|يتحمل|تتحمل)#) {employer}[^.;]{0,60}(?:${INJURY.ar})`,
        ],
        unless: '~(?:يلتزم|تلتزم)# {employee}',
      }),
    ],
  },
  'SA-LAB-126': {
    topic: GEAR,
    en: [
      ban({
        cues: [
          `{employee}[^.;]{0,40}\\b(?<core>bears?|pays?|buys?|purchases?|bear|pay|buy|purchase|provide|provides)\\b[^.;]{0,60}(?:${GEAR.en})`,
          `(?:${GEAR.en})[^.;]{0,80}\\b(?<core>deducted from|charged to|at (?:his|her|the {employee}'s) (?:own )?(?:cost|expense)|borne by (?:the )?{employee}|paid (?:for )?by (?:the )?{employee})`,
        ],
        unless:
          '\\b(?:lost|loss|damag\\w+|replace\\w*|not returned|{employer} (?:shall |will )?(?:provides?|bears?|pays?))\\b|{employer} (?:shall |will )?(?:provides?|bears?|pays?)',
        says: {
          en: 'The clause makes the worker pay for protective equipment.',
          ar: 'يحمل البند العامل تكلفة وسائل الوقاية.',
        },
      }),
      affirms('keeps', {
        cues: [
          `{employer}[^.;]{0,40}\\b(?<core>provides?|supply|supplies|provide|bears?|pays?)\\b[^.;]{0,60}(?:${GEAR.en})`,
        ],
        unless: '\\bdeduct\\w*',
      }),
    ],
    ar: [
      ban({
        cues: [
          `(?<core>~(?:يتحمل|يدفع|يشتري|يوفر)#) {employee}[^.;]{0,60}(?:${GEAR.ar})`,
          `{employee}[^.;]{0,10}(?<core>~(?:بشراء|شراء|بتوفير)#)[^.;]{0,30}(?:${GEAR.ar})`,
          `(?:${GEAR.ar})[^.;]{0,60}(?<core>~(?:على نفقة|على حساب|على نفقته|من راتب|من أجر|من راتبه)#)`,
          `(?<core>~(?:خصم|حسم|تخصم|تحسم|يخصم)#)[^.;]{0,30}(?:${GEAR.ar})[^.;]{0,40}(?:${WAGE.ar})`,
        ],
        unless: '~(?:فقد|فقدان|تلف|إتلاف|بدل فاقد)#|~على نفقة {employer}',
        says: {
          en: 'The clause makes the worker pay for protective equipment.',
          ar: 'يحمل البند العامل تكلفة وسائل الوقاية.',
        },
      }),
      affirms('keeps', {
        cues: [`(?<core>~(?:يوفر|توفر|يلتزم|تلتزم)#)[^.;]{0,10}{employer}[^.;]{0,60}(?:${GEAR.ar})`],
        unless: '~(?:خصم|حسم|تخصم)#',
      }),
    ],
  },
  'SA-LAB-127': {
    topic: { en: '\\b(?:medical|health) insurance\\b', ar: '~تأمين (?:ال)?(?:طبي|صحي)#|~ضمان (?:ال)?صحي#' },
    en: [
      states('breaks', {
        cues: [
          '\\b(?:no|not (?:be )?(?:entitled to|provide|covered by|offer|obliged to provide)(?: any)?|without) (?:medical|health) (?:insurance|cover(?:age)?)\\b',
          `{employee}[^.;]{0,40}\\b(?:bears?|pays?|reimburses?|obtains?|arranges?|bear|pay|obtain|arrange)\\b[^.;]{0,60}\\b(?:medical|health) insurance\\b`,
          `\\b(?:medical|health) insurance\\b[^.;]{0,80}\\b(?:deducted from (?:the |his |her )?(?:{employee}'s )?(?:${WAGE.en})|at (?:his|her|the {employee}'s) own (?:cost|expense)|borne by (?:the )?{employee}|(?:sole )?responsibility of (?:the )?{employee})`,
        ],
        unless: `${FAMILY.en}|\\b(?:{employer} (?:shall |will )?(?:bears?|pays?|provides?)|during unpaid|private)\\b|{employer} (?:shall |will )?(?:bears?|pays?|provides?)|\\bmay not\\b|\\bno part\\b`,
        says: {
          en: 'The clause leaves the worker without health insurance at the cost of the employer.',
          ar: 'لا يجعل البند للعامل تأميناً صحياً على نفقة صاحب العمل.',
        },
      }),
      affirms('keeps', {
        cues: [
          `{employer}[^.;]{0,40}\\b(?<core>provides?|bears?|pays?|insures?|provide|arrange|arranges)\\b[^.;]{0,60}(?:${HEALTH.en})`,
        ],
        unless: '\\bdeduct\\w*|\\bat (?:his|her) own',
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          '(?:لا (?:يوفر|توفر|يلتزم|تلتزم|يستحق|يشمل|يحق)|غير ملزم|غير ملزمة|دون|بدون)[^.;]{0,50}~(?:تأمين (?:ال)?(?:طبي|صحي)|تأمينا (?:طبيا|صحيا)|ضمان (?:ال)?صحي)#',
          '~(?:يتحمل|يدفع|يسدد)# {employee}[^.;]{0,50}~(?:تأمين (?:ال)?(?:طبي|صحي)|ضمان (?:ال)?صحي)#',
          `~(?:تأمين (?:ال)?(?:طبي|صحي)|ضمان (?:ال)?صحي)#[^.;]{0,50}(?:~(?:على نفقة|على حساب)# {employee}|~على نفقته#|~من (?:راتب|أجر|راتبه|أجره)#)`,
        ],
        unless: `${FAMILY.ar}|لا يجوز|~على نفقة {employer}`,
        says: {
          en: 'The clause leaves the worker without health insurance at the cost of the employer.',
          ar: 'لا يجعل البند للعامل تأميناً صحياً على نفقة صاحب العمل.',
        },
      }),
      affirms('keeps', {
        cues: [
          `(?<core>~(?:يوفر|توفر|يلتزم|تلتزم|يتحمل|تتحمل)#)[^.;]{0,10}{employer}[^.;]{0,50}(?:${HEALTH.ar}|~(?:عناية (?:ال)?صحية|تأمينا))`,
        ],
        unless: '~(?:خصم|حسم)#',
      }),
    ],
  },
};
