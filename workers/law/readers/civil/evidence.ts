import type { ReadersById } from '../reader.js';
import { NO, NO_AR, both, tells } from './tells.js';

const RECORDS = '\\b(?:books?|records?|statements?|accounts?|certificates?|registers?|entries)\\b';
const CONTRARY =
  '\\b(?:(?:prov\\w+|show\\w*|establish\\w*|adduc\\w+|evidence|proof)[^.;]{0,20}\\b(?:contrary|otherwise|against)|contest\\w*[^.;]{0,40}\\b(?:proof|evidence)|(?:any|by) (?:means|manner|method)s? of (?:proof|evidence)|rebut\\w*|irrebuttabl\\w+)\\b';
const SEALED = {
  en: 'The clause keeps a party from proving anything against the records of the other.',
  ar: 'يحرم البند طرفاً من إثبات خلاف قيود الطرف الآخر.',
};
const RECORDS_AR = '~(?:دفاتر|دفاتره|دفاترها|قيود|قيوده|قيودها|سجلات|سجلاته|كشوف|كشف|حسابات|بيانات|فواتير)#';
const CONTRARY_AR =
  '~(?:إثبات|[يت]ثبت|دليل|طعن|منازعة|[يت]نازع)#[^.;]{0,40}~(?:عكس|عكسها|عكسه|خلاف|خلافها|خلافه|[يت]خالف|[يت]خالفها|طرق (?:ال)?إثبات|مخالف)';
const COURT = '\\b(?:courts?|judicial|judges?)\\b';
const COURT_AR = '~(?:محكمة|محاكم|قضاء)#';
const TRANSLATION = '\\b(?:translat\\w+)\\b';
const IN_FOREIGN = {
  en: 'The clause has papers or proceedings in a foreign language before Saudi courts without a translation.',
  ar: 'يجعل البند الأوراق أو المرافعة أمام محاكم المملكة بلغة أجنبية دون ترجمة.',
};

/** Readers of the rules on evidence and on the language of the courts. */
export const evidenceReaders: ReadersById = {
  'SA-EVI-01': {
    topic: {
      en: `${RECORDS}[^.;]{0,60}\\b(?:conclusive|prima facie|final) (?:evidence|proof)\\b|${RECORDS}[^.;]{0,40}\\bevidence of\\b`,
      ar: `${RECORDS_AR}[^.;]{0,40}~(?:حجة|دليلا|بينة)#`,
    },
    en: [
      tells('breaks', {
        all: [RECORDS, both(NO, CONTRARY, 80)],
        unless:
          '\\b(?:unless|until|except|in the absence of|absent|without prejudice|manifest|save|within|mediat\\w+|settlement|conciliat\\w+|negotiat\\w+|discover\\w+|impeach\\w+)\\b',
        says: SEALED,
      }),
      tells('keeps', {
        all: [
          RECORDS,
          '\\b(?:unless|until|absent|in the absence of)\\b[^.;]{0,40}\\b(?:contrary|otherwise|manifest error)\\b',
        ],
      }),
    ],
    ar: [
      tells('breaks', {
        all: [RECORDS_AR, both(NO_AR, CONTRARY_AR, 60)],
        unless: '~(?:ما لم|إلا|خلال|دون (?:ال)?إخلال|عدا|حتى [يت]ثبت)(?![ء-ي])',
        says: SEALED,
      }),
      tells('keeps', {
        all: [RECORDS_AR, '~(?:ما لم|إلا إذا|حتى)#[^.;]{0,20}~[يت]ثبت', '~(?:دليل|دليلا|حجة|بينة)#'],
      }),
    ],
  },
  'SA-CPL-01': {
    topic: { en: `${COURT}[^.;]{0,80}${TRANSLATION}`, ar: `${COURT_AR}[^.;]{0,60}~ترجمة` },
    en: [
      tells('breaks', {
        all: [
          COURT,
          '\\b(?:without|no|not)\\b[^.;]{0,40}\\btranslat\\w+|\\btranslat\\w+\\b[^.;]{0,40}\\b(?:is|are|be) not\\b|\\b(?:proceedings|pleadings|hearings?|submissions)\\b[^.;]{0,60}\\bin (?:the )?(?:English|French|\\w+ language)',
          '\\b(?:English|Arabic|foreign|another|translat\\w+)\\b',
        ],
        unless: `\\b(?:arbitrat\\w*|DIFC|ADGM|England|unless|shall not be (?:accepted|filed)|outside the kingdom|dubai|london)\\b`,
        says: IN_FOREIGN,
      }),
      tells('keeps', {
        all: [COURT, '\\b(?:certified|licensed|accompanied by|with an?)\\b[^.;]{0,30}\\btranslat\\w+'],
        unless: '\\b(?:not|no|without)\\b',
      }),
    ],
    ar: [
      tells('breaks', {
        all: [
          COURT_AR,
          '~(?:دون|بدون|بلا|لا|غير)#[^.;]{0,30}~(?:ترجمة|ترجمته|ترجمتها|مترجمة)#|~(?:مرافعة|جلسات|مذكرات|لغة)#[^.;]{0,60}~إنجليزية#',
        ],
        unless: '~(?:تحكيم|خارج (?:ال)?مملكة|أجنبية (?:ال)?مختصة|لا تقبل|لا [يت]قبل|إلا)(?![ء-ي])',
        says: IN_FOREIGN,
      }),
      tells('keeps', {
        all: [COURT_AR, '~ترجمة#[^.;]{0,20}~(?:معتمدة|عربية)#'],
        unless: '~(?:دون|بدون|لا)#',
      }),
    ],
  },
};
