import { readTogether, type AddedReaders } from '../together.js';

const PERCENT =
  '(?:\\d[\\d.]{0,5} ?%|\\b(?:one|two|three|five|six|seven|eight|ten|twelve|fifteen|twenty) per ?cent\\b|(?:SAR|SR) ?\\d[\\d,]{0,12})';
const PERCENT_AR = '(?:%|~(?:في (?:ال)?مائة|بالمائة|بالمئة|في (?:ال)?مئة|ريال|ريالا|نسبة|نسبتها|نسبته))';
const GUARANTEE = '\\b(?:guarantors?|suret(?:y|ies)|guarantees?|guaranty)\\b';
const GUARANTEE_AR = '~(?:كفيل|كفالة|[يت]كفل|كفلاء|[يت]ضمن (?:ال)?كفيل|ضامن)';
/** Wide readers of the rules on loan, defects, guarantee and what cannot be waived. */
export const wideContractReaders: AddedReaders = {
  'SA-CTL-20': readTogether({
    says: {
      en: 'The clause has the borrower return more than was lent.',
      ar: 'يلزم البند المقترض بأن يرد أكثر مما اقترض.',
    },
    en: [
      [
        '\\b(?:lenders?|loans?|borrowers?|lent)\\b',
        '\\b(?:premium|use fee|usage fee|for the use of (?:the )?(?:money|funds|capital)|return on the loan|reward|commission|yield\\w*|fixed profit)\\b',
        PERCENT,
        '\\b(?:lender|borrower)\\b',
      ],
      [
        '\\bborrowers?\\b',
        '\\b(?:extension|deferral|deferment|delay|rescheduling|month|year)\\b',
        '\\b(?:adds?|added|increase[sd]?|in addition to|on top of|plus)\\b',
        PERCENT,
        '\\b(?:returns?|repay\\w*|repaid|pays? back)\\b',
      ],
    ],
    ar: [
      [
        '~(?:قرض|قروض|مقرض|مقترض)',
        '~(?:منفعة مالية|عمولة|علاوة|مكافأة|بدل استعمال|مقابل استعمال|نظير (?:ال)?(?:أجل|قرض)|رسم استخدام|زيادة)',
        PERCENT_AR,
        '~(?:[يت]دفع|[يت]ستحق|[يت]سدد|[يت]لتزم|[يت]حصل|[يت]تقاضى)',
      ],
      [
        '~مقرض',
        '~(?:[يت]سترد|[يت]رد|رد|استرداد)#',
        '~(?:ومعه|مضافا إليه|وزيادة|وفوقه|علاوة على|زائد)',
        PERCENT_AR,
      ],
      ['~مقترض', '~(?:تأجيل|إمهال|تمديد|تأخير)', '~(?:[يت]ضيف|[يت]ضاف|[يت]زيد|[يت]زاد)', PERCENT_AR],
    ],
    unless: {
      en: '\\b(?:no|not|without|never|murabaha|tawarruq|ijara|insur\\w*|notary|registration|actual (?:cost|expense)s?|broker)\\b',
      ar: '~(?:لا|دون|بدون|بلا|عدم|مرابحة|تورق|توثيق|فعلية|وسيط)#',
    },
  }),
  'SA-CTL-29': readTogether({
    says: {
      en: 'The clause frees the seller from defects that it hid.',
      ar: 'يعفي البند البائع من ضمان عيوب تعمد إخفاءها.',
    },
    en: [
      [
        '\\b(?:defects?|faults?|flaws?|deficienc\\w+)\\b',
        '\\b(?:covered up|conceal\\w*|hid|hidden by|kept (?:silent|quiet)|withheld|disguised|masked|did not (?:disclose|reveal)|knowingly)\\b',
        '\\b(?:no (?:redress|recourse|remedy|claim|right)|at the (?:sole )?risk of the buyer|buyer (?:bears|accepts|takes)|not answer\\w*|excluded|waives?)\\b',
        '\\b(?:even|or not|although|including|whether|regardless|irrespective)\\b',
      ],
    ],
    ar: [
      [
        '~(?:عيب|عيوب|عيوبها|عيوبه|خلل)',
        '~(?:ستره|سترها|ستر|أخفاه|أخفاها|أخفى|كتمه|كتمها|كتم|دلس|دلسه|غش|[يت]علم به وسكت|تعمد)#',
        '~(?:لا رجوع|لا [يت](?:ضمن|سأل|حق|رجع)|[يت]تحمل (?:ال)?مشتري|[يت]سقط|[يت]تنازل|[يت]عفى|على مسؤولية (?:ال)?مشتري)',
        '~(?:ولو|وإن|حتى|سواء|بما فيها|بما في ذلك|رغم)#',
      ],
    ],
    unless: {
      en: '\\b(?:except\\w*|save|unless|other than|does not apply|buyer (?:has )?(?:conceal|hid))\\w*\\b',
      ar: '~(?:إلا(?! [يت][ء-ي])|عدا|باستثناء|ما لم|سوى|لا [يت]سري)(?![ء-ي])',
    },
  }),
  'SA-CTL-31': readTogether({
    says: {
      en: 'The clause guarantees future debts without a limit fixed in advance.',
      ar: 'يكفل البند ديوناً مستقبلة دون تحديد مقدار المكفول به.',
    },
    en: [
      [
        GUARANTEE,
        '\\b(?:future|will arise|may (?:come to )?(?:owe|arise)|yet to come|years ahead|hereafter|to be incurred|come to owe)\\b',
        '\\b(?:debts?|sums?|obligations?|owe|owes|owing|indebtedness|liabilit\\w+|dues)\\b',
        '\\b(?:however (?:great|large|much)|no (?:ceiling|limit|cap|maximum)|in any (?:sum|amount)|unlimited|without (?:a |any )?(?:ceiling|limit|cap)|whatever (?:the|their|its) (?:sum|amount|size)|of whatever amount)\\b',
      ],
    ],
    ar: [
      [
        GUARANTEE_AR,
        '~(?:مستقبل|لاحقا|لاحقة|سيستجد|[يت]ستجد|ستنشأ|سينشأ|قد [يت](?:ترتب|نشأ)|تنشأ|سوف)',
        '~(?:مهما (?:بلغ|بلغت|كان|كانت)|(?:دون|بلا|بغير|بدون) (?:أي )?(?:حد|سقف|تحديد)|أيا (?:كان|كانت|بلغ|بلغت)|غير محدود|بالغا ما)',
      ],
    ],
    unless: {
      en: '\\b(?:up to|not exceed\\w*|maximum of|limited to|hours|defects|workmanship)\\b',
      ar: '~(?:في حدود|لا [يت](?:تجاوز|زيد|جاوز)|بحد أقصى|عيوب|تصنيع)',
    },
  }),
  'SA-CTL-46': readTogether({
    says: {
      en: 'The clause binds the guarantor beyond what the debtor owes.',
      ar: 'يلزم البند الكفيل بأكثر مما هو مستحق على المدين.',
    },
    en: [
      [
        GUARANTEE,
        '\\b(?:double|twice|triple|1[1-9]\\d ?%|a multiple of)\\b',
        '\\b(?:debt|debtor|owed?s?|due)\\b',
      ],
    ],
    ar: [
      [GUARANTEE_AR, '~(?:ضعف|ضعفي|[يت]فوق|أضعاف)#', '~(?:دين|مدين|مستحق|ذمة)'],
      [
        GUARANTEE_AR,
        '~(?:ولو|وإن|حتى لو|رغم)#[^.;]{0,10}~(?:أبرئ|أبرئت|سقط|خفض|نقص|سدد)[^.;]{0,30}~(?:مدين|دين)',
        '~(?:كامل|كاملا|كل)#',
      ],
    ],
    unless: { en: '\\b(?:not|no|never)\\b', ar: '~(?:لا|ليس|دون|ألا)#' },
  }),
  'SA-CTL-41': readTogether({
    says: {
      en: 'The clause frees a party from liability for deception or bad faith before the contract.',
      ar: 'يعفي البند طرفاً من المسؤولية عن التغرير أو سوء النية قبل التعاقد.',
    },
    en: [
      [
        '\\b(?:waives?|no right|may not|gives up|renounces?)\\b',
        '\\b(?:annul\\w*|rescission|rescind|avoid\\w*)\\b',
        '\\b(?:even (?:if|where|though)|whether|including)\\b[^.;]{0,50}\\b(?:deceiv\\w+|decept\\w+|deceit|misled|fraudulent\\w*|lied)\\b',
      ],
      [
        '\\b(?:false statements?|misstatements?|misrepresentations?)\\b',
        '\\b(?:negotiat\\w+|before (?:the )?(?:contract|signing))\\b',
        '\\bfraudulent\\w* or not|\\b(?:even|whether)\\b[^.;]{0,20}\\b(?:fraudulent|deliberate|knowing)',
        '\\b(?:no|not|waives?)\\b',
      ],
    ],
    ar: [
      [
        '~(?:لا [يت]حق|ليس|[يت]تنازل|[يت]سقط|لا [يت]جوز)#',
        '~(?:إبطال|فسخ|رجوع)',
        '~(?:ولو|وإن|حتى لو|حتى وإن)#[^.;]{0,15}~(?:غرر|دلس|خدعه|كذب|ضلله|ثبت تغرير|تغرير)',
      ],
    ],
    unless: {
      en: '\\b(?:except|unless|save|third part\\w+)\\b',
      ar: '~(?:إلا(?! [يت][ء-ي])|عدا|ما لم)(?![ء-ي])',
    },
  }),
  'SA-CTL-06': readTogether({
    says: {
      en: 'The clause keeps a party from having unfair terms reviewed by a court.',
      ar: 'يحرم البند الطرف من مراجعة المحكمة للشروط التعسفية.',
    },
    en: [
      [
        '\\b(?:unfair(?:ness)?|abusive|oppressive|adhesion|one-sided)\\b',
        '\\b(?:terms?|conditions?|contract|provisions?)\\b',
        '\\b(?:gives? up|waives?|renounces?|never|no (?:judge|court)|(?:shall|may|will) not)\\b[^.;]{0,50}\\b(?:argue|complain\\w*|alter|strike|claim|plead|allege|contest|challenge|amend|modify)\\w*',
      ],
    ],
    ar: [
      [
        '~(?:تعسف|تعسفي|تعسفية|إذعان|إجحاف|مجحف|مجحفة)#',
        '~(?:[يت]تنازل|[يت]سقط|لا [يت](?:حق|جوز|ملك)|ليس|لا تملك)#',
        '~(?:اعتراض|ادعاء|تعديل|طعن|دفع|تمسك|إعفاء|شكوى|طلب)',
        '~(?:شرط|شروط|عقد|نموذج|بنود|بند)',
      ],
    ],
    unless: {
      en: '\\b(?:nothing|competition|dismiss\\w*|discriminat\\w+)\\b',
      ar: '~(?:فصل|لا تخل|لا [يت]خل|إدراج)#',
    },
  }),
};
