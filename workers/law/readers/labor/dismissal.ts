import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { affirms, ban, denies, states } from '../turns.js';

const DISMISS =
  '\\b(?:(?:summarily )?dismiss(?:es|ed|al)?|terminat(?:e|es|ed|ion)|rescind(?:s|ed)?|discharge[sd]?|cancel(?:s|led)?)\\b';
const DISMISS_AR = '~(?:فصل|فسخ|إنهاء|[يت]فصل|[يت]فسخ|[يت]نهي|[يت]نهى|مفصولا|مفسوخا|استغناء)(?:ه)?#';
const WITHOUT_DUES =
  '\\bwithout (?:(?:any|prior|further|the|written|paying|payment|of|notice|compensation|indemnity|warning|or|and|nor|without|end-of-service),? ){0,8}(?:award|gratuity|compensation|dues|entitlements|indemnity|end[\\s-]of[\\s-]service)\\b';
const WITHOUT_ANY = `(?:${WITHOUT_DUES}|\\bwithout (?:any |prior |written )*notice\\b)`;
const WITHOUT_DUES_AR =
  '~(?:دون|بدون|بغير|بلا)# (?:(?:أو |و)?(?:أي|صرف|دفع|سابق|إشعار|إخطار|إنذار|تعويض|دون|بدون)(?:ه|ها)?,? ){0,8}(?:أو |و)?~(?:مكافأة|مكافأته|تعويض|تعويضه|مستحقات|حقوق)';
const WITHOUT_ANY_AR = `(?:${WITHOUT_DUES_AR}|~(?:دون|بدون|بغير|بلا)# (?:أي |سابق )*~(?:إشعار|إخطار)#)`;
/** The grounds of Article 80, and references to it. */
const LISTED =
  '\\b(?:Articles? \\(?(?:80|eighty)|assault\\w*|misconduct|dishonest\\w*|forg\\w+|fraud\\w*|secrets?|absen\\w+|abus\\w+|honou?r|theft|intentional\\w*|deliberate\\w*|wilful\\w*|probation\\w*|trial period|cases (?:set out|provided|stated|listed|mentioned|of|specified)|serious|gross|essential|material|lawful orders)\\b';
const LISTED_AR =
  '~(?:مادة|اعتداء|سلوك|أمانة|شرف|تزوير|أسرار|تغيب|غياب|انقطع|استغل|عمدا|متعمد|تجربة|اختبار|حالات|جسيم|جوهري|أوامر|سرقة|غش)|~سيئ';
const MINOR =
  '\\b(?:poor|unsatisfactory|low|weak|inadequate) (?:performance|results|productivity)|\\b(?:sales )?targets?\\b|\\blate (?:attendance|arrival)|\\blateness\\b|\\blos(?:es|s of) confidence|\\bany (?:breach|violation|reason)\\b|\\brestructur\\w+|\\bredundan\\w+|\\bcomplaints?\\b|\\bperformance (?:is|are|was|being|remains|has been)[^.;]{0,20}\\b(?:poor|unsatisfactory|inadequate|below)|\\bat any time\\b|\\bfinancial (?:difficult\\w+|losses)';
const MINOR_AR =
  '~(?:ضعف|تدني|انخفاض|قصور) (?:مستوى )?(?:ال)?(?:أداء|إنتاج|إنتاجية)|~(?:أهداف|مستهدف)|~(?:تأخر|تأخير)|~(?:فقد|فقدان) (?:ال)?ثقة|~أي (?:مخالفة|سبب)|~لأي سبب|~خالف (?:أي|أية)#|~هيكلة|~في أي وقت|~(?:شكوى|شكاوى)|~عدم (?:ال)?كفاءة|~(?:أداؤه|أداء {employee}) [^.;]{0,10}~(?:غير|ضعيف|متدن|دون)';
const WIDER = {
  en: 'The clause lets the employer dismiss without award, notice or compensation beyond the cases of Article 80.',
  ar: 'يجيز البند الفصل دون مكافأة أو إشعار أو تعويض في غير حالات المادة الثمانين.',
};
const ABSENT =
  '\\b(?:absen(?:t|ce|ts|ces)|fail(?:s|ure)? to (?:attend|report|turn up|show up|appear)|stays away|non-attendance)\\b';
const ABSENT_AR = '~(?:تغيب|[يت]تغيب|غياب|غيابه|انقطع|انقطاع|انقطاعه|تغيبه|غاب)#';
const GIVEN_NOTICE = '\\b(?:upon|by|with|after)\\b[^.;]{0,15}\\bnotice\\b|\\bdeduct\\w*|\\bsick leave\\b';
const GONE_AR = `(?:${DISMISS_AR}|~(?:[يت]نتهي|مستقيلا|[يت]عد تاركا|منهيا|[يت]لغى)#)`;
const AHEAD = '\\bwarn\\w*\\b[^.;]{0,20}$';
const AHEAD_AR = '~(?:إنذار|إنذاره)[^.;]{0,25}$';
const ROW = '^\\W*(?:calendar |working )*\\b(?:consecutive|successive|continuous|in a row|running)\\b';
const ROW_AR = '^[^ء-ي]{0,3}~(?:متتالية|متصلة|متواصلة|متتابعة|متتاليا|متصلا|متتاليين)#';
const YEAR = '^\\W*(?:\\w+ ){0,2}?(?:in|during|within|per|of)\\b[^.;]{0,20}\\byear\\b';
const YEAR_AR = '^[^.;]{0,15}~(?:خلال|في)# [^.;]{0,15}~(?:سنة|عام|سنوي)';
const PENALTY = '\\b(?:penalt(?:y|ies)|disciplinary|sanctions?|dismiss\\w*)\\b';
const PENALTY_AR = '~(?:جزاء|جزاءات|عقوبة|عقوبات|فصل|تأديبي|تأديبية|فسخ)#';
const UNHEARD = {
  en: 'The clause lets the employer punish or dismiss the worker unheard.',
  ar: 'يجيز البند معاقبة العامل أو فصله دون سماع دفاعه.',
};

const absence = (bound: number) =>
  bound === 15
    ? { en: 'fifteen days in a row', ar: 'خمسة عشر يوماً متتالية' }
    : { en: 'thirty days in a contract year', ar: 'ثلاثون يوماً خلال السنة العقدية' };

/** Readers of the rules on dismissal. */
export const dismissalReaders: ReadersById = {
  'SA-LAB-14': {
    topic: {
      en: `(?:${DISMISS})[^.;]{0,60}(?:${WITHOUT_ANY})|\\bArticle \\(?80\\b`,
      ar: `${DISMISS_AR}[^.;]{0,40}${WITHOUT_ANY_AR}|~مادة (?:ال)?(?:ثمانين|ثمانون)#`,
    },
    en: [
      ban({
        cues: [`(?:${DISMISS})[^.;]{0,60}(?:${WITHOUT_DUES})`],
        unless: `${LISTED}|\\b(?:resign\\w*|if|should|where|in (?:the )?(?:case|event)|renew\\w*)\\b`,
        says: WIDER,
      }),
      ban({
        cues: [`(?:${DISMISS})[^.;]{0,60}(?:${WITHOUT_ANY})`],
        needs: MINOR,
        unless: `${LISTED}|\\bat any time without (?:any |prior )?(?:notice|compensation)(?! or)`,
        says: WIDER,
      }),
      states('keeps', {
        cues: [
          `\\bnot (?:${DISMISS})[^.;]{0,60}(?:${WITHOUT_ANY})[^.;]{0,40}\\bexcept\\b[^.;]{0,60}\\bArticle \\(?80`,
        ],
      }),
      affirms('keeps', {
        cues: [`(?:${DISMISS})[^.;]{0,60}(?:${WITHOUT_ANY})[^.;]{0,160}\\bArticle \\(?80`],
      }),
    ],
    ar: [
      ban({
        cues: [`${DISMISS_AR}[^.;]{0,40}${WITHOUT_DUES_AR}`],
        unless: `${LISTED_AR}|~(?:إذا|في حال|عند|استقال|تجديد)#`,
        says: WIDER,
      }),
      ban({
        cues: [`${DISMISS_AR}[^.;]{0,50}${WITHOUT_ANY_AR}`],
        needs: `${MINOR_AR}|~لم [يت]حقق`,
        unless: `${LISTED_AR}|~في أي وقت (?:دون|بدون) (?:أي )?(?:إشعار|تعويض)(?! أو)`,
        says: WIDER,
      }),
      affirms('keeps', {
        cues: [
          `${DISMISS_AR}[^.;]{0,40}${WITHOUT_ANY_AR}[^.;]{0,180}~مادة (?:\\(?80|(?:ال)?ثماني|(?:ال)?ثمانو)`,
        ],
      }),
    ],
  },
  'SA-LAB-69': {
    topic: {
      en: `${ABSENT}[^.;]{0,80}(?:${DISMISS})|(?:${DISMISS})[^.;]{0,80}${ABSENT}`,
      ar: `${ABSENT_AR}[^.;]{0,80}${DISMISS_AR}|${DISMISS_AR}[^.;]{0,60}${ABSENT_AR}`,
    },
    en: [
      ...([ROW, undefined] as const).map((follows) =>
        limit({
          cues: [ABSENT],
          measure: 'days',
          atLeast: 15,
          needs: DISMISS,
          unless: GIVEN_NOTICE,
          notBefore: AHEAD,
          ...(follows === undefined ? {} : { follows }),
          bound: absence(15),
        }),
      ),
      limit({
        cues: [ABSENT],
        measure: 'days',
        atLeast: 30,
        needs: DISMISS,
        unless: GIVEN_NOTICE,
        notBefore: AHEAD,
        follows: YEAR,
        bound: absence(30),
      }),
      ban({
        cues: [`(?:${DISMISS})[^.;]{0,40}\\bwithout (?:any |prior |written )*warning\\b`],
        needs: ABSENT,
        says: {
          en: 'The clause lets the worker be dismissed for absence without a written warning.',
          ar: 'يجيز البند فصل العامل للغياب دون إنذار كتابي.',
        },
      }),
    ],
    ar: [
      ...([ROW_AR, undefined] as const).map((follows) =>
        limit({
          cues: [ABSENT_AR],
          measure: 'days',
          atLeast: 15,
          needs: GONE_AR,
          notBefore: AHEAD_AR,
          unless: '~(?:[يت]حسم|حسم|خصم|إجازة مرضية)#',
          ...(follows === undefined ? {} : { follows }),
          bound: absence(15),
        }),
      ),
      limit({
        cues: [ABSENT_AR],
        measure: 'days',
        atLeast: 30,
        needs: GONE_AR,
        notBefore: AHEAD_AR,
        follows: YEAR_AR,
        bound: absence(30),
      }),
      ban({
        cues: [`${DISMISS_AR}[^.;]{0,30}~(?:دون|بدون|بغير|بلا)# (?:أي |سابق |توجيه )?~إنذار`],
        needs: ABSENT_AR,
        says: {
          en: 'The clause lets the worker be dismissed for absence without a written warning.',
          ar: 'يجيز البند فصل العامل للغياب دون إنذار كتابي.',
        },
      }),
    ],
  },
  'SA-LAB-75': {
    topic: {
      en: `${PENALTY}[^.;]{0,80}\\b(?:heard|hearing|investigat\\w+|object\\w*)\\b`,
      ar: `${PENALTY_AR}[^.;]{0,60}~(?:تحقيق|سماع|دفاع|معارضته|أقوال)`,
    },
    en: [
      ban({
        cues: [
          `\\b(?:impos\\w+|dismiss\\w*|penali[sz]\\w+|apply|terminat\\w+)\\b[^.;]{0,60}\\bwithout (?:any |prior |conducting |the need for |first )*(?:an )?(?:investigat\\w+|hearing|being heard|inquiry|giving[^.;]{0,20} (?:chance|opportunity))\\b`,
        ],
        says: UNHEARD,
      }),
      states('breaks', {
        cues: [
          `{employee}[^.;]{0,20}\\b(?:may not|shall not|no right to|not entitled to) (?:object|appeal|contest|challenge|grieve)\\b[^.;]{0,40}`,
          `{employee}[^.;]{0,20}\\bwaives? (?:his |her |the )?right to be heard\\b`,
        ],
        needs: '\\b(?:penalt(?:y|ies)|disciplinary|sanctions?|dismissal)\\b',
        unless: '\\b(?:after|unless|until|within)\\b',
        says: UNHEARD,
      }),
      denies('keeps', {
        cues: ['\\b(?:penalt(?:y|ies)|penali[sz]ed|disciplin\\w+)\\b'],
        needs: '\\b(?:heard|investigat\\w+|defen[cs]e)\\b',
        unless: '\\b(?:object|without)\\b',
      }),
      states('keeps', {
        cues: [
          '\\bgiven (?:the |an |a )?(?:opportunity|chance) to (?:state|object|defend|be heard|explain|present)\\b',
        ],
        unless: '\\b(?:not (?:be )?|without (?:being )?)given\\b',
      }),
    ],
    ar: [
      ban({
        cues: [
          `~(?:توقيع|فصل|إيقاع|[يت]وقع|[يت]فصل|معاقبة|فسخ|تطبيق)#[^.;]{0,40}~(?:دون|بدون|بغير|بلا)# (?:أي |إجراء |حاجة إلى |الحاجة إلى )?~(?:تحقيق|سماع|استجواب|مساءلة|إبلاغه|إتاحة)`,
        ],
        says: UNHEARD,
      }),
      states('breaks', {
        cues: [`~(?:لا يحق|لا يجوز|ليس)# {employee}[^.;]{0,10}~(?:اعتراض|تظلم|طعن)#[^.;]{0,40}`],
        needs: '~(?:جزاء|جزاءات|عقوبة|عقوبات|فصل)#',
        unless: '~(?:بعد|إلا|خلال)#|ما لم',
        says: UNHEARD,
      }),
      states('keeps', {
        cues: [
          '~لا (?:يجوز |[يت]جوز )?(?:~(?:توقيع|[يت]وقع|إيقاع))[^.;]{0,40}~إلا بعد[^.;]{0,40}~(?:إبلاغه|سماع|تحقيق)',
          '~[يت]تاح {employee} ~فرصة',
          '~إتاحة (?:ال)?فرصة',
        ],
        unless: '~(?:دون|بدون|عدم)# ~إتاحة',
      }),
    ],
  },
};
