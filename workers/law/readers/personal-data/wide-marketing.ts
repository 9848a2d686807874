import { saying } from './shapes.js';
import { APART, FAIR, FORBIDDEN, UNAGREED } from './wide-words.js';

const MARKETING_EN =
  '\\b(?:promotion\\w*|marketing|advertis\\w+|special offers?|newsletters?|mailing list|commercial messages?|unsolicited)\\b';
const MARKETING_AR =
  '~(?:دعائية|تسويقية|ترويجية|إعلانية|تسويق|إعلانات|عروض|عروضنا|عروضها|نشرات|نشرة|ترويج|إعلاناتها|إعلاناتنا)#';
const MESSAGES_EN =
  '\\b(?:messages?|SMS|e-?mails?|calls?|WhatsApp|mailing list|sends?|sent|sending|receiv\\w*|text(?:s|ed)?|newsletters?|subscri\\w+|inbox)\\b';
const MESSAGES_AR =
  '~(?:رسائل|رسالة|إرسال|ترسل|يرسل|نرسل|تصل|جوال|بريد|هاتف|تلقي|تلقيها|اتصال|اتصالات|نشرات|نشرة)[ء-ي]{0,2}#';
const COOKIES_EN = '\\b(?:cookies?|trackers?|tracking (?:tools?|technologies|pixels?)|pixels)\\b';
const COOKIES_AR = '~(?:ملفات (?:تعريف )?(?:ال)?ارتباط|كوكيز|أدوات (?:ال)?تتبع|متتبعات)';
const NO_WAY_EN =
  "(?:cannot|may not|can't|can not|not (?:be )?(?:able|possible|entitled|allowed|permitted)(?: to)?|no (?:way|option|means|possibility|right|setting|facility|button|link|choice)|shall not|unable to|waives? (?:\\w+ ){0,3}?right to|agrees? not to)";
const LISTS_EN =
  '\\b(?:contact|mailing|marketing|telephone|phone|e-?mail|customer|prospect|leads?|number) (?:lists?|databases?|numbers)\\b|\\blists of (?:\\w+ ){0,2}?(?:numbers|contacts|addresses|e-?mails|customers|consumers|prospects)\\b';
const LISTS_AR =
  '~(?:قوائم|قائمة|قواعد|قاعدة) (?:ال)?(?:هواتف|أرقام|جهات|بيانات|بريدية|بريد|تسويقية|عملاء|عناوين|جوالات|اتصال|مستهلكين)';

/** Readers, by rules, that take promotional messages and trackers in whatever words. */
export const wideMarketingReaders = {
  'SA-PDPL-20': saying(
    {
      en: 'The clause lets promotional messages be sent without consent, or hinders stopping them.',
      ar: 'يجيز البند إرسال رسائل دعائية دون موافقة أو يعيق إيقافها.',
    },
    {
      en: [
        {
          on: [],
          has: [MARKETING_EN, MESSAGES_EN],
          is: [
            `\\b${NO_WAY_EN}[^.;]{0,30}\\b(?:stop\\w*|switch\\w*|unsubscrib\\w*|opt(?:ing)? out|object\\w*|refus\\w*|block\\w*|turn\\w* (?:them )?off|taken off|removed?|cancel\\w*|declin\\w*)\\b`,
            '\\b(?:stop\\w*|switch\\w* off|unsubscrib\\w*|opt(?:ing)?[- ]out|taken off|remov\\w*|cease)\\b[^.;]{0,100}\\b(?:fees?|charge|SAR|riyals|in person|branch|registered (?:mail|post|letter)|paper form|notari[sz]ed|head office)\\b',
            '\\b(?:fees?|charge|SAR|riyals)\\b[^.;]{0,60}\\b(?:unsubscrib\\w*|opt(?:ing)?[- ]out|taken off)\\b',
            '\\b(?:hid(?:e|es|den|ing)|without (?:stating|showing|naming|disclosing)|under (?:another|a different)|not (?:show|state|disclose|bear|name))\\b[^.;]{0,40}\\b(?:sender|name|identity|names)\\b',
          ],
          unless: `\\b(?:at no (?:cost|charge)|free(?: of charge)?|without (?:a |any )?(?:fee|charge|cost)|campaign|billboards?|unless|(?:do|does|shall|will|must|may) not send|never send|brochures?|standard|agency)\\b|\\b(?:must|shall|should) not (?:hide|conceal)`,
          apart: APART.en,
        },
        {
          on: [],
          has: [MARKETING_EN, UNAGREED.en],
          does: ['\\b(?:sends?|sent|sending|e-?mails?|texts?|calls?|receives?|contact|messages?)\\b'],
          unless: `${FAIR.en}|${FORBIDDEN.en}|\\b(?:campaign|billboards?|brochures?|logo|trade name)\\b`,
          apart: APART.en,
        },
      ],
      ar: [
        {
          on: [],
          has: [MARKETING_AR, MESSAGES_AR],
          is: [
            '(?<![ء-ي])و?ف?(?:لا (?:يحق|يجوز|يمكن|يمكنك|يستطيع|تستطيع|يملك|تملك|سبيل|مجال|خيار|تقبل|يقبل|يتاح|تتاح|يوقف)|ليس|دون إمكان|دون أن [^.;]{0,20}|يتنازل[^.;]{0,30}|عدم (?:إمكان|جواز))[^.;]{0,50}~(?:إيقاف|إيقافها|وقف|وقفها|رفض|رفضها|إلغاء|إلغاؤها|اعتراض|حجب|حجبها|انسحاب|إيقافه)#',
            '~(?:إيقاف|لإيقاف|إيقافها|يتوقف|تتوقف|توقف|يوقف|وقف|وقفها|إلغاء|لإلغاء|انسحاب)#[^.;]{0,110}~(?:رسم|رسما|رسوم|رسوما|مبلغ|مبلغا|ريال|ريالا|مراجعة|فرع|حضور|ورقي|خطاب مسجل|حضوريا|شخصيا)#',
            '(?:بدون|عدم|إخفاء|دون ذكر|دون إظهار|ولا يذكر)[^.;]{0,25}~(?:اسم المرسل|هوية المرسل|هوية الجهة|اسم الجهة|جهة المرسلة)',
          ],
          unless:
            '~(?:مجانا|مطبوعة|معارض|توريد|المعتادة|مشغل|مشغلك)#|(?:دون|بدون|بلا) (?:أي )?(?:رسوم|مقابل|تكلفة|إخفاء)|(?<![ء-ي])لا (?:نرسل|ترسل|يرسل|يجوز إرسال)|(?<![ء-ي])إلا#[^.;]{0,20}(?:موافق|وافق|طلب|لمن|من )|يجب ذكر',
          apart: APART.ar,
        },
        {
          on: [],
          has: [MARKETING_AR, UNAGREED.ar],
          does: ['~(?:إرسال|ترسل|يرسل|نرسل|توجيه|نوجه|توجه|اتصال|مراسلة|نراسل|تراسل|يراسل|بث)#'],
          unless: `${FAIR.ar}|${FORBIDDEN.ar}|~(?:شعار|شعاره|مطبوعة|دون أي إخفاء)#`,
          apart: APART.ar,
        },
      ],
    },
  ),
  'SA-PDPL-21': saying(
    {
      en: 'The clause lets data for marketing be bought from others.',
      ar: 'يجيز البند شراء بيانات التسويق من الغير.',
    },
    {
      en: [
        {
          on: [
            '\\b(?:marketing|advertis\\w+|promotion\\w*|campaigns?|data brokers?|leads|mailing|sales calls?)\\b',
          ],
          has: [LISTS_EN],
          does: ['\\b(?:buys?|buying|bought|purchas\\w+|acquir\\w+|rents?|hires?)\\b'],
          unless: '\\b(?:consent\\w*|opted|software|licen[cs]\\w+|not)\\b',
          apart: APART.en,
        },
      ],
      ar: [
        {
          on: ['~(?:تسويق|تسويقية|ترويج|ترويجية|حملات|حملة|دعائية|إعلان|إعلانات|وسطاء|إعلانية)#'],
          has: [LISTS_AR],
          does: ['~(?:شراء|نشتري|تشتري|يشتري|استئجار|اقتناء|تستأجر|نستأجر)#'],
          unless: '~(?:موافق|برنامج|ترخيص)|(?<![ء-ي])لا#',
          apart: APART.ar,
        },
      ],
    },
  ),
  'SA-PDPL-30': saying(
    {
      en: 'The clause leaves no choice over cookies or trackers.',
      ar: 'لا يتيح البند رفض ملفات تعريف الارتباط أو أدوات التتبع.',
    },
    {
      en: [
        {
          on: [],
          has: [COOKIES_EN],
          is: [
            `\\b${NO_WAY_EN}[^.;]{0,50}\\b(?:refus\\w*|reject\\w*|disabl\\w*|declin\\w*|switch\\w* (?:\\w+ )?off|turn\\w* (?:\\w+ )?off|block\\w*|opt(?:ing)? out)\\b`,
            "\\b(?:without (?:asking|waiting for|seeking|first asking)|before (?:you|the (?:user|visitor)) (?:\\w+ )?(?:agree|consent|choose)s?|whether or not (?:you|the (?:user|visitor)) (?:agree|consent)s?|regardless of (?:your|the \\w+'s) (?:choice|consent))\\b",
          ],
          unless: `\\b(?:browsers?|strictly|essential|(?<!\\bnot )necessary|functional|needed for|never|(?:are|is|do|will|be) not (?:set|place\\w*|use\\w*|install\\w*))\\b`,
          apart: APART.en,
        },
      ],
      ar: [
        {
          on: [],
          has: [COOKIES_AR],
          is: [
            '(?<![ء-ي])و?ف?(?:لا (?:يحق|يجوز|يمكن|يمكنك|يستطيع|تستطيع|يملك|تملك|سبيل|مجال|خيار|يتاح|تتاح|تقبل)|ليس|دون إمكان[ء-ي]{0,3}|دون خيار)#[^.;]{0,40}~(?:رفض|رفضها|تعطيل|تعطيلها|إيقاف|إيقافها|حجب|حجبها|منعها)#',
            '(?:سواء (?:وافق|رضي)|ولو (?:رفض|لم يوافق|لم توافق))',
          ],
          unless: '(?<!غير )ال(?:ضرورية|أساسية|لازمة)#|~لازمة ل',
          apart: APART.ar,
        },
      ],
    },
  ),
} as const;
