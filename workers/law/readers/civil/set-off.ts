import type { ReadersById } from '../reader.js';
import { tells } from './tells.js';

const SET_OFF = '\\b(?:set[- ]?offs?|setting[- ]off|sets off|counter-?claims?(?= or set| and set|, set))\\b';
const BEFORE =
  '\\b(?:no|not|nor|neither|never|without|cannot|free (?:of|from|and clear)|clear of|waiv\\w+|renounc\\w+|relinquish\\w*|exclud\\w+|prohibited|barred|forgo\\w*|forfeit\\w*|irrespective of|regardless of|disclaim\\w*|surrender\\w*)\\b[^.;]{0,90}\\bset(?:ting|s)?[- ]?off';
const AFTER =
  '\\bset(?:ting)?[- ]?off\\b[^.;]{0,70}\\b(?:is|are|shall be|be) (?:\\w+ ){0,2}?(?:excluded|waived|given up|surrendered|prohibited|barred|not (?:permitted|allowed|available|exercis\\w+)|unavailable|disallowed)|\\bset(?:ting)?[- ]?off\\b[^.;]{0,30}\\b(?:shall|will|may) not (?:be|apply|arise|reduce)|\\bset(?:ting)?[- ]?off\\b[^.;]{0,30}\\b(?:is|are) not\\b';
const NOT_SO =
  '\\bmay(?! not)\\b[^.;]{0,140}\\b(?:set[- ]?off|offset)|\\b(?:in addition to|shortfall|overages?|seek to|third party as a result)\\b|\\b(?:without (?:\\w+ ){0,3}?(?:notice|prejudice)[^.;]{0,60}|undisputed|unless (?:\\w+ ){0,6}?(?:agreed|undisputed|admitted|final)|not (?:affect|prejudice|limit)|nothing|except\\w*|other than|save|the right of set-?off (?:shall|will) not be (?:affected|prejudiced))\\b';
const WAIVED = {
  en: 'The clause waives set-off in advance.',
  ar: 'يتضمن البند النزول عن المقاصة قبل ثبوت الحق فيها.',
};
const SET_OFF_AR = '~(?:مقاصة|[يت]قاص)#';
const BEFORE_AR =
  '~(?:لا|لن|ليس|دون|بدون|بلا|عدم|[يت]تنازل|تنازل|متنازلا|[يت]سقط|سقوط|أسقط|إسقاط|[يت]منع|يحظر|[يت]متنع|[يت]نزل|بمنأى|خالية|خاليا|غير)#[^.;]{0,70}~(?:مقاصة|[يت]قاص)#|~مقاصة#[^.;]{0,30}~(?:ممنوعة|محظورة|غير (?:جائزة|مسموح|مقبولة)|مستبعدة)';

/** Readers of the rule on waivers of set-off. */
export const setOffReaders: ReadersById = {
  'SA-CTL-45': {
    topic: { en: '\\bset[- ]?off\\b', ar: SET_OFF_AR },
    en: [
      tells('breaks', { all: [SET_OFF, `${BEFORE}|${AFTER}`], unless: NOT_SO, says: WAIVED }),
      tells('keeps', {
        all: ['\\b(?:may|entitled to|right to|can)\\b(?! not)[^.;]{0,30}\\bset[- ]?off\\b'],
        unless: `${BEFORE}|${AFTER}|\\bnotice\\b`,
      }),
    ],
    ar: [
      tells('breaks', {
        all: [BEFORE_AR],
        unless:
          '~(?:إلا|ما لم|عدا|لا [يت]خل|دون (?:ال)?(?:إخلال|حاجة|إشعار|إذن|الرجوع|موافقة))(?![ء-ي])|~غرفة (?:ال)?مقاصة#',
        says: WAIVED,
      }),
      tells('keeps', {
        all: ['~(?:يجوز|يحق)#[^.;]{0,50}~مقاصة#'],
        unless: `${BEFORE_AR}`,
      }),
    ],
  },
};
