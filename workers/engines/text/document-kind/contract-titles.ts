import type { ContractKind } from '#shared/domain/document-kind.js';

/**
 * What titles of each kind of contract name, in the order of trial: what a document does to another contract comes
 * first, then what is special before what is general ("franchise" before "licence", "supply" before "services").
 */
export const ENGLISH_TITLES: readonly (readonly [ContractKind, string])[] = [
  ['amendment', '\\b(?:amendment|addendum|amending|supplement(?:al)?|variation|rider|change order|side letter|(?:deed|letter) of (?:variation|amendment)|novation|waiver|joinder|statement of work|work order|schedule|annex|appendix|extension|renewal)\\b'],
  ['ending', '\\b(?:terminat(?:ion|ing)|settlement|release|rescission|cancellation|separation|severance|discharge|mutual release)\\b'],
  ['contract', '\\bjoint filing\\b'],
  ['nda', '\\bnon-? ?disclosure|\\bconfidentiality|\\bNDA\\b|\\bsecrecy'],
  ['employment', '\\bemployment|\\bemployee\\b|\\bexecutive agreement|\\bcontract of service\\b|\\bwork contract|\\blabou?r contract|\\bapprentice'],
  ['construction', '\\b(?:construction|building|works|EPC|design(?: and |-)build|fit-?out|subcontract|engineering,? procurement|civil works|contracting agreement)\\b(?! order)'],
  ['lease', '\\b(?:lease|leasing|tenancy|rental|sublease|hire agreement|rent agreement|letting|charter party|charterparty)\\b'],
  ['loan', '\\b(?:loan|credit|facility|guarant(?:y|ee)|security agreement|pledge|mortgage|promissory|financing|indenture|indemnity agreement|suretyship|yield maintenance|capital maintenance|net investment income maintenance)\\b'],
  ['franchise', '\\bfranchis'],
  ['ip-assignment', '\\b(?:assignment of|(?:patent|trade ?mark|copyright|invention|intellectual property(?: rights)?|IP|domain name)s? (?:\\w+ )?(?:assignment|transfer|sale|purchase)|(?:sale|purchase|transfer) of (?:patents?|trade ?marks?|copyrights?|intellectual property))'],
  ['distribution', '\\b(?:distribut|resell|dealer|agency|sales agent|commercial agent|representative|affiliate|value added|channel|sales partner|broker)'],
  ['venture', '\\b(?:joint venture|alliance|collaborat|co-?operation|partnership|shareholders?\\b|stockholders?\\b|operating agreement|consortium|teaming|joint development|founders?\\b|members?\' agreement|investment agreement)'],
  ['promotion', '\\b(?:promot|sponsor|endorse|advertis|marketing|co-?brand|publicity|media buy|influencer|remarketing)'],
  ['operations', '\\b(?:transport|manufactur|outsourc|logistics|carriage|freight|shipping|haulage|warehous|storage|toll|processing)'],
  ['maintenance', '\\b(?:hosting|maintenance|support|managed (?:IT|services)|service level)\\b'],
  ['licence', '\\blicen[cs]|\\bintellectual property|\\bsubscription|\\bSaaS\\b|\\bsoftware as a service|\\bterms of (?:use|service)|\\bend user'],
  ['sale', '\\b(?:supply|sale|purchase|sales|procurement|offtake|off-take|goods|vendor)\\b'],
  ['services', '\\b(?:servic\\w+|consult\\w+|development|advis\\w+|management|design|engagement|retainer|professional|research|study|training|catering|cleaning|security services|underwriting|independent contractor|app|website|agency)\\b'],
]; // prettier-ignore

/** The same in folded Arabic (see engines/text/arabic.ts). */
export const ARABIC_TITLES: readonly (readonly [ContractKind, string])[] = [
  ['amendment', '~(?:ملحق|ملاحق|تعديل|تمديد|تجديد|إضافي|أمر تغيير|أمر عمل|جدول)#'],
  ['ending', '~(?:إنهاء|فسخ|إقالة|تسوية|مخالصة|صلح|إبراء)#'],
  ['nda', '~(?:سرية|عدم (?:ال)?إفصاح|عدم (?:ال)?إفشاء|محافظة على (?:ال)?(?:سرية|أسرار|معلومات))#'],
  ['employment', '~(?:عقد|اتفاقية) (?:ال)?عمل#|~(?:عمل (?:فردي|سعودي|محدد|غير محدد|مرن|عن بعد))|~عقد توظيف'],
  ['construction', '~(?:مقاولة|مقاولات|إنشاء|إنشاءات|بناء|تشييد|أعمال|تشطيب|ترميم|مقاول)#'],
  ['lease', '~(?:إيجار|تأجير|استئجار|مستأجر|إيجارية)#'],
  ['loan', '~(?:قرض|قروض|تمويل|كفالة|رهن|ضمان|مرابحة|تورق|تسهيلات)#'],
  ['franchise', '~امتياز#'],
  ['ip-assignment', '~(?:تنازل عن|نقل ملكية|بيع) (?:[ء-ي]+ )?(?:ال)?(?:علامة|علامات|براءة|حقوق|ملكية|مصنف|برنامج)'],
  ['distribution', '~(?:توزيع|وكالة|وكيل|تمثيل|سمسرة|وساطة)#'],
  ['venture', '~(?:شراكة|شركاء|مساهمين|مشروع مشترك|تحالف|تعاون|تأسيس|تضامن|مشاركة|استثمار)#'],
  ['promotion', '~(?:رعاية|دعاية|إعلان|تسويق|ترويج)#'],
  ['operations', '~(?:نقل|تصنيع|تخزين|شحن|لوجستية|تعهيد|إسناد|تشغيل)#'],
  ['maintenance', '~(?:صيانة|استضافة|دعم (?:ال)?فني)#'],
  ['licence', '~(?:ترخيص|رخصة|اشتراك|استخدام برنامج|شروط (?:ال)?استخدام|ملكية فكرية)#'],
  ['sale', '~(?:توريد|بيع|شراء|مبايعة|تجهيز)#'],
  ['services', '~(?:خدمات|خدمة|استشارات|استشارية|استشاري|تطوير|تصميم|إدارة|أتعاب|تدريب|محاماة|دراسة|إعداد|توظيف|استقدام|حراسة|نظافة|إعاشة|إنتاج)#'],
]; // prettier-ignore

/** What a contract calls itself, in English and in folded Arabic. */
export const AGREEMENT =
  '\\b(?:agreement|contract|subcontract|deed|lease|memorandum of (?:understanding|agreement)|terms and conditions|terms of (?:use|service|sale|business)|heads of terms|statement of work|order|indenture|amendment|addendum|guarant(?:y|ee)|charter ?party|covenants?|licen[cs]e|undertaking)\\b';
export const ARABIC_AGREEMENT =
  '^[^ء-ي]{0,60}(?:مسودة |نموذج |مشروع |صيغة )?(?:ال)?(?:عقد|اتفاقية|اتفاقيه|اتفاق|مذكرة تفاهم|شروط وأحكام|ملحق|مخالصة)#';
