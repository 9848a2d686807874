import type { ReadersById } from '../reader.js';
import { NO, tells } from './tells.js';

const RESALE =
  '\\b(?:resale|resell\\w*|retail|selling|sell(?:s|ing)? (?:the )?(?:products?|goods)|end customers?|consumers?|its customers|their customers|sub-?distributors?)\\b';
const PRICE = '\\b(?:prices?|discounts?|rebates?|margins?)\\b';
const RESELLER =
  '\\b(?:distributors?|dealers?|franchisees?|resellers?|agents?|retailers?|wholesalers?|licensees?|buyer)\\b';
const FIXED = [
  `${RESELLER}[^.;]{0,60}\\b(?:not|never|neither)\\b[^.;]{0,30}\\b(?:sell|resell|offer|advertise|market)\\b[^.;]{0,60}\\b(?:below|under|less than|lower than|at (?:a )?(?:price|prices) (?:lower|other))\\b`,
  `\\b(?:minimum|fixed|imposed|uniform)\\b[^.;]{0,20}\\b(?:resale|retail|selling|sale)\\b[^.;]{0,12}\\bprices?\\b`,
  `\\b(?:fix(?:es|ed)?|sets?|determin\\w+|dictat\\w+|impos\\w+)\\b[^.;]{0,40}\\b(?:resale|retail) prices?\\b`,
  `${RESELLER}[^.;]{0,40}\\b(?:shall|must|undertakes? to|agrees? to|is (?:bound|obliged) to)\\b[^.;]{0,20}\\b(?:resell|sell (?:to (?:its )?(?:customers|consumers)))\\b[^.;]{0,30}\\b(?:at|only at|exclusively at) (?:the )?prices?\\b`,
  `${RESELLER}[^.;]{0,40}\\b(?:adher\\w+|observ\\w+|respect\\w*|keep|comply)\\b[^.;]{0,20}\\b(?:consumer|resale|retail|end[- ]user) prices?\\b(?! (?:label|regulat|control|law|report))`,
  `\\bdiscounts?\\b[^.;]{0,50}\\b(?:end )?(?:customers?|consumers?)\\b[^.;]{0,60}\\b(?:only with|without|prohibited|require\\w*|subject to)\\b[^.;]{0,30}\\b(?:consent|approval|permission|supplier|franchisor|principal)`,
  `\\b(?:parties|companies|competitors|establishments|members)\\b[^.;]{0,40}\\b(?:agree|shall|undertake)\\b[^.;]{0,40}\\b(?:same prices?|uniform prices?|common prices?|coordinate (?:their )?prices?|fix (?:the |their )?(?:selling |sale )?prices?|identical prices?)\\b`,
].join('|');
const PRICE_FIXED = {
  en: 'The clause fixes the price at which the other establishment sells on.',
  ar: 'يحدد البند السعر الذي تبيع به المنشأة الأخرى.',
};
const RESELLER_AR = '~(?:موزع|موزعين|وكيل|ممنوح|صاحب (?:ال)?امتياز|تاجر|متجر|مشتري|طرف (?:ال)?ثاني)#';
const FIXED_AR = [
  `~(?:لا|ألا|عدم)#[^.;]{0,40}~(?:بيع|[يت]بيع|إعادة بيع|عرض)(?:ها|ه)?#[^.;]{0,40}~(?:أقل من|دون|أدنى من)#[^.;]{0,20}~(?:سعر|أسعار)`,
  `~(?:[يت]حدد|تحديد|[يت]فرض|فرض|تحددها|[يت]لتزم|[يت]تقيد|[يت]حددها)#[^.;]{0,40}~(?:أسعار|سعر) (?:إعادة (?:ال)?بيع|(?:ال)?بيع (?:ل|إلى)|(?:ال)?تجزئة)`,
  `~(?:[يت]بيع|بيع)#[^.;]{0,40}~(?:سعر|أسعار) (?:الذي|التي) ~?[يت](?:قرره|قررها|حدده|حددها|فرضه|فرضها)`,
  `~(?:حد (?:ال)?أدنى|سعر (?:ال)?أدنى)#[^.;]{0,20}~(?:سعر|أسعار)#[^.;]{0,20}~(?:بيع|إعادة|مستهلك|تجزئة)`,
  `~(?:طرفان|طرفين|منشآت|شركتان|أطراف)#[^.;]{0,30}~(?:توحيد|تثبيت|تنسيق)#[^.;]{0,15}~(?:أسعار|سعر)`,
  `~(?:خصم|خصومات|تخفيض)#[^.;]{0,30}~(?:مستهلكين|مستهلك|عملاء|لعملائه)#[^.;]{0,30}~(?:موافقة|إذن)`,
].join('|');
const COMPETITORS = '\\b(?:parties|party|companies|competitors?|establishments?|each other|the other)\\b';
const DIVIDES = [
  '\\b(?:divid\\w+|shar(?:e|ed|ing)|allocat\\w+|partition\\w*|carv\\w+ up|split\\w*|apportion\\w*)\\b[^.;]{0,30}\\b(?:markets?|customers?|clients|regions|areas|territor(?:y|ies))\\b[^.;]{0,60}\\b(?:between|among|them|by region|party|each)\\b',
  '\\b(?:refrain\\w*|not|neither|abstain)\\b[^.;]{0,40}\\b(?:sell\\w*|deal\\w*|approach\\w*|enter\\w*|serv\\w+|compet\\w+)\\b[^.;]{0,40}\\b(?:allocated|reserved|assigned) (?:to|for) the other\\b',
].join('|');
const DIVIDED = {
  en: 'The clause divides markets or customers between the parties.',
  ar: 'يقسم البند السوق أو العملاء بين الطرفين.',
};
const DIVIDES_AR = [
  '~(?:تقسيم|تقاسم|اقتسام|[يت]قسم|[يت]قتسم|[يت]تقاسم|توزيع)#[^.;]{0,20}~(?:سوق|أسواق|عملاء|مناطق)#[^.;]{0,40}~(?:بين|فيما|حسب|طرف)',
  '~(?:[يت]متنع|لا [يت]جوز|عدم|[يت]لتزم)#[^.;]{0,30}~(?:بيع|تعامل|[يت]بيع|تقديم)#[^.;]{0,20}~(?:لعملاء|عملاء|منطقة|منطقه)[^.;]{0,6} ?(?:ال)?طرف (?:ال)?آخر',
  '~[يت]خصص#[^.;]{0,30}~(?:منشأة|طرف|شركة)#[^.;]{0,30}~(?:عملاء|سوق|أسواق)#',
].join('|');
const TENDER = '\\b(?:bids?|bidding|tenders?|offers?)\\b';
const RIG = [
  '\\b(?:agree\\w*|coordinat\\w+|align\\w*|concert\\w*|harmoni[sz]\\w+)\\b[^.;]{0,50}\\b(?:prices?|terms|amounts?)\\b[^.;]{0,30}\\b(?:separate |respective |their )?(?:bids?|tenders?)\\b',
  '\\b(?:higher|losing|cover|dummy|sham) bids?\\b[^.;]{0,60}\\b(?:so that|in order|wins?|award\\w*)\\b',
  '\\b(?:which of them|in turn|rotat\\w+|take turns)\\b[^.;]{0,40}\\b(?:win\\w*|bids?|tenders?|award\\w*)\\b',
  '\\b(?:refrain\\w*|abstain\\w*|withdraw\\w*|not (?:bid|submit a bid|participate))\\b[^.;]{0,50}\\b(?:bid(?:ding)?|tenders?)\\b[^.;]{0,60}\\b(?:in return|in exchange|against|for) (?:for )?(?:a |an )?(?:payment|sum|fee|compensation|share)',
].join('|');
const RIGGED = {
  en: 'The clause has the parties coordinate their bids.',
  ar: 'يقضي البند بتنسيق الطرفين لعطاءاتهما.',
};
const RIG_AR = [
  '~(?:تنسيق|[يت]نسق|اتفاق|[يت]تفق|توافق)#[^.;]{0,40}~(?:عطاء|عطاءات|عطاءاتهما|عروض|عروضهما|عطاءاتهم|عروضهم)#',
  '~(?:عرضا|عطاء|عرض)#[^.;]{0,20}~(?:أعلى|صوريا|وهميا|شكليا)#[^.;]{0,40}~(?:[يت]رسو|فوز|ترسية|[يت]فوز)',
  '~(?:[يت]تناوب|تناوب|دور)#[^.;]{0,30}~(?:فوز|ترسية|منافسات|عطاءات)',
  '~(?:[يت]متنع|امتناع|[يت]نسحب|انسحاب)#[^.;]{0,40}~(?:عطاء|عطاءات|منافسة|مزايدة|عرض)#[^.;]{0,40}~(?:مقابل|نظير|لقاء)#',
].join('|');

/** Readers of the rules on competition. */
export const competitionReaders: ReadersById = {
  'SA-CMP-01': {
    topic: {
      en: `\\b(?:resale|retail) prices?\\b|${RESALE}[^.;]{0,40}${PRICE}`,
      ar: '~(?:أسعار|سعر) (?:إعادة (?:ال)?بيع|(?:ال)?بيع)#',
    },
    en: [
      tells('breaks', {
        all: [PRICE, FIXED],
        unless:
          '\\b(?:recommend\\w*|suggested|indicative|free to|freely|nothing in|(?:shall|may|does|will) not (?:fix|set|impose|determine|dictate)|maximum|not (?:be )?bound|special treatment|price list|government|authority|invoice|loan|cost)\\b',
        says: PRICE_FIXED,
      }),
      tells('keeps', {
        all: [
          '\\b(?:free(?:ly)?|independently|nothing)\\b',
          '\\b(?:resale|resells?|selling|retail|sells)\\b',
          PRICE,
        ],
        unless: '\\bfree of\\b',
      }),
    ],
    ar: [
      tells('breaks', {
        all: [FIXED_AR, `${RESELLER_AR}|~(?:طرفان|طرفين|منشآت|شركتان|أطراف)#`],
        unless: '~(?:حرية|استرشادي|استرشادية|مقترحة|بحرية|جهة (?:ال)?مختصة|حد (?:ال)?أقصى)#',
        says: PRICE_FIXED,
      }),
      tells('keeps', { all: ['~(?:حرية|بحرية|حرا)#', '~(?:أسعار|سعر)#', '~(?:بيع|إعادة)#'] }),
    ],
  },
  'SA-CMP-04': {
    topic: {
      en: '\\bdivi(?:de|sion)\\w*\\b[^.;]{0,30}\\b(?:market|customers)',
      ar: '~(?:تقسيم|تقاسم)# ~(?:سوق|أسواق|عملاء)#',
    },
    en: [
      tells('breaks', {
        all: [COMPETITORS, DIVIDES],
        unless: `\\b(?:not (?:divide|share|allocate)|nothing|information|data|cost\\w*|revenue|profits?|confidential\\w*|prohibited)\\b`,
        says: DIVIDED,
      }),
      tells('keeps', {
        all: [
          `\\b(?:nothing|not|no)\\b[^.;]{0,50}\\b(?:divid\\w+|division|allocat\\w+|share)\\b[^.;]{0,20}\\b(?:markets?|customers)\\b`,
        ],
      }),
    ],
    ar: [
      tells('breaks', {
        all: [DIVIDES_AR],
        unless:
          '~(?:لا [يت]تضمن|لا [يت]ترتب|لا [يت]قصد|لا [يت]هدف|لا [يت]نطوي|ليس|يحظر|حظر|لا [يت]عد|بيانات|معلومات|إيرادات)#',
        says: DIVIDED,
      }),
      tells('keeps', {
        all: ['~(?:لا|يحظر|عدم|ليس)#[^.;]{0,50}~(?:تقسيم|تقاسم|اقتسام)[^.;]{0,15}~(?:سوق|أسواق|عملاء)'],
      }),
    ],
  },
  'SA-CMP-05': {
    topic: { en: `\\bcollu\\w+|\\bbid[- ]rigging\\b`, ar: '~تواطؤ#' },
    en: [
      tells('breaks', {
        all: [RIG, TENDER],
        unless: `\\b(?:not|never|neither|nor|prohibited|joint bid|consortium|joint venture|independently)\\b(?! bid)`,
        says: RIGGED,
      }),
      tells('breaks', {
        all: [
          '\\b(?:refrain|abstain|not bid|not to bid|withdraw)\\w*\\b[^.;]{0,40}\\b(?:tender|bid)\\w*',
          '\\b(?:in return|in exchange)\\b',
        ],
        unless: '\\bneither\\b',
        says: RIGGED,
      }),
      tells('keeps', { all: [`${NO}|\\bindependently\\b`, '\\b(?:collu\\w+|coordinat\\w+)\\b', TENDER] }),
    ],
    ar: [
      tells('breaks', {
        all: [RIG_AR],
        unless:
          '~(?:يحظر|لا [يت]جوز|عدم|مشتركا|مشترك|ائتلاف|ائتلافا|تحالف)#|~(?:مواعيد|موعد|جدول)# ~?(?:فتح|تقديم|تسليم)?',
        says: RIGGED,
      }),
      tells('keeps', { all: ['~(?:يحظر|لا [يت]جوز|عدم|[يت]متنع)#[^.;]{0,40}~(?:تواطؤ|تنسيق)#'] }),
    ],
  },
};
