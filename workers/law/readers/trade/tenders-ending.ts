import type { ReadersById } from '../reader.js';
import { AGENCY, TENDERER } from './pieces.js';
import { kept, right, told, unsure, wrong } from './turns.js';

const STUCK = {
  en: "The clause takes away the agency's right to terminate.",
  ar: 'يسقط البند حق الجهة في إنهاء العقد.',
};
const FORUM = {
  en: 'The clause takes disputes to foreign arbitration or a foreign court without the approval.',
  ar: 'يحيل البند المنازعات إلى تحكيم أو قضاء أجنبي دون الموافقة النظامية.',
};
const ARBITRATED = {
  en: "The clause agrees on arbitration and does not mention the Minister's approval.",
  ar: 'يتفق البند على التحكيم دون ذكر موافقة الوزير.',
};
const BARRED = {
  en: 'The clause bars the way to the administrative court.',
  ar: 'يمنع البند اللجوء إلى المحكمة الإدارية.',
};
const DISPUTE = '\\b(?:disputes?|differences?|controvers\\w+|claims?)\\b';
const DISPUTE_AR = '~(?:نزاع|منازعات|خلاف|خلافات|نزاعات|منازعة|منازعاته|نزاعاته|منازعاتها)#';
const ABROAD =
  '\\b(?:LCIA|ICC|DIAC|DIFC|UNCITRAL|SIAC|ICSID|International Chamber of Commerce|London|Dubai|Paris|Geneva|Singapore|New York|Cairo|Stockholm|Zurich)\\b';
const ABROAD_AR =
  '(?:لندن|دبي|باريس|جنيف|سنغافورة|نيويورك|القاهرة|ستوكهولم|زيورخ|غرفة التجارة الدولية|الأونسيترال)';
const FOREIGN_COURTS =
  '\\b(?:English courts?|foreign courts?|courts? of (?:England|London|Dubai|the DIFC|New York|Paris|Singapore|Germany|France|Switzerland))\\b';
const COURT = '\\b(?:administrative courts?|board of grievances|diwan al-mazalim)\\b';
const COURT_AR = '(?:~محاكم (?:ال)?إدارية|~محكمة (?:ال)?إدارية|~ديوان (?:ال)?مظالم)';
const APPROVED = '\\b(?:approv\\w+|Minister|Prime Minister|Council of Ministers)\\b';
const APPROVED_AR = '~(?:موافقة|الوزير|وزير|مجلس (?:ال)?وزراء)#';

/** Readers of the rules on termination and disputes of government contracts. */
export const tenderEndingReaders: ReadersById = {
  'SA-GTP-07': {
    topic: { en: '\\bpublic interest\\b', ar: '~مصلحة (?:ال)?عامة' },
    en: [
      told(
        STUCK,
        {
          unless: `\\bwithout (?:\\w+ ){0,4}?(?:notice|cause|approval|reason)\\b|\\bunless\\b|\\bexcept\\b|\\bonly (?:if|where|in)\\b|\\bother than\\b`,
        },
        `(?:${AGENCY.en}) (?:may|shall|will|can|is|has|does)(?:not| not| never| no)[^.;]{0,40}\\b(?:terminat\\w+|end|cancel)\\b[^.;]{0,80}\\b(?:any reason|before (?:its |the )?(?:completion|expiry|end)|in any (?:case|circumstances?)|under any|public interest|at all|ever)`,
        `(?:${AGENCY.en}) (?:hereby )?(?:waives?|relinquish\\w*|forgoes?|renounces?)\\b[^.;]{0,40}\\bterminat`,
        `\\b(?:terminated|ended)\\b[^.;]{0,20}\\bonly by (?:the )?${TENDERER.en}`,
        `\\b(?:bankruptcy|insolvency|bribery|fraud)\\b[^.;]{0,60}\\b(?:shall|does|will) not\\b[^.;]{0,20}\\b(?:entitle|permit|allow|give|be a (?:ground|reason))\\b[^.;]{0,60}\\bterminat`,
      ),
      right(
        { unless: '\\b(?:not|waives?)\\b' },
        `(?:${AGENCY.en})[^.;]{0,20}\\b(?<core>terminates?)\\b[^.;]{0,60}\\bpublic interest\\b`,
      ),
      kept(
        { unless: '\\b(?:not|waives?)\\b' },
        `(?:${AGENCY.en}) may[^.;]{0,20}\\bterminate\\b[^.;]{0,60}\\bpublic interest\\b`,
      ),
    ],
    ar: [
      told(
        STUCK,
        { unless: 'دون (?:\\S+ )?(?:إشعار|إنذار|موافقة|سبب)|~إلا#|ما لم|عدا' },
        `(?:لا يحق|لا يجوز|ليس|لا تملك)[^.;]{0,5}${AGENCY.ar}[^.;]{0,20}~(?:إنهاء|فسخ)#[^.;]{0,20}~عقد[^.;]{0,40}(?:لأي|قبل|مطلقا|مصلحة|بأي|تحت أي)`,
        `(?:تتنازل|يتنازل|تنازلت) ${AGENCY.ar}[^.;]{0,20}~(?:حق|حقها)#?[^.;]{0,20}~(?:إنهاء|فسخ)`,
        `(?:يقتصر|ينحصر)[^.;]{0,20}~(?:إنهاء|فسخ)[^.;]{0,20}${TENDERER.ar}`,
        `(?:إفلاس|رشوة|إعسار|غش)[^.;]{0,30}(?:لا يخول|لا يعطي|لا يجيز|لا يبيح|لا يعد)[^.;]{0,40}~(?:إنهاء|سببا)`,
      ),
      right(
        { unless: '(?:لا يحق|لا يجوز|يتنازل|تتنازل)' },
        `${AGENCY.ar}[^.;]{0,20}(?<core>~إنهاء)[^.;]{0,40}~مصلحة (?:ال)?عامة`,
      ),
    ],
  },
  'SA-GTP-08': {
    topic: { en: '\\b(?:administrative court|arbitration)\\b', ar: '~(?:محكمة (?:ال)?إدارية|تحكيم)#' },
    en: [
      wrong(
        FORUM,
        { unless: APPROVED },
        `${DISPUTE}[^.;]{0,120}\\b(?<core>settled|resolved|referred|submitted|decided|determined|heard)\\b[^.;]{0,80}\\b(?:arbitra\\w+|rules)\\b[^.;]{0,60}${ABROAD}`,
        `${DISPUTE}[^.;]{0,120}\\b(?<core>settled|resolved|referred|submitted|decided|determined)\\b[^.;]{0,40}${ABROAD}[^.;]{0,20}\\barbitra\\w+`,
        `${FOREIGN_COURTS}[^.;]{0,40}\\b(?<core>have|has|exclusive)\\b[^.;]{0,20}\\bjurisdiction`,
        `\\b(?:exclusive )?(?<core>jurisdiction)\\b[^.;]{0,30}${FOREIGN_COURTS}`,
        `${DISPUTE}[^.;]{0,80}\\b(?<core>referred|submitted|heard|settled)\\b[^.;]{0,30}${FOREIGN_COURTS}`,
      ),
      told(
        BARRED,
        {},
        `\\b(?:waives?|no right to|not (?:be )?entitled to|may not|shall not)\\b[^.;]{0,60}${COURT}`,
      ),
      unsure(
        ARBITRATED,
        { unless: APPROVED },
        `${DISPUTE}[^.;]{0,120}\\b(?<core>settled|resolved|referred|submitted|decided|determined|heard)\\b[^.;]{0,60}\\barbitra\\w+`,
      ),
      right(
        { unless: '\\b(?:waives?|not)\\b' },
        `\\b(?<core>referred|submitted|settled|resolved|jurisdiction|brought|heard)\\b[^.;]{0,40}${COURT}`,
        `${COURT}[^.;]{0,40}\\b(?<core>jurisdiction|competent|decides|hears)\\b`,
      ),
    ],
    ar: [
      wrong(
        FORUM,
        { unless: APPROVED_AR },
        `(?<core>~(?:تحسم|تحال|تسوى|يحال|تفض|يفصل|تخضع|يحسم|يسوى|إحالة)#)[^.;]{0,60}~تحكيم[^.;]{0,60}${ABROAD_AR}`,
        `${DISPUTE_AR}[^.;]{0,40}(?<core>~تحكيم)[^.;]{0,60}${ABROAD_AR}`,
        '(?<core>~(?:يختص|تختص|ينعقد|يكون (?:ال)?اختصاص|اختصاص)#)[^.;]{0,40}~(?:قضاء|محاكم)[^.;]{0,10}(?:الإنجليزي|الأجنبي|لندن|دبي|إنجلترا|باريس|نيويورك|سويسرا)',
      ),
      told(BARRED, {}, `(?:يتنازل|لا يحق|لا يجوز|ليس|يسقط)[^.;]{0,60}${COURT_AR}`),
      unsure(
        ARBITRATED,
        { unless: APPROVED_AR },
        `${DISPUTE_AR}[^.;]{0,60}(?<core>~تحكيم)`,
        '(?<core>~(?:تحسم|تحال|تسوى|يحال|تفض|يفصل)#)[^.;]{0,80}~تحكيم',
      ),
      right(
        { unless: 'يتنازل|لا يحق' },
        `(?<core>~(?:تحال|تختص|يحال|تنظر|اختصاص|ترفع)#)[^.;]{0,60}${COURT_AR}`,
      ),
    ],
  },
};
