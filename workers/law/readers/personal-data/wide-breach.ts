import { limit } from '../limit.js';
import type { Reader } from '../reader.js';
import { saying } from './shapes.js';
import { APART, NOT_DO, PEOPLES } from './wide-words.js';

const BREACH_EN =
  '\\b(?:breach(?:es)?\\b(?! of (?:this|the|these|any|its|his|contract|agreement|duty|clause|section|confidence))|leak\\w*|hack\\w*|intrusion|compromis\\w+|unauthori[sz]ed access|incidents?|cyber-?attack\\w*|stolen|theft)\\b';
const BREACH_AR =
  '~(?:تسرب|تسريب|اختراق|تسربت|تسربها|وصول غير (?:ال)?مشروع|انتهاك|حادثة|حوادث|الحادثة|تلف)(?:ها|ه)?#';
const AUTHORITY_EN = '\\b(?:SDAIA|authorit(?:y|ies)|regulator|Saudi Data)\\b';
const AUTHORITY_AR = '~(?:سدايا|جهة المختصة|جهات المختصة|هيئة السعودية|جهة مختصة|هيئة)#';
const TELL_EN =
  '\\b(?:notif\\w+|report\\w*|inform\\w*|tell|told|disclos\\w+|announc\\w+|alert\\w*|advis\\w+|notice|learn|communicat\\w+|hear|let (?:\\w+ ){1,3}know)\\b';
const TELL_AR =
  '~(?:إشعار|إشعارهم|إشعاره|نشعر|تشعر|يشعر|إبلاغ|إبلاغهم|إبلاغه|نبلغ|تبلغ|يبلغ|إخطار|إخطارهم|نخطر|تخطر|يخطر|إعلام|يعلم|نعلم|إعلان|تعلن|يعلن|نعلن|إفصاح|تفصح)[ء-ي]{0,3}#';
const WILL_EN =
  "\\b(?:if (?:we|it|they|the \\w+) (?:\\w+ )?(?:think|see|consider|deem|find|judge|choose|wish)\\w*|matter for|at (?:our|its|the) (?:[\\w']+ ){0,3}?discretion|(?:sole|own|absolute) discretion|(?:we|it|the \\w+) (?:will |shall |may )?decides?|(?:once|until|after) (?:\\w+ ){0,4}?(?:investigation|inquiry|management|approv\\w+|closed|complete\\w*|conclu\\w+|insurer|board))\\b";
const WILL_AR =
  '(?:وفق|حسب|بحسب)(?: محض| ما)? ?~?(?:تقدير|تراه|يراه|تقرر)|متى (?:رأت|رأى|شاءت|قدرت)|إن (?:رأت|شاءت)|(?:بعد|حتى) (?:[ء-ي]+ ){0,3}?~(?:تحقيق|تحقيقات|إدارة|موافقة|اكتمال|انتهاء|إغلاق|مجلس)#|~(?:تقديرها|تقديره|تقديرنا)|~(?:متروك|متروكة|مرهون) [^.;]{0,10}~تقدير';
const BREACH_BOUND = { en: '72 hours', ar: '72 ساعة' };

const notice = (measure: 'days' | 'hours', lang: 'en' | 'ar'): Reader =>
  limit(
    lang === 'en'
      ? {
          cues: [TELL_EN],
          measure,
          atMost: measure === 'hours' ? 72 : 3,
          needs: `(?:^|;)(?=[^;]*${BREACH_EN})(?=[^;]*${AUTHORITY_EN})(?=[^;]*(?:\\bdata\\b|${PEOPLES.en}))`,
          unless: `${measure === 'days' ? '\\bhours?\\b|' : ''}\\b(?:EU|European|GDPR|remed\\w+|cure|terminat\\w+|keep|retain|complain\\w*)`,
          after: 200,
          before: 120,
          bound: BREACH_BOUND,
        }
      : {
          cues: [TELL_AR],
          measure,
          atMost: measure === 'hours' ? 72 : 3,
          needs: `(?:^|;)(?=[^;]*${BREACH_AR})(?=[^;]*${AUTHORITY_AR})(?=[^;]*~(?:بيانات|معلومات))`,
          unless: `${measure === 'days' ? '~ساعة#|' : ''}~(?:شكوى|احتفاظ|مياه|أوروبي|أوروبية)#`,
          after: 200,
          before: 120,
          bound: BREACH_BOUND,
        },
  );

/** Readers, by rules, that take the notice of breaches and dealings with the authority in whatever words. */
export const wideBreachReaders = {
  'SA-PDPL-14': {
    en: [notice('hours', 'en'), notice('days', 'en')],
    ar: [notice('hours', 'ar'), notice('days', 'ar')],
  },
  'SA-PDPL-15': saying(
    {
      en: 'The clause leaves out notice of a data breach, delays it or puts it at will.',
      ar: 'يسقط البند الإشعار بتسرب البيانات أو يؤخره أو يجعله بحسب المشيئة.',
    },
    {
      en: [
        {
          on: [`${PEOPLES.en}|\\b(?:data|our systems|users)\\b`],
          has: [BREACH_EN, TELL_EN],
          is: [
            WILL_EN,
            '\\b(?:(?:do|does|shall|will|need|is|are|be|may) not|never|no (?:duty|obligation|notice)|nor|without|refrain\\w*|not (?:obliged|required|bound) to)\\b[^.;]{0,50}\\b(?:notif\\w+|report\\w*|inform\\w*|tell|told|disclos\\w+|announc\\w+|alert\\w*|communicat\\w+|let (?:\\w+ ){1,3}know)\\b',
            '\\b(?:keep|kept|remain)\\b[^.;]{0,30}\\b(?:secret|confidential|internal)\\b',
          ],
          unless:
            '\\b(?:(?:if|where|when|only|unless|likely|may|could)\\b[^.;]{0,80}\\b(?:harm\\w*|affects?\\b|affecting|risks?|damag\\w+|rights|interests|prejudice)|(?:processor|vendor|provider|supplier|employee|staff)s? (?:shall|may|must|will) not [^.;]{0,120}\\b(?:controller|approv\\w+|consent|authori[sz]ation)|controllers?.?s|unless|except|within (?:\\w+[- ]?\\w* )?\\(?(?:24|48|72)\\)? hours|without (?:undue )?delay|immediately|processor may not|breach of (?:this|these|the|any) (?:agreement|contract|terms?|clause)|not later|supply later)\\b',
          apart: APART.en,
        },
      ],
      ar: [
        {
          on: [`${PEOPLES.ar}|~(?:بيانات|أنظمتنا|أنظمتها|خوادمنا|مستخدمين|معلومات)`],
          has: [BREACH_AR, TELL_AR],
          is: [
            WILL_AR,
            '(?<![ء-ي])و?(?:لا|لن|غير|ليس|دون|عدم|بدون)(?:#| )[^.;]{0,35}~(?:إشعار|إبلاغ|إخطار|إعلام|إفصاح|إعلان|تشعر|يشعر|نشعر|تبلغ|يبلغ|نبلغ|تخطر|يخطر|نخطر|تعلن|تفصح)',
            '~(?:تبقى|يبقى|تظل|كتمان|تكتم)#[^.;]{0,30}~(?:سرية|سريا|داخلية)',
          ],
          unless:
            '(?<![ء-ي])(?:إلا|ما لم)#|قبل موافق|~جهة التحكم#|(?:إذا|متى) (?:كان|ترتب)[^.;]{0,40}~(?:ضرر|إضرار|الإضرار|حقوق|حقوقه|مصالحه)|(?:دون|بلا) (?:أي )?تأخ|~فورا#|لا تتجاوز|لا تزيد على',
          apart: APART.ar,
        },
      ],
    },
  ),
  'SA-PDPL-23': saying(
    {
      en: 'The clause keeps records from the authority or hinders it.',
      ar: 'يحجب البند السجلات عن الجهة المختصة أو يعيق عملها.',
    },
    {
      en: [
        {
          on: [AUTHORITY_EN, '\\b(?:data|processing)\\b'],
          has: [
            '\\b(?:records?|documents?|inspect\\w*|audit\\w*|information|quer\\w+|requests?|cooperat\\w+)\\b',
          ],
          is: [
            `${NOT_DO.en}[^.;]{0,50}\\b(?:give|giving|provid\\w+|disclos\\w+|made available|make available|submit\\w*|show\\w*|produc\\w+|hand\\w*|cooperat\\w+|answer\\w*|respond\\w*)\\b`,
          ],
          unless:
            '\\b(?:unless|except|breach\\w*|consent|other than|without (?:undue )?delay|anyone|only|within)\\b',
          apart: APART.en,
        },
      ],
      ar: [
        {
          on: ['~(?:سدايا|جهة المختصة|هيئة السعودية)#', '~(?:بيانات|معالجة)'],
          has: ['~(?:سجلات|سجل|مستندات|وثائق|تفتيش|تدقيق|استفسارات|تعاون)'],
          is: [
            '(?<![ء-ي])و?(?:لا|يمتنع|تمتنع|يحظر|عدم|غير)(?:#| )[^.;]{0,40}~(?:تقديم|تزويد|إتاحة|تسليم|اطلاع|تعاون|تتعاون|تتيح|تقدم|تطلع|إطلاع)',
          ],
          unless: '~(?:تسرب|موافق)|(?<![ء-ي])(?:إلا|ما لم)#',
          apart: APART.ar,
        },
      ],
    },
  ),
} as const;
