import type { ReadersById } from '../reader.js';
import { both, NO, tells } from './tells.js';

const SUIT =
  '\\b(?:actions?|claims?|suits?|lawsuits?|(?:legal|court|judicial|arbitral|arbitration) proceedings|proceedings|sue|right to sue|litigation)\\b';
const COURT =
  '\\b(?:actions?|suits?|lawsuits?|proceedings|sue|courts?|tribunal|judicial|arbitration|legal(?:ly)?|litigation)\\b';
const PERIOD =
  '\\b(?:within|after|(?:more|later) than|beyond|before|elapse|expir\\w+|lapse of|passage of|period of|once|unless)\\b[^.;]{0,70}\\b(?:days?|weeks?|months?|years?)\\b|\\b(?:days?|weeks?|months?|years?)\\b[^.;]{0,40}\\b(?:have |has )?(?:passed|elapsed|from|after|of|following)\\b';
const BARRED =
  '\\b(?:(?:time[- ]?|statute[- ])?barred|extinguish\\w*|lapses?|inadmissible|forfeit\\w*|not be (?:heard|admi\\w+|accepted|entertained|enforceable|maintain\\w+|actionable)|(?:deemed|considered|treated as) (?:\\w+ )?(?:waived|abandoned|released|settled)|is waived|are waived|null|cannot be (?:heard|brought|raised)|void|relinquished)\\b';
const NO_ACTION =
  '\\b(?:no|not|neither|nor|never)\\b[^.;]{0,60}\\b(?:actions?|claims?|suits?|proceedings|sue)\\b[^.;]{0,120}\\b(?:after|(?:more|later) than|beyond|unless)\\b[^.;]{0,80}\\b(?:days?|weeks?|months?|years?)\\b|\\b(?:after|(?:more|later) than|beyond)\\b[^.;]{0,60}\\b(?:days?|weeks?|months?|years?)\\b[^.;]{0,100}\\b(?:no|not)\\b[^.;]{0,40}\\b(?:actions?|claims?|suits?|proceedings|sue)\\b';
const LIMITATION =
  '\\b(?:limitation periods?|periods? of limitation|statutes? of limitations?|statutory limitation|time[- ]bars?|prescription(?: periods?)?|limitation of actions?|lapse of time|passage of time|passing of time|prescriptive periods?)\\b';
const CHANGED =
  '\\b(?:extend\\w*|shorten\\w*|reduc\\w+|lengthen\\w*|waiv\\w+|renounc\\w+|relinquish\\w*|not (?:apply|run|invoke|plead|rely|raise|be (?:raised|invoked|pleaded|subject|affected))|no (?:\\w+ )?(?:limitation|prescription|time[- ]bar|statute)|never|forgo\\w*|disappl\\w+|no effect|not entitled|may not|shall not|is (?:agreed|fixed|set)|shall be (?:one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|\\d{1,3}|limited|fixed))\\b';
const NOT_SO =
  '\\b(?:annul\\w*|nothing (?:in|herein)|extension of time|notify|notif\\w+|amicabl\\w*|before (?:filing|commencing|resort\\w*|referr\\w*|submitt\\w*)|insurance polic\\w+|may (?:not )?be (?:shortened|extended)|not (?:shorten|extend|affect|prejudice)|as provided by law|laid down (?:by|in) law|of the law|warranty period|defects liability|engineer|third part\\w+ claims?|tax authorit\\w+|taxes|tax returns?|arbitral award)\\b';
const RESET = {
  en: 'The clause sets its own time bar for claims, or waives the legal one in advance.',
  ar: 'يحدد البند مدة خاصة لعدم سماع الدعوى أو يتضمن النزول المسبق عن المدة النظامية.',
};
const SUIT_AR = '~(?:دعوى|دعاوى|دعواه|مقاضاة|قضاء|محكمة|محاكم|قضائيا|قضائية|قضائي|تقاضي|تحكيم)#';
const PERIOD_AR =
  '~(?:مضي|مرور|انقضاء|خلال|بعد|أكثر|تجاوز|قبل|مدة|انتهاء|[يت]جاوز|تتجاوز|في غضون|في موعد)#[^.;]{0,60}~(?:يوم|يوما|أيام|أسبوع|أسابيع|شهر|شهرا|أشهر|شهرين|سنة|سنوات|سنتين|عام|أعوام|عامين)#';
const BARRED_AR =
  '~(?:لا تسمع|لا تقبل|عدم سماع|عدم قبول|[يت]سقط|سقط|سقوط|لا يجوز|لا يحق|ليس|وإلا|[يت]عد متنازلا|[يت]عتبر متنازلا|سقطت|انقضى|[يت]نقضي|لا [يت]عتد|تنقضي|كأن لم [يت]كن|لاغية)#';
const LIMITATION_AR =
  '~(?:عدم سماع (?:ال)?دعوى|سماع (?:ال)?دعوى|عدم سماعها|تقادم|مرور (?:ال)?زمن|مرور (?:ال)?زمان|مضي (?:ال)?مدة|مدة سماع)#';
const CHANGED_AR =
  '~(?:لا [يت]عتد|لا أثر|تقصير|تقليص|إطالة|تمديد|زيادة|تخفيض|[يت]تنازل|تنازل|[يت]سقط|أسقط|إسقاط|تكون مدة|لا [يت]سري|لا تسري|لا [يت]جوز|لا [يت]حق|ليس|دون (?:ال)?دفع|عدم (?:ال)?(?:تمسك|دفع)|لا [يت]تمسك|لا [يت]دفع|لا [يت]خضع|لا تخضع|حددت|تحدد مدة)#';
const NOT_SO_AR =
  '~(?:بطلان|[يت]خطر|أخطر|لا تخل|لا [يت]خل|دون (?:ال)?إخلال|وديا|ودية|تمديد (?:ال)?مدة|مهندس|[يت]خطر|إخطار|مقررة نظاما|نظامية|وفقا للنظام|تأمين|مهلة (?:ال)?إصلاح|ضمان (?:ال)?عيب)#';

/** Readers of the rule on time bars. */
export const timeBarReaders: ReadersById = {
  'SA-CTL-23': {
    topic: { en: LIMITATION, ar: LIMITATION_AR },
    en: [
      tells('breaks', { all: [both(LIMITATION, CHANGED, 100)], unless: NOT_SO, says: RESET }),
      tells('breaks', { all: [NO_ACTION, COURT], unless: NOT_SO, says: RESET }),
      tells('breaks', {
        all: [
          SUIT,
          PERIOD,
          BARRED,
          `${COURT}|\\b(?:filed|file|brought|bring|barred|commenced|lodged|instituted)\\b`,
        ],
        unless: NOT_SO,
        says: RESET,
      }),
      tells('keeps', {
        all: [
          LIMITATION,
          `\\b(?:of the law|laid down|by law|statutory|legal)\\b|${NO}[^.;]{0,30}\\b(?:shorten|extend|affect)`,
        ],
        unless: '\\b(?:waiv\\w+|not apply|extended to|notwithstanding)\\b',
      }),
    ],
    ar: [
      tells('breaks', {
        all: [both(LIMITATION_AR, CHANGED_AR, 80)],
        unless: `${NOT_SO_AR}|~لا [يت]جوز (?:ال)?اتفاق`,
        says: RESET,
      }),
      tells('breaks', {
        all: [SUIT_AR, PERIOD_AR, BARRED_AR, '~(?:حق|دعوى|دعاوى|مطالبة|مطالبات|مطالبته)'],
        unless: NOT_SO_AR,
        says: RESET,
      }),
      tells('keeps', {
        all: [LIMITATION_AR, `~(?:نظامية|نظاما|نظام)#`],
        unless: `~(?:[يت]تنازل|تنازل|[يت]سقط|تكون مدة)#|${'~ليس#'}`,
      }),
    ],
  },
};
