import type { ReadersById } from '../reader.js';
import { affirms, ban, states } from '../turns.js';
import { UNLESS_LAWFUL } from '../personal-data/words.js';

const ELECTRONIC_EN = '\\belectronic (?:signatures?|records?(?: and messages)?|messages|transactions?)\\b';
const ELECTRONIC_AR = '~(?:توقيع|توقيعات|سجلات|رسائل|تعاملات|مراسلات) (?:ال)?(?:إلكتروني|إلكترونية)#';
const NO_FORCE = {
  en: 'The clause denies the force of electronic records or signatures.',
  ar: 'ينفي البند حجية السجلات أو التوقيعات الإلكترونية.',
};
const SPY = {
  en: 'The clause demands or allows access to private accounts or messages.',
  ar: 'يلزم البند بالدخول إلى حسابات خاصة أو اعتراض مراسلات خاصة أو يجيزه.',
};
const UNTRUE = {
  en: 'The clause lets the product differ from its description.',
  ar: 'يجيز البند مخالفة المنتج لوصفه.',
};
const NO_ARABIC = {
  en: 'The clause leaves Arabic out of labels, packaging or invoices.',
  ar: 'يستبعد البند اللغة العربية من الملصقات أو الأغلفة أو الفواتير.',
};
const CREDIT_EN = '\\bcredit (?:records?|information|reports?)\\b';
const CREDIT_AR = '~(?:سجلك|سجل|معلومات|تقرير|سجلات) (?:ال)?(?:ائتماني|ائتمانية)#';
const CREDIT_DATA_EN = '\\bcredit (?:data|history)\\b';
const CREDIT_DATA_AR = '~(?:بيانات|بياناتك|بياناته) (?:ال)?ائتمانية#';
const OPENED = {
  en: 'The clause lets credit information be obtained without consent, or be published, shared or used freely.',
  ar: 'يجيز البند الحصول على المعلومات الائتمانية دون موافقة أو نشرها أو مشاركتها أو استخدامها دون قيد.',
};

/** Readers of the rules on electronic dealings, trade descriptions and credit information. */
export const informationReaders: ReadersById = {
  'SA-ETL-01': {
    topic: { en: `${ELECTRONIC_EN}|\\bsigned electronically\\b`, ar: `${ELECTRONIC_AR}|~إلكترونيا#` },
    en: [
      states('breaks', {
        cues: [
          `${ELECTRONIC_EN}[^.;]{0,20}\\b(?:no (?:legal |evidential )*(?:effect|force|value)|not (?:be )?(?:admissible|enforceable)|never valid)\\b`,
        ],
        unless: '\\b(?:unless|until|except)\\b',
        says: NO_FORCE,
      }),
      affirms('keeps', {
        cues: [
          `${ELECTRONIC_EN}[^.;]{0,20}\\b(?:same|binding|valid|admissible)\\b`,
          '\\bsigned electronically\\b',
        ],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          `(?:لا حجية|لا يعتد|لا قيمة|لا أثر) [^.;]{0,3}(?:${ELECTRONIC_AR})`,
          `لا (?:تكون|يكون) (?:${ELECTRONIC_AR})[^.;]{0,8}~?(?:حجية|أثر|قيمة)`,
        ],
        unless: '~(?:إلا|ما لم)#',
        says: NO_FORCE,
      }),
      affirms('keeps', {
        cues: [`(?:${ELECTRONIC_AR})[^.;]{0,15}~?حجية`, '~(?:توقيع|يوقع)#[^.;]{0,15}~إلكترونيا#'],
        unless: 'لا (?:تكون|يكون|حجية|يعتد)',
      }),
    ],
  },
  'SA-CYB-01': {
    topic: {
      en: '\\b(?:passwords?|intercept\\w*|unauthori[sz]ed access|private (?:accounts?|e-?mail|communications))\\b',
      ar: '~(?:كلمات المرور|كلمة المرور|اعتراض|تنصت)#|~(?:حسابات|حساباته)[ء-ي]{0,2}# ~(?:شخصية|خاصة)',
    },
    en: [
      ban({
        cues: [
          '\\b(?:share|disclose|provide|give|hand over)\\b[^.;]{0,20}\\b(?:social[- ]media|personal|private)\\b[^.;]{0,20}\\b(?:passwords?|credentials)\\b',
          '\\b(?:access|monitor|open)\\b[^.;]{0,10}\\b(?:private|personal) (?:\\w+ )?(?:accounts?|e-?mail|messages)\\b',
          '\\bintercept\\b[^.;]{0,20}\\bcommunications\\b',
        ],
        unless: '\\b(?:company-owned|law|court|authority|consent)\\b',
        says: SPY,
      }),
      states('keeps', { cues: ['\\bnot access\\b[^.;]{0,20}\\bwithout authori[sz]ation\\b'] }),
    ],
    ar: [
      ban({
        cues: [
          '~(?:تزويد|تسليم|إفصاح|تقديم)#[^.;]{0,20}~?(?:كلمات|كلمة) ~?مرور[^.;]{0,8}~?حسابات[ء-ي]{0,2}#? ~?(?:شخصية|خاصة)',
          '~(?:دخول إلى|اطلاع على|فتح|مراقبة)#? ~?(?:البريد الإلكتروني|الحسابات|حسابات|الرسائل) ~?(?:شخصي|شخصية|خاصة)',
          '~(?:اعتراض|تنصت على)# ~?(?:مراسلات|اتصالات|رسائل)',
        ],
        unless: '~(?:نظاما|محكمة|بموافق)#',
        says: SPY,
      }),
      states('keeps', {
        cues: ['لا يجوز[^.;]{0,12}~دخول إلى[^.;]{0,12}(?:دون|بدون) تصريح', '(?:يحظر|لا يجوز) ~?اعتراض'],
      }),
    ],
  },
  'SA-CNS-01': {
    topic: {
      en: '\\bdescriptions?\\b[^.;]{0,40}\\b(?:products?|goods|true|accurate)\\b|\\b(?:products?|goods)\\b[^.;]{0,40}\\bdescriptions?\\b',
      ar: '~(?:وصف|أوصاف|وصفها|وصفه)#',
    },
    en: [
      states('breaks', {
        cues: [
          '\\bdescriptions?\\b[^.;]{0,40}\\b(?:need not be (?:true|accurate)|may be (?:inaccurate|untrue|misleading|false)|inaccurate or untrue)\\b',
        ],
        says: UNTRUE,
      }),
      ban({
        cues: [
          '\\b(?:deliver|supply|ship|send)\\b[^.;]{0,10}\\b(?:goods|products?|items?) of (?:a )?(?:different|another|inferior)\\b[^.;]{0,20}\\b(?:kind|type|origin|quality|source)\\b[^.;]{0,30}\\bwithout\\b',
        ],
        says: UNTRUE,
      }),
      affirms('keeps', {
        cues: [
          '\\b(?:products?|goods)\\b[^.;]{0,10}\\b(?<core>conform|match|correspond) to\\b[^.;]{0,10}\\bdescription\\b',
        ],
        unless: '\\b(?:not conform|rejected)\\b',
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          '~(?:أوصاف|وصف)#[^.;]{0,20}لا (?:يلزم|يشترط)[^.;]{0,10}صحيح',
          'لا يلتزم[^.;]{0,12}~?بمطابقة[^.;]{0,12}~?(?:وصف|وصفه|وصفها)#',
        ],
        says: UNTRUE,
      }),
      ban({
        cues: [
          '~(?:تسليم|توريد|شحن|إرسال)# ~?(?:بضاعة|منتج|منتجات|سلعة) من (?:نوع|مصدر|جودة|صنف)[^.;]{0,15}(?:مختلف|مختلفة|آخر|أقل)[^.;]{0,8}(?:دون|بدون)',
        ],
        says: UNTRUE,
      }),
      affirms('keeps', {
        cues: ['~(?:تطابق|مطابقة)#[^.;]{0,12}~(?:وصف|وصفها|وصفه)#'],
        unless: 'غير ~?مطابق|لا يلتزم',
      }),
    ],
  },
  'SA-LNG-01': {
    topic: {
      en: '\\b(?:labels?|labelling|packaging|invoices?)\\b[^.;]{0,40}\\b(?:English|Arabic)\\b',
      ar: '~(?:ملصقات|أغلفة|فواتير|عبوات|فاتورة)#[^.;]{0,40}~(?:عربية|إنجليزية|عربي)',
    },
    en: [
      affirms('breaks', {
        cues: [
          '\\b(?:labels?|labelling|packaging|invoices?)\\b[^.;]{0,30}\\b(?:in English only|only in English|exclusively in English|in English without Arabic)\\b',
        ],
        says: NO_ARABIC,
      }),
      affirms('keeps', {
        cues: ['\\b(?:labels?|labelling|packaging|invoices?)\\b[^.;]{0,30}\\bin (?:English and )?Arabic\\b'],
      }),
    ],
    ar: [
      affirms('breaks', {
        cues: [
          '~(?:ملصقات|أغلفة|فواتير|عبوات)#[^.;]{0,15}~?باللغة ~?إنجليزية (?:فقط|وحدها|حصرا)',
          '~(?:تقتصر)#[^.;]{0,30}~(?:ملصقات|أغلفة|فواتير|عبوات)# على ~?لغة ~?إنجليزية',
        ],
        unless: '~عربية#',
        says: NO_ARABIC,
      }),
      affirms('keeps', { cues: ['~(?:ملصقات|أغلفة|فواتير|عبوات)#[^.;]{0,20}~عربية#'] }),
    ],
  },
  'SA-FIN-03': {
    topic: { en: `${CREDIT_EN}|\\bSIMAH\\b`, ar: `${CREDIT_AR}|~سمة#` },
    en: [
      ban({
        cues: [
          `\\b(?:obtain|request|access|use|disclose|share)\\b[^.;]{0,20}${CREDIT_EN}[^.;]{0,40}\\bwithout\\b[^.;]{0,20}\\bconsent\\b`,
          `${CREDIT_EN}[^.;]{0,10}\\bmay (?<core>be) (?:published|shared|sold|disclosed)\\b`,
          `\\buse\\b[^.;]{0,10}${CREDIT_EN}[^.;]{0,20}\\bfor any purpose\\b`,
        ],
        unless: UNLESS_LAWFUL.en,
        says: OPENED,
      }),
      affirms('keeps', {
        cues: [
          `(?:${CREDIT_EN}|\\bSIMAH\\b)[^.;]{0,40}\\bwritten consent\\b`,
          '\\bconsents? in writing\\b[^.;]{0,20}\\bSIMAH\\b',
        ],
        unless: '\\bwithout\\b',
      }),
    ],
    ar: [
      ban({
        cues: [
          `~(?:حصول على|استعلام عن|طلب)# (?:${CREDIT_AR})[^.;]{0,20}(?:دون|بدون) (?:[ء-ي]+ )?موافق`,
          `~(?:نشر|بيع)# (?:${CREDIT_AR})`,
          `~(?:استخدام|استعمال)# (?:${CREDIT_AR})[^.;]{0,15}لأي غرض`,
        ],
        unless: UNLESS_LAWFUL.ar.replace('~بموافق|', '~بموافقت|'),
        says: OPENED,
      }),
      states('keeps', {
        cues: [
          `(?:${CREDIT_AR})[^.;]{0,20}إلا (?:بعد |ب)[^.;]{0,10}موافق`,
          '~(?:يوافق|أوافق)#[^.;]{0,10}(?:كتابة|خطيا)[^.;]{0,25}~سمة#',
        ],
      }),
    ],
  },
  'SA-PDPL-26': {
    topic: { en: CREDIT_DATA_EN, ar: CREDIT_DATA_AR },
    en: [
      ban({
        cues: [
          `\\b(?:share|disclose|sell|publish)\\b[^.;]{0,10}${CREDIT_DATA_EN}[^.;]{0,10}\\bwith any\\b`,
          `\\b(?:share|disclose|collect|obtain|publish)\\b[^.;]{0,10}${CREDIT_DATA_EN}[^.;]{0,20}\\bwithout\\b[^.;]{0,20}\\bconsent\\b`,
          `${CREDIT_DATA_EN}[^.;]{0,10}\\bmay (?<core>be) (?:shared|disclosed|published|collected)\\b[^.;]{0,20}\\b(?:without|with any)\\b`,
        ],
        unless: UNLESS_LAWFUL.en,
        says: OPENED,
      }),
      affirms('keeps', {
        cues: [`${CREDIT_DATA_EN}[^.;]{0,20}\\bonly with\\b[^.;]{0,10}\\bexplicit consent\\b`],
      }),
    ],
    ar: [
      ban({
        cues: [
          `~(?:مشاركة|إفصاح عن|نشر|تشارك|نشارك)# (?:${CREDIT_DATA_AR})[^.;]{0,20}(?:مع أي|لأي)`,
          `~(?:مشاركة|إفصاح عن|نشر|جمع|تشارك|نشارك|يفصح عن)# (?:${CREDIT_DATA_AR})[^.;]{0,20}(?:دون|بدون) موافق`,
        ],
        says: OPENED,
      }),
      states('keeps', { cues: [`(?:${CREDIT_DATA_AR})[^.;]{0,10}إلا ب?موافق`] }),
    ],
  },
};
