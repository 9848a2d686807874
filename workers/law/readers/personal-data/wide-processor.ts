import { doneTo, saying } from './shapes.js';
import { APART, AT_WILL, FAIR, FORBIDDEN, PEOPLES, UNASKED } from './wide-words.js';

const PROCESSING_EN = '\\b(?:personal data|processor|processing|controller|customer data|data subjects?)\\b';
const SUB_EN =
  '(?:sub-?process\\w*|(?:further|other|additional|another|replacement) processors?|sub-?contract\\w*)';
const SUB_AR =
  '~(?:باطن|جهة معالجة|جهات معالجة|جهات المعالجة|معالجين|معالجا)#|~(?:معالج|معالجي|معالجين) (?:ال)?(?:فرعي|آخر)|~(?:فرعية|فرعيين)#';
const PROCESSING_AR =
  '~(?:معالجة البيانات|جهة المعالجة|جهة معالجة|معالج البيانات|معالجة|بيانات الشخصية|جهة التحكم|بيانات العملاء)';
const CHECK_AR =
  '~(?:تحقق|تتحقق|يتحقق|نتحقق|تثبت|نتثبت|تتثبت|تأكد|نتأكد|تتأكد|يتأكد|مراجعة|تدقيق|ندقق|تدقق)#';

/** Readers, by rules, that take the processor's duties, security and accuracy in whatever words. */
export const wideProcessorReaders = {
  'SA-PDPL-10': saying(
    {
      en: 'The clause denies the duty to keep personal data accurate.',
      ar: 'ينفي البند واجب التحقق من دقة البيانات الشخصية.',
    },
    {
      en: [
        {
          on: [PEOPLES.en],
          is: [
            '\\b(?:(?:do|does|shall|will|need|is|are) not|never|no (?:obligation|duty|responsibility)|without|not (?:obliged|required|bound) to)\\b[^.;]{0,40}\\b(?:verif|check|ensur|confirm|validat|review)\\w*[^.;]{0,60}\\b(?:accura\\w+|correct\\w*|current|up to date|complete\\w*|valid\\w*|true|outdated)\\b',
            '\\b(?:even if|although|though|whether or not)\\b[^.;]{0,40}\\b(?:inaccurate|outdated|wrong|incorrect|incomplete|accurate|up to date)\\b',
          ],
          has: [
            '\\b(?:process\\w*|use[ds]?|using|act\\w*|rely|relies|collect\\w*|verif\\w+|decisions?|hold|keep)\\b',
          ],
          unless: `${FAIR.en}|\\b(?:liable|identity|warrant\\w*|you (?:must|shall|should)|(?:will|do|shall|does|may|must|be) not (?:be )?(?:use|process|act|rely)(?:e?d)?)\\b`,
          apart: APART.en,
        },
      ],
      ar: [
        {
          on: [PEOPLES.ar],
          has: [
            '~(?:دقة|دقتها|صحة|صحتها|حداثة|حداثتها|اكتمالها|اكتمال|تحديثها|دقيقة|صحيحة|محدثة|قديمة|خاطئة)#',
          ],
          is: [
            `(?<![ء-ي])و?(?:دون|لا|بلا|بدون|من غير|عدم)(?:#| )[^.;]{0,30}${CHECK_AR}`,
            '(?:ولو|وإن|حتى لو) كانت[^.;]{0,20}(?:غير (?:دقيقة|صحيحة|محدثة|مكتملة)|~(?:قديمة|خاطئة))',
          ],
          unless: `${FAIR.ar}|(?:لا (?:يجوز|تجوز|تعالج|نعالج|تستخدم|نستخدم)|يحظر)|~هوية|اتخاذ خطوات`,
          apart: APART.ar,
        },
      ],
    },
  ),
  'SA-PDPL-12': saying(
    {
      en: 'The clause lets the processor use the data for itself, or pass it on without approval.',
      ar: 'يجيز البند لجهة المعالجة استعمال البيانات لنفسها أو إسناد معالجتها دون موافقة.',
    },
    {
      en: [
        {
          on: [PROCESSING_EN],
          has: [
            `\\b${SUB_EN}\\b`,
            `${UNASKED.en}|${AT_WILL.en}|\\bof (?:its|their) (?:own )?choice\\b|\\bfreely\\b`,
          ],
          does: [
            '\\b(?:engag\\w+|appoint\\w*|us(?:e|es|ing)|sub-?contract\\w*|select\\w*|replac\\w+|bring\\w*|hir(?:e|es|ing)|entrust\\w*|delegat\\w+|add|assign\\w*|tak(?:e|es|ing) on|pass\\w*)\\b',
          ],
          unless: `${FAIR.en}|${FORBIDDEN.en}|\\b(?:deletion|breach)\\b`,
          apart: APART.en,
        },
        {
          on: [PROCESSING_EN],
          has: ['\\b(?:processor|vendor|provider|supplier)\\b'],
          is: [
            '\\b(?:disregards?|depart from|deviat\\w+|ignores?|not (?:be )?(?:bound|obliged|required) (?:by|to (?:follow|observe)))\\b[^.;]{0,40}\\binstructions?\\b',
          ],
          unless: `${FAIR.en}|\\b(?:shall|may|must|will) not (?:disregard|depart|deviate|ignore)|\\b(?:unlawful|infring\\w+|contrary to)\\b`,
          apart: APART.en,
        },
        {
          on: [],
          has: [
            '\\bprocessor\\b',
            '\\bfor (?:its|their) own (?:\\w+ ){0,2}?(?:purposes?|account|benefit|products?|business|use|models?|ends)\\b',
          ],
          does: doneTo(
            '\\b(?:uses?|process(?:es)?|exploits?|employs?|analy[sz]es?)\\b',
            `${PEOPLES.en}|\\bdata\\b`,
          ),
          unless: `${FAIR.en}|${FORBIDDEN.en}|\\bnot\\b`,
          apart: APART.en,
        },
      ],
      ar: [
        {
          on: [PROCESSING_AR],
          has: [SUB_AR, `${UNASKED.ar}|${AT_WILL.ar}|(?:من|ما|كما) (?:[نتي]شاء|[نتي]رى|[نتي]ختار)`],
          does: [
            '~(?:تعاقد|تتعاقد|يتعاقد|إسناد|تسند|يسند|استعانة|تستعين|يستعين|يعهد|تعهد|تكليف|يكلف|تكلف|إحالة)#',
          ],
          unless: `${FAIR.ar}|${FORBIDDEN.ar}|(?<!دون |بدون |بلا )(?:موافقتها|بعد (?:إشعار|موافقة))`,
          apart: APART.ar,
        },
        {
          on: [PROCESSING_AR],
          is: [
            '~تعليمات[^.;]{0,40}(?:غير ملزم|لا تلتزم|لا يلتزم)|(?:لا تلتزم|لا يلتزم|غير ملزمة?|لا تتقيد|لا يتقيد)[^.;]{0,30}~تعليمات',
          ],
          unless: `${FAIR.ar}|~(?:مخالفة|مخالف)`,
          apart: APART.ar,
        },
      ],
    },
  ),
  'SA-PDPL-13': saying(
    {
      en: 'The clause disclaims the duty to protect personal data.',
      ar: 'ينفي البند واجب حماية البيانات الشخصية.',
    },
    {
      en: [
        {
          on: [`${PEOPLES.en}|\\bpersonal data\\b`],
          is: [
            '\\b(?:(?:is|are|will|shall|do|does|be|need) not|never|nor|no (?:obligation|duty|responsibility|encryption|security measures?|safeguards?|technical)|not (?:obliged|required|bound|responsible) (?:to|for)|without (?:any )?(?:encryption|safeguards?|protection|security))\\b[^.;]{0,40}\\b(?:encrypt\\w*|protect\\w*|secur(?:e|ed|ity|ing)|safeguard\\w*|measures|access controls?|applied|taken)\\b',
            '\\b(?:unencrypted|in plain text|unprotected|unsecured|in clear)\\b',
          ],
          unless: `${FAIR.en}|${FORBIDDEN.en}|\\b(?:liable|passwords? (?:to|with)|third[- ]party|held by our partners|you must|your password|(?:shall|will|may|must|be) not (?:be )?(?:\\w+ )?(?:disabl|reduc|weaken|transfer|sen[dt]|disclos|shar|engag|stor|us|process)\\w*|guarantee\\w*|perfect|100|absolute\\w*|completely|entirely|fully|transfer\\w*|countr\\w+|insecure|internet)\\b`,
          apart: APART.en,
        },
      ],
      ar: [
        {
          on: [PEOPLES.ar],
          is: [
            '(?<![ء-ي])و?(?:دون|بلا|بدون|من غير) (?:أي |أدنى )?(?:تشفير|تشفيرها|حماية|حمايتها|تأمين|تأمينها|تدابير|إجراءات أمنية|ضوابط أمنية)',
            '(?:غير ملزم[ء-ي]{0,3}|لسنا ملزمين|ليست? ملزمة?)#[^.;]{0,30}~(?:تشفير|تشفيرها|حماية|حمايتها|تأمين|تدابير)',
            '~غير (?:ال)?(?:مشفرة|محمية|مؤمنة)#',
            '(?<![ء-ي])و?(?:لا|لن) [نتي](?:تخذ|لتزم|طبق|ستعمل|وفر)[^.;]{0,40}~(?:تدابير|إجراءات|وسائل|تشفير|حماية|حمايتها|أمن|تأمين|تأمينها)',
            '(?<![ء-ي])و?(?:لا|لن) [نتي](?:شفر|حمي|ؤمن)',
            '(?<![ء-ي])و?(?:لا|لن|غير|لسنا) (?:[نتي]تحمل|[نتي]سأل|مسؤول[ء-ي]{0,3})[^.;]{0,20}~(?:حماية|أمن|تأمين|حمايتها)#',
          ],
          unless: `${FAIR.ar}|(?:لا|ألا|عدم|يحظر|يمنع)(?![ء-ي])(?! [نتي](?:تخذ|لتزم|طبق|تحمل))[^.;]{0,80}(?:دون|بدون|بلا)(?![ء-ي])|~(?:كلمة المرور|خارج|دولة|بلد|نضمن|ضمان|مطلقة|مطلق|كاملة|إنترنت|تعطيل|إضعاف)#|لن تؤثر|لا (?:تؤثر|تنقل|يجوز|نفصح|تتعاقد|تخزن|ترسل|نرسل|تعالج|نتهاون|تقل|يقل)`,
          apart: APART.ar,
        },
      ],
    },
  ),
} as const;
