import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { NOT_NEEDED, right, told, wrong } from './turns.js';

const OUTSIDER = {
  en: 'The clause has a non-Saudi as commercial agent or distributor.',
  ar: 'يجعل البند الوكيل أو الموزع غير سعودي.',
};
const PARTS = {
  en: '\\b(?:spare parts?|maintenance|after-?sales|warranty service)\\b',
  ar: '~(?:قطع (?:ال)?غيار|صيانة)#',
};
const DROPPED = {
  en: 'The clause drops spare parts or maintenance owed during the agency and for a year after it.',
  ar: 'يسقط البند تأمين قطع الغيار أو الصيانة خلال الوكالة أو السنة التالية لها.',
};
const TAIL = { en: 'one year after the agency ends', ar: 'سنة تالية لانتهاء الوكالة' };
const UNENTERED = {
  en: 'The clause keeps the agency out of the register.',
  ar: 'يستبعد البند قيد الوكالة في السجل.',
};

/** Readers of the rules on commercial agencies. */
export const agencyReaders: ReadersById = {
  'SA-AGN-01': {
    topic: {
      en: '\\b(?:agent|distributor)\\b[^.;]{0,40}\\bSaudi\\b',
      ar: '~(?:وكيل|موزع)#[^.;]{0,30}~سعودي',
    },
    en: [
      wrong(
        OUTSIDER,
        {
          unless: '\\b(?:principal is|licen[cs]ed by the Ministry of Investment|MISA|outside the Kingdom)\\b',
        },
        '\\b(?:agent|distributor|dealer)\\b(?: is|,| shall be| will be)[^.;]{0,30}(?<core>\\b(?:foreign (?:company|national|entity|corporation)|non-saudi|wholly owned by (?:non-saudis|foreigners)))',
        '\\b(?:agent|distributor|dealer)\\b,[^.;]{0,40}(?<core>\\bowned\\b)[^.;]{0,20}\\b(?:non-saudis|foreigners|foreign)\\b',
      ),
      told(
        OUTSIDER,
        {},
        '\\b(?:not necessary|need not|not (?:be )?required)\\b[^.;]{0,40}\\b(?:agent|distributor)\\b[^.;]{0,20}\\bSaudi',
        '\\b(?:agent|distributor)\\b[^.;]{0,20}\\b(?:need not|not (?:be )?required to) be (?:a )?Saudi',
      ),
      right(
        { unless: '\\b(?:not|non-saudi)' },
        '\\b(?:agent|distributor)\\b[^.;]{0,20}\\b(?<core>is|,)\\b[^.;]{0,20}\\bSaudi\\b',
      ),
    ],
    ar: [
      wrong(
        OUTSIDER,
        { unless: '~(?:وزارة (?:ال)?استثمار)' },
        '~(?:وكيل|موزع)# [^.;]{0,10}(?<core>~(?:شركة|مؤسسة))# [^.;]{0,20}~(?:أجنبية|غير سعودية|لغير (?:ال)?سعوديين|غير (?:ال)?سعوديين)#',
      ),
      told(OUTSIDER, {}, '(?:لا يشترط|لا يلزم)[^.;]{0,30}~(?:وكيل|موزع)[^.;]{0,20}~سعودي'),
      right({ unless: '~(?:غير|لا|أجنبية)#' }, '~(?:وكيل|موزع)# (?<core>~شركة) سعودية'),
    ],
  },
  'SA-AGN-03': {
    topic: PARTS,
    en: [
      limit({
        cues: [PARTS.en],
        measure: 'days',
        atLeast: 354,
        after: 100,
        needs: '\\b(?:provid\\w*|suppl\\w*|maintain\\w*|stock\\w*|avail\\w*|ensur\\w*|guarantee\\w*)\\b',
        unless: '\\b(?:return\\w*|repurchas\\w+|buy back|invoices?|notice|principal|manufacturer)\\b',
        notBefore: '\\bwithin\\b',
        follows: '\\b(?:after|following|from)\\b[^.;]{0,15}\\b(?:terminat\\w+|end|expir\\w+)',
        bound: TAIL,
      }),
      told(
        DROPPED,
        {
          needs: PARTS.en,
          unless:
            '\\b(?:principal|manufacturer|other than|where|damaged|did not sell|not sold by|free of charge|fees|not (?:cease|stop|discontinue|end|terminate))\\b',
        },
        `{agent}[^.;]{0,40}\\b(?:no (?:obligation|duty)|not (?:be )?(?:obliged|required|bound)|need not|under no (?:obligation|duty)|relieved|released|discharged|freed|exempt)\\b[^.;]{0,60}(?:${PARTS.en})`,
        `(?:${PARTS.en})[^.;]{0,40}\\b(?:ceases?|ends?|stops?|terminates?|discontinued)\\b[^.;]{0,30}\\b(?:upon|on|immediately|with|at)\\b[^.;]{0,30}\\b(?:expir\\w+|terminat\\w+|end)`,
        `\\b(?:cease|stop|discontinue)\\b[^.;]{0,40}(?:${PARTS.en})[^.;]{0,40}\\b(?:upon|on|immediately)`,
        `\\bno (?:${PARTS.en})[^.;]{0,60}\\bafter (?:the )?(?:terminat|expir|end)`,
      ),
    ],
    ar: [
      limit({
        cues: [PARTS.ar],
        measure: 'days',
        atLeast: 354,
        after: 80,
        needs: '~(?:تأمين|توفير|تقديم|يقدم|يوفر|يؤمن)#',
        unless: '~(?:إعادة|يعيد|فاتورة|إشعار|موكل|منتج)#',
        notBefore: '~خلال#',
        follows: '(?:بعد|من|تالية)[^.;]{0,8}~(?:انتهاء|انقضاء|انتهائها|إنهاء)',
        bound: TAIL,
      }),
      told(
        DROPPED,
        { needs: PARTS.ar, unless: '~(?:موكل|منتج|مجانا|أصلية|تتلف|بفعل)#|لا (?:يتوقف|ينتهي|ينقطع|يسقط)' },
        `(?:لا يلتزم|غير ملزم|لا يلزم|يعفى|يعفي|لا يتحمل|لا التزام على) ?(?:ال)?{agent}[^.;]{0,30}(?:${PARTS.ar})`,
        `(?:يتوقف|ينتهي|ينقطع|يسقط)[^.;]{0,40}(?:${PARTS.ar})[^.;]{0,30}(?:فور|بانتهاء|عند|بمجرد)`,
      ),
    ],
  },
  'SA-AGN-04': {
    topic: { en: '\\bregister of (?:commercial )?agenc', ar: '~سجل (?:ال)?وكالات' },
    en: [
      told(
        UNENTERED,
        {
          needs: '\\b(?:regist\\w+|entered)\\b',
          unless: '\\b(?:trade ?marks?|delay|deregist\\w+|products|until|unless|without)\\b',
        },
        `(?:${NOT_NEEDED.en}|\\b(?:may|shall|will) not)(?: \\w+){0,4}? (?:regist\\w+|enter(?:ed)?)\\b[^.;]{0,30}\\b(?:agency|distributorship|agreement)\\b`,
        `\\bregistration of (?:this |the )(?:agency|distributorship|agreement)\\b[^.;]{0,60}(?:${NOT_NEEDED.en})`,
        '\\b(?:agency|distributorship|agreement)\\b[^.;]{0,20}\\b(?:shall|will|need) not be (?:registered|entered)\\b',
      ),
      right(
        { unless: '\\b(?:not|trade ?marks?)\\b' },
        '\\b(?<core>registers?|registered|entered)\\b[^.;]{0,40}\\b(?:agency|agenc\\w+)\\b[^.;]{0,40}\\b(?:Ministry|register)',
      ),
    ],
    ar: [
      told(
        UNENTERED,
        { needs: '~(?:قيد|تسجيل|قيدها|تقيد|تسجل)#', unless: '~(?:علامة|تأخر|شطب|حتى|إلا)#' },
        `(?:${NOT_NEEDED.ar}|لا يحق|لا يجوز)[^.;]{0,40}~(?:قيد|تسجيل)#[^.;]{0,20}~وكالة`,
        '(?:لا تقيد|لن تقيد|لا تسجل|لن تسجل)[^.;]{0,20}~وكالة',
      ),
      right({ unless: '~(?:لا|عدم|علامة|لن)#' }, '(?<core>~(?:قيد|يقيد|تسجيل|يسجل)#)[^.;]{0,20}~وكالة'),
    ],
  },
};
