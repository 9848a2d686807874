import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { either, kept, NOT_NEEDED, right, told, wrong } from './turns.js';

const UNTRIED = {
  en: 'The clause grants a franchise whose model was not run for a year.',
  ar: 'يمنح البند امتيازاً لم تمارس أعماله المدة النظامية.',
};
const YEAR = { en: 'one year of operation', ar: 'سنة من الممارسة' };
const PAPER = { en: '\\bdisclosure (?:document|statement)s?\\b', ar: '~(?:وثيقة|مستند) (?:ال)?إفصاح' };
const LATE = {
  en: 'The clause has no disclosure document, or has it too late.',
  ar: 'يستبعد البند وثيقة الإفصاح أو يؤخر تسليمها عن موعدها.',
};
const DUE = { en: '14 days before signing or payment', ar: '14 يوماً قبل الإبرام أو الدفع' };
const HAND = '\\b(?:receiv\\w*|provid\\w*|giv\\w*|hand\\w*|deliver\\w*|suppl\\w*|furnish\\w*|prepar\\w*)\\b';
const HAND_AR = '~(?:تسليم|تسلم|تزويد|تزويده|استلام|حصول|تقديم|اطلاع|إعداد|تسليمه)#';
const UNREGISTERED = {
  en: 'The clause does away with the registration of the franchise.',
  ar: 'يستبعد البند قيد اتفاقية الامتياز.',
};
const FOREIGN = {
  en: 'The clause does without an Arabic text or translation of the agreement.',
  ar: 'يستبعد البند تحرير الاتفاقية بالعربية أو ترجمتها إليها.',
};

/** Readers of the rules on granting a franchise. */
export const franchiseReaders: ReadersById = {
  'SA-FRA-01': {
    topic: { en: '\\boperating history\\b', ar: '~ممارسة أعمال (?:ال)?امتياز' },
    en: [
      told(
        UNTRIED,
        { unless: '{franchisee} has (?:no|not)|\\bmay not be granted\\b' },
        '\\b(?:franchise|concept|business model|model|system)\\b[^.;]{0,60}\\b(?:not (?:yet )?been (?:operated|run|tested|piloted|tried)|no operating history|never been (?:operated|run)|untested|has no (?:track record|operating history)|is new and)\\b',
      ),
      limit({
        cues: ['\\b(?:operated|run|practi[sc]ed)\\b'],
        measure: 'days',
        atLeast: 354,
        after: 80,
        needs: '\\b(?:concept|model|franchise business)\\b',
        unless: '{franchisee} (?:shall|has|must)',
        bound: YEAR,
      }),
    ],
    ar: [
      told(
        UNTRIED,
        { unless: 'لم يسبق لصاحب|لا يجوز' },
        '~(?:نموذج|امتياز|فكرة)#[^.;]{0,40}(?:لم تسبق|لم يسبق|لم يمارس|لم تمارس|لم يختبر|لم يجرب)',
      ),
      limit({
        cues: ['~(?:ممارسته|ممارستها|مارس|ممارسة|مورست)#'],
        measure: 'days',
        atLeast: 354,
        after: 100,
        needs: '~نموذج',
        unless: 'يلتزم صاحب',
        bound: YEAR,
      }),
    ],
  },
  'SA-FRA-02': {
    topic: PAPER,
    en: [
      limit({
        cues: [PAPER.en],
        measure: 'days',
        atLeast: 14,
        after: 100,
        follows: '\\b(?:before|prior)\\b',
        needs: '\\b(?:sign\\w*|execut\\w+|conclu\\w+|pay\\w*)\\b',
        bound: DUE,
      }),
      told(
        LATE,
        { unless: '\\b(?:keeps?|retains?|return\\w*|updat\\w+|amend\\w*|changes?|confidential\\w*)\\b' },
        `(?:${PAPER.en})[^.;]{0,30}\\b(?:after|following|upon|on|within)\\b[^.;]{0,25}\\b(?:signing|signature|execution|payment)\\b`,
        `\\b(?:after|following|upon|on)\\b[^.;]{0,10}\\b(?:signing|signature|execution|payment)\\b[^.;]{0,60}\\b(?:provides?|gives?|delivers?|hands?|sends?|provide|give|deliver|send)\\b[^.;]{0,30}(?:${PAPER.en})`,
        `\\b(?:fee|deposit|payment|sum)\\b[^.;]{0,40}\\b(?:payable|paid|due)\\b[^.;]{0,20}\\bbefore\\b[^.;]{0,40}(?:${PAPER.en})`,
        `(?:${NOT_NEEDED.en})[^.;]{0,40}${HAND}[^.;]{0,40}(?:${PAPER.en})`,
        `(?:${PAPER.en})[^.;]{0,30}\\b(?:not (?:be )?(?:required|provided|necessary|needed)|waived|dispensed with)\\b`,
        `\\bno (?:${PAPER.en})[^.;]{0,30}\\b(?:required|provided|given|delivered|needed)\\b`,
      ),
    ],
    ar: [
      limit({ cues: [PAPER.ar], measure: 'days', atLeast: 14, after: 80, precedes: '~قبل#', bound: DUE }),
      told(
        LATE,
        { unless: '~(?:يحتفظ|يعيد|تحديث|تعديل|سرية|لا يجوز)#' },
        `(?:${PAPER.ar})[^.;]{0,30}(?:بعد|عقب|فور|عند)[^.;]{0,15}~(?:توقيع|إبرام|سداد|دفع)`,
        `(?:${PAPER.ar})[^.;]{0,15}خلال[^.;]{0,25} من[^.;]{0,15}~(?:توقيع|إبرام|سداد|دفع)`,
        `(?:${NOT_NEEDED.ar})[^.;]{0,50}${HAND_AR}[^.;]{0,30}(?:${PAPER.ar})`,
        `(?:${NOT_NEEDED.ar}) ?(?:${PAPER.ar})`,
      ),
    ],
  },
  'SA-FRA-05': {
    topic: { en: '\\bregist\\w+\\b[^.;]{0,60}\\bMinistry of Commerce\\b', ar: '~قيد[^.;]{0,40}~وزارة' },
    en: [
      told(
        UNREGISTERED,
        {
          needs: '\\bMinistry\\b',
          unless: '\\b(?:trade ?marks?|delay|until|unless|products|effective|in force)\\b',
        },
        `(?:${NOT_NEEDED.en})[^.;]{0,40}\\b(?:regist\\w+|record\\w*)\\b[^.;]{0,40}\\b(?:agreement|franchise|disclosure document)\\b`,
        `\\bregistration of (?:this |the )(?:agreement|franchise)\\b[^.;]{0,60}(?:${NOT_NEEDED.en})`,
        '\\b(?:agreement|franchise)\\b[^.;]{0,20}\\b(?:shall|will|need) not be (?:registered|entered|recorded)\\b',
      ),
      right(
        { unless: '\\b(?:not|trade ?marks?|waived)\\b' },
        '\\b(?<core>registers?|registered)\\b[^.;]{0,60}\\bMinistry\\b',
      ),
    ],
    ar: [
      told(
        UNREGISTERED,
        { unless: '~(?:علامة|تأخر|منتجات|حتى|إلا)#' },
        `(?:${NOT_NEEDED.ar})[^.;]{0,40}~(?:قيد|تسجيل)#[^.;]{0,20}~(?:اتفاقية|امتياز)`,
        '(?:لا تقيد|لن تقيد|لا تسجل|لن تسجل)[^.;]{0,20}~(?:اتفاقية|امتياز)',
      ),
      right({ unless: '~(?:لا|عدم|علامة|لن)#' }, '(?<core>~(?:يقيد|تقيد|قيد|تسجيل|يسجل)#)[^.;]{0,60}~وزارة'),
    ],
  },
  'SA-FRA-06': {
    topic: { en: '\\bArabic\\b[^.;]{0,30}\\btranslation\\b', ar: '~ترجمة' },
    en: [
      wrong(
        FOREIGN,
        { unless: '\\b(?:manuals?|correspondence|notices)\\b' },
        '\\bagreement\\b[^.;]{0,30}\\b(?<core>made|drafted|written|executed|drawn up|is)\\b[^.;]{0,20}\\bin (?:the )?English(?: language)? (?:only|alone)',
      ),
      told(
        FOREIGN,
        { needs: '\\bagreement\\b', unless: '\\b(?:manuals?|correspondence|notices|prevails?)\\b' },
        '\\bno (?:certified )?Arabic (?:translation|version|text)\\b[^.;]{0,40}\\b(?:required|needed|necessary|provided|made)\\b',
        ...either(
          '\\b(?:waives?|not (?:be )?(?:required|obliged|translated)|need not)\\b',
          '\\bArabic (?:translation|version|text)\\b|\\b(?:in|into) Arabic\\b',
          60,
        ),
      ),
      kept(
        { unless: '\\b(?:no|not|waives?|only)\\b' },
        '\\bArabic\\b[^.;]{0,30}\\btranslation\\b',
        '\\bagreement\\b[^.;]{0,30}\\b(?:made|drafted)\\b[^.;]{0,10}\\bin Arabic\\b',
      ),
    ],
    ar: [
      wrong(
        FOREIGN,
        { needs: '~اتفاقية', unless: '~(?:كتيبات|مراسلات)#' },
        '(?<core>~(?:حررت|تحرر|كتبت|صيغت)#)[^.;]{0,30}~(?:إنجليزية)# (?:فقط|وحدها|دون غيرها)',
      ),
      told(
        FOREIGN,
        { needs: '~اتفاقية', unless: '~(?:كتيبات|مراسلات)#' },
        `(?:${NOT_NEEDED.ar})[^.;]{0,40}~ترجمة[^.;]{0,30}~عربية`,
      ),
      right(
        { unless: '~(?:لا|دون|يتنازل)#|إنجليزية فقط' },
        '(?<core>~(?:حررت|تحرر|تترجم)#)[^.;]{0,40}~عربية',
      ),
    ],
  },
};
