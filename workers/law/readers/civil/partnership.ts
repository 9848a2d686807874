import type { ReadersById } from '../reader.js';
import { both, NO, NO_AR, tells } from './tells.js';

const PARTNER =
  '\\b(?:(?:\\w+ )?partners?|investors?|mudarib|rab al-mal|owner of the capital|capital provider|shareholders?|silent partner|venturers?)\\b';
const FIXED_PROFIT =
  '\\b(?:fixed|guaranteed|guarantees?|assured|minimum|regardless|certain)\\b[^.;]{0,60}\\b(?:profits?|returns?|yield|dividends?)\\b|\\bSAR [\\d,]{3,12}\\b[^.;]{0,50}\\b(?:as|of) (?:his |its |the )*(?:share (?:of|in) (?:the )?)?profits?\\b|\\b(?:profits?|returns?)\\b[^.;]{0,60}\\b(?:is|are|be) guaranteed\\b|\\b(?:profits?|returns?)\\b[^.;]{0,60}\\b(?:whatever the results|profit or no profit|regardless of (?:the )?(?:results|profits?|losses)|even if (?:no|the) )';
const GUARANTEED = {
  en: 'The clause gives a partner or investor a fixed or guaranteed profit.',
  ar: 'يجعل البند للشريك أو المستثمر ربحاً محدداً أو مضموناً.',
};
const PARTNER_AR = '~(?:شريك|شركاء|شريكين|مستثمر|مستثمرين|مضارب|رب (?:ال)?مال|مساهم)#';
const FIXED_PROFIT_AR =
  '~(?:ربح|ربحا|أرباح|أرباحا|أرباحه|عائد|عائدا|عوائد)#[^.;]{0,40}~(?:ثابت|ثابتا|ثابتة|مضمون|مضمونا|مضمونة|محدد|محددا|مقطوع|مقطوعا|لا [يت]قل)#|~(?:مبلغ|مبلغا)# ~(?:ثابت|ثابتا|مقطوع|مقطوعا|محدد|محددا)#[^.;]{0,30}~(?:أرباح|ربح)#|~(?:[يت]ضمن|ضمان)#[^.;]{0,50}~(?:عائد|عائدا|ربح|ربحا|أرباح|أرباحا)#';
const LOSS = '\\b(?:loss(?:es)?)\\b';
const CAPITAL = '\\b(?:capital|investment|invested (?:sum|amount))\\b';
const OTHER_LOSS =
  '\\b(?:loss of (?:profits?|goodwill|data|business)|suppl(?:y|ier)|customer|negligen\\w+|trespass\\w*|fault|misconduct|breach\\w*|fraud|insurance|insured|consequential|caused by)\\b';
const SPARED = {
  en: 'The clause frees a partner from loss, or guarantees the capital to him.',
  ar: 'يعفي البند شريكاً من الخسارة أو يضمن له رأس ماله.',
};
const LOSS_AR = '~(?:خسارة|خسائر|خسائره|خسرت|خسر|نقص رأس (?:ال)?مال|نقصان)#';
const OTHER_LOSS_AR =
  '~(?:خسارة (?:ال)?(?:عميل|مورد|مشتري)|تعدى|تعد|تعدي|تقصير|قصر|إهمال|خطأ|مورد|عميل|مراجع|تأمين|إلا)(?![ء-ي])';
const BOOKS = '\\b(?:books?|accounts?|records?|documents|ledgers?)\\b';
const INSPECT = '\\b(?:inspect\\w*|examin\\w+|access|review\\w*|see|consult\\w*|audit\\w*|view\\w*)\\b';
const BOOKS_AR = '~(?:دفاتر|دفاترها|حسابات|مستندات|سجلات|وثائق)#';
const CLOSED = {
  en: 'The clause keeps a partner from the books.',
  ar: 'يمنع البند الشريك من الاطلاع على الدفاتر.',
};

/** Readers of the rules on partnership and mudaraba. */
export const partnershipReaders: ReadersById = {
  'SA-CTL-47': {
    topic: { en: `${PARTNER}[^.;]{0,80}\\bprofits?\\b`, ar: `${PARTNER_AR}[^.;]{0,60}~(?:ربح|أرباح)` },
    en: [
      tells('breaks', {
        all: [PARTNER, FIXED_PROFIT],
        unless: `${NO}|\\b(?:salary|percent(?:age)? of (?:the )?(?:net )?profits?|fixed (?:percentage|proportion|ratio|share))\\b|\\b(?:loan|on account of|advance on)\\b`,
        says: GUARANTEED,
      }),
      tells('keeps', {
        all: [PARTNER, '\\bno (?:\\w+ )?profit\\b[^.;]{0,30}\\bguaranteed\\b|\\bshare the profits?\\b'],
      }),
    ],
    ar: [
      tells('breaks', {
        all: [PARTNER_AR, FIXED_PROFIT_AR],
        unless: `~(?:لا [يت]ضمن|لا [يت]جوز|دون|ليس|لا [يت]صح|راتبا|راتب|نسبة محددة من (?:ال)?(?:أرباح|ربح))#`,
        says: GUARANTEED,
      }),
      tells('keeps', { all: [PARTNER_AR, '~لا [يت]ضمن#[^.;]{0,30}~ربح', '~أرباح#'] }),
    ],
  },
  'SA-CTL-48': {
    topic: { en: `${PARTNER}[^.;]{0,80}${LOSS}`, ar: `${PARTNER_AR}[^.;]{0,60}${LOSS_AR}` },
    en: [
      tells('breaks', {
        all: [
          PARTNER,
          both(
            `${NO}|\\bexempt\\w*|\\bfree from\\b|\\bimmune\\b`,
            `\\b(?:bears?|share[sd]?|liable|suffer\\w*|contribut\\w+|exempt\\w*|from)\\b[^.;]{0,30}${LOSS}`,
            50,
          ),
        ],
        unless: OTHER_LOSS,
        says: SPARED,
      }),
      tells('breaks', {
        all: [
          PARTNER,
          `${LOSS}[^.;]{0,40}\\b(?:borne|bear)\\b[^.;]{0,40}\\b(?:alone|solely|only|exclusively)\\b|\\b(?:bears?|borne)\\b[^.;]{0,30}\\ball (?:the )?${LOSS}`,
        ],
        unless: `${OTHER_LOSS}|\\bowner of the capital\\b|\\brab al-mal\\b|\\bcapital provider\\b`,
        says: SPARED,
      }),
      tells('breaks', {
        all: [
          PARTNER,
          both(
            '\\b(?:guarantee\\w*|secured|returned? in full|recovers?|full return|repaid in full|protected|assured)\\b',
            CAPITAL,
            60,
          ),
          '\\b(?:whatever|regardless|irrespective|against any|even|in (?:all|any) (?:cases?|event)|losses|should the business lose|whole)\\b',
        ],
        unless: `${NO}|${OTHER_LOSS}`,
        says: SPARED,
      }),
      tells('keeps', {
        all: [PARTNER, LOSS, '\\b(?:in proportion|pro rata|proportionate\\w*|owner of the capital alone)\\b'],
        unless: NO,
      }),
    ],
    ar: [
      tells('breaks', {
        all: [
          PARTNER_AR,
          `~(?:لا [يت]تحمل|لا [يت]شارك|[يت]عفى|إعفاء|معفى|لا [يت]سأل|لا [يت]لحق|دون تحمل|بمنأى)(?![ء-ي])[^.;]{0,60}(?:${LOSS_AR})`,
        ],
        unless: OTHER_LOSS_AR,
        says: SPARED,
      }),
      tells('breaks', {
        all: [
          PARTNER_AR,
          `~(?:[يت]تحمل)#[^.;]{0,40}~(?:وحده|منفردا|وحدهم|دون غيره|دون (?:ال)?آخر)#[^.;]{0,40}${LOSS_AR}`,
        ],
        unless: `${OTHER_LOSS_AR}|~رب (?:ال)?مال#`,
        says: SPARED,
      }),
      tells('breaks', {
        all: [
          PARTNER_AR,
          '~(?:استرد|[يت]سترد|[يت]ضمن|ضمان|[يت]لتزم|مضمون|مضمونا|[يت]تعهد)#[^.;]{0,60}~(?:رأس (?:ال)?مال|رأس ماله|رأسمال)#',
          '~(?:في جميع (?:ال)?أحوال|في كل (?:ال)?أحوال|ولو|مهما|أيا|كاملا|سواء|بغض)#',
        ],
        unless: `${OTHER_LOSS_AR}|~(?:لا [يت]ضمن|لا [يت]لتزم)#`,
        says: SPARED,
      }),
      tells('keeps', {
        all: [
          LOSS_AR,
          '~(?:نسبة حص|نسبة حصة|كل بنسبة|رب (?:ال)?مال وحده)|~بنسبة#[^.;]{0,20}~حص',
          `${PARTNER_AR}|~رب#`,
        ],
        unless: NO_AR,
      }),
    ],
  },
  'SA-CTL-49': {
    topic: {
      en: `${PARTNER}[^.;]{0,60}${INSPECT}[^.;]{0,40}${BOOKS}`,
      ar: `${PARTNER_AR}[^.;]{0,40}~اطلاع#`,
    },
    en: [
      tells('breaks', {
        all: [
          `\\bpartners?\\b`,
          both(INSPECT, BOOKS, 60),
          `${NO}|\\b(?:reserved|only|restricted|limited|exclusive\\w*)\\b`,
        ],
        unless:
          '\\b(?:third part\\w+|confidential\\w*|competitor\\w*|prevent|unless|except|without (?:notice|the consent))\\b',
        says: CLOSED,
      }),
      tells('keeps', {
        all: [
          '\\bpartners?\\b[^.;]{0,20}\\b(?:may|is entitled to|has the right to)\\b',
          both(INSPECT, BOOKS, 60),
        ],
        unless: NO,
      }),
    ],
    ar: [
      tells('breaks', {
        all: [
          '~(?:شريك|شركاء)',
          both('~(?:اطلاع|[يت]طلع|فحص|مراجعة)#', BOOKS_AR, 60),
          `${NO_AR}|~(?:[يت]قتصر|مقصور|حصرا|[يت]نحصر)#`,
        ],
        unless: '~(?:للغير|إلا|منافس|غير (?:ال)?شركاء)(?![ء-ي])|~غير# ~اطلاع',
        says: CLOSED,
      }),
      tells('keeps', {
        all: ['~(?:يحق|يجوز)#[^.;]{0,30}~شريك', both('~(?:اطلاع|[يت]طلع)#', BOOKS_AR, 60)],
        unless: NO_AR,
      }),
    ],
  },
};
