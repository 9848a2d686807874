import type { ReadersById } from '../reader.js';
import { affirms, ban, states } from '../turns.js';
import { DATA, PERSONAL, UNLESS_LAWFUL } from './words.js';

const COLLECT_EN = '\\b(?:collects?|accesses|access|reads?|obtains?|gathers?)\\b';
const COLLECT_AR = '~(?:جمع|نجمع|تجمع|يجمع|وصول إلى|حصول على)#';
const SENSITIVE_EN =
  '\\b(?:sensitive data|(?:health|medical|biometric|genetic) (?:data|information|records|condition)|medical condition|fingerprints?|religious beliefs?)\\b';
const SENSITIVE_AR =
  '~(?:بيانات|معلومات)[ء-ي]{0,2}# (?:ال)?(?:حساسة|صحية|حيوية|وراثية|طبية)#|~(?:بصمة|بصمات|سمات الحيوية)#';
const MARKETING_EN = '\\b(?:marketing|advertis\\w+|promotional)\\b';
const MARKETING_AR = '~(?:تسويق|إعلانات|إعلان|تسويقية|إعلانية|دعائية|ترويجية)#';
const CHILD_EN =
  '\\b(?:children|child|minors?|(?:users?|persons?|those|anyone) (?:who (?:are|is) )?(?:under|below)(?: the age of)? (?:\\w+ )?\\(?\\d{0,2}\\)?)';
const CHILD_AR = '~(?:أطفال|طفل|قاصر|قاصرين|قصر|دون الثامنة عشرة|دون سن)[ء-ي]{0,2}#?|~(?:هو|هم) دون';
const GUARDIAN_EN = "\\b(?:guardian|parent(?:al|s)?)(?:'s|s')?\\b";
const GUARDIAN_AR = '~(?:ولي|وليه|أولياء|وصي|والدين)#';
const ID_EN =
  '\\b(?:passports?|(?:national |identity |ID )?(?:ID|identity) ?(?:cards?|documents?)?|iqamas?)\\b';
const ID_AR = '~(?:هوية|هويتك|جواز السفر|جواز|إقامة|بطاقة الأحوال)#';
const NO_GUARDIAN = {
  en: 'The clause lets children take part without the consent of their guardian.',
  ar: 'يجيز البند مشاركة القاصرين دون موافقة أوليائهم.',
};

/** Readers of the rules on what may be collected, and from whom. */
export const collectionReaders: ReadersById = {
  'SA-PDPL-09': {
    topic: {
      en: `\\b(?:minimum|necessary|needed)\\b[^.;]{0,40}(?:${PERSONAL.en})|(?:${PERSONAL.en})[^.;]{0,40}\\b(?:necessary|minimum|needed)\\b|\\b(?:address book|contacts|call log)\\b`,
      ar: `~(?:الحد الأدنى من|حد أدنى من) ~(?:بيانات|معلومات)|~جهات (?:ال)?اتصال#`,
    },
    en: [
      ban({
        cues: [
          `${COLLECT_EN}[^.;]{0,60}\\b(?:contacts|address book|call log|photos)\\b[^.;]{0,40}\\b(?:messages|device|call log)\\b`,
          `${COLLECT_EN}[^.;]{0,60}(?:${PERSONAL.en})[^.;]{0,40}\\b(?:whether or not|regardless of|irrespective of)\\b[^.;]{0,20}\\bne(?:ed|cess)\\w*`,
        ],
        unless: `${UNLESS_LAWFUL.en}|\\bpermission\\b`,
        says: {
          en: 'The clause lets more data be collected than the purpose needs.',
          ar: 'يجيز البند جمع بيانات تزيد على ما يلزم للغرض.',
        },
      }),
      affirms('keeps', {
        cues: [
          `${COLLECT_EN}[^.;]{0,20}\\b(?:only|no more than)\\b[^.;]{0,30}${DATA.en}[^.;]{0,40}\\b(?:need|necess|requir)\\w*`,
        ],
      }),
      states('keeps', {
        cues: [`\\bnot collect\\b[^.;]{0,40}${DATA.en}[^.;]{0,20}\\bnot (?:necessary|needed)\\b`],
      }),
    ],
    ar: [
      ban({
        cues: [
          `${COLLECT_AR}[^.;]{0,20}~جهات (?:ال)?اتصال#[^.;]{0,40}~(?:رسائل|صور|جهاز)`,
          `${COLLECT_AR}[^.;]{0,20}(?:ما (?:نشاء|تشاء|يشاء) من |جميع |كافة )[^.;]{0,10}~(?:بيانات|معلومات)[^.;]{0,60}(?:سواء كانت لازمة|بصرف النظر عن|بغض النظر عن)`,
        ],
        unless: '~(?:بموافق|إذن)',
        says: {
          en: 'The clause lets more data be collected than the purpose needs.',
          ar: 'يجيز البند جمع بيانات تزيد على ما يلزم للغرض.',
        },
      }),
      states('keeps', {
        cues: [
          '~الحد الأدنى من ~(?:بيانات|معلومات)',
          'لا [نتي]جمع ~?(?:بيانات|معلومات)[^.;]{0,20}غير (?:ضرورية|لازمة)',
        ],
      }),
    ],
  },
  'SA-PDPL-18': {
    topic: { en: SENSITIVE_EN, ar: SENSITIVE_AR },
    en: [
      ban({
        cues: [
          `\\b(?:use|process|analy[sz]e|target)\\b[^.;]{0,40}${SENSITIVE_EN}[^.;]{0,40}${MARKETING_EN}`,
          `${SENSITIVE_EN}[^.;]{0,30}\\b(?:may|will|can|is|are) (?<core>(?:be )?used)\\b[^.;]{0,40}${MARKETING_EN}`,
          `\\b(?<core>send)\\b[^.;]{0,30}${MARKETING_EN}[^.;]{0,30}\\bbased on\\b[^.;]{0,20}${SENSITIVE_EN}`,
          `\\b(?:use|process)\\b[^.;]{0,30}${SENSITIVE_EN}[^.;]{0,40}\\blegitimate interests?\\b`,
        ],
        says: {
          en: 'The clause lets sensitive data be used for marketing or on the ground of a legitimate interest.',
          ar: 'يجيز البند استعمال البيانات الحساسة للتسويق أو استناداً إلى المصلحة المشروعة.',
        },
      }),
      affirms('keeps', { cues: [`${SENSITIVE_EN}[^.;]{0,30}\\bonly with\\b[^.;]{0,20}\\bexplicit\\b`] }),
    ],
    ar: [
      ban({
        cues: [
          `~(?:استخدام|استعمال|معالجة|نستخدم|نستعمل|نعالج|تستخدم|تستعمل|تعالج)#[^.;]{0,30}(?:${SENSITIVE_AR})[^.;]{0,40}${MARKETING_AR}`,
          `~(?:معالجة|نعالج|تعالج|استخدام|نستخدم)#[^.;]{0,30}(?:${SENSITIVE_AR})[^.;]{0,40}~(?:مصالح|مصلحة|مصالحنا|مصالحها|مصلحتنا)# (?:ال)?مشروعة`,
        ],
        says: {
          en: 'The clause lets sensitive data be used for marketing or on the ground of a legitimate interest.',
          ar: 'يجيز البند استعمال البيانات الحساسة للتسويق أو استناداً إلى المصلحة المشروعة.',
        },
      }),
      states('keeps', {
        cues: [`(?:${SENSITIVE_AR})[^.;]{0,20}إلا (?:بعد |ب)[^.;]{0,15}موافق[^.;]{0,10}صريحة`],
      }),
    ],
  },
  'SA-PDPL-19': {
    topic: {
      en: `${CHILD_EN}[^.;]{0,80}(?:${GUARDIAN_EN}|${DATA.en}|\\bregister)`,
      ar: `(?:${CHILD_AR})[^.;]{0,80}(?:${GUARDIAN_AR}|~(?:بيانات|تسجيل|يسجل))`,
    },
    en: [
      states('breaks', {
        cues: [
          `${CHILD_EN}[^.;]{0,60}\\bwithout\\b[^.;]{0,30}${GUARDIAN_EN}`,
          `${GUARDIAN_EN} consent\\b[^.;]{0,20}\\bnot (?:be )?(?:required|needed|necessary)\\b`,
          `(?:${CHILD_EN})[^.;]{0,30}\\b(?:do|does|shall|will) not (?:require|need|ask for)\\b[^.;]{0,20}${GUARDIAN_EN}`,
        ],
        unless:
          '\\b(?:may not|must not|cannot|shall not|never|delet\\w*|do not (?:knowingly )?(?:collect|allow|permit)|not (?:permitted|allowed))\\b|\\btravel',
        says: NO_GUARDIAN,
      }),
      states('keeps', {
        cues: [
          `\\b(?:only|must|consent)\\b[^.;]{0,40}${GUARDIAN_EN}`,
          `\\bnot (?:knowingly )?collect\\b[^.;]{0,40}${CHILD_EN}`,
        ],
        needs: CHILD_EN,
        unless: '\\bnot (?:be )?(?:required?|needed|necessary)\\b',
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          `(?:${CHILD_AR})[^.;]{0,40}(?:دون|بدون) [^.;]{0,15}${GUARDIAN_AR}`,
          `لا (?:[نتي]شترط|[تي]لزم|[نتي]طلب|حاجة)[^.;]{0,15}~موافقة?#? ${GUARDIAN_AR}`,
        ],
        unless: '(?:لا يجوز|لا يحق|لا يسمح|يحظر|لا يمكن)',
        says: NO_GUARDIAN,
      }),
      states('keeps', {
        cues: [
          `إلا (?:بعد |ب)[^.;]{0,15}موافقة ${GUARDIAN_AR}`,
          'لا نجمع ~?بيانات ~?(?:أطفال|القاصرين|قصر)',
          'لا نجمع بيانات الأطفال',
        ],
      }),
    ],
  },
  'SA-PDPL-21': {
    topic: {
      en: '\\b(?:contact|mailing|marketing) (?:lists?|databases?)\\b|\\bfor marketing\\b[^.;]{0,40}\\bdata\\b',
      ar: '~(?:قوائم|قائمة|قواعد) (?:جهات|بيانات|بريدية|تسويقية)',
    },
    en: [
      ban({
        cues: [
          '\\b(?:buy|purchase|acquire|obtain|rent)\\b[^.;]{0,20}\\b(?:contact|mailing|marketing) (?:lists?|databases?)\\b',
        ],
        unless: '\\bconsent\\w*\\b',
        says: {
          en: 'The clause lets data for marketing be bought from others.',
          ar: 'يجيز البند شراء بيانات التسويق من الغير.',
        },
      }),
      affirms('keeps', { cues: ['\\bmarketing only data\\b[^.;]{0,40}\\b(?:directly|from you)\\b'] }),
    ],
    ar: [
      ban({
        cues: [
          '~(?:شراء|نشتري|تشتري|يشتري|استئجار|اقتناء)# ~?(?:قوائم|قائمة|قواعد) (?:جهات (?:ال)?اتصال|بيانات تسويقية|بريدية|تسويقية)',
        ],
        unless: '~موافق',
        says: {
          en: 'The clause lets data for marketing be bought from others.',
          ar: 'يجيز البند شراء بيانات التسويق من الغير.',
        },
      }),
      states('keeps', { cues: ['~تسويق# إلا [^.;]{0,40}(?:مباشرة)'] }),
    ],
  },
  'SA-PDPL-27': {
    topic: {
      en: `\\bcop(?:y|ies)\\b[^.;]{0,30}${ID_EN}|${ID_EN}[^.;]{0,30}\\b(?:cop(?:y|ies)|photocop\\w+)\\b`,
      ar: `~(?:صورة|صور|تصوير|نسخ|نسخة|تصويرها)#[^.;]{0,20}${ID_AR}|${ID_AR}[^.;]{0,20}~(?:تصويرها|نسخها)#`,
    },
    en: [
      affirms('breaks', {
        cues: [
          `\\b(?:upload|hand over|provide|submit)\\b[^.;]{0,30}(?:${ID_EN})[^.;]{0,30}\\b(?:to browse|photocopied|copied)\\b`,
          `\\b(?:upload|hand over|provide|submit)\\b[^.;]{0,10}\\b(?:passport|ID|identity|iqama) cop(?:y|ies)\\b[^.;]{0,20}\\bto browse\\b`,
          `\\b(?:keep|retain|store|hold)\\b[^.;]{0,20}\\bcop(?:y|ies) of[^.;]{0,30}${ID_EN}[^.;]{0,50}\\b(?:indefinitely|forever|permanently|for any purpose)\\b`,
        ],
        unless: '\\b(?:required|law|authority)\\b',
        says: {
          en: 'The clause lets identity documents be copied, or the copies be kept, without a ground in law.',
          ar: 'يجيز البند نسخ وثائق الهوية أو الاحتفاظ بنسخها دون مسوغ نظامي.',
        },
      }),
      states('keeps', {
        cues: [
          `\\bnot copy\\b[^.;]{0,20}${ID_EN}`,
          `\\bcopies of[^.;]{0,20}${ID_EN}[^.;]{0,20}\\b(?:destroyed|deleted)\\b`,
        ],
      }),
    ],
    ar: [
      affirms('breaks', {
        cues: [
          `~(?:رفع|تحميل|إرفاق)# ~?(?:صورة|نسخة)[^.;]{0,12}${ID_AR}[^.;]{0,15}~تصفح#`,
          `~(?:تسليم|تقديم)# ${ID_AR}[^.;]{0,20}~(?:لتصويرها|تصويرها|نسخها|لنسخها)#`,
          `~(?:نحتفظ|تحتفظ|احتفاظ|يحتفظ)# [^.;]{0,5}~(?:صورة|صور|نسخة|نسخ)#[^.;]{0,12}${ID_AR}[^.;]{0,20}(?:أجل غير مسمى|دائم|لأي غرض)`,
        ],
        unless: '~(?:نظاما|بموجب|جهة مختصة)#',
        says: {
          en: 'The clause lets identity documents be copied, or the copies be kept, without a ground in law.',
          ar: 'يجيز البند نسخ وثائق الهوية أو الاحتفاظ بنسخها دون مسوغ نظامي.',
        },
      }),
      states('keeps', {
        cues: [
          `لا (?:ننسخ|نصور|تنسخ)[^.;]{0,15}${ID_AR}`,
          `~(?:تتلف|إتلاف|تحذف)# ~?(?:صور|صورة|نسخ)[^.;]{0,10}${ID_AR}`,
          '~وثيقة هويتك# ما لم',
        ],
      }),
    ],
  },
};
