import { PERSONAL } from './words.js';

const PEOPLE_EN =
  'users?|customers?|consumers?|clients?|employees?|workers?|staff|visitors?|patients?|subscribers?|members?|individuals?|guests?|students?|pupils?|trainees?|tenants?|residents?|applicants?|candidates?|passengers?|borrowers?|attendees|people|persons?|beneficiaries|beneficiary|data subjects?';
const PEOPLE_AR =
  '(?:مستخدم|عميل|عملاء|مستهلك|موظف|عامل|عمال|مريض|مرضى|زائر|زوار|مشترك|عضو|أعضاء|أفراد|مقيم|مستفيد|صاحب|أصحاب|مراجع|منسوب|نزيل|نزلاء|ضيوف|طالب|طلاب|طلبة|متدرب|مستأجر|متقدم|مقترض|مسافر|حضور|متسوق|أشخاص|مرشح|زملاء|أسرة)[ء-ي]{0,4}';

/** Data of people, in whatever words: lists of what it is made of, and what is held about somebody. */
export const PEOPLES = {
  en: `${PERSONAL.en}|\\b(?:your|his|her|their) (?:[\\w-]+ ){0,2}?(?:details|records?|files?|names?|photo\\w*|images?|numbers?|illness\\w*|diagnos\\w*|medical \\w+|health \\w+|biometrics?|location|whereabouts|account data|habits|preferences|profiles?|identit(?:y|ies)|conversations?|messages|correspondence|(?:e-?mail )?address(?:es)?|salary|purchase history|browsing history)\\b|\\b(?:${PEOPLE_EN})(?:'s|s'|')? (?:(?!(?:may|shall|must|will|can|not|is|are|to|the|a|an|any|of|has|have|who|and|or|provides?|gives?|files?)\\b)[\\w-]+ ){0,2}?(?:data|information|details|records?|files?|names?|photo\\w*|numbers?|database|habits|identit(?:y|ies)|profiles?|conversations?|messages|correspondence|address(?:es)?)\\b|\\b(?:data|information|details|records|names|numbers|habits|addresses|files|photographs|images|recordings|lists?|conversations|messages) (?:[\\w-]+ ){0,3}?(?:of|about|on|from|concerning|regarding|relating to) (?:[\\w']+ ){0,4}?(?:${PEOPLE_EN}|you|them|him|her)\\b|\\b(?:personal|contact|biometric|health|medical|sensitive|genetic|identif\\w+) (?:data|information|details)\\b|\\b(?:hold|holds|know|knows|have|collects?|learn\\w*|store[sd]?) (?:about|on) (?:you|them|him|her)\\b|\\b(?:you (?:tell|give|provide|send|submit)) (?:to )?us\\b|\\byour data\\b|\\b(?:personnel|customer|employee|patient|member|client|user) (?:files?|records?|lists?|data\\w*)\\b|\\b(?:user|customer) base\\b|\\bdata of (?:natural persons|residents)|\\b(?:private|personal) (?:conversations?|messages|chats?|correspondence)\\b`,
  ar: `${PERSONAL.ar}|~(?:بيانات|بياناتها|معلومات|أسماء|أسماءهم|أرقام|صور|تسجيلات|سجلات|ملفات|ملف|عناوين|مكالمات|هويات|هوية|محادثات|مراسلات|قوائم|قاعدة|تقارير|تشخيصات|هواتف|جوالات)(?:ها|هم|ه|ك)?# (?:[ء-ي]+ ){0,3}?~${PEOPLE_AR}#|~(?:بيانات|معلومات) (?:ال)?(?:شخصية|صحية|حساسة|حيوية|وراثية|التواصل|اتصال|التعريفية)#|~(?:بيانات|معلومات)[ء-ي]{0,3}# (?:[ء-ي]+ ){0,2}?(?:ال)?(?:شخصية|صحية|حساسة)#|~(?:معلومات|بيانات)# (?:عنه|عنهم|عنك|عنها|تخصه|تخصهم)#|~(?:بيانات|معلومات) (?:دخلك|دخله|راتبه|راتبك|عائلت|أسرت)|~(?:صورة|رقم|نسخة) (?:هويته|هويتك|جوازه|جوازك|جواله|جوالك)#|~(?:بياناتي|معلوماتي|سجلك المرضي|سجلك الصحي|سجله الصحي|وصفاتك|موقعك الجغرافي)#|~(?:صورة|صور) (?:وجه|وجوه)[ء-ي]{0,3}#|~(?:اسمه|صورته|أسمائهم|صورهم|بياناته|بياناتهم|بياناتك|حالته الصحية|أرقام هواتفهم)#`,
} as const;

/** The law itself may allow it in these cases, so that the clause tells nothing. */
export const FAIR = {
  en: '\\b(?:only (?:with|where|if|after|upon|when|to|in order|so far|as far|for as)|unless|except (?:with|where|when|if|as)|save (?:with|where|as)|(?:required|permitted|obliged|prescribed|demanded) by (?:\\w+ ){0,3}?(?:law|regulation|court)\\w*|(?:a |the |any )?law (?:requires|obliges)|by law|court order|anonym\\w*|aggregat\\w*|no personal data|(?<!\\bnot )with (?:your|their|his|her|explicit|prior|express|the) (?:\\w+ ){0,5}?(?:consent|permission|approval|agreement)|(?:if|where|when|once|after|unless|until) (?:you|he|she|they|the \\w+|that person) (?:\\w+ ){0,3}?(?:agree|consent|opt)\\w*|provided that (?:\\w+ ){0,4}?(?:consent|agree)\\w*|after obtaining|subject to (?:\\w+ ){0,3}?consent)\\b',
  ar: '(?<![ء-ي])و?(?:إلا|ما لم|بشرط|شريطة|على ألا)#|~(?:نظاما|مجهولة|إخفاء)#|~حكم قضائي|~إزالة كل ما|~(?:متطلبات|جهات) (?:ال)?قضائية|(?<![ء-ي])[وف]?بموافق|(?:إذا|متى|بعد أن|عندما|عند) (?:ما )?(?:وافق|أذن)|بناء على (?:[ء-ي]+ )?موافق|~(?:بعد|عند) ~(?:أخذ|الحصول على) ~موافق',
} as const;

/** The clause says that it is not about personal data, or leaves the law as it is. */
export const APART = {
  en: "\\b(?:no personal data|personal data (?:is|are) (?:outside|excluded|not covered)|(?:outside|excluded from) the scope|without prejudice to (?:[\\w']+ ){0,6}?(?:data|rights?)|nothing in (?:this|these|the)|is dealt with by law)\\b",
  ar: '(?:دون|مع عدم|بدون|بما لا) (?:ال)?(?:إخلال|مساس|يخل|يمس) |~(?:مالية تخص|لا تتضمن بيانات شخصية|لا تشمل البيانات الشخصية)|خارج نطاق',
} as const;

/** Says that nobody agrees or is asked. */
const UNAGREED_EN =
  "\\b(?:without (?:[\\w']+ ){0,8}?(?:consents?|permission|approval|agreement|asking|asked|knowledge|knowing|consulting|consulted|authori[sz]ation)|no (?:[\\w']+ ){0,3}?(?:consent|permission|approval|agreement)\\b(?: (?:[\\w']+ ){0,4}?(?:required|needed|necessary|sought|given))?|(?:consent|approval|permission|agreement|authori[sz]ation) (?:[\\w']+ ){0,8}?(?:not|nor|never|no longer) (?:be )?(?:\\w+ )?(?:required|needed|necessary|sought|obtained)|(?:need not|needs not|(?:is|are|be) not (?:required|obliged|bound) to|(?:has|have) no (?:duty|obligation) to|(?:do|does|shall|will) not (?:have to|need to)) (?:\\w+ ){0,2}?(?:obtain|ask|asked|seek|request|consult|revert)|(?:do|does|shall|will) not (?:\\w+ )?(?:obtain|seek|request|ask for) (?:[\\w']+ ){0,4}?(?:consents?|permission|approval|agreement)|(?:do|does|shall|will) not need (?:[\\w']+ ){0,4}?(?:consents?|permission|approval|agreement)|(?:whether or not|even (?:if|though)|regardless of whether|irrespective of whether) (?:[\\w']+ ){0,6}?(?:agree\\w*|consent\\w*|object\\w*|refus\\w*|asked|like)|(?:regardless|irrespective) of (?:[\\w']+ ){0,4}?(?:consent|objection|wishes))\\b";
const UNAGREED_AR =
  '(?:(?:دون|بدون|بلا|من غير|بغير|ودون|وبدون) (?:[ء-ي]+ ){0,6}?~?(?:موافق|إذن|استئذان|رضا|علم|رجوع|أخذ رأي|مراجعة)|(?<![ء-ي])و?(?:لا|ليس|ليست|لن) (?:(?:يشترط|تشترط|يلزم|تلزم|حاجة|يحتاج|تحتاج|نحتاج|يتطلب|تتطلب|يتوقف|تتوقف|ضرورة|مطلوبة?) )(?:[ء-ي]+ ){0,4}?~(?:موافق|إذن|رضا|استئذان)|(?<![ء-ي])ولو (?:[ء-ي]+ ){0,2}?(?:رفض|اعترض|عارض|لم يوافق|لم توافق)|(?:بصرف|بغض) النظر عن (?:[ء-ي]+ ){0,3}?~?(?:موافق|رضا|اعتراض)|سواء (?:وافق|رضي|أذن))';
export const UNAGREED = { en: UNAGREED_EN, ar: UNAGREED_AR } as const;

/** Says that nobody agrees, is asked or is told. */
export const UNASKED = {
  en: `${UNAGREED_EN}|\\b(?:without (?:[\\w']+ ){0,6}?(?:informing|telling|notice|notifying|notification|reference)|(?:need not|(?:is|are|be) not (?:required|obliged|bound) to|(?:has|have) no (?:duty|obligation) to|(?:do|does|shall|will) not (?:have to|need to)) (?:\\w+ ){0,2}?(?:tell|told|inform|informed|notify|notified))\\b`,
  ar: `${UNAGREED_AR}|(?:دون|بدون|بلا|من غير|بغير) (?:[ء-ي]+ ){0,4}?~?(?:إشعار|إخطار|إبلاغ|إعلام)`,
} as const;

/** Forbids what is done without consent. */
export const FORBIDDEN = {
  en: '\\b(?:not|never|neither|nor|nobody|cannot|no (?:one|person|party|member|employee|staff|user|vendor|processor|part|data|personal|information|third)\\b|prohibit\\w*|forbid\\w*|refrain\\w*)\\b(?:(?!\\b(?:need|require[ds]?|object|oblig\\w*|have to)\\b)[^.;]){0,120}\\b(?:without|in the absence of|(?:for|to) any|at (?:our|its))\\b|\\b(?:prohibited|forbidden|not (?:permitted|allowed)|unlawful|a (?:\\w+ )?breach|a violation|is liable|gross misconduct|dismiss\\w*)\\b',
  ar: '(?<![ء-ي])و?ف?(?:(?:لا|لن|ألا|ليس|بعدم|عدم) (?!يلتزم|تلتزم|نلتزم|يشترط|تشترط|يلزم|تلزم|حاجة|يحتاج|يتطلب|تتطلب|يتوقف|ضرورة|الاعتراض)|يحظر|تحظر|حظر|يمنع|تمنع|يمتنع|تمتنع|محظور|ممنوع|لايجوز)[^.;]{0,100}(?:دون|بدون|بلا|من غير|بغير|لأي|أي)(?![ء-ي])|~(?:مخالفة|محظور|محظورة|ممنوع|خيانة|إخلالا|جزاء|جزاءات|يعاقب)#',
} as const;

const SIDE_EN =
  '(?:we|it|the (?:company|employer|provider|supplier|vendor|bank|seller|store|app|platform|processor|landlord|clinic|hospital|school|management|establishment|service provider|first party))';

/** Leaves something to one side's will. */
export const AT_WILL = {
  en: `\\b(?:(?:at|in) (?:our|its|the \\w+'s) (?:\\w+ ){0,3}?(?:discretion|option|choosing)|of (?:its|our) (?:own )?choosing|(?:as|if|where|when|whenever|that|which|whom|whomever|whoever) ${SIDE_EN} (?:\\w+ )?(?:sees?|deems?|thinks?|considers?|finds?) (?:it )?(?:fit|appropriate|useful|best|good|convenient|suitable|proper|right|desirable|advantageous)|(?:as|however) ${SIDE_EN} (?:pleases?|likes?|wish\\w*)|in (?:any|whatever) (?:way|manner) ${SIDE_EN}|(?:that|which|who|whom|whomever) ${SIDE_EN} (?:chooses?|selects?|likes?|wish\\w*|wants?)|(?:whichever|whatever|whatsoever)\\b[^.;]{0,30}\\b${SIDE_EN} (?:pleases?|likes?|chooses?|wish\\w*)|sole judge|(?:freely|free to) (?:use|share|disclose|exploit|process|sell|pass|employ|deal|give|make)|without (?:any )?(?:restriction|limit\\w*|condition)s?)\\b`,
  ar: '(?:وفق|حسب|بحسب|لمحض|وفقا ل)#? ?(?:محض )?(?:تقدير(?:ها|ه|نا)|ما (?:تراه|يراه|نراه)|مشيئت(?:ها|ه|نا)|اختيار(?:ها|ه|نا))|متى (?:رأت|رأى|رأينا|شاءت|شاء|شئنا|أرادت|أراد|ارتأت|ارتأى)#(?! ال(?:عميل|مستخدم))|كيفما|كيف (?:شاء|شاءت|تشاء|يشاء|نشاء)#|فيما (?:تشاء|يشاء|نشاء|تراه|يراه|نراه)#|(?:التي|الذي) [نتي](?:راها|راه|ريدها|ختارها|ختاره)#|[نتي]راه (?:[ء-ي]+ )?(?:مفيد|مناسب)|كما [نتي](?:شاء|رى|راه)#|(?:دون|بلا|بدون) (?:أي )?(?:قيد|قيود|حدود|ضوابط|شرط)#|لمن (?:[نتي]رى|[نتي]شاء|[نتي]راه|[نتي]راهم|[نتي]ختار|شاء)',
} as const;

/** Grants something to the data subject. */
export const GRANTED = {
  en: '\\b(?:you|users?|data subjects?|customers?|individuals?|visitors?|members?|patients?) (?:may|can|are entitled|is entitled|has the right|have the right|are free|is free)\\b(?! (?:not|be|never)\\b)',
  ar: '(?<!لا )(?:يمكنك|يمكنكم|يحق لك|لك الحق|بإمكانك)#|(?<!لا )(?:يحق|يمكن|يجوز|يكون) (?:لصاحب البيانات|للمستخدم|للعميل|للزائر|للمشترك|للمريض)',
} as const;

/** Denies a duty or a right outright. */
export const NOT_DO = {
  en: "\\b(?:(?:shall|will|do|does|may|must|can|is|are|be) not|cannot|can't|won't|don't|never|need(?:s)? not|no (?:\\w+ )?(?:duty|obligation|right|way|means|procedure|option|possibility|claim|recourse|liability|responsibility)|nor|neither|not (?:be )?(?:obliged|required|bound|entitled|able|possible)|refus\\w+|declin\\w+|waiv\\w+|forgo\\w*|renounc\\w+|relinquish\\w*|disclaim\\w*|without)\\b",
  ar: '(?:(?<![ء-ي])و?ف?(?:لا|لن|ليس|ليست|لسنا|لم|عدم|دون|بدون|بلا|غير|بعدم)#|~(?:يتنازل|تتنازل|يسقط|تسقط|سقوط|إسقاط|يمتنع|تمتنع|يرفض|ترفض|نرفض|متنازلا|تنازل|تعتذر|يعفى|معفى|يحظر|يحرم)#)',
} as const;
