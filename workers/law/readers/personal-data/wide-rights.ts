import { limit } from '../limit.js';
import type { RuleReaders } from '../reader.js';
import { saying } from './shapes.js';
import { APART, PEOPLES } from './wide-words.js';
import { ARABIC_PERSON, PERSON_EN } from './words.js';

const ASK_EN =
  '\\b(?:see|view|look up|consult|access\\w*|inspect\\w*|obtain|cop(?:y|ies)|correct\\w*|amend\\w*|rectif\\w+|updat\\w+|delet\\w+|eras\\w+|destroy\\w*|destruction|remov\\w+|stored about|held about|recorded about|what is (?:recorded|held|stored|kept)|what (?:we|it|the \\w+) (?:holds?|has|have|keeps?|knows?))\\b';
const ASK_AR =
  '~(?:وصول|اطلاع|يطلع|يصل|نسخة|نسخ|تصحيح|تصحيحها|يصحح|تعديل|تعديلها|يعدل|تحديث|تحديثها|حذف|حذفها|يحذف|إتلاف|إتلافها|محو|محوها|مسح|مسحها|معرفة|إزالة|إزالتها)#';
const REQUEST_EN =
  '\\b(?:requests?|applications?|enquir\\w+|inquir\\w+|asks?|asked|asking|wants? to (?:know|see|have)|wish(?:es)? to (?:know|see|have))\\b';
const REQUEST_AR = '~(?:طلب|طلبات|طلبه|طلباته|طلبك|طلباتك|طلباتهم|طلبهم)#';
/** What is held about the one who asks. */
const OWN_EN =
  '\\b(?:your|his|her|their|his or her)(?: own)? (?:[\\w-]+ ){0,2}?(?:data|information|details|personnel files?|records?)\\b|\\b(?:held|stored|kept|collected|known|hold|holds|store|stores|keep|keeps) (?:about|on|of|concerning) (?:him|her|them|you|the (?:user|customer|employee|member|patient|individual))\\b';
const OWN_AR =
  '~(?:بيانات|معلومات|سجل|سجلات|ملف)(?:ه|ك|هم|كم|ي)#|~(?:بيانات|معلومات)ها (?:ال)?(?:شخصية)#|~(?:محفوظة|مسجلة|مجموعة) عن(?:ه|ك|هم)#|~(?:نحفظه|تحفظه|يحفظ|نحتفظ به|تحتفظ به) [^.;]{0,20}عن(?:ه|ك|هم)#';
const DENY_EN =
  '\\b(?:may not|cannot|can not|shall not|must not|not (?:be )?(?:entitled|able|allowed|permitted)|will not be (?:given|provided|shown|sent)|(?:do|does|shall|will) not have the (?:ability|right|option|possibility)|(?:has|have|shall have|with) no (?:right|means|way|entitlement|claim|possibility|option)|barred)\\b';
const DENIED = {
  en: 'The clause denies or hinders a right of the data subject over their data.',
  ar: 'يحرم البند صاحب البيانات الشخصية من حق له على بياناته أو يعيقه.',
};
const REASONED_EN =
  '\\b(?:if|where|when|unless|except\\w*|manifestly|excessive|repetitive|repeated|unfounded|identity|verif\\w+|fraud|law|laws|court|directly|forward\\w*|breach|complaints? .{0,20}resolved|free of charge|(?:not|never|nor|no)\\b[^.;]{0,30}\\b(?:limit|affect|prejudice|restrict|den(?:y|ied)|prevent|refuse[ds]?)|in no (?:case|event))\\b';
const REASONED_AR =
  '(?<![ء-ي])و?(?:إلا|ما لم|إذا|متى)#|~(?:متكرر|متكررة|مبرر|مسوغ|نظاما|هوية|تحقق|شكوى|تسرب|تأخير|نظام)#|لا (?:نرفض|ترفض|يخل|يؤثر|يحد)';
const OTHERS_EN =
  "\\b(?:(?:employees?|staff|processor|provider|vendor|contractor|supplier|receiving party|consultant)s? (?:shall|may|must|will|can) ?not\\b[^.;]{0,80}\\b(?:customers?|clients?|patients?|users?|colleagues?|other|company's)|other (?:users?|people|persons?|members?|customers?)|others'?|another|competitors?|source code|third part\\w+)";
const OTHERS_AR =
  '(?:لا يحق|لا يجوز|يحظر على|يمتنع على|ليس) ~?(?:موظف|موظفين|عامل|عاملين|مقدم|مزود|جهة|مورد|طرف|مقاول|استشاري)[^.;]{0,80}~(?:عميل|عملاء|مستخدم|مستخدمين|مرضى|مريض|زملاء|زملائه|غيره|آخرين|شركة|منشأة|طرف الأول)|~(?:مستخدمين|أعضاء|عملاء) (?:ال)?آخرين|~غيره#';

const rights: Pick<RuleReaders, 'en' | 'ar'> = saying(DENIED, {
  en: [
    {
      on: [],
      has: [REQUEST_EN, ASK_EN, `${PEOPLES.en}|${OWN_EN}|\\b(?:account and its contents|data subjects?)\\b`],
      is: [
        `${REQUEST_EN}[^.;]{0,140}\\b(?:(?:will|shall|are|is|may|can) (?:not|never) be (?:\\w+ )?(?:considered|answered|accepted|granted|processed|entertained|honou?red|acted|dealt|followed|met|handled)|refus(?:e|ed)|declined?|disregard(?:ed)?|ignored?|reject(?:ed)?|turn(?:ed)? (?:\\w+ )?down|discretion)\\b`,
        `\\b(?:(?:do|does|shall|will) not|never|refuses? to|declines? to|(?:not|never|under no) (?:be )?(?:obliged|obligation|obligated|required|bound|duty)|no (?:obligation|duty))\\b[^.;]{0,20}\\b(?:answer|respond|reply|comply|act|grant|fulfil\\w*|process|assist|entertain|accept|honou?r|consider|help|deal)\\b[^.;]{0,60}(?:${REQUEST_EN}|\\b(?:individuals?|data subjects?|persons?|anyone|those) who\\b)`,
        '\\b(?:turn away|refuse|ignore|reject|send away)s?\\b[^.;]{0,20}\\b(?:data subjects?|individuals?|persons?|anyone|users?|customers?) (?:who|that)\\b',
      ],
      unless: `${REASONED_EN}|${OTHERS_EN}`,
      apart: APART.en,
    },
    {
      on: [],
      is: [
        `\\byou\\b[^.;]{0,20}${DENY_EN}[^.;]{0,70}${ASK_EN}[^.;]{0,60}(?:${OWN_EN})`,
        `(?:${PERSON_EN})[^.;]{0,30}${DENY_EN}[^.;]{0,70}${ASK_EN}[^.;]{0,60}(?:(?!\\byour\\b)(?:${OWN_EN}))`,
        `\\b(?:waiv\\w+|forgo\\w*|renounc\\w+|relinquish\\w*|gives? up|los(?:es?|ing) (?:the|any|all) rights?)\\b[^.;]{0,70}${ASK_EN}[^.;]{0,60}(?:${OWN_EN})`,
        `\\b(?:waiv\\w+|forgo\\w*|renounc\\w+|relinquish\\w*|gives? up|no)\\b[^.;]{0,30}\\brights?\\b[^.;]{0,60}(?:${OWN_EN})`,
        `(?:${OWN_EN})[^.;]{0,40}\\b(?:cannot|may not|can not|will not|shall not|can never) be (?:corrected|amended|rectified|updated|deleted|erased|destroyed|removed)\\b`,
      ],
      unless: `${REASONED_EN}|${OTHERS_EN}|\\b(?:we|we'll|company|provider) (?:will|shall|may|cannot|can) ?not (?:\\w+ )?(?:access|view|obtain|copy)|\\b(?:by (?:anyone|others|any)|backups?|immediately|individually|until)\\b`,
      apart: APART.en,
    },
  ],
  ar: [
    {
      on: [],
      has: [REQUEST_AR, ASK_AR, `${PEOPLES.ar}|${OWN_AR}|~(?:بيانات|معلومات)`],
      is: [
        `(?<![ء-ي])و?(?:لا|لن) (?:[نتي](?:قبل|نظر|لتفت|ستجيب|ستجاب|عتد|رد|جيب|بت|جاب|لتزم|نفذ|عالج)|يكون)[ء-ي]{0,2}#[^.;]{0,50}${REQUEST_AR}`,
        `(?:غير ملزم[ء-ي]{0,3}|لسنا ملزمين|ليست? ملزمة?|ترفض|يرفض|نرفض|رفض|إهمال|تجاهل)#[^.;]{0,50}${REQUEST_AR}`,
        `${REQUEST_AR}[^.;]{0,80}(?<![ء-ي])و?ف?(?:لا|لن) (?:[نتي](?:قبل|نظر|لتفت|ستجاب|ستجيب|عتد|رد|جاب|نفذ))`,
        `${REQUEST_AR}[^.;]{0,80}(?:مرفوضة?|~(?:ترفض|يرفض|تهمل)#|~(?:تقديرها|تقديرنا|تقدير)#)`,
      ],
      unless: `${REASONED_AR}|${OTHERS_AR}`,
      apart: APART.ar,
    },
    {
      on: [],
      is: [
        `(?:لا يحق|لا يجوز|ليس|لا يكون|لا يمكن|لا يسمح|لا يتاح|لا حق|يمتنع على|يحظر على)(?![ء-ي])[^.;]{0,12}${ARABIC_PERSON}[^.;]{0,60}${ASK_AR}[^.;]{0,50}(?:${OWN_AR})`,
        `(?:يتنازل|تتنازل|يسقط|تسقط|متنازل[ء-ي]{0,2}|لا يملك|لا تملك|لا يستطيع|لا تستطيع|لا يمكنك|لن يتمكن|لن تتمكن|ليس من حق[هك]?)(?![ء-ي])[^.;]{0,60}${ASK_AR}[^.;]{0,50}(?:${OWN_AR})`,
        `(?:يتنازل|تتنازل|متنازل[ء-ي]{0,2}|يسقط|إسقاط)(?![ء-ي])[^.;]{0,40}~(?:حقوق|حقوقه|حقه|حق)#[^.;]{0,60}(?:${OWN_AR})`,
        `(?:لا [نتي]لتزم|غير ملزم[ء-ي]{0,3}|لسنا ملزمين)#[^.;]{0,30}(?:~(?:تمكين|تزويد|إطلاع|تصحيح|حذف|إتلاف|إجابة|رد)#)[^.;]{0,50}(?:${OWN_AR})`,
      ],
      unless: `${REASONED_AR}|${OTHERS_AR}`,
      apart: APART.ar,
    },
  ],
});
const fees: Pick<RuleReaders, 'en' | 'ar'> = saying(
  {
    en: 'The clause puts a price on a request of the data subject, for which the law and its regulation provide no charge.',
    ar: 'يفرض البند مقابلاً على طلب صاحب البيانات، ولم يقرر النظام ولائحته مقابلاً لذلك.',
  },
  {
    en: [
      {
        on: [],
        has: [REQUEST_EN, ASK_EN, OWN_EN],
        is: [
          '\\b(?:fee|charge|SAR|riyals?|payment) (?:of |is |shall )?[^.;]{0,60}\\b(?:per|for|every|each|payable|upon|before)\\b',
        ],
        unless: '\\b(?:no|without|free|credit)\\b',
        answer: 'doubtful',
      },
    ],
    ar: [
      {
        on: [],
        has: [REQUEST_AR, ASK_AR, OWN_AR],
        is: ['~(?:رسم|رسوم|مبلغ|مقابل|ريال)#'],
        unless: '(?:دون|بدون|بلا) (?:أي )?(?:رسوم|مقابل)|~(?:مجانا|ائتماني|ائتمانية)#',
        answer: 'doubtful',
      },
    ],
  },
);
const BOUND = { en: '30 days, extendable by 30', ar: '30 يوماً قابلة للتمديد 30 يوماً' };
const timeEn = limit({
  cues: [REQUEST_EN],
  measure: 'days',
  atMost: 30,
  needs: `(?:^|;)(?=[^;]*(?:${OWN_EN}|\\bpersonal data\\b|\\bdata subjects?\\b))(?=[^;]*\\b(?:respond\\w*|answer\\w*|act(?:ed)? on|dealt|handl\\w*|repl(?:y|ied|ies)|fulfil\\w*|carried out|carry out|complet\\w*)\\b)`,
  unless:
    '\\b(?:complain\\w*|retain\\w*|keep|kept|breach|authority|subscri\\w*|promotion\\w*|marketing|credit|exten\\w+|further|additional|complex|delivery|orders?|invoice|processor|months after)\\b',
  after: 160,
  before: 100,
  bound: BOUND,
});
const timeAr = limit({
  cues: [REQUEST_AR],
  measure: 'days',
  atMost: 30,
  needs: `(?:^|;)(?=[^;]*(?:${OWN_AR}|~(?:صاحب|أصحاب) البيانات|~بيانات (?:ال)?شخصية))(?=[^;]*~(?:رد|نرد|يرد|ترد|استجابة|نستجيب|تستجيب|يستجيب|تنفيذ|ننفذ|تنفذ|ينفذ|بت|يبت|تبت|إجابة|تجيب|نجيب|يجيب)#)`,
  unless:
    '~(?:شكوى|احتفاظ|نحتفظ|تسرب|جهة المختصة|صيانة|دعائية|ترويجية|ائتماني|تمديد|تمديدها|نمدد|تمدد|أخرى|إضافية|توريد|فاتورة)#',
  after: 160,
  before: 100,
  bound: BOUND,
});

/** Readers of what data subjects may ask over their data, in whatever words. */
export const wideRights: Pick<RuleReaders, 'en' | 'ar'> = {
  en: [...rights.en, ...fees.en, timeEn],
  ar: [...rights.ar, ...fees.ar, timeAr],
};
