import type { ReadersById } from '../reader.js';
import { states } from '../turns.js';
import { workingHours } from './hours.js';
import { RAMADAN_NAMED } from './hours-of-work.js';
import { ramadanHours, withoutHours } from './ramadan-hours.js';

const HOURS = {
  en: '\\bwork(?:s|ing|ed)?\\b[^.;]{0,60}\\bhours?\\b|\\bhours? of work\\b|\\bhours?\\b[^.;]{0,30}\\b(?:work|duty)|\\b(?:weekly|daily|ordinary|normal) hours\\b|\\bhours\\b[^.;]{0,20}\\d (?:a|per) (?:day|week)\\b|\\b(?:week|working day)\\b[^.;]{0,40}\\bhours\\b',
  ar: '~(?:ساعات|ساعة) (?:ال)?(?:عمل|دوام)|~(?:يعمل|عمل|دوام|تشغيل|يشتغل|تشتغل)[^.;]{0,60}~(?:ساعة|ساعات)#',
};
/** Hours that are not the ordinary ones of a worker to whom the law's measure applies. */
const OTHER_HOURS = {
  en: '\\b(?:including|inclusive|included|counting|all hours|shifts?|rotation|rotating|average|guards?|cleaners?|managers?|senior|executives?|juveniles?|minors?|nursing|part-time|annual inventory|exceptional|emergency|seasons?|remain(?! (?:at )?\\d)|presence|stay(?! at \\d)|of which (?:\\w+ ){0,4}(?:break|rest)|maximum[^.;]{0,30}ten|notice|ten hours[^.;]{0,40}(?:exceptional|sixty))\\b',
  ar: '~منها (?:[ء-ي]+ ){0,2}(?:لل|ال)?راحة|~(?:تشمل|شاملة|متضمنة|بما فيها|وردية|ورديات|مناوبة|مناوبات|تناوب|متوسط|حراسة|حراس|نظافة|مدير|مدراء|عليا|قيادية|حدث|أحداث|رضاعة|جزئي|جرد|استثنائية|طارئة|موسم|مواسم|[يت]بقى (?:[ء-ي]+ ){0,2}في (?:ال)?(?:مكان|مقر|موقع|مواقع)|بقاء|إشعار)',
};

/** Readers of the rules on working hours. */
export const workHoursReaders: ReadersById = {
  'SA-LAB-22': {
    topic: { en: '\\bworking hours\\b|\\bhours of work\\b', ar: '~ساعات (?:ال)?(?:عمل|دوام)#' },
    en: [workingHours({ needs: HOURS, unless: OTHER_HOURS, day: 8, week: 48 })],
    ar: [workingHours({ needs: HOURS, unless: OTHER_HOURS, day: 8, week: 48 })],
  },
  'SA-LAB-106': {
    topic: RAMADAN_NAMED,
    en: [
      ramadanHours,
      withoutHours(
        states('breaks', {
          cues: [
            '\\b(?:working )?hours\\b[^.;]{0,60}\\b(?:not (?:be )?(?:reduced|shortened|change)|unchanged|remain (?:the same|as|unchanged)|same)\\b[^.;]{0,60}\\bRamadan\\b',
            '\\bRamadan\\b[^.;]{0,60}\\bhours\\b[^.;]{0,40}\\b(?:not (?:be )?(?:reduced|shortened|change)|unchanged|remain (?:the same|as)|same as)\\b',
            '\\bno reduction\\b[^.;]{0,50}\\bhours\\b[^.;]{0,50}\\bRamadan\\b|\\bRamadan\\b[^.;]{0,50}\\bno reduction\\b',
          ],
          unless: '\\bnon-Muslims?\\b',
          says: {
            en: 'The clause keeps the ordinary working hours in Ramadan.',
            ar: 'يبقي البند ساعات العمل المعتادة في شهر رمضان.',
          },
        }),
      ),
    ],
    ar: [
      ramadanHours,
      withoutHours(
        states('breaks', {
          cues: [
            '(?:لا|لن|دون|بدون|عدم) (?:تخفض|تخفيض|تخفيف|تتغير|تقل|يتم تخفيض|يتم تقليص|تقليص|تنقص)[^.;]{0,50}~(?:ساعات|دوام)[^.;]{0,50}رمضان',
            'رمضان[^.;]{0,40}(?:لا|لن|دون|بدون) (?:تخفض|تخفيض|تتغير|يتم تخفيض|تقليص)',
            '~(?:ساعات|دوام)[^.;]{0,60}(?:دون تخفيض|دون تغيير|كما هي|نفسها|ذاتها)[^.;]{0,40}رمضان',
            'رمضان[^.;]{0,60}(?:كما هي|نفس ساعات|ذات ساعات|دون تخفيض|دون تغيير)',
          ],
          unless: '~غير (?:ال)?مسلمين',
          says: {
            en: 'The clause keeps the ordinary working hours in Ramadan.',
            ar: 'يبقي البند ساعات العمل المعتادة في شهر رمضان.',
          },
        }),
      ),
    ],
  },
};
