import { saying } from './shapes.js';
import { APART, FAIR, PEOPLES } from './wide-words.js';

const AGREED_EN =
  '\\b(?:consents?|agreement to|permission|authori[sz]ation|agreed|opt(?:ed|ing)?[ -](?:in|out)|our use of)\\b';
const AGREED_AR = '~(?:موافق|إذن)';
const DATA_EN = `${PEOPLES.en}|\\b(?:data|information)\\b`;
const DATA_AR = `${PEOPLES.ar}|~(?:بيانات|معلومات)`;
const WITHDRAW_EN =
  '(?:withdraw\\w*|revok\\w+|revocation|tak(?:e|ing|en) (?:it |\\w+ )?back|retract\\w*|rescind\\w*|undo|undone|go back on|chang(?:e|ing) (?:his|her|your|their) mind|opt(?:ing)? out)\\b';
const WITHDRAW_AR = '~(?:عدول|رجوع|سحب|سحبها|إلغاء|إلغاؤها|نقض|تراجع|يرجع|يعدل|يسحب|العدول|الرجوع)#';
const FREELY_EN =
  '\\b(?:without (?:\\w+ ){0,4}?(?:fee|charge|cost|reason|reasons|loss|affecting|formalit\\w+)|(?:no|free of) (?:cost|fee|charge)|not affect|at no cost|sublet|assign\\w*|arbitrat\\w*|right of withdrawal from the (?:contract|purchase)|as easy|if you (?:choose|decide) to)\\b';
const FREELY_AR =
  '(?:دون|بدون|بلا) (?:أي )?(?:رسوم|مقابل|أثر|إبداء|تكلفة)|لا يؤثر|~(?:كفالة|تحكيم|تأجير|مجانا|بسهولة)#|لا يخل';
const COMPLAIN_EN =
  '\\b(?:complain\\w*|compensat\\w+|damages|SDAIA|sue|claims?|legal action|courts?|authorit(?:y|ies)|regulator)\\b';
const COMPLAIN_AR =
  '~(?:شكوى|شكاوى|تعويض|تعويضات|تعويضه|دعوى|دعاوى|(?:مطالبة|مطالبته|يطالب)#[^.;]{0,12}~تعويض|تقاضي|سدايا|الهيئة السعودية|قضاء|محكمة|التظلم)#';
const WRONG_EN =
  '\\b(?:leak\\w*|breach\\w*|disclos\\w+|misus\\w+|unlawful\\w*|unauthori[sz]ed|loss|lost|process\\w*|hack\\w*|handl\\w+|us(?:e|ing)|treatment|privacy|personal data)\\b';
const WRONG_AR =
  '~(?:تسرب|تسربت|تسريب|إفصاح|إفشاء|فقدان|فقد|اختراق|معالجة|استخدام|استعمال|إساءة|انتهاك|خصوصية|ضياع|بيانات الشخصية|بياناته|بياناتك|بياناتهم|شأن بيانات|معلوماته)';

/** Readers of the withdrawal of consent, in whatever words. */
export const wideWithdrawal = saying(
  {
    en: 'The clause takes away the right to withdraw consent, or makes it harder than giving it.',
    ar: 'يحرم البند صاحب البيانات من العدول عن موافقته أو يجعله أصعب من منحها.',
  },
  {
    en: [
      {
        on: [DATA_EN, AGREED_EN],
        is: [
          `\\b(?:(?:may|can|shall|must|will) (?:not|never)|cannot|can't|not (?:be )?(?:able|entitled|allowed|permitted|free|open|possible) to|(?:no|any) (?:right|way|means|possibility|procedure|option) (?:of|to|for)|waiv\\w+ (?:\\w+ ){0,4}?right (?:to|of)|undertakes? not to|agrees? not to|agrees? never to|never to)(?: (?:later|then|subsequently|ever|be|the|it))? ${WITHDRAW_EN}`,
          `\\b(?:cannot|may not|can not|can never|shall not|may never|can no longer) (?:\\w+ )?be ${WITHDRAW_EN}`,
          '\\b(?:consents?|permission|agreement|authori[sz]ation)\\b[^.;]{0,80}\\b(?:irrevocabl\\w+|for good|for all time|once and for all|is final|binding for ?ever|in perpetuity)\\b',
          '\\birrevocabl\\w+\\b[^.;]{0,60}\\b(?:consent\\w*|permission|agree\\w*|authori[sz]\\w+|permit\\w*)\\b',
          `\\b${WITHDRAW_EN}[^.;]{0,120}\\b(?:only|solely|exclusively|must|requires?|subject to|against|payment of|pay|costs?)\\b[^.;]{0,90}\\b(?:in person|registered (?:mail|post|letter)|fee|charge|SAR|riyals?|penalt\\w+|notari\\w+|branch|head office|paper form)\\b`,
          `\\bonly (?:way|means|method)\\b[^.;]{0,20}\\b${WITHDRAW_EN}[^.;]{0,120}\\b(?:in person|registered (?:mail|post|letter)|fee|charge|SAR|riyals?|notari\\w+|branch|head office)\\b`,
          `\\b${WITHDRAW_EN}[^.;]{0,100}\\b(?:forfeit\\w*|los(?:e|es) (?:all|any|the|his|her)|penalt\\w+|liable to pay)\\b`,
        ],
        unless: `${FREELY_EN}|\\b(?:we|processor|provider|company|controller) (?:may|shall|will|can) ?not (?:\\w+ )?(?:withdraw|revoke)`,
        apart: APART.en,
      },
    ],
    ar: [
      {
        on: [DATA_AR, AGREED_AR],
        is: [
          `(?:لا يحق|لا يجوز|لا يمكن|لا يمكنك|ليس|لا يملك|لا تملك|لا يكون|لا يستطيع|لا تستطيع|لا يقبل|لا تقبل|يمتنع|لا إمكان|لا سبيل|يتنازل|تتنازل|يسقط|متنازلا|بعدم|بألا|على ألا)(?![ء-ي])(?:(?!بعد |عند |بسبب |متى |إذا )[^.;]){0,60}${WITHDRAW_AR}`,
          `~موافق[ء-ي]{0,4}#[^.;]{0,70}(?:لا رجعة|لا رجوع|نهائية|غير قابلة لل(?:رجوع|عدول|سحب|إلغاء|نقض)|مؤبدة|لا تنقضي|سارية أبدا|إلى الأبد)`,
          `${WITHDRAW_AR}[^.;]{0,90}(?:(?<![ء-ي])إلا#|يلزم|يتطلب|يشترط|فقط|حصرا|مقابل|يترتب عليه)[^.;]{0,60}~(?:حضور|مراجعة|رسم|رسوم|مبلغ|غرامة|ريال|ورقي|مسجل|شخصيا|حضوريا|فرع|مقر)#`,
        ],
        unless: FREELY_AR,
        apart: APART.ar,
      },
    ],
  },
);

/** Readers of complaints and compensation over data, in whatever words. */
export const wideComplaints = saying(
  {
    en: 'The clause takes away the right to complain or to claim compensation over personal data.',
    ar: 'يحرم البند صاحب البيانات من الشكوى أو المطالبة بالتعويض في شأن بياناته.',
  },
  {
    en: [
      {
        on: [PEOPLES.en],
        has: [COMPLAIN_EN, WRONG_EN],
        is: [
          '\\b(?:you|users?|customers?|employees?|individuals?|data subjects?|members?|patients?|clients?|tenants?|borrowers?|visitors?|he|they)\\b[^.;]{0,40}\\b(?:may not|cannot|shall not|must not|shall have no|not (?:be )?(?:entitled|able|allowed)|no (?:right|claim|recourse)|waiv\\w+|forgo\\w*|renounc\\w+|relinquish\\w*|(?:agree|undertake|promise)s? not to|refrain\\w*|releas\\w+|gives? up)\\b[^.;]{0,70}\\b(?:complain\\w*|compensat\\w+|damages|SDAIA|sue|claims?|legal action|courts?|authorit(?:y|ies)|regulator)\\b',
          '\\bno (?:compensation|damages|claims?|complaints?) (?:\\w+ ){0,2}?(?:is|are|shall|will|may|can|lies?|against)\\b',
        ],
        unless: `\\b(?:unless|passwords?|caused by you|processor|third[- ]party sites?|indirect|consequential|unlawful\\w* by the (?:user|customer)|other (?:users?|person)|before (?:first|having))\\b|\\b(?:not|never|nor|nothing)\\b[^.;]{0,30}\\b(?:limit|affect|prejudice|restrict|deny|prevent|waive)\\w*\\b`,
        apart: APART.en,
      },
    ],
    ar: [
      {
        on: [PEOPLES.ar],
        has: [COMPLAIN_AR, WRONG_AR],
        is: [
          `(?:يتنازل|تتنازل|يسقط|تسقط|متنازل[ء-ي]{0,2}|إسقاط|لا يحق|ليس|لا يكون|لا يجوز|لا يملك|لا تملك|يتعهد بعدم|يلتزم بعدم|يمتنع عن|بعدم)(?![ء-ي])[^.;]{0,80}${COMPLAIN_AR}`,
          '(?<![ء-ي])و?لا (?:[نتي]دفع|[نتي]ستحق|[نتي]لتزم ب)[^.;]{0,40}~(?:تعويض|تعويضات)',
          'ولا تعويض',
        ],
        unless: `${FAIR.ar}|~(?:كلمة المرور|إفشائه|عملاء الشركة|منافس)#|لا (?:يخل|يسقط|يؤثر|يمس)|(?:لا يجوز|لا يحق) ~?(?:شركة|منشأة|جهة|صاحب العمل)`,
        apart: APART.ar,
      },
    ],
  },
);
