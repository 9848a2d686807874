import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { affirms, ban, denies, states } from '../turns.js';

const RESIGNS = '\\b(?:resign(?:s|ed|ing|ation|ations)?)\\b';
const RESIGNS_AR = '~(?:استقالة|استقالته|استقالتها|استقال|استقالت|[يت]ستقيل|مستقيل)#';
const BOARD = '\\b(?:board|director of|directors)\\b';
const DUES =
  '\\b(?:all (?:of )?(?:his |her |their |the )?(?:dues|entitlements|rights|benefits)|(?:accrued|outstanding|unpaid|unused) (?:annual )?(?:wages|salary|leave|vacation)|leave (?:pay|balance|encashment|entitlement)|any (?:of (?:his|her) )?(?:dues|entitlements|rights)|wages|salary)\\b';
const DUES_AR =
  '~(?:جميع|كافة|كل|أي|أية) (?:من )?(?:ال)?(?:مستحقات|حقوق)(?:ه|ها)?|~(?:رصيد|بدل) (?:ال)?إجازات?|~(?:رواتب|أجور)(?:ه|ها)?#';
const LOSES = '\\b(?:forfeits?|loses?|waives?|is deprived of|be deprived of)\\b';
const LOSES_AR = '~(?:[يت]فقد|[يت]حرم|[يت]سقط|سقط|سقوط|[يت]تنازل)#';
const ALWAYS =
  '\\b(?:in (?:every|all|any|no) cases?|for any reason|whatever|regardless|under any circumstances?|even if)\\b';
const ALWAYS_AR =
  '~(?:في جميع الأحوال|في كل الأحوال|مهما كان|أيا كان|لأي سبب|بغض النظر|تحت أي ظرف|بأي حال|ولو)';
const RESIGNER_LOSES = {
  en: 'The clause takes from the worker who resigns what he has earned.',
  ar: 'يحرم البند العامل المستقيل من حقوقه المستحقة.',
};
const IN_ADVANCE = {
  en: 'The clause has the worker sign a resignation in advance.',
  ar: 'يلزم البند العامل بتوقيع استقالة مسبقة.',
};
const UNFREE = {
  en: 'The clause makes the resignation depend on the employer’s will.',
  ar: 'يعلق البند الاستقالة على إرادة صاحب العمل.',
};
const BOUND_TO_STAY = {
  en: 'The clause takes from the worker his rights if he leaves without notice, even through the employer’s fault.',
  ar: 'يحرم البند العامل من حقوقه إذا ترك العمل دون إشعار ولو بخطأ من صاحب العمل.',
};

/** Readers of the rules on resignation and on leaving the work. */
export const resignationReaders: ReadersById = {
  'SA-LAB-13': {
    topic: { en: RESIGNS, ar: RESIGNS_AR },
    en: [
      states('breaks', {
        cues: [
          `${RESIGNS}[^.;]{0,60}\\b(?:no effect|not (?:be )?(?:effective|valid|accepted|take effect)|void|ineffective)\\b[^.;]{0,20}\\b(?:unless|until|without|before|except)\\b[^.;]{0,40}\\b(?:approv\\w+|accept\\w*|consent\\w*|agree\\w*)\\b`,
          `{employee}[^.;]{0,30}\\b(?:may not|shall not|not entitled to|no right to|cannot)\\b[^.;]{0,20}${RESIGNS}[^.;]{0,20}\\b(?:before complet\\w+|during the (?:first|term|contract)|until|without the (?:approval|consent)|except with the (?:approval|consent))\\b`,
          `{employer}[^.;]{0,30}\\b(?:may|right to|entitled to) (?:reject|refuse)\\b[^.;]{0,30}${RESIGNS}`,
          `${RESIGNS}[^.;]{0,20}\\bonly (?:be |become |take )?(?:effective|valid|effect|final)\\b[^.;]{0,20}\\b(?:once|when|upon|after|if|on)\\b[^.;]{0,30}\\b(?:accept\\w*|approv\\w*)`,
        ],
        unless: `${BOARD}|\\b(?:thirty|30)\\b|\\bseven\\b|\\bprobation`,
        says: UNFREE,
      }),
      states('breaks', {
        cues: [
          `\\b(?:no right to|may not|shall not|not entitled to) (?:withdraw|retract|revoke)\\b[^.;]{0,20}${RESIGNS}`,
        ],
        unless: '\\b(?:unless|once|after|until|if)[^.;]{0,30}\\baccepted|\\bseven\\b',
        says: UNFREE,
      }),
      limit({
        cues: ['\\b(?:defer|delay|postpone)\\w*\\b'],
        measure: 'days',
        atMost: 60,
        after: 100,
        needs: RESIGNS,
        bound: { en: 'sixty days of deferral', ar: 'تأجيل مدته ستون يوماً' },
      }),
      limit({
        cues: ['\\bdeemed (?:to be )?accepted\\b'],
        measure: 'days',
        atMost: 30,
        after: 80,
        needs: RESIGNS,
        bound: { en: 'thirty days without a reply', ar: 'ثلاثون يوماً دون رد' },
      }),
      affirms('keeps', {
        cues: ['\\b(?:withdraw|retract)\\b[^.;]{0,30}\\bresignation\\b[^.;]{0,20}\\bwithin seven\\b'],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          `~(?:لا|لن)# [^.;]{0,20}${RESIGNS_AR}[^.;]{0,30}~(?:نافذة|سارية|مقبولة|صحيحة|معتبرة|أثر)?[^.;]{0,15}~إلا#[^.;]{0,10}~(?:بعد |بناء على )?(?:موافقة|قبول|بموافقة|بقبول)`,
          `~(?:لا يحق|لا يجوز|ليس)# {employee}[^.;]{0,20}${RESIGNS_AR}[^.;]{0,15}~(?:قبل (?:مضي|إكمال|انقضاء|مرور|إتمام|انتهاء)|خلال (?:مدة|فترة|السنة)|إلا بموافقة|دون موافقة)`,
          `~رفض#[^.;]{0,10}${RESIGNS_AR}[^.;]{0,40}`,
          `~(?:لا يحق|لا يجوز|ليس)# {employee}[^.;]{0,10}~(?:عدول|رجوع|سحب)#[^.;]{0,15}${RESIGNS_AR}`,
        ],
        unless:
          '~(?:مجلس|ثلاثين|ثلاثون|سبعة|قبلها صاحب العمل|بعد قبولها|تجربة)|~لا يجوز {employer}|~لا يحق {employer}',
        says: UNFREE,
      }),
      limit({
        cues: ['~(?:تأجيل|إرجاء|[يت]ؤجل)#[^.;]{0,30}~استقال'],
        measure: 'days',
        atMost: 60,
        bound: { en: 'sixty days of deferral', ar: 'تأجيل مدته ستون يوماً' },
      }),
      limit({
        cues: ['~استقالة[^.;]{0,15}~(?:مقبولا|مقبولة)#'],
        measure: 'days',
        atMost: 30,
        after: 60,
        bound: { en: 'thirty days without a reply', ar: 'ثلاثون يوماً دون رد' },
      }),
      affirms('keeps', { cues: ['~عدول#[^.;]{0,20}~استقال[^.;]{0,20}~سبعة'] }),
    ],
  },
  'SA-LAB-67': {
    topic: { en: `${RESIGNS}[^.;]{0,60}${DUES}`, ar: `${RESIGNS_AR}[^.;]{0,60}(?:${DUES_AR})` },
    en: [
      states('breaks', {
        cues: [
          `(?<=${RESIGNS}[^.;]{0,60})${LOSES}[^.;]{0,40}${DUES}`,
          `${LOSES}[^.;]{0,40}${DUES}[^.;]{0,60}${RESIGNS}`,
        ],
        unless: '\\b(?:shares?|options?|bonus|unvested|not|no|never|nor)\\b',
        says: RESIGNER_LOSES,
      }),
      denies('breaks', {
        cues: [
          `\\b(?:entitled to|receive|paid|due)\\b[^.;]{0,30}${DUES}[^.;]{0,40}${RESIGNS}`,
          `${DUES}[^.;]{0,30}\\b(?:paid|payable|due)\\b[^.;]{0,40}${RESIGNS}`,
          `(?<=${RESIGNS}[^.;]{0,60})\\b(?:entitled to|receive|paid|due)\\b[^.;]{0,30}${DUES}`,
        ],
        unless:
          '\\b(?:award|gratuity|shares?|options?|unvested|notice period|until|unless|more than|in addition)\\b',
        says: RESIGNER_LOSES,
      }),
      states('keeps', { cues: [`${RESIGNS}[^.;]{0,20}\\b(?:is |shall be |remains )?entitled to all\\b`] }),
      states('keeps', { cues: [`${RESIGNS}[^.;]{0,10}\\b(?:does|shall) not (?:deprive|affect)\\b`] }),
    ],
    ar: [
      ban({
        cues: [
          `(?<=${RESIGNS_AR}[^.;]{0,50})${LOSES_AR}[^.;]{0,30}(?:${DUES_AR})`,
          `${LOSES_AR}[^.;]{0,40}${RESIGNS_AR}[^.;]{0,30}(?:${DUES_AR})`,
          `${LOSES_AR}[^.;]{0,40}(?:${DUES_AR})[^.;]{0,40}${RESIGNS_AR}`,
        ],
        unless: '~(?:أسهم|مكافأة سنوية)|~لا# ~[يت]حرم',
        says: RESIGNER_LOSES,
      }),
      states('breaks', {
        cues: [
          `~لا [يت]ستحق {employee}[^.;]{0,30}${RESIGNS_AR}[^.;]{0,15}(?:${DUES_AR})`,
          `${RESIGNS_AR}[^.;]{0,40}~(?:لا [يت]ستحق|فلا [يت]ستحق|لا [يت]صرف|فلا [يت]صرف)#[^.;]{0,20}(?:${DUES_AR}|~(?:مستحقاته|مستحقاتها)#)`,
        ],
        unless: '~(?:مكافأة|أسهم)|~(?:إلا بعد|حتى)#',
        says: RESIGNER_LOSES,
      }),
      states('keeps', { cues: [`~[يت]ستحق {employee}[^.;]{0,30}${RESIGNS_AR}[^.;]{0,10}~(?:جميع|كافة|كل)`] }),
      states('keeps', { cues: [`~لا [يت](?:حرم|ؤثر)# ~استقال`] }),
    ],
  },
  'SA-LAB-68': {
    topic: { en: '\\bundated\\b[^.;]{0,20}\\bresignation\\b', ar: '~استقالة (?:غير مؤرخة|مسبقة|على بياض)#' },
    en: [
      ban({
        cues: [
          `\\b(?:sign(?:s|ed|ing)?|provides?|submits?|hands?|gives?|delivers?)\\b[^.;]{0,30}\\b(?:undated|pre-signed|blank|post-dated)\\b[^.;]{0,20}\\bresignation\\b`,
          '\\bsign(?:s|ed|ing)?\\b[^.;]{0,20}\\bresignation\\b[^.;]{0,20}\\bin advance\\b',
          '\\bsigned resignation\\b[^.;]{0,40}\\b(?:may use|at any time|kept|keep|held)\\b',
        ],
        says: IN_ADVANCE,
      }),
    ],
    ar: [
      ban({
        cues: [
          '~(?:[يت]وقع|توقيع|[يت]سلم|تسليم|[يت]قدم|تقديم)#[^.;]{0,40}~استقالة#[^.;]{0,15}~(?:غير مؤرخة|مسبقة|مسبقا|على بياض|بدون تاريخ|دون تاريخ|مؤجلة)#',
        ],
        says: IN_ADVANCE,
      }),
    ],
  },
  'SA-LAB-15': {
    topic: {
      en: '\\bleav(?:e|es|ing)\\b[^.;]{0,20}\\bwithout (?:prior |written )?notice\\b',
      ar: '~(?:ترك|[يت]ترك)# ~عمل#[^.;]{0,15}~(?:دون|بدون)# (?:سابق )?~إشعار',
    },
    en: [
      ban({
        cues: [
          `\\bleav(?:es|ing)\\b[^.;]{0,40}\\bwithout (?:prior |written )?notice\\b[^.;]{0,20}(?<core>${LOSES})[^.;]{0,20}\\b(?:rights|dues|entitlements|benefits)\\b`,
          `{employee}[^.;]{0,20}(?<core>${LOSES})[^.;]{0,30}\\b(?:rights|dues|entitlements|benefits)\\b[^.;]{0,30}\\bleaves\\b[^.;]{0,20}\\bwithout (?:prior |written )?notice\\b`,
        ],
        needs: ALWAYS,
        unless: '\\bexcept\\b[^.;]{0,40}\\b(?:81|eighty)\\b|\\bArticle \\(?81',
        says: BOUND_TO_STAY,
      }),
      states('breaks', {
        cues: [
          '{employee}[^.;]{0,20}\\b(?:may not|shall not|shall in no case|in no case|no right to|not entitled to) (?:leave|quit|stop)\\b[^.;]{0,60}\\b(?:whatever|even if|regardless of|irrespective of)\\b[^.;]{0,40}{employer}',
        ],
        says: {
          en: 'The clause bars the worker from leaving even where the employer is at fault.',
          ar: 'يمنع البند العامل من ترك العمل ولو أخل صاحب العمل بالتزاماته.',
        },
      }),
      affirms('keeps', {
        cues: [
          '\\bleave\\b[^.;]{0,30}\\bwithout notice\\b[^.;]{0,60}\\b(?:Article \\(?81|all his rights|full rights)',
        ],
      }),
    ],
    ar: [
      ban({
        cues: [
          `~(?:ترك|[يت]ترك)# ~عمل#[^.;]{0,15}~(?:دون|بدون)# [^.;]{0,15}~إشعار#[^.;]{0,15}(?<core>${LOSES_AR})[^.;]{0,25}~(?:حقوق|مستحقات)`,
          `${LOSES_AR}[^.;]{0,30}~(?:حقوق|مستحقات)[^.;]{0,30}~(?:ترك|[يت]ترك)# ~عمل#[^.;]{0,10}~(?:دون|بدون)#`,
        ],
        needs: ALWAYS_AR,
        unless: '~مادة (?:\\(?81|(?:ال)?حادية)',
        says: BOUND_TO_STAY,
      }),
      states('breaks', {
        cues: [
          '~(?:[يت]سقط|سقوط)# ~حق {employee}[^.;]{0,30}~(?:حقوق|مستحقات)[^.;]{0,20}~إذا ترك العمل (?:دون|بدون)[^.;]{0,30}~(?:لأي سبب|مهما كان|أيا كان)',
        ],
        says: BOUND_TO_STAY,
      }),
      states('breaks', {
        cues: [
          '~(?:لا يحق|لا يجوز|ليس)# {employee}[^.;]{0,10}~(?:ترك|توقف|امتناع)#[^.;]{0,20}~(?:ولو|حتى لو|وإن|مهما|بغض النظر)#[^.;]{0,25}{employer}',
        ],
        says: {
          en: 'The clause bars the worker from leaving even where the employer is at fault.',
          ar: 'يمنع البند العامل من ترك العمل ولو أخل صاحب العمل بالتزاماته.',
        },
      }),
      affirms('keeps', {
        cues: ['~ترك# ~عمل#[^.;]{0,30}~دون# ~إشعار#[^.;]{0,60}~(?:احتفاظه|مع احتفاظ|مادة)'],
      }),
    ],
  },
};
