import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { states } from '../turns.js';

const COMPETE = '\\b(?:non-?compet\\w+|compet(?:e|es|ing|itors?|ition|itive))\\b';
const COMPETE_AR = '~(?:منافسة|منافس|منافسين|منافسته|منافستها|[يت]نافس|منافسه)#';
const BOUND =
  '\\b(?:shall not|may not|must not|will not|not to|refrain\\w*|undertakes? never|never to|prohibited|non-?compet\\w+|agrees not|restrict\\w*)\\b';
const BOUND_AR = '~(?:عدم|بعدم|ألا|لا|[يت]متنع|[يت]حظر|امتناع|شرط)#';
const AFTER =
  '\\b(?:after|following|from the (?:end|date|termination|expiry)|post-?\\w*|leav(?:es|ing)|upon (?:the )?(?:end|termination|expiry)|surviv\\w+|ceases?|non-?compet\\w+)\\b';
const AFTER_AR = '~(?:بعد|انتهاء|تركه|ترك|إنهاء|انقضاء|شرط عدم)#';
const NOT_WORKER = '\\b(?:experience|secrets?|confidential\\w*)\\b';
const NOT_WORKER_AR = '~(?:خبرة|أسرار|سرية)#';
const SECRET = '\\b(?:confidential\\w*|secre(?:t|ts|cy)|disclos\\w+)\\b';
const SECRET_AR = '~(?:سرية|أسرار|إفشاء|سر|أسرارها|أسراره)#';
const FOREVER =
  '\\b(?:forever|perpetual\\w*|(?:in )?perpetuity|indefinite(?:ly)?|permanent(?:ly)?|for life|without (?:any )?(?:limit\\w*|limitation) (?:of|in|as to) time|without (?:any )?time limit|unlimited (?:period|time|duration))\\b';
const FOREVER_AR =
  '~(?:إلى الأبد|للأبد|أبدا|بصفة دائمة|بشكل دائم|دائما|مدى الحياة|لمدة غير محددة|مدة غير محددة|لأجل غير مسمى|دون تحديد مدة|دون تحديد المدة|دون حد زمني|دون تحديد زمان|دون تقييد بمدة)#';
const EVERYWHERE =
  '(?:\\banywhere(?: in the world)?|\\bworldwide|\\bin any (?:country|place|territory|region)|\\bany (?:company|business|employer|activity|entity) (?:whatsoever|of any kind)|\\bwithout (?:any )?(?:limit\\w*|limitation|restriction) (?:of|in|as to)[^.;]{0,30}\\bplace)\\b';
const EVERYWHERE_AR =
  '(?:~أي مكان(?: في العالم)?#|~(?:جميع|كل|كافة) (?:أنحاء|دول) ~عالم|~داخل (?:ال)?مملكة (?:أو |و)خارجها|~في أي (?:دولة|بلد)|~أي نشاط (?:كان|مهما|أيا)|~دون تحديد[^.;]{0,20}~مكان)';
const PLACE =
  '\\b(?:in|within) (?:the )?(?:city|region|province|Kingdom|Riyadh|Jeddah|Dammam|Makkah|Saudi Arabia|GCC)\\b';

/** Readers of the rules on competition and secrecy after the contract. */
export const restraintReaders: ReadersById = {
  'SA-LAB-16': {
    topic: { en: `${COMPETE}`, ar: COMPETE_AR },
    en: [
      limit({
        cues: [COMPETE],
        measure: 'days',
        atMost: 730,
        after: 120,
        before: 140,
        needs: `(?:${BOUND})[^]{0,300}(?:${AFTER})|(?:${AFTER})[^]{0,300}(?:${BOUND})|\\bnon-?compet\\w+`,
        unless: NOT_WORKER,
        notAfter: "^'?s?\\W{0,3}(?:prior |written )*notice",
        bound: { en: 'two years from the end of the relationship', ar: 'سنتان من تاريخ انتهاء العلاقة' },
      }),
      states('breaks', {
        cues: [
          `\\bnever\\b[^.;]{0,20}${COMPETE}[^.;]{0,60}(?:${AFTER})`,
          `${COMPETE}[^.;]{0,100}${FOREVER}`,
          `${FOREVER}[^.;]{0,60}(?:${BOUND})[^.;]{0,20}${COMPETE}`,
        ],
        needs: AFTER,
        unless: `${NOT_WORKER}|\\bindefinite[- ]term\\b`,
        says: {
          en: 'The clause forbids the worker to compete without a limit of time.',
          ar: 'يمنع البند العامل من المنافسة دون حد زمني.',
        },
      }),
    ],
    ar: [
      limit({
        cues: [COMPETE_AR],
        measure: 'days',
        atMost: 730,
        after: 120,
        before: 80,
        needs: `(?:${BOUND_AR})[^]{0,300}(?:${AFTER_AR})|(?:${AFTER_AR})[^]{0,300}(?:${BOUND_AR})`,
        unless: NOT_WORKER_AR,
        bound: { en: 'two years from the end of the relationship', ar: 'سنتان من تاريخ انتهاء العلاقة' },
      }),
      states('breaks', {
        cues: [`${COMPETE_AR}[^.;]{0,80}${FOREVER_AR}`, `${FOREVER_AR}[^.;]{0,50}${COMPETE_AR}`],
        needs: AFTER_AR,
        unless: NOT_WORKER_AR,
        says: {
          en: 'The clause forbids the worker to compete without a limit of time.',
          ar: 'يمنع البند العامل من المنافسة دون حد زمني.',
        },
      }),
    ],
  },
  'SA-LAB-70': {
    topic: { en: COMPETE, ar: COMPETE_AR },
    en: [
      states('breaks', {
        cues: [`${COMPETE}[^.;]{0,80}${EVERYWHERE}`, `${EVERYWHERE}[^.;]{0,60}${COMPETE}`],
        needs: `(?:${BOUND})[^]{0,300}(?:${AFTER})|(?:${AFTER})[^]{0,300}(?:${BOUND})|\\bnon-?compet\\w+`,
        unless: `${NOT_WORKER}|\\bduring (?:his|the term|the)\\b(?![^.;]{0,60}\\bafter\\b)`,
        says: {
          en: 'The clause forbids the worker to compete without definite bounds of place or work.',
          ar: 'يمنع البند العامل من المنافسة دون تحديد المكان أو نوع العمل.',
        },
      }),
      states('keeps', {
        cues: [
          `${COMPETE}[^.;]{0,80}${PLACE}[^.;]{0,60}\\b(?:in|for) (?:the )?(?:field|activity|business|kind|type|area)\\b`,
        ],
        needs: `(?:${AFTER})`,
        unless: EVERYWHERE,
      }),
    ],
    ar: [
      states('breaks', {
        cues: [`${COMPETE_AR}[^.;]{0,80}${EVERYWHERE_AR}`, `${EVERYWHERE_AR}[^.;]{0,50}${COMPETE_AR}`],
        needs: `(?:${BOUND_AR})[^]{0,300}(?:${AFTER_AR})|(?:${AFTER_AR})[^]{0,300}(?:${BOUND_AR})|~شرط عدم (?:ال)?منافسة`,
        unless: NOT_WORKER_AR,
        says: {
          en: 'The clause forbids the worker to compete without definite bounds of place or work.',
          ar: 'يمنع البند العامل من المنافسة دون تحديد المكان أو نوع العمل.',
        },
      }),
      states('keeps', {
        cues: [`${COMPETE_AR}[^.;]{0,80}~(?:مدينة|منطقة|مملكة)[^.;]{0,60}~(?:مجال|نشاط|أعمال)#`],
        needs: AFTER_AR,
        unless: EVERYWHERE_AR,
      }),
    ],
  },
  'SA-LAB-17': {
    topic: { en: `${SECRET}`, ar: SECRET_AR },
    en: [
      states('breaks', {
        cues: [`${SECRET}[^.;]{0,80}(?:${FOREVER})`, `(?:${FOREVER})[^.;]{0,60}${SECRET}`],
        needs: AFTER,
        unless:
          '\\bindefinite (?:term|contract)\\b|\\bcompet\\w+|\\bnot (?:be )?(?:bound|obliged|required|apply|continue|survive)\\b',
        says: {
          en: 'The clause binds the worker to secrecy after the contract without a limit of time.',
          ar: 'يلزم البند العامل بالسرية بعد انتهاء العقد دون حد زمني.',
        },
      }),
      limit({
        cues: [SECRET],
        measure: 'days',
        atMost: 100_000,
        before: 120,
        needs: '\\b(?:after|following|from)\\b[^.;]{0,30}\\b(?:end|terminat\\w+|expiry|leaving)\\b',
        unless: '\\b(?:compet\\w+|notice)\\b',
        bound: { en: 'a definite time', ar: 'مدة محددة' },
      }),
    ],
    ar: [
      states('breaks', {
        cues: [`${SECRET_AR}[^.;]{0,80}${FOREVER_AR}`, `${FOREVER_AR}[^.;]{0,50}${SECRET_AR}`],
        needs: AFTER_AR,
        unless: '~(?:عقد غير محدد|منافسة)|~(?:لا [يت]سري|لا [يت]لتزم|غير ملزم|لا [يت]ستمر)',
        says: {
          en: 'The clause binds the worker to secrecy after the contract without a limit of time.',
          ar: 'يلزم البند العامل بالسرية بعد انتهاء العقد دون حد زمني.',
        },
      }),
      limit({
        cues: [SECRET_AR],
        measure: 'days',
        atMost: 100_000,
        before: 60,
        needs: '~(?:بعد|انتهاء|تركه)#',
        unless: '~(?:منافسة|إشعار)',
        bound: { en: 'a definite time', ar: 'مدة محددة' },
      }),
    ],
  },
};
