import type { OtherKind } from '#shared/domain/document-kind.js';

/** Where a mark of a document that is no contract is looked for. */
export type Place = 'title' | 'head' | 'text' | 'end';

/** What shows that a document is of a kind that is no contract. Marks are independent of each other. */
export interface OtherMark {
  place: Place;
  english?: string;
  /** In ordinary Arabic (see engines/text/arabic.ts). */
  arabic?: string;
  /** How often it must occur; once by default. */
  times?: number;
}

/**
 * The marks of each kind: the first says by itself what the document calls itself, the others how such a document is
 * made.
 */
export const OTHER_MARKS: Record<OtherKind, { named: readonly OtherMark[]; made: readonly OtherMark[] }> = {
  statute: {
    named: [
      { place: 'title', english: '^(?:the )?(?:[\\w,&-]{1,40} ){0,8}(?:act|law|regulations?|decree|code|statute|ordinance|directive|by-?laws of the (?:ministry|authority))(?: of the kingdom.{0,30})?(?:,? (?:no\\.?|\\d).{0,30})?$' },
      { place: 'title', arabic: '^(?:[^ء-ي]{0,4})(?:ال)?(?:نظام(?! (?:ال)?أساسي? [^\\n]{0,60}شرك)|لائحة|لوائح|تنظيم|قانون|مرسوم|قواعد|ضوابط|ترتيبات|ترتيب)#' },
      { place: 'head', english: '\\b(?:royal decree|act of parliament|be it enacted|official gazette|council of ministers)\\b' },
      { place: 'head', arabic: '~(?:مرسوم ملكي|أمر ملكي|قرار مجلس (?:ال)?وزراء|جريدة (?:ال)?رسمية|صدر (?:ال)?مرسوم)' },
    ],
    made: [
      { place: 'text', english: '^\\s{0,4}(?:article|section|sec\\.) ?\\(?(?:\\d{1,3}|[a-z]{3,12}|[IVXL]{1,5})\\)?', times: 2 },
      { place: 'text', arabic: '^\\s{0,4}(?:ال)?مادة[\\s(]{0,3}(?:ال[ء-ي]{3,8}|\\d{1,3})', times: 1 },
      { place: 'text', english: '\\b(?:this|the provisions of this|of this|under this) (?:law|act|code|decree|regulation|directive|ordinance)s?\\b' },
      { place: 'text', arabic: '~(?:هذا|هذه|بهذا|بهذه|أحكام|لأحكام|تنفيذ|هذا ال) ?(?:ال)?(?:نظام|لائحة|قانون|تنظيم|قواعد|ضوابط|ترتيبات)#' },
      { place: 'text', english: '\\b(?:the minister|the ministry|the competent authority|the secretary of state|the authority) (?:shall|may|of)\\b|\\bshall be punish|\\bimprisonment\\b|\\bofficial gazette\\b|\\bcome into force\\b' },
      { place: 'text', arabic: '~(?:وزير|وزارة|جهة (?:ال)?مختصة|مجلس (?:ال)?إدارة|سلطة (?:ال)?مختصة|هيئة)#|~(?:يعاقب|جريدة (?:ال)?رسمية|يصدر (?:ال)?وزير)|(?:يقصد|يكون) ~(?:ألفاظ|عبارات|كلمات|مصطلحات)|~(?:لا يجوز|يجب على|يشترط)#' },
    ],
  },
  judgment: {
    named: [
      { place: 'head', english: '\\b(?:in the (?:\\w+ ){0,4}court|court of (?:appeal|first instance|cassation)|(?:supreme|high|district|commercial|labou?r) court of|plaintiffs?,? (?:v\\.?|vs\\.?|versus)|neutral citation|case no\\.?|claimant[^\\n]{0,40}\\n[^\\n]{0,10}(?:and|v\\.?|-v-))' },
      { place: 'head', arabic: '~(?:حكم (?:رقم|صادر|ابتدائي|نهائي|قضائي)|صك (?:ال)?حكم|دائرة (?:ال)?(?:تجارية|عمالية|مدنية|عامة|استئناف|أولى|ثانية|ثالثة|رابعة)|رقم (?:ال)?(?:قضية|دعوى)|محكمة (?:ال)?(?:تجارية|عمالية|عامة|عليا|إدارية|استئناف|تمييز))' },
      { place: 'title', english: '^(?:final )?(?:judge?ment|arbitral award|ruling|opinion of the court)' },
    ],
    made: [
      { place: 'text', english: '\\b(?:the )?(?:plaintiff|claimant|appellant|petitioner|defendant|respondent)s?\\b', times: 3 },
      { place: 'text', arabic: '~(?:مدعي|مدعى عليه|مدعية|مدعى عليها|مستأنف|مستأنف ضده)#', times: 3 },
      { place: 'text', english: '\\b(?:the court (?:finds|holds|held|found|orders|ordered|dismisse[sd]|is of the (?:view|opinion))|for these reasons|it is (?:so )?ordered|judge?ment is (?:entered|given)|appeal is (?:dismissed|allowed)|(?:mr|mrs|ms) justice|\\bJ\\.:)' },
      { place: 'text', arabic: '~(?:حكمت (?:ال)?(?:دائرة|محكمة)|أسباب (?:ال)?حكم|منطوق (?:ال)?حكم|وقائع (?:ال)?(?:دعوى|قضية)|لائحة (?:ال)?دعوى|قررت (?:ال)?دائرة|نص (?:ال)?حكم|صحيفة (?:ال)?دعوى|بعد (?:ال)?مداولة)' },
    ],
  },
  minutes: {
    named: [
      { place: 'title', english: '\\bminutes\\b(?! of use)' },
      { place: 'title', arabic: '~محضر (?:ال)?(?:اجتماع|جلسة|جمعية|اجتماعات)|~وقائع اجتماع' },
    ],
    made: [
      { place: 'text', english: '\\b(?:present|attendees|in attendance|attended by|apologies|absent)\\b\\s?(?::|were|for)' },
      { place: 'text', arabic: '~(?:حضر|بحضور|حضور|الحاضرون|أعضاء (?:ال)?حاضر|اعتذر|تغيب)' },
      { place: 'text', english: '\\b(?:agenda|(?:meeting|session) (?:was )?(?:opened|closed|called to order|adjourned|ended|began)|next meeting|action items?|it was (?:resolved|agreed|noted|decided)|resolved that|quorum|chair(?:man|woman|person|ed)?|reported that|any other business)\\b' },
      { place: 'text', arabic: '~(?:جدول (?:ال)?أعمال|افتتح|ترأس|رئيس (?:ال)?(?:اجتماع|جلسة)|قرر (?:ال)?(?:مجلس|مجتمعون|أعضاء|حاضرون)|اختتم|انتهى (?:ال)?اجتماع|نصاب|توصيات|بند (?:ال)?أول|ناقش)' },
    ],
  },
  policy: {
    named: [
      { place: 'title', english: '\\b(?:(?<!insurance |assurance )policy|code of conduct|code of ethics|privacy (?:notice|statement)|cookie notice|employee handbook|procedures manual)\\b(?! (?:holder|no))' },
      { place: 'title', arabic: '^[^ء-ي]{0,4}(?:ال)?(?:سياسة|سياسات|دليل|مدونة (?:ال)?سلوك|إشعار (?:ال)?خصوصية)#' },
    ],
    made: [
      { place: 'text', english: '\\b(?:this|our) (?:\\w+ )?(?:policy|code|notice|handbook|guidelines?)\\b' },
      { place: 'text', arabic: '~(?:هذه (?:ال)?سياسة|هذا (?:ال)?(?:دليل|إشعار)|هذه (?:ال)?مدونة)#' },
      { place: 'text', english: '\\b(?:we (?:collect|use|share|process|may|will|expect|are committed)|all (?:employees|staff|personnel|members)|employees (?:must|should|are expected)|applies to (?:all|every)|purpose and scope|policy owner|reviewed (?:annually|every)|your (?:personal )?(?:data|information|rights))\\b' },
      { place: 'text', arabic: '~(?:نجمع|نستخدم|نلتزم|نقوم|جميع (?:ال)?(?:موظفين|عاملين|منسوبين)|تطبق هذه|تسري هذه|تهدف هذه|نطاق (?:ال)?(?:تطبيق|سياسة)|بياناتك|معلوماتك)#' },
    ],
  },
  invoice: {
    named: [
      { place: 'head', english: '^\\s{0,8}(?:tax |commercial |proforma |pro forma |sales |vat )?(?:invoice|receipt)\\b(?!s? (?:shall|must|will|is|are|for the))(?: (?:no|number|#|date).{0,40})?$|\\binvoice (?:no\\.?|number|#)\\s?:?\\s?[A-Z]{0,4}-?\\d' },
      { place: 'head', arabic: '^\\s{0,8}(?:ال)?(?:فاتورة|سند قبض|إيصال)#|~رقم (?:ال)?فاتورة' },
    ],
    made: [
      { place: 'text', english: '\\b(?:bill(?:ed)? to|ship to|sold to|due date|amount due|balance due|payment due|customer no)\\b' },
      { place: 'text', english: '\\b(?:sub ?-?total|grand total|total (?:due|amount|incl|excl|sar|usd|gbp|eur)|vat \\(?\\d{1,2}|qty|quantity|unit price)\\b' },
      { place: 'text', arabic: '~(?:كمية|سعر (?:ال)?وحدة|إجمالي|مجموع|ضريبة (?:ال)?قيمة (?:ال)?مضافة|رقم (?:ال)?ضريبي)#', times: 2 },
      { place: 'text', arabic: '~(?:تاريخ (?:ال)?فاتورة|تاريخ (?:ال)?استحقاق|اسم (?:ال)?عميل|مبلغ (?:ال)?مستحق|صافي)#' },
    ],
  },
  cv: {
    named: [
      { place: 'head', english: '\\b(?:curriculum vitae|résumé|resume)\\b(?! (?:of|the|work|services|its|performance))' },
      { place: 'head', arabic: '~سيرة (?:ال)?ذاتية(?! (?:لل|ل|لدى))' },
    ],
    made: [
      { place: 'text', english: '^\\s{0,4}(?:education|academic background|qualifications|academic qualifications)\\s?:?$' },
      { place: 'text', english: '^\\s{0,4}(?:(?:work|professional|employment) )?(?:experience|history)\\s?:?$|^\\s{0,4}career (?:history|summary)' },
      { place: 'text', english: '^\\s{0,4}(?:(?:key|technical|core|language) )?(?:skills|competencies|languages|references|interests|certifications|publications)\\b[^\\n]{0,60}$' },
      { place: 'text', arabic: '^\\s{0,4}(?:ال)?(?:مؤهلات|مؤهل العلمي|تعليم|مؤهلات العلمية|مؤهلات الأكاديمية)' },
      { place: 'text', arabic: '^\\s{0,4}(?:ال)?(?:خبرات|خبرة|خبرات العملية|خبرات المهنية)' },
      { place: 'text', arabic: '^\\s{0,4}(?:ال)?(?:مهارات|لغات|دورات|هوايات|مراجع)' },
    ],
  },
  letter: {
    named: [
      { place: 'head', english: '^\\s{0,8}(?:dear (?:mr|mrs|ms|miss|dr|prof|sir|madam|sirs|all|colleagues?|friends?|[a-z]+)\\b[^\\n]{0,60}[,:]?|to whom it may concern)' },
      { place: 'head', arabic: '^[^\\n]{0,60}~(?:سعادة|معالي|المكرم|المكرمة|المكرمين|فضيلة|عزيزي|عزيزتي|حضرة|الأخ|الأستاذ|السادة)#[^\\n]{0,80}' },
    ],
    made: [
      { place: 'end', english: '\\b(?:yours (?:sincerely|faithfully|truly)|(?:sincerely|kind|best|warm|with kind) (?:yours|regards|wishes)|sincerely,|regards,|respectfully(?: yours)?,|cordially,)' },
      { place: 'end', arabic: '~(?:تفضلوا بقبول|تقبلوا|وتقبلوا|خالص (?:ال)?(?:تحية|تحيات|تقدير)|مع (?:ال)?(?:تحية|تحيات|شكر)|والسلام عليكم|هذا ول)' },
      { place: 'text', english: '\\b(?:I (?:am|was|have|would|hope|write|look|enclose)|we (?:are writing|write|refer|enclose|hope|look forward|would be grateful)|thank you for|with reference to your|please (?:find|let me|let us|ring|call|contact|do not hesitate))\\b' },
      { place: 'text', arabic: '~(?:السلام عليكم|تحية طيبة|أما بعد|وبعد|إشارة إلى (?:خطاب|كتاب)|نفيدكم|نود|نأمل|نرجو|يسرنا|أرجو|آمل|نرفق|تجدون)' },
    ],
  },
  article: {
    named: [
      { place: 'title', english: '\\?$|^(?:how|why|what|when|who|where|understanding|introduction to|a guide to|guide to|the \\w+ of|\\d+ (?:tips|things|ways|mistakes|reasons))\\b' },
      { place: 'title', arabic: '[?؟]$|^(?:ال)?(?:كيف|لماذا|ما هو|ما هي|مقال|مقدمة|دليل|نصائح|أهمية)#' },
      { place: 'head', english: '^\\s{0,8}by [A-Z][a-z]+(?: [A-Z][\\w.]*){1,3}\\s{0,8}$|\\b(?:published|posted|updated|last updated) (?:on|in|at)?\\b[^\\n]{0,40}\\d{4}|\\b\\d{1,2} min(?:ute)?s? read\\b|^abstract\\b' },
      { place: 'head', arabic: '~(?:بقلم|نشر في|نشرت في|كتبه|كتبها|ملخص (?:ال)?بحث)' },
    ],
    made: [
      { place: 'text', english: '\\b(?:this|our|the present) (?:article|post|paper|essay|guide|study|blog)\\b|\\b(?:readers?|author|journal|et al\\.|according to)\\b' },
      { place: 'text', arabic: '~(?:هذا (?:ال)?(?:مقال|بحث)|هذه (?:ال)?(?:مقالة|دراسة|ورقة)|قارئ|قراء|كاتب|باحث|بحسب|وفقا ل(?:تقرير|دراسة))#' },
      { place: 'text', english: '\\b(?:for example|in practice|in other words|as a rule|usually|often|most (?:people|companies|lawyers|contracts)|many (?:people|companies|lawyers|firms|contracts)|in recent years|experts?|conclusion)\\b', times: 3 },
      { place: 'text', arabic: '~(?:على سبيل (?:ال)?مثال|عادة|غالبا|كثير من|معظم|بعبارة أخرى|في (?:ال)?واقع|خلاصة|ختاما)#', times: 2 },
      { place: 'text', english: '\\b(?:you (?:can|should|may|might|need|want|are|will|have)|your (?:business|company|lawyer|contract|rights|client|partner)|let\'s|we (?:look|saw|explain|discuss|recommend|found))\\b', times: 2 },
    ],
  },
}; // prettier-ignore
