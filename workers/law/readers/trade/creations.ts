import type { ReadersById } from '../reader.js';
import { right, told, wrong } from './turns.js';

const ORAL = {
  en: '\\b(?:oral(?:ly)?|verbal(?:ly)?|handshake|by word of mouth)\\b',
  ar: '~(?:شفهي|شفهيا|شفاهة|شفوي|شفويا|مشافهة)#',
};
const FUTURE = {
  en: 'The clause takes all future works of the author.',
  ar: 'يشمل البند مجموع الإنتاج الفكري المستقبلي للمؤلف.',
};
const MORAL = { en: '\\bmoral rights?\\b', ar: '~حقوق(?:ه|ها)? (?:ال)?أدبية|~حق (?:ال)?أدبي' };
const MORALLESS = {
  en: "The clause waives or assigns the author's moral rights.",
  ar: 'يسقط البند الحقوق الأدبية للمؤلف أو ينقلها.',
};
const MARK = { en: '\\b(?:trade ?marks?|marks?|brand)\\b', ar: '~(?:علامة|علامات)#' };
const UNWRITTEN_MARK = {
  en: 'The clause lets a trademark be licensed without writing.',
  ar: 'يجيز البند ترخيص العلامة التجارية دون كتابة.',
};
const OUTLIVED = {
  en: 'The clause lets the licence outlast the protection of the mark.',
  ar: 'يجعل البند مدة الترخيص أطول من مدة حماية العلامة.',
};

/** Readers of the rules on copyright and trademarks. */
export const creationReaders: ReadersById = {
  'SA-IPR-01': {
    topic: { en: '\\bfuture works\\b', ar: '~إنتاج(?:ه)? (?:ال)?فكري' },
    en: [
      wrong(
        FUTURE,
        {
          unless:
            '\\b(?:nothing|in connection with (?:the|this)|under this agreement|in the course of|for the project|carried out|set out in)\\b',
        },
        '\\b(?<core>assigns?|transfers?|cedes?|conveys?)\\b[^.;]{0,40}\\b(?:all|any|every|entire)\\b[^.;]{0,15}\\bfuture (?:works?|creations|output|intellectual)',
        '\\b(?<core>assigns?|transfers?)\\b[^.;]{0,60}\\b(?:all|any|every)\\b[^.;]{0,15}\\bworks?\\b[^.;]{0,15}\\b(?:may|will|might)\\b[^.;]{0,40}\\b(?:in (?:the )?future|ever|any field)\\b',
        '\\b(?:all|any|every|whatever|entire)\\b[^.;]{0,60}\\b(?:works?|creat\\w*|invent\\w*|writ\\w*|author\\w*)\\b[^.;]{0,60}\\b(?:ever|in (?:the )?future|any field|whether or not related|unrelated)\\b[^.;]{0,60}\\b(?<core>belongs?|vests?|property of|owned|transferred|assigned)\\b',
        '\\b(?:all|entire|whole)\\b[^.;]{0,10}\\bfuture (?:intellectual |creative )?(?:works?|output|production)\\b[^.;]{0,60}\\b(?<core>belongs?|vests?|transferred|assigned|owned)\\b',
        '\\bwhatever\\b[^.;]{0,60}\\bwhether or not related\\b[^.;]{0,60}\\b(?<core>vests?|belongs?)\\b',
      ),
      right(
        { unless: '\\bfuture\\b' },
        '\\b(?<core>assigns?)\\b[^.;]{0,60}\\bworks?\\b[^.;]{0,20}\\b(?:listed|set out|described|identified)',
      ),
    ],
    ar: [
      wrong(
        FUTURE,
        { unless: '~(?:ينفذ|مشروع|هذا العقد)#|المرتبطة بأعمال|في نطاق' },
        '(?<core>~(?:يتنازل|تنازل|تنتقل|تؤول|تعود|يؤول)#)[^.;]{0,60}~(?:جميع|كافة|كل|مجموع|كامل)#[^.;]{0,30}~(?:إنتاجه|إنتاج|مصنفات|مصنفاته|أعمال|أعماله)#[^.;]{0,20}~(?:مستقبلي|مستقبلية|مستقبلا)#',
        '~(?:جميع|كافة|كل)#[^.;]{0,20}~(?:مصنفات|أعمال|مصنف)#[^.;]{0,30}(?:يبتكرها|ينتجها|يؤلفها|يبتكره)[^.;]{0,30}(?:مستقبلا|في المستقبل|في أي مجال)[^.;]{0,40}',
        '(?<core>~(?:ملكا|مملوكة|ملك)#)[^.;]{0,40}~(?:مصنفات|أعمال)#[^.;]{0,20}~مستقبلية#',
      ),
      right(
        { unless: 'مستقبل' },
        '(?<core>~(?:يتنازل)#)[^.;]{0,40}~(?:حقوق (?:ال)?مالية)[^.;]{0,30}~(?:مبينة|محددة|مذكورة)#',
      ),
    ],
  },
  'SA-IPR-02': {
    topic: MORAL,
    en: [
      wrong(
        MORALLESS,
        { unless: '\\b(?:waives? no|employee|to the extent permitted|reserved|does not|do not)\\b' },
        `\\b(?<core>waives?|relinquish\\w*|renounces?|assigns?|transfers?|surrenders?)\\b[^.;]{0,60}(?:${MORAL.en})`,
        `(?:${MORAL.en})[^.;]{0,40}\\b(?<core>assigned|waived|transferred|vest|pass|excluded|surrendered)\\b`,
      ),
      told(
        MORALLESS,
        {},
        `\\b(?:not to (?:assert|exercise|invoke|claim|enforce)|(?:may|shall) not (?:assert|exercise|invoke|claim|enforce))\\b[^.;]{0,30}(?:${MORAL.en})`,
        `(?:${MORAL.en})[^.;]{0,20}\\b(?:shall|do|does) not (?:apply|subsist|arise)`,
        `\\bno (?:${MORAL.en}) (?:shall|are|is|subsist|arise|exist|vest)`,
      ),
      right(
        { unless: '\\b(?:waive|not)\\b' },
        `(?:${MORAL.en})[^.;]{0,30}\\b(?<core>reserved|remain|retained|preserved)\\b`,
      ),
    ],
    ar: [
      wrong(
        MORALLESS,
        { unless: '~(?:عامل|موظف)#' },
        `(?<core>~(?:يتنازل|تنازل|تنازله|تنتقل|يسقط|تسقط|ينقل|تؤول|إسقاط|يتخلى|نقل)#)[^.;]{0,40}~حقوق(?:ه|ها)?#?[^.;]{0,25}~أدبية`,
      ),
      told(
        MORALLESS,
        {},
        `(?:لا يحق|ليس|لا يجوز|يلتزم بعدم|يمتنع)[^.;]{0,30}~(?:تمسك|مطالبة|احتجاج|استعمال)[^.;]{0,10}(?:${MORAL.ar})`,
      ),
      right(
        { unless: '(?:يتنازل|تنتقل|لا)(?![ء-ي])' },
        `(?<core>~(?:تبقى|تظل|يحتفظ)#)[^.;]{0,30}(?:${MORAL.ar})`,
      ),
    ],
  },
  'SA-IPR-03': {
    topic: { en: '\\btrade ?mark licen[cs]e\\b', ar: '~ترخيص[^.;]{0,20}~علامة' },
    en: [
      wrong(
        UNWRITTEN_MARK,
        { needs: MARK.en },
        `\\b(?<core>use|uses|granted|extended|licensed|permitted)\\b[^.;]{0,60}${ORAL.en}`,
      ),
      told(
        UNWRITTEN_MARK,
        { needs: MARK.en },
        '\\b(?:licen[cs]e|permission)\\b[^.;]{0,40}\\b(?:need not|not (?:be )?required to) be (?:in writing|written)',
      ),
      right(
        { needs: MARK.en, unless: '\\b(?:not|oral)' },
        '\\b(?<core>licen[cs]es?)\\b[^.;]{0,20}\\b(?:in writing|written)',
      ),
    ],
    ar: [
      wrong(
        UNWRITTEN_MARK,
        { needs: MARK.ar },
        `(?<core>~(?:استعمال|استخدام|منح|ترخيص|تمديده)#)[^.;]{0,60}${ORAL.ar}`,
      ),
      told(UNWRITTEN_MARK, { needs: MARK.ar }, '(?:لا يشترط|لا يلزم)[^.;]{0,40}~(?:مكتوبا|كتابة)#'),
      right({ unless: '(?:لا|دون)(?![ء-ي])' }, '(?<core>~(?:يرخص|ترخيص)#)[^.;]{0,30}كتابة[^.;]{0,30}~علام'),
    ],
  },
  'SA-IPR-05': {
    topic: { en: '\\bterm of (?:the )?(?:trade ?mark )?licen[cs]e\\b', ar: '~مدة (?:ال)?ترخيص' },
    en: [
      wrong(
        OUTLIVED,
        { needs: MARK.en, unless: '\\b(?:confidential\\w*|sell[- ]off)\\b' },
        '\\blicen[cs]e\\b[^.;]{0,20}\\b(?<core>survives?)\\b[^.;]{0,40}\\b(?:protection|registration)\\b',
        '\\blicen[cs]e\\b[^.;]{0,60}\\b(?<core>continues?|remains?|lasts?|granted|survives?)\\b[^.;]{0,80}\\b(?:after|even|regardless|irrespective|beyond|notwithstanding)\\b[^.;]{0,60}\\b(?:protection|registration)\\b',
      ),
      right(
        { unless: '\\b(?:even|regardless|not)\\b' },
        '\\blicen[cs]e\\b[^.;]{0,30}\\b(?<core>ends?|terminates?|expires?)\\b[^.;]{0,40}\\b(?:protection|registration)\\b',
      ),
    ],
    ar: [
      wrong(
        OUTLIVED,
        { needs: MARK.ar },
        '(?<core>~(?:يستمر|يبقى|يمنح|يظل|يسري)#)[^.;]{0,10}~ترخيص[^.;]{0,60}(?:بعد|ولو|بصرف النظر|بغض النظر|حتى)[^.;]{0,40}~(?:حماية|حمايتها|تسجيل|تسجيلها)',
      ),
      right(
        { unless: '(?:ولو|بصرف|لا)(?![ء-ي])' },
        '(?<core>~ينتهي#) ~?ترخيص[^.;]{0,50}~(?:حماية|حمايتها|تسجيلها)',
      ),
    ],
  },
};
