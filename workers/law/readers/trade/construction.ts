import type { ReadersById } from '../reader.js';
import { either, kept, NOT_NEEDED, right, told, wrong } from './turns.js';

const FREED = {
  en: 'The clause frees the contractor of liability for subcontracted work.',
  ar: 'يعفي البند المقاول من المسؤولية عما أسنده إلى مقاول الباطن.',
};
const SUB = { en: '\\bsub-?(?:contract\\w*|let)\\b', ar: '~(?:باطن|مقاولي (?:ال)?باطن)#' };
const CODE = { en: '\\b(?:Saudi Building Code|SBC)\\b', ar: '~كود (?:ال)?بناء (?:ال)?سعودي' };
const OFF_CODE = {
  en: 'The clause sets the Saudi Building Code aside.',
  ar: 'يستبعد البند تطبيق كود البناء السعودي.',
};
const UNCLASSED = {
  en: 'The clause admits a contractor without classification.',
  ar: 'يقبل البند مقاولاً غير مصنف.',
};
const PERMIT = {
  en: '\\boccupan(?:cy|t) (?:certificate|permit)\\b|\\bcertificate of occupancy\\b',
  ar: '~شهادة (?:ال)?إشغال',
};
const UNPERMITTED = {
  en: 'The clause allows occupation without the occupancy certificate.',
  ar: 'يجيز البند إشغال البناء دون شهادة إشغال.',
};

/** Readers of the rules on construction contracts. */
export const constructionReaders: ReadersById = {
  'SA-CTL-34': {
    topic: { en: SUB.en, ar: '~باطن#' },
    en: [
      wrong(
        FREED,
        {
          needs: SUB.en,
          unless: '\\bnominated\\b|\\b(?:compensation|benefits|leased space|personnel|insurance)\\b',
        },
        '(?<!sub-?)\\bcontractor\\b[^.;]{0,40}\\b(?<core>released|relieved|discharged|freed|exempt\\w*|absolved|excused)\\b[^.;]{0,40}\\b(?:liab\\w+|responsib\\w+|obligations?)',
        `{owner}[^.;]{0,40}(?<core>\\b(?:recourse|claim|look|proceed))\\b[^.;]{0,20}\\b(?:only|solely|exclusively)\\b[^.;]{0,20}${SUB.en}`,
        `${SUB.en}[^.;]{0,20}(?<core>\\b(?:alone|solely|exclusively))\\b[^.;]{0,30}\\b(?:liable|responsible|answerable)\\b[^.;]{0,50}\\b(?:works?|perform\\w*|defects?|owner|employer|client|sub-?contracted)`,
      ),
      told(
        FREED,
        {
          needs: SUB.en,
          unless: '\\bsub-?contractor (?:shall|is|will) not\\b|\\bnominated\\b|\\bnot (?:be )?released\\b',
        },
        `(?<!sub-?)\\bcontractor (?:shall|is|will) (?:not|in no way|never) (?:be )?(?:liable|answerable|responsible|accountable)\\b[^.;]{0,80}${SUB.en}`,
        `(?<!sub-?)\\bcontractor (?:bears|has|assumes|accepts|shall have) no (?:responsibility|liability)\\b[^.;]{0,80}${SUB.en}`,
        `\\bno liability\\b[^.;]{0,40}\\bcontractor\\b[^.;]{0,60}${SUB.en}`,
        `${SUB.en}[^.;]{0,40}(?<!sub-?)\\bcontractor is (?:released|relieved|discharged|freed)\\b`,
      ),
      right(
        { needs: SUB.en, unless: '\\bnot (?:be )?(?:liable|responsible)' },
        '\\b(?<core>remains?)\\b[^.;]{0,20}\\b(?:liable|responsible)\\b',
        '(?<!sub-?)\\bcontractor (?:is|shall be)(?: \\w+){0,2}? (?<core>responsible|liable) for[^.;]{0,40}\\bsub-?contract',
      ),
    ],
    ar: [
      wrong(
        FREED,
        { needs: SUB.ar, unless: '~مسمى' },
        '(?<core>~(?:تبرأ ذمة|يبرأ|يعفى|يعفي|تنتفي مسؤولية|تنتقل (?:ال)?مسؤولية|تسقط مسؤولية|إعفاء|يخلي مسؤولية))[^.;]{0,20}~مقاول#(?! (?:من )?(?:ال)?باطن)',
        '(?<core>~(?:يرجع|رجوع|يطالب)#)[^.;]{0,40}~باطن# ?(?:وحده|دون غيره|فقط)',
        '~باطن#[^.;]{0,10}(?<core>~وحده)[^.;]{0,20}~(?:مسؤول|مسؤولا)',
        '(?<core>~يكون#) (?:ال)?مقاول (?:من )?(?:ال)?باطن وحده مسؤولا',
      ),
      told(
        FREED,
        { needs: SUB.ar },
        '(?:لا يسأل|لا يتحمل|لا يكون|لا يضمن|لا مسؤولية على) (?:ال|لل)?مقاول#(?! (?:من )?(?:ال)?باطن)[^.;]{0,60}~باطن',
      ),
      right(
        { needs: SUB.ar, unless: '~(?:لا يبقى|وحده)#' },
        '(?<core>~(?:يبقى|يظل|تبقى|تظل)#)[^.;]{0,20}(?:مقاول|مسؤولية)',
        '~مقاول#[^.;]{0,10}(?<core>~(?:مسؤولا|مسؤول)#)[^.;]{0,40}~باطن',
      ),
    ],
  },
  'SA-CON-01': {
    topic: CODE,
    en: [
      told(
        OFF_CODE,
        {
          unless:
            '\\b(?:fees?|shall not (?:depart|deviate|breach|violate)|not limited|in addition to|does not (?:relieve|exempt)|(?:shall|will) not (?:be )?(?:relieved?|exempt)|not relieve)\\b',
        },
        ...either(NOT_NEEDED.en, CODE.en, 50),
        `${CODE.en}[^.;]{0,20}\\b(?:shall|does|do|will) not apply\\b`,
        `\\b(?:instead of|in place of|in lieu of|rather than|regardless of|notwithstanding)\\b[^.;]{0,20}${CODE.en}`,
        `\\b(?:prevails?|takes? precedence) over the ${CODE.en}`,
        `\\bwithout (?:regard|reference|having to comply) (?:to|with) the ${CODE.en}`,
      ),
      right(
        { unless: '\\b(?:not|need|instead|depart)\\b' },
        `\\b(?<core>compl(?:y|ies)|in accordance|conform\\w*|complian\\w+)\\b[^.;]{0,60}${CODE.en}`,
      ),
    ],
    ar: [
      told(
        OFF_CODE,
        { unless: '(?:لا يجوز|يحظر) ~مخالفة|لا يعفي|بالإضافة إلى' },
        ...either(NOT_NEEDED.ar, CODE.ar, 50),
        `(?<!لا )(?:يجوز|يحق|من حق)[^.;]{0,20}عدم ~(?:تقيد|التزام|تطبيق)#[^.;]{0,4}${CODE.ar}`,
        `(?:لا تسري|لا يسري|لا يطبق|لا تطبق)[^.;]{0,30}${CODE.ar}`,
        `(?:بدلا من|عوضا عن|بصرف النظر عن|بغض النظر عن|استثناء من|دون التقيد ب|دون الالتزام ب)[^.;]{0,10}${CODE.ar}`,
      ),
      right(
        { unless: '~(?:لا|بدلا|عدم|دون)#' },
        `(?<core>~(?:وفق|وفقا|التزام|مطابقة|يلتزم|تنفذ|تطبيق)#)[^.;]{0,40}${CODE.ar}`,
      ),
    ],
  },
  'SA-CON-02': {
    topic: {
      en: '\\bclassification certificate\\b|\\bclassified contractor\\b',
      ar: '~شهادة (?:ال)?تصنيف|~مصنف',
    },
    en: [
      told(
        UNCLASSED,
        {
          needs: '\\bcontractor\\b',
          unless: '\\b(?:secret|confidential|documents|subcontractor\\w*|not subject to)\\b',
        },
        '\\bno classification certificate (?:is|shall be) (?:required|needed)',
        ...either(
          NOT_NEEDED.en,
          '\\bclassification certificate\\b|\\b(?:be )?classified\\b|\\bclassification\\b',
          40,
        ),
        '\\b(?:unclassified|non-classified) contractor\\b',
      ),
      right(
        { unless: '\\b(?:not|no|need)\\b' },
        '\\b(?<core>holds?|maintains?|submits?|is)\\b[^.;]{0,20}\\b(?:classification certificate|classified)\\b',
      ),
    ],
    ar: [
      told(
        UNCLASSED,
        { needs: '~(?:مقاول|مقاولا)#', unless: '~(?:سرية|مستندات|باطن|لا يخضع|لا تخضع|لا تقبل|لا يجوز)#' },
        ...either(NOT_NEEDED.ar, '~(?:مصنفا|تصنيف|مصنف)#', 40),
        '~مقاولا? غير مصنف',
      ),
      right({ unless: '~(?:لا|غير|يعفى)#' }, '(?<core>~(?:مصنف|شهادة (?:ال)?تصنيف|شهادة تصنيفه)#)'),
    ],
  },
  'SA-CON-03': {
    topic: PERMIT,
    en: [
      wrong(
        UNPERMITTED,
        { needs: PERMIT.en },
        `\\b(?<core>occup(?:y|ied|ies)|takes? (?:up )?(?:occupation|possession)|use[sd]?|opens?)\\b[^.;]{0,60}\\b(?:before|without|prior to|even (?:though|if) no|pending)\\b[^.;]{0,30}(?:${PERMIT.en})`,
      ),
      told(
        UNPERMITTED,
        {
          needs: '\\b(?:occup\\w+)\\b',
          unless: '\\b(?:may|shall|must|cannot) ?(?:not)? (?:be )?occup|fees?\\b',
        },
        `\\boccup(?:y|ation|ancy|ied)\\b[^.;]{0,40}\\b(?:shall|does|is) not (?:\\w+ ){0,2}?(?:depend|conditional|subject|await)\\b[^.;]{0,40}(?:${PERMIT.en})`,
        `(?:${PERMIT.en})[^.;]{0,20}\\bnot (?:be )?required (?:for|before|to occupy)`,
      ),
      kept(
        {},
        `\\b(?:may not|shall not|must not|cannot)\\b[^.;]{0,20}\\b(?:occupy|be occupied|open)\\b[^.;]{0,40}\\b(?:without|before|until)\\b[^.;]{0,20}(?:${PERMIT.en})`,
      ),
      right(
        { unless: '\\b(?:not|even|without)\\b' },
        `\\b(?<core>occupied|occupy)\\b[^.;]{0,20}\\b(?:only|after)\\b[^.;]{0,30}(?:${PERMIT.en})`,
      ),
    ],
    ar: [
      wrong(
        UNPERMITTED,
        { needs: PERMIT.ar },
        `(?<core>~(?:إشغال|يشغل|يشغله|شغل|تشغيل|استخدام)#)[^.;]{0,40}(?:قبل|دون|بدون|ولو لم|وإن لم)[^.;]{0,20}(?:${PERMIT.ar})`,
      ),
      told(
        UNPERMITTED,
        {},
        `(?:لا يتوقف|لا يتطلب|لا يشترط|لا يلزم)[^.;]{0,30}(?:إشغال|يشغل)[^.;]{0,30}(?:${PERMIT.ar})`,
      ),
      kept(
        {},
        `(?:لا يشغل|لا تشغل)[^.;]{0,20}~إلا#[^.;]{0,20}(?:${PERMIT.ar})`,
        `(?:لا يجوز|لا يحق|يحظر)[^.;]{0,20}~إشغال#[^.;]{0,30}(?:دون|قبل|~إلا#)[^.;]{0,20}(?:${PERMIT.ar})`,
      ),
    ],
  },
};
