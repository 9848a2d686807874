import { saying } from './shapes.js';
import { APART, PEOPLES } from './wide-words.js';

const AGREE_EN = '\\b(?:consent\\w*|agree\\w*|accept\\w*|opt(?:s|ed|ing)? in)\\b';
const AGREE_AR = '~(?:موافق|يوافق|توافق|قبول|تقبل|يقبل|رضا|إقرار)';
/** Purposes that no service needs. */
const SIDE_EN =
  "\\b(?:marketing|advertis\\w+|promotion\\w*|(?:our|its|the \\w+'s|business|commercial) partners?|newsletters?|profil\\w+|research|train(?:ing)? (?:\\w+ ){0,3}?models?|analytics|offers|sale of)\\b";
const SIDE_AR =
  '~(?:تسويق|تسويقية|معلنين|إعلان|إعلانات|إعلانية|إعلانيين|دعائية|ترويجية|شركاء|شركائنا|شركائها|أبحاث|تحليل|عروض|بيع)#';
const SERVICE_AR =
  '~(?:تقديم|استخدام|إتمام|تفعيل|قبول|إنشاء|تسجيل|شراء|انتفاع|اشتراك|استفادة|دخول|تنفيذ|إكمال|فتح|حصول على)# (?:من |في |إلى )?~?(?:ال)?(?:خدمة|خدمات|طلب|طلبك|حساب|حسابك|موقع|تطبيق|منصة|عضوية|شراء|اشتراك|متجر|طلبات|وظيفة|توظيف)';
const ACTING_EN =
  '\\b(?:silence|failure to (?:object|reply|respond)|not (?:object\\w*|reply\\w*|respond\\w*|answer\\w*)|inaction|continu\\w+ (?:to use|use)|us(?:e|es|ing)|enter\\w*|visit\\w*|brows\\w+|scroll\\w*|access\\w*|register\\w*|registration|presence|download\\w*|entry|attend\\w*|merely|simply|install\\w*|clos(?:e|ing))\\b';
const ACTING_AR =
  '~(?:سكوت|عدم اعتراض|عدم رد|صمت|تصفح|استخدام|دخول|زيارة|استمرار|تسجيل|حضور|تحميل|تنزيل|بقاء|متابعة|مجرد|تواجد)';

/** Readers, for the rule on free consent, of consent that is presumed, bundled or tied. */
export const wideConsent = saying(
  {
    en: 'The clause takes consent as given, bundles it, or makes it a condition of something else.',
    ar: 'يفترض البند الموافقة أو يجمعها لأغراض عدة أو يجعلها شرطاً لأمر آخر.',
  },
  {
    en: [
      {
        on: [PEOPLES.en],
        has: [AGREE_EN, SIDE_EN],
        is: [
          "\\b(?:not|refus\\w+|declin\\w+|withh(?:old|eld)\\w*|without)\\b(?: to)?(?: [\\w'-]+){0,4}? (?:agree\\w*|consent\\w*|accept\\w*)\\b[^.;]{0,160}\\b(?:(?:you|he|she|they|users?|customers?|applicants?|employees?|members?) (?:will not|cannot|may not|shall not|will be (?:unable|refused|denied)|loses?)|(?:orders?|accounts?|service|registration|application|access|subscription|membership) (?:\\w+ )?(?:will|shall|may|is|are|can) (?:be )?(?:not|refused|declined|closed|suspended|terminated|rejected|denied|cancelled))\\b",
          '\\bwho (?:do not|does not|refuse to|refuses to|decline to|declines to) (?:agree|consent|accept)\\b[^.;]{0,120}\\b(?:will|shall|may|can)(?: ?not\\b| be (?:refused|denied|unable))',
          '\\b(?:condition|prerequisite)s? (?:of|for|to)\\b[^.;]{0,100}\\b(?:agree\\w*|consent\\w*|accept\\w*)\\b',
          '\\b(?:agree\\w*|consent\\w*|accept\\w*)\\b[^.;]{0,140}\\b(?:is|are|shall be|being|as) (?:a |an )?(?:\\w+ )?(?:condition|prerequisite|mandatory|obligatory|compulsory|required (?:to|for|before) (?:\\w+ )?(?:order|use|register|registration|buy|access|service|an account))',
          '\\b(?:must|have to|required to|obliged to|needs? to)\\b[^.;]{0,30}\\b(?:agree|accept|consent)\\w*\\b[^.;]{0,140}\\b(?:before (?:an?|the|any|your|his|you|he|they) (?:\\w+ )?(?:orders?|purchase|registration|account|booking|service|subscription|application|can|may)|in order to (?:order|use|register|buy|access|complete|continue|open)|to (?:order|use the|register|buy|access|complete|continue|open an))\\b',
          '\\b(?:no|cannot|not|refuse) (?:\\w+ ){0,4}?(?:service|orders?|register|account|purchase|access|use (?:the|our))\\b[^.;]{0,60}\\b(?:unless|until|without|if)\\b[^.;]{0,40}\\b(?:agree\\w*|consent\\w*|accept\\w*)\\b',
        ],
        unless:
          '\\b(?:not (?:a |be )?(?:condition|required|mandatory)|never (?:a )?condition|optional|still|regardless|only with|freely|withdraw\\w*)\\b',
        apart: APART.en,
      },
      {
        on: [`${PEOPLES.en}|\\b(?:data|processing)\\b`],
        has: [AGREE_EN],
        is: [
          '\\b(?:one and the same|a single|one) (?:act|consent|tick|click|box|signature|step)\\b',
          '\\b(?:not|cannot|no)\\b[^.;]{0,40}\\b(?:one by one|each on its own|purpose by purpose|separately for|split|divided)\\b',
          '\\b(?:covers?|extends? to|applies to|for) all (?:\\w+ ){0,3}?(?:purposes|uses|processing)\\b',
        ],
        unless:
          '\\b(?:only|optional|withdraw\\w*|unsubscrib\\w*|opt(?:ing)? out|stop|refus\\w*|each|not (?:be )?(?:bundled|combined))\\b',
        apart: APART.en,
      },
      {
        on: [PEOPLES.en],
        has: [ACTING_EN],
        is: [
          '\\b(?:deem\\w*|constitut\\w+|amounts?|taken|counts?|treated|considered|regarded|impl(?:y|ies)|means|signif\\w+|understood)\\b[^.;]{0,40}\\b(?:consent\\w*|agree\\w*|accept\\w*|approval)\\b[^.;]{0,60}\\b(?:process\\w*|collect\\w*|use|disclos\\w*|shar\\w+|transfer\\w*|data|information|sale|sell\\w*)\\b',
          '\\b(?:deemed|taken|considered|presumed|assumed|treated as having) (?:to )?(?:have )?(?:\\w+ ){0,2}?(?:consent\\w*|agreed|accepted)\\b',
        ],
        unless:
          '\\b(?:not|never|no)\\b[^.;]{0,30}\\b(?:deem\\w*|constitut\\w+|taken|counts?|treated|considered|regarded|impl\\w+|mean|amount)\\b|\\binvoices?\\b|\\b(?:changes|amend\\w*|revis\\w+|updated?|modif\\w+)\\b',
        apart: APART.en,
      },
      {
        on: [`${PEOPLES.en}|\\b(?:data|processing|privacy)\\b`],
        has: [AGREE_EN],
        is: [
          '\\bpre-?(?:ticked|checked|selected)\\b|\\b(?:ticked|checked|selected) (?:by default|in advance)\\b|\\b(?:implied|implicit|tacit) consent\\b',
        ],
        unless: '\\b(?:not|never|no|without)\\b|\\bunticked\\b',
        apart: APART.en,
      },
    ],
    ar: [
      {
        on: [PEOPLES.ar],
        has: [AGREE_AR, SIDE_AR],
        is: [
          `~(?:يشترط|تشترط|نشترط|شرط|شرطا|لا بد|يلزم)#[^.;]{0,12}${SERVICE_AR}`,
          `${SERVICE_AR}[^.;]{0,60}~(?:يتوقف|تتوقف|مشروط|مشروطة|شرط|إلزامي|إلزامية)#`,
          '~موافق[^.;]{0,80}~(?:إلزامي|إلزامية)#',
          `(?:لا يمكن|لا يتم|لا تتم|لا يقبل|لا تقبل|لا يستطيع|لا تستطيع|لا يمكنك)[^.;]{0,20}${SERVICE_AR}[^.;]{0,60}(?:ما لم|إلا|دون|قبل|بغير)`,
          '(?:عدم|لم|رفض|يرفض|ترفض)#?[^.;]{0,12}~?(?:موافق|يوافق|توافق|قبول)[^.;]{0,140}(?:~(?:حرمان|يحرم|إيقاف|يوقف|إغلاق|يغلق|يمنع)# ?(?:من )?~?(?:ال)?(?:خدمة|خدمات|حساب|حسابه|حسابك|طلب|استخدام|انتفاع|شراء)|(?:ف?لن|ف?لا) (?:[تي]تمكن|نقدم|تقدم|يقبل|تقبل|تحصل|يحصل|[تي]ستفيد|يمكنك|يمكن|[تي]ستطيع))',
        ],
        unless: '(?:لا (?:يشترط|يترتب|تشترط|يتوقف|تعد|تتوقف)|ليست? شرط|~(?:اختياري|اختيارية)|~(?:عدول|سحب))',
        apart: APART.ar,
      },
      {
        on: [PEOPLES.ar],
        has: [AGREE_AR],
        is: [
          '~(?:موافقة|بضغطة|قبول|إقرار|خانة) (?:واحدة|واحد|جامعة|شاملة|عامة|مطلقة)#',
          '(?:دفعة واحدة|جملة واحدة|مجتمعة)',
          '(?<![ء-ي])(?:لا|دون|ولا|بدون)#[^.;]{0,60}(?:على حدة|كل غرض|بعضها|تجزئة|تجزئتها)',
        ],
        unless: '~(?:عدول|سحب|إيقاف|إلغاء|رفض)|(?:لا يجوز|لا تجمع|لا نجمع|لا نطلب|يحظر)',
        apart: APART.ar,
      },
      {
        on: [PEOPLES.ar],
        has: [ACTING_AR],
        is: [
          '(?<!لا )~(?:يعد|تعد|يعتبر|تعتبر|بمثابة|بمنزلة|يفسر|يفهم|يعني|تعني|يفيد|تفيد|دليل|دليلا)#[^.;]{0,40}~(?:موافقة|موافقته|موافقتك|موافقتهم|قبولا|قبول|رضا|رضاه|إذنا)#',
          '~موافقة (?:ال)?(?:ضمنية|مفترضة)#',
        ],
        unless:
          '(?<![ء-ي])لا (?:يعد|تعد|يعتبر|تعتبر|يكفي|يفسر|يعني|تعني)|~(?:تعديل|تعديلات|تحديث|تحديثات|تغيير|تغييرات|فاتورة)#',
        apart: APART.ar,
      },
      {
        on: [`${PEOPLES.ar}|~بيانات`],
        has: [AGREE_AR],
        is: [
          '(?:محدد|مفعل|مختار|مؤشر)[ء-ي]{0,2} (?:عليها )?(?:مسبقا|تلقائيا)|~موافقة (?:ال)?(?:ضمنية|مفترضة)#',
        ],
        unless: '(?<![ء-ي])(?:لا|ليس|ليست|غير|دون)#',
        apart: APART.ar,
      },
    ],
  },
);
