import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { affirms, ban, states } from '../turns.js';
import { NOT_TOLD, PERSONAL, UNLESS_LAWFUL } from '../personal-data/words.js';

/** Only online shops: their terms speak of orders and of what is bought. */
const SHOP = {
  en: '\\b(?:online (?:store|shop)|e-?commerce|checkout|shopping cart|place (?:an|your) order|your order|delivery of (?:the )?products?|order confirmation)\\b',
  ar: '~(?:متجر|متجرنا|سلة التسوق|سلة المشتريات|إتمام الطلب|تأكيد الطلب|تجارة الإلكترونية|توصيل الطلبات)#',
} as const;
const EXCEPTED = {
  en: '\\b(?:made to (?:your |the )?(?:\\w+ )?order|custom(?:-made|i[sz]ed|-built)|personali[sz]ed|tailor-made|bespoke|software|downloads?|digital|food|perishable|books?|magazines?|newspapers?|accommodation|transport|tickets?|flowers?|hygien\\w*|underwear|cosmetics?|used|opened|unsealed|defects? caused|misuse)\\b',
  ar: '~(?:مصنعة|مخصصة|مفصلة|طعام|أطعمة|غذائية|برامج|رقمية|تحميل|كتب|مجلات|صحف|إيواء|نقل|تذاكر|ورود|عناية الشخصية|مستحضرات|داخلية|مستعملة|مستخدمة|مفتوحة|سوء)#|~(?:استخدام|استعمال|فتح)#',
} as const;
const BOUND = { en: 'seven days', ar: 'سبعة أيام' };
const NO_RETURN = { en: 'The clause excludes cancellation or return.', ar: 'يستبعد البند الفسخ أو الإرجاع.' };
const NO_WAY_OUT = {
  en: 'The clause takes away the right to cancel for late delivery.',
  ar: 'يحرم البند المستهلك من الفسخ بسبب تأخر التسليم.',
};
const RETURN_EN = '\\b(?:return(?:s|ed)?|cancel(?:led|lation)?|refund(?:s|ed)?|exchange[sd]?)\\b';
const RETURN_AR = '~(?:إرجاع|استرجاع|إلغاء|فسخ|استبدال|ترجيع|استرداد)#';
const BUYER_EN = '\\b(?:you|customers?|consumers?|buyers?|users?)\\b';
const ORDER_EN =
  '\\b(?:checkout|payment|(?:your |the )?order (?:is |has been )?(?:confirmed|placed|submitted)|confirmation|acceptance)\\b';
const ADDED = {
  en: 'The clause lets charges be added after the order.',
  ar: 'يجيز البند إضافة مبالغ بعد إتمام الطلب.',
};

/** Readers of the rules of the E-Commerce Law. */
export const shopReaders: ReadersById = {
  'SA-ECL-01': {
    onlyIf: SHOP,
    topic: {
      en: '\\bcommercial registration\\b|\\bC\\.?R\\.?(?: no| number)|\\bcontact us\\b|\\w@\\w|\\b(?:operated|run|owned) by\\b',
      ar: '~(?:سجل تجاري|السجل التجاري|تواصل معنا|اتصل بنا)#|\\w@\\w|~يدير هذا',
    },
    en: [
      states('breaks', {
        cues: [
          `${NOT_TOLD.en}[^.;]{0,20}\\b(?:our name|our address|our identity|commercial registration|contact details)\\b`,
        ],
        says: {
          en: 'The terms say that the shop is not identified.',
          ar: 'تنص الشروط على عدم الإفصاح عن بيانات المتجر.',
        },
      }),
      states('keeps', {
        cues: [
          '\\b(?:contact|reach) us\\b',
          '\\w@\\w',
          '\\b(?:operated|run|owned) by\\b',
          '\\b(?:commercial registration|CR|C\\.R\\.) ?(?:no|number)\\b',
        ],
        unless: NOT_TOLD.en,
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          `(?:${NOT_TOLD.ar}|لا يفصح)[^.;]{0,20}~?(?:اسم المتجر|عنوان[ء-ي]{0,3}|سجله? التجاري|رقم سجل|هوية المتجر|اسمنا)`,
        ],
        says: {
          en: 'The terms say that the shop is not identified.',
          ar: 'تنص الشروط على عدم الإفصاح عن بيانات المتجر.',
        },
      }),
      states('keeps', {
        cues: ['~(?:تواصل معنا|اتصل بنا)#', '\\w@\\w', '~سجل تجاري رقم', '~(?:السجل التجاري) رقم'],
        unless: `${NOT_TOLD.ar}|لا يلتزم`,
      }),
    ],
  },
  'SA-ECL-02': {
    onlyIf: SHOP,
    topic: {
      en: '\\b(?:prices?|charges?|fees?|VAT)\\b',
      ar: '~(?:سعر|أسعار|رسوم|ضريبة القيمة المضافة|إجمالي السعر)#',
    },
    en: [
      ban({
        cues: [
          `\\b(?:charges?|fees|costs|amounts)\\b[^.;]{0,10}\\b(?:may|will|shall|can) (?<core>be) (?:added|charged|disclosed|imposed)\\b[^.;]{0,20}\\bafter (?:the )?(?:${ORDER_EN})`,
          `\\b(?<core>add|charge|impose)\\b[^.;]{0,40}\\b(?:fees?|charges?|costs|amounts?)\\b[^.;]{0,30}\\bafter (?:the )?(?:${ORDER_EN})`,
          `\\bfees\\b[^.;]{0,10}\\b(?:may|will) (?<core>be) charged after the order\\b`,
        ],
        unless: '\\bwith your (?:prior )?(?:consent|approval)\\b|\\blate\\b',
        says: ADDED,
      }),
      affirms('keeps', {
        cues: [
          '\\bprices?\\b[^.;]{0,30}\\b(?:includ\\w+|inclusive of)\\b[^.;]{0,30}\\b(?:VAT|tax\\w*|delivery|fees)\\b',
          '\\btotal (?:price|amount)\\b[^.;]{0,40}\\b(?:before|at checkout)\\b',
        ],
      }),
    ],
    ar: [
      ban({
        cues: [
          '~(?:إضافة|تضاف|فرض|تفرض|تحدد|يضاف)#[^.;]{0,10}~(?:رسوم|مبالغ|تكاليف)[^.;]{0,30}بعد (?:تأكيد الطلب|إتمام الطلب|الدفع|إبرام العقد|قبول الطلب)',
        ],
        unless: '~(?:بموافق|تأخر)',
        says: ADDED,
      }),
      affirms('keeps', {
        cues: ['~(?:أسعار|سعر)#[^.;]{0,20}~(?:شاملة|شامل|شاملا)#', '~إجمالي ~?سعر[^.;]{0,20}قبل'],
      }),
    ],
  },
  'SA-ECL-03': {
    onlyIf: SHOP,
    topic: { en: '\\b(?:invoices?|receipts?)\\b', ar: '~(?:فاتورة|فواتير)#' },
    en: [
      states('breaks', {
        cues: [
          '\\bno (?:invoices?|receipts?)\\b[^.;]{0,20}\\b(?:issued|provided|given|sent)\\b',
          '\\b(?:do|does|will|shall) not (?:provide|issue|send|give)\\b[^.;]{0,20}\\b(?:invoices?|receipts?)\\b',
          `${BUYER_EN}[^.;]{0,10}\\bnot entitled to\\b[^.;]{0,10}\\b(?:invoice|receipt)\\b`,
        ],
        unless: '\\b(?:paper|unless|until|printed)\\b',
        says: { en: 'The clause denies the consumer an invoice.', ar: 'يحرم البند المستهلك من الفاتورة.' },
      }),
      affirms('keeps', {
        cues: [
          '\\b(?:send|issue|provide)\\b[^.;]{0,20}\\binvoices?\\b',
          '\\binvoices?\\b[^.;]{0,10}\\b(?:is|are|will be) (?:issued|sent|provided)\\b',
        ],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          'لا (?:[نتي]صدر|[نتي]قدم|[نتي]رسل|[نتي]لتزم)[^.;]{0,20}~(?:فاتورة|فواتير)#',
          'لا يحق [^.;]{0,20}~(?:بفاتورة|فاتورة)#',
        ],
        unless: '~(?:ورقية|إلا|ما لم)#',
        says: { en: 'The clause denies the consumer an invoice.', ar: 'يحرم البند المستهلك من الفاتورة.' },
      }),
      affirms('keeps', { cues: ['~(?:نرسل|تصدر|يصدر|نصدر|نقدم|ترسل)#[^.;]{0,15}~(?:فاتورة|فواتير)#'] }),
    ],
  },
  'SA-ECL-04': {
    onlyIf: SHOP,
    topic: { en: PERSONAL.en, ar: PERSONAL.ar },
    en: [
      ban({
        cues: [
          `\\b(?:publish|sell|disclose|share)\\b[^.;]{0,10}(?:${PERSONAL.en}|\\bcustomer data\\b)[^.;]{0,40}\\bwithout\\b[^.;]{0,20}\\bconsent\\b`,
          `\\b(?:publish|sell)\\b[^.;]{0,10}(?:${PERSONAL.en}|\\bcustomer data\\b)`,
        ],
        unless: UNLESS_LAWFUL.en,
        says: {
          en: 'The clause lets data of consumers be published, sold or disclosed.',
          ar: 'يجيز البند نشر بيانات المستهلكين أو بيعها أو الإفصاح عنها.',
        },
      }),
      states('breaks', {
        cues: [
          `\\bnot (?:be )?(?:responsible|liable) for\\b[^.;]{0,20}\\b(?:protection|security)\\b[^.;]{0,20}(?:${PERSONAL.en})[^.;]{0,30}\\bpartners\\b`,
        ],
        says: {
          en: 'The clause disclaims the data that partners hold.',
          ar: 'ينفي البند المسؤولية عن البيانات التي لدى الشركاء.',
        },
      }),
      states('keeps', {
        cues: [`\\bnot (?:sell|disclose|publish)\\b[^.;]{0,10}(?:${PERSONAL.en}|it without)`],
      }),
    ],
    ar: [
      ban({
        cues: [
          `~(?:نشر|بيع|نبيع|ننشر)#[^.;]{0,5}(?:${PERSONAL.ar})`,
          `~(?:إفصاح|نفصح|مشاركة)#[^.;]{0,5}(?:${PERSONAL.ar})[^.;]{0,30}(?:دون|بدون) موافق`,
        ],
        unless: UNLESS_LAWFUL.ar,
        says: {
          en: 'The clause lets data of consumers be published, sold or disclosed.',
          ar: 'يجيز البند نشر بيانات المستهلكين أو بيعها أو الإفصاح عنها.',
        },
      }),
      states('breaks', {
        cues: [`لا [نتي]تحمل[^.;]{0,10} ~?(?:مسؤولية )?~حماية#? (?:${PERSONAL.ar})[^.;]{0,10}لدى شرك`],
        says: {
          en: 'The clause disclaims the data that partners hold.',
          ar: 'ينفي البند المسؤولية عن البيانات التي لدى الشركاء.',
        },
      }),
      states('keeps', { cues: [`لا [نتي](?:فصح|بيع|نشر)#?[^.;]{0,5}(?:${PERSONAL.ar})`] }),
    ],
  },
  'SA-ECL-05': {
    onlyIf: SHOP,
    topic: { en: RETURN_EN, ar: RETURN_AR },
    en: [
      states('breaks', {
        cues: [
          '\\ball sales are final\\b',
          '\\bno (?:refunds?|returns?)\\b(?:[^.;]{0,20}\\bno (?:exchanges?|returns?|refunds?|exceptions)|\\W*$|[^.;]{0,20}\\bunder any circumstances)',
          '\\b(?:products?|goods|items?)\\b[^.;]{0,20}\\b(?:cannot|can not|may not|are not to) be (?:returned|exchanged)\\b',
          `${BUYER_EN}[^.;]{0,10}\\b(?:waives?|may not|cannot|not entitled)\\b[^.;]{0,30}\\b(?:cancel|return)\\b[^.;]{0,30}\\b(?:after|once|purchase)\\b`,
        ],
        unless: `${EXCEPTED.en}|\\b(?:after|beyond|later than|more than|following) (?:\\w+ )?\\(?\\d{1,2}\\)?|\\bunless\\b|\\bexcept\\b|\\bseven\\b`,
        says: NO_RETURN,
      }),
      limit({
        cues: ['\\b(?:returned|return|cancel)\\b'],
        measure: 'days',
        atLeast: 7,
        after: 100,
        precedes: '\\bwithin (?:a period of )?[^.;]{0,20}$',
        follows: '^[^.;]{0,30}\\b(?:receipt|receiving|delivery|purchase|contract|order)',
        needs: `${BUYER_EN}[^.;]{0,20}\\b(?:may|can|right|entitled)\\b|\\b(?:may|can) be returned\\b`,
        unless: `${EXCEPTED.en}|\\b(?:defect\\w*|faulty|damaged|wrong|refunds? (?:is|are|will))\\b`,
        bound: BOUND,
      }),
      limit({
        cues: [
          '\\breturns? (?:are|is) accepted\\b',
          '\\b(?:may|can) be returned\\b',
          '\\b(?:may|can) (?:return|cancel)\\b',
        ],
        measure: 'hours',
        atLeast: 168,
        after: 80,
        precedes: '\\bwithin [^.;]{0,20}$',
        needs: `\\b(?:delivery|receipt|receiving|purchase)\\b`,
        unless: `${EXCEPTED.en}|\\b(?:defect\\w*|faulty|damaged|wrong)\\b`,
        bound: BOUND,
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          'لا (?:يمكن|يجوز|يسمح ب|يحق)[^.;]{0,20}~(?:استرجاع|إرجاع|ترجيع)#[^.;]{0,10}(?:إطلاقا|نهائيا|مطلقا|بعد الشراء|بأي حال|\\W*$)',
          '~المباعة لا ترد',
          '(?:لا ترد ولا تستبدل|لا تسترجع ولا تستبدل|لا ترجع ولا تستبدل)',
          'جميع المبيعات نهائية',
          'لا (?:يقبل|نقبل|تقبل)[^.;]{0,12}~(?:إرجاع|استرجاع)#[^.;]{0,30}(?:بعد البيع|بعد الشراء|لأي سبب|إطلاقا)',
          '(?:لا يحق|يتنازل|لا يجوز)[^.;]{0,20}~(?:إلغاء الطلب|فسخ العقد|إلغاء الشراء)#[^.;]{0,10}بعد',
        ],
        unless: `${EXCEPTED.ar}|ما لم|(?<![ء-ي])إلا#|(?:~سبعة أيام|بعد مضي|بعد مرور)`,
        says: NO_RETURN,
      }),
      limit({
        cues: ['~(?:إرجاع|استرجاع|فسخ|إلغاء)#'],
        measure: 'days',
        atLeast: 7,
        after: 80,
        precedes: '~?خلال [^.;]{0,12}$',
        follows: '^[^.;]{0,15}~(?:استلام|تسلم|تسلمه|استلامه|شراء|تعاقد|طلب)',
        needs: '(?<![ء-ي])(?:لك|يمكنك|للمستهلك|للعميل|للمشتري|للمستخدم|يقبل)#',
        unless: `${EXCEPTED.ar}|~(?:عيب|معيبة|معيب|تالف|تعاد|نعيد)#`,
        bound: BOUND,
      }),
      limit({
        cues: ['~(?:إرجاع|استرجاع|فسخ|إلغاء الطلب)#'],
        measure: 'hours',
        atLeast: 168,
        after: 80,
        precedes: '~?خلال [^.;]{0,12}$',
        needs:
          '(?<![ء-ي])(?:لك|يمكنك|للمستهلك|للعميل|للمشتري|يقبل)#[^.;]{0,60}~(?:استلام|تسلم|تسلمه|استلامه|شراء)#',
        unless: `${EXCEPTED.ar}|~(?:عيب|معيبة|معيب|تالف)#`,
        bound: BOUND,
      }),
    ],
  },
  'SA-ECL-06': {
    onlyIf: SHOP,
    topic: { en: '\\b(?:deliver(?:y|ed|s)?|shipping|shipped)\\b', ar: '~(?:تسليم|توصيل|شحن)#' },
    en: [
      states('breaks', {
        cues: [
          `${BUYER_EN}[^.;]{0,10}\\b(?:may not|cannot|not entitled to|has no right to|waives?)\\b[^.;]{0,40}\\b(?:late delivery|delays? in delivery|delayed delivery)\\b`,
          '\\b(?:no refund|not (?:be )?(?:obliged|required|bound) to refund)\\b[^.;]{0,40}\\b(?:late delivery|delays?)\\b',
        ],
        unless: '\\bforce majeure\\b|\\b(?:days|unless)\\b',
        says: NO_WAY_OUT,
      }),
      affirms('keeps', {
        cues: [
          '\\bdelivery\\b[^.;]{0,30}\\blate\\b[^.;]{0,20}\\b(?<core>cancel)\\b',
          '\\b(?:deliver|delivered|delivery)\\b[^.;]{0,20}\\bwithin\\b',
        ],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          '(?:لا يحق ل[ء-ي]{4,10}|يتنازل ~?(?:العميل|المستهلك|المشتري|المستخدم))[^.;]{0,30}~(?:إلغاء|فسخ|استرداد)#[^.;]{0,30}~(?:تأخر|تأخير)# ?(?:في )?~(?:تسليم|توصيل|شحن)',
          'لا (?:تسترد|يسترد)[^.;]{0,40}~(?:تأخر|تأخير)#',
        ],
        unless: '~(?:قاهرة|مقاول|ما لم|إلا)#',
        says: NO_WAY_OUT,
      }),
      states('keeps', {
        cues: ['~(?:تأخر|تأخير)#[^.;]{0,70}~(?:فسخ|إلغاء|استرداد)#', '~(?:تسليم|توصيل|شحن)#[^.;]{0,20}خلال'],
        unless: '(?:لا يحق|يتنازل|لا تسترد)',
      }),
    ],
  },
  'SA-ECL-07': {
    onlyIf: SHOP,
    topic: { en: '\\b(?:advertisements?|ads|adverts)\\b', ar: '~(?:إعلان|إعلانات|إعلاناتنا)#' },
    en: [
      states('breaks', {
        cues: [
          '\\b(?:advertisements?|ads|adverts)\\b[^.;]{0,40}\\b(?:not (?:be )?binding|bind no one|not bind|do not form part|not form part|no binding)\\b',
          '\\bads may (?:exaggerate|mislead)\\b',
        ],
        unless: '\\bthird part|\\bother (?:sites|companies)',
        says: {
          en: 'The clause says that advertisements do not bind.',
          ar: 'ينص البند على أن الإعلانات غير ملزمة.',
        },
      }),
      affirms('keeps', {
        cues: ['\\b(?:advertisements?|ads)\\b[^.;]{0,10}\\b(?:form part of|are binding|bind)\\b'],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          '~(?:إعلانات|إعلان|إعلاناتنا)#[^.;]{0,25}غير ملزمة?',
          'لا (?:تعد|تشكل|تلزم)[^.;]{0,8}~(?:إعلانات|إعلاناتنا)#[^.;]{0,12}(?:جزء|المتجر|ملزم)',
        ],
        unless: '~غير#? ?الغير',
        says: {
          en: 'The clause says that advertisements do not bind.',
          ar: 'ينص البند على أن الإعلانات غير ملزمة.',
        },
      }),
      affirms('keeps', {
        cues: ['~(?:إعلانات|إعلاناتنا)#[^.;]{0,20}~(?:ملزمة|جزءا من العقد)'],
        unless: 'غير ملزمة|لا (?:تعد|تلزم)',
      }),
    ],
  },
  'SA-ECL-08': {
    onlyIf: SHOP,
    topic: {
      en: '\\b(?:errors?|mistakes?)\\b[^.;]{0,30}\\border\\b',
      ar: '~(?:خطأ|أخطاء)#[^.;]{0,20}~(?:طلب|طلبك)',
    },
    en: [
      states('breaks', {
        cues: [
          '\\b(?:errors?|mistakes?)\\b[^.;]{0,30}\\b(?:cannot|can not|may not) be (?:changed|corrected|amended)\\b',
          '\\b(?:errors?|mistakes?) in the order\\b[^.;]{0,20}\\bmay not correct\\b',
        ],
        unless: '\\b(?:price|unless)\\b',
        says: {
          en: 'The clause excludes the correction of errors in an order.',
          ar: 'يستبعد البند تدارك الخطأ في الطلب.',
        },
      }),
      states('keeps', {
        unless: '\\b(?:cannot|may not)\\b',
        cues: [
          '\\b(?:errors?|mistakes?) in your order\\b[^.;]{0,40}\\bcorrect\\b',
          '\\bcorrect errors in your order\\b',
        ],
      }),
    ],
    ar: [
      states('breaks', {
        cues: [
          'لا (?:يمكن|يجوز|يحق)[^.;]{0,12}~(?:تصحيح|تعديل|تدارك)#[^.;]{0,10}~(?:خطأ|أخطاء)#[^.;]{0,12}~(?:طلب|طلبه|طلبك)#',
        ],
        unless: '~(?:ما لم|إلا)#',
        says: {
          en: 'The clause excludes the correction of errors in an order.',
          ar: 'يستبعد البند تدارك الخطأ في الطلب.',
        },
      }),
      states('keeps', {
        unless: '(?:لا يمكن|لا يحق|لا يجوز)',
        cues: ['~خطأ# في طلبك[^.;]{0,20}~(?:لتصحيحه|تصحيح)', '(?<!لا )يمكنك تصحيح ~?خطأ في ~?طلب'],
      }),
    ],
  },
};
