import { allOf, readTogether, type AddedReaders } from '../together.js';

const TIME = '(?:\\w+ (?:\\(\\d{1,3}\\) )?)(?:days?|weeks?|months?|years?)';
const CLAIMS =
  '\\b(?:claims?|lawsuits?|actions?|right of action|suits?|proceedings|right to (?:sue|bring)|legal action|sue)\\b';
const NOT_BAR =
  '\\b(?:amicabl\\w*|settlement|engineer|notif\\w+|notice|insur\\w+|warranty|(?:by|of|under) (?:the )?law|laid down|(?:not|neither|nothing)\\b[^.;]{0,30}\\b(?:shorten|extend)\\w*|annul\\w*|award|portal|desk|taxes|tax returns?)\\b';
const NOT_BAR_AR =
  '~(?:وديا|ودية|مهندس|إخطار|[يت]خطر|أخطر|تأمين|إصلاح|عيب|بطلان|لا تخل|لا [يت]خل|دون (?:ال)?إخلال|وفقا للنظام|مقررة نظاما|لما [يت]قرره (?:ال)?نظام|لا [يت]جوز (?:لل[ء-ي]+ )?(?:ال)?اتفاق)#';
const DURATION_AR =
  '~(?:يوم|يوما|أيام|شهر|شهرا|أشهر|شهرين|شهران|سنة|سنوات|سنتين|سنتان|عام|عاما|أعوام|عامين)#';
const GENERAL_EVENTS =
  '\\b(?:(?:exceptional|extraordinary|unforesee\\w+|unexpected|general)(?:,? (?:and |or )?(?:exceptional|extraordinary|unforesee\\w+|general))*,? (?:circumstances|events?|conditions)|upheavals?\\b[^.;]{0,40}\\b(?:general|unforesee\\w+|exceptional)|doctrine of hardship|(?:exceptionally|excessively|unduly|ruinously)? ?(?:onerous|ruinous|burdensome))\\b';
const NOT_EVENTS =
  '\\b(?:(?:shall|may|does|do|will|can)(?: \\w+)? not (?:\\w+ ){0,2}?(?:entitle|permit|allow|authori[sz]e|justify|suspend|stop|cease|withhold|refuse|limit|prejudice|affect|exclude)|without prejudice|unless|except|force majeure|ordinary|nothing in|notify|inform)\\b';
const EVENTS_AR =
  '~(?:(?:ظروف|ظرف|حوادث|أحداث|أحوال)(?: (?:ال)?عامة)? (?:ال)?(?:استثنائية|طارئة|غير (?:ال)?متوقعة)|ظروف (?:ال)?عامة)#|~ظروف[^.;]{0,20}~(?:لم تكن متوقعة|غير متوقعة|استثنائية|طارئة)|~مرهق';
const NOT_EVENTS_AR =
  '~(?:قوة (?:ال)?قاهرة|لا [يت]خل|دون (?:ال)?إخلال|إلا(?! [يت][ء-ي])|ما لم|عدا|امتناع|وقف (?:ال)?تنفيذ|لا [يت]حول|لا [يت]خول|[يت]خطر|إخطار)(?![ء-ي])';

/** Wide readers of the rules on time bars and exceptional circumstances. */
export const wideWaiverReaders: AddedReaders = {
  'SA-CTL-23': readTogether({
    says: {
      en: 'The clause sets its own time bar for claims, or waives the legal one in advance.',
      ar: 'يحدد البند مدة خاصة لعدم سماع الدعوى أو يتضمن النزول المسبق عن المدة النظامية.',
    },
    en: [
      [
        `\\b(?:no|neither|not)\\b[^.;]{0,40}\\b(?:lawsuits?|actions?|suits?|(?:legal|court) proceedings|claims? (?:before|in) (?:the )?courts?)\\b[^.;]{0,40}\\b(?:commenced|brought|filed|instituted|started|raised)\\b[^.;]{0,20}\\b(?:after|later than|beyond|once)\\b[^.;]{0,12}${TIME}`,
      ],
      [
        CLAIMS,
        '\\b(?:courts?|sue|action|proceedings|suits?|right to bring|right of action|heard|tribunal)\\b',
        `\\b(?:within|after|before|expires|later than|once)\\b[^.;]{0,30}${TIME}|\\bexpires? ${TIME} after`,
        '\\b(?:lost|lapses?|barred|expires?|extinguish\\w*|(?:no|not) [^.;]{0,40}\\bheard|waived|forfeit\\w*|for ?ever|dies)\\b',
      ],
      [
        `\\b(?:fix|agree|set|limit)\\w*\\b[^.;]{0,30}${TIME}[^.;]{0,10}\\b(?:the )?(?:time|period)\\b[^.;]{0,30}\\bclaims?\\b[^.;]{0,40}\\b(?:heard|brought)`,
      ],
      [
        '\\b(?:never|not|waiv\\w+|renounc\\w+|gives? up)\\b[^.;]{0,40}\\b(?:plead|raise|rely on|invoke|object|claim|defen[cs]e)\\w*\\b[^.;]{0,50}\\b(?:out of time|time[- ]bar\\w*|limitation|lapse of time|too late|prescription)\\b',
      ],
    ],
    ar: [
      [
        '~(?:[يت]تقادم|تتقادم|تنقضي)#',
        '~(?:مطالبة|مطالبات|دعوى|دعاوى|حق|حقوق)#',
        `~(?:مضي|مرور|انقضاء|بعد)#[^.;]{0,20}${DURATION_AR}`,
      ],
      [
        '~(?:لا تسمع|لا [يت]سمع|عدم سماع)#',
        '~(?:مطالبة|مطالبات|دعوى|دعاوى|ادعاء|مطالبته)',
        `~(?:مضي|مرور|انقضاء|بعد|خلال|تجاوز)#[^.;]{0,50}${DURATION_AR}`,
      ],
      [
        '~(?:مطالبة|مطالبات|دعوى|دعاوى|دعواه)',
        '~(?:سماع|مسموعة|مسموعا|سماعها)#',
        DURATION_AR,
        '~(?:باتفاق|اتفق|اتفاق|استثناء|خلافا|بدلا)#',
      ],
      [
        '~(?:[يت]قيم|إقامة|[يت]رفع|رفع|[يت]قدم)# ~(?:دعوى|دعواه|دعاوى)',
        `~(?:خلال|قبل|في غضون)#[^.;]{0,25}${DURATION_AR}`,
        '~(?:وإلا|سقط|[يت]سقط|[يت]عد متنازلا|اعتبر متنازلا|عد متنازلا|لم تسمع|لا تسمع)#',
      ],
    ],
    unless: { en: NOT_BAR, ar: NOT_BAR_AR },
  }),
  'SA-CTL-10': allOf(
    readTogether({
      says: {
        en: 'The clause takes away the relief that the law gives for exceptional circumstances.',
        ar: 'يستبعد البند ما قرره النظام من تخفيف عند الظروف الاستثنائية.',
      },
      en: [
        [
          GENERAL_EVENTS,
          '\\b(?:renegotiat\\w+|negotiat\\w+|courts?|lighten\\w*|eas(?:e|ed|ing)|reliev\\w+|relief|revis\\w+|adjust\\w*|reduc\\w+|modif\\w+)\\b',
          '\\b(?:neither party may|(?:may|shall|will|can)(?: \\w+)? not|cannot|waiv\\w+|no (?:right|claim|upheaval|change|event|court)|gives? up|renounc\\w+|excluded|disappl\\w+|relinquish\\w*)\\b',
        ],
        [
          '\\b(?:no matter what|whatever|irrespective of|regardless of|notwithstanding) (?:any |the )?(?:exceptional|extraordinary|unforesee\\w+)[^.;]{0,30}\\b(?:circumstances|events?|conditions)\\b',
          '\\b(?:shall|must|remains?|will)\\b[^.;]{0,80}\\b(?:price|quantit\\w+|obligations?|rent|bound|sums?)\\b',
        ],
      ],
      ar: [
        [
          EVENTS_AR,
          '~(?:لا|ليس|[يت]تنازل|تنازل|دون|[يت]سقط|[يت]تحمل|بلا|أيا|مهما)#',
          '~(?:تخفيف|تخفيض|تعديل|تفاوض|رد (?:ال)?التزام|إعادة (?:ال)?نظر|[يت]عاد (?:ال)?نظر|إنقاص|متفق عليها|تبقى|[يت]ظل|مراجعة)#',
        ],
      ],
      unless: { en: NOT_EVENTS, ar: NOT_EVENTS_AR },
    }),
    readTogether({
      answer: 'keeps',
      says: {
        en: 'The clause leaves the duties in force while the parties negotiate, as the law does.',
        ar: 'يبقي البند التنفيذ مستمراً أثناء التفاوض كما قرر النظام.',
      },
      en: [
        [
          '\\b(?:re)?negotiat\\w+\\b',
          GENERAL_EVENTS,
          '\\bnot (?:\\w+ )?(?:entitle|permit|allow|authori[sz]e|justify)\\b[^.;]{0,50}\\b(?:stop\\w*|suspend\\w*|ceas\\w+|withhold\\w*|refus\\w+)\\b',
        ],
      ],
      ar: [['~طلب (?:ال)?تفاوض', '~لا [يت](?:خول|بيح|جيز|برر)#[^.;]{0,40}~(?:امتناع|وقف|إيقاف|توقف)#']],
    }),
  ),
};
