import { limit } from '../limit.js';
import type { ReadersById } from '../reader.js';
import { affirms, states } from '../turns.js';
import { BUYER_EN, SHOP } from './shop-words.js';

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

/** Readers of the rules on returns and on late delivery. */
export const returnReaders: ReadersById = {
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
};
