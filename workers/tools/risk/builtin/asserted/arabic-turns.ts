import { ARABIC_BURDEN_TURNS } from './arabic-burden-turns.js';
import type { Turns } from './turn.js';

const END = 'إنهاء|فسخ|إلغاء|ينهي|تنهي|يفسخ|تفسخ|يلغي';
const FORCE = 'قوة|ظروف|ظرف';

/** What the kinds of risk turn on in Arabic clauses. */
export const ARABIC_TURNS: Turns = {
  ...ARABIC_BURDEN_TURNS,
  'unilateral-change': [
    {
      core: 'تعديل|تغيير|تحديث|إضافة|إلغاء|يعدل|تعدل|يغير|تغير|استبدال|نقل',
      consent: true,
      free: true,
    },
  ],
  'deemed-acceptance': [{ core: 'مقبول|قبول|موافق|معتمد|إقرار' }],
  // "A rise in prices is no force majeure"; not "is not in breach for force majeure".
  'wide-force-majeure': [
    {
      core: '(?:يعد|تعد|يعتبر|تعتبر)#(?=(?![^.;]{0,40}(?:مخل|مسؤول|مقصر|متأخر|إخلال|تقصير))[^.;]{0,120}قاهر)',
      anywhere: true,
    },
  ],
  'hardship-waiver': [
    { core: 'لا (?:يعفى|تعفى|يعفي|تعفي|يعذر|تعذر)|تنازل|يتنازل|تتنازل|يسقط|رغم|مهما|حتى في' },
    { core: FORCE, denied: true },
  ],
  'termination-convenience': [{ core: END, consent: true, free: true }],
  'termination-no-cure': [{ core: `${END}|مفسوخ|منتهي|ينفسخ|انفسخ|انفساخ|تنفسخ`, conditional: true }],
  'short-cure': [{ core: END, anywhere: true, conditional: true }],
  'insolvency-termination': [{ core: `${END}|ينتهي|ينفسخ|مفسوخ|منتهي`, conditional: true }],
  'change-of-control': [{ core: `${END}|موافقة|تنازلا`, conditional: true, anywhere: true }],
  suspension: [{ core: 'إيقاف|وقف|تعليق|حجب|قطع|يوقف|يعلق|توقف', consent: true, conditional: true }],
  'auto-renewal': [{ core: 'يتجدد|تتجدد|يجدد|تجدد|تجديد|يمدد|تمدد|تمديد|يمتد|تمتد|مجددا', consent: true }],
  'long-term': [{ core: 'مدة|مدته|مدتها|سنوات|سنة|عاما|أعوام' }],
  'survival-unlimited': [{ core: 'تبقى|تظل|يبقى|يظل|تستمر|يستمر' }],
  'foreign-law': [{ core: 'قانون|قوانين' }],
  'foreign-courts': [{ core: 'محاكم|محكمة|قضاء' }],
  arbitration: [{ core: 'تحكيم|محكم', conditional: true }],
  language: [{ core: 'يسود|تسود|يعتد|يرجح|يعتمد|تعتمد|عبرة|معتمد|يعمل|تغلب|يغلب' }],
  'unlimited-liability': [{ core: 'مسؤول' }],
  'liability-cap': [
    { core: 'سقف|حد أعلى|حد أقصى|لا (?:ت|ي)(?:تجاوز|تعدى|زيد)|تقتصر|محدودة', anywhere: true },
  ],
  'liability-exclusion': [
    { core: '(?:يخلي|تخلي|إخلاء|أخلى) (?:[ء-ي]+ ){0,3}(?:من )?(?:ال)?مسؤولي' },
    // "Not jointly liable", "not liable without limit": liable all the same, and excluded by nobody.
    { core: 'غير محدودة|بالتضامن|متضامن' },
    { core: 'مسؤول|تبعة|مطالب|ذمة|التزام|تعويض', denied: true },
  ],
  'consequential-loss': [
    { core: 'غير مباشر|غير المباشر|تبعية|عرضية|فوات|خسارة|فقدان|أرباح|كسب', denied: true },
  ],
  indemnity: [{ core: 'تعويض|يعوض|تعوض|إبراء|حماية|يحمي', duty: true }],
  'exclusive-remedy': [{ core: 'وحيد|أوحد|حصري' }],
  'warranty-disclaimer': [
    { core: 'كما (?:هو|هي)' },
    { core: 'ضمان|يضمن|تضمن|عيوب|عيب|جودة|صلاحية', denied: true },
  ],
  insurance: [{ core: 'تأمين|وثيقة|بوليصة|تغطية', duty: true }],
  'joint-liability': [{ core: 'تضامن|متضامن|تكافل' }],
  'short-claim-period': [{ core: 'دعوى|دعاوى|مطالبة|مطالبات|حق', denied: true }],
  guarantee: [{ core: 'يكفل|تكفل|يضمن|تضمن|كفالة', duty: true }],
  'liquidated-damages': [{ core: 'غرام|شرط|تعويض', conditional: true }],
  'late-interest': [{ core: 'فائدة|فوائد|غرامة', conditional: true }],
  'minimum-commitment': [
    { core: 'شراء|يشتري|طلب|توريد|تحقيق|حد أدنى|حدا أدنى|حدها الأدنى|مشتريات|كميات|مبيعات', duty: true },
  ],
  'cost-shifting': [{ core: 'أتعاب|مصاريف|مصروفات|تكاليف', conditional: true }],
  'most-favoured': [{ core: 'أكثر|أولى|أفضل|ملاءمة|تفضيلا|ميزة|أفضلية', duty: true }],
  'slow-payment': [{ core: 'يدفع|تدفع|يسدد|تسدد|سداد|دفع|تستحق|تصرف|يصرف|صرف' }],
  'price-change': [
    {
      core: 'زيادة|رفع|تعديل|تغيير|تغير|مراجعة|يزيد|يرفع|يعدل|قابلة|خاضعة|يزاد|تزاد|تزيد',
      consent: true,
      free: true,
    },
  ],
  'no-set-off': [{ core: 'مقاصة|خصم|حسم|احتجاز|حبس', denied: true, consent: true }],
  'tax-gross-up': [{ core: 'صافي|خالي|يزاد|زيادة|تزاد|مبالغ إضافية|يتحمل|تتحمل' }],
  'non-refundable': [{ core: 'قابل|مسترد|ترد|يرد|تسترد|يسترد|استرداد', denied: true }],
  'advance-payment': [
    { core: '(?:قابلة?|مستردة?) (?:لل|بال)?(?:استرداد|كامل)', denied: true },
    { core: 'دفعة|مقدم|عربون|يدفع|يسدد|تدفع|تسدد|سداد|دفع', duty: true },
  ],
  exclusivity: [
    { core: 'حصري|حصر|وحيد|دون غير|وحده|دون سواه' },
    { core: 'تعيين|تعاقد|شراء|توريد|تعامل', denied: true },
  ],
  'non-compete': [{ core: 'منافس|ينافس|مشابه|مماثل', denied: true }],
  'non-solicit': [{ core: 'استقطاب|توظيف|إغراء|استدراج|تعيين|تعاقد|تشغيل', denied: true }],
  'non-disparagement': [
    {
      core: 'إساءة|تشويه|تشهير|مساس|إضرار|يسيء|نقد|انتقاد|ينتقد|نشر|رأي|تقييم|تعليق|محتوى|آراء',
      denied: true,
    },
  ],
  'first-refusal': [{ core: 'أولوية|شفعة|أفضلية|رفض' }],
  'free-assignment': [
    {
      core: 'تنازل|يتنازل|تتنازل|حوالة|إحالة|نقل|ينقل|يحيل|تحيل|يعهد|تعهد|إسناد|يسند|تسند|إحلال|يحل',
      consent: true,
      free: true,
    },
  ],
  'one-sided-assignment-ban': [{ core: 'تنازل|يتنازل|إحالة|حوالة|تأجير', denied: true }],
  audit: [{ core: 'تدقيق|مراجعة|فحص|تفتيش|معاينة|اطلاع|يدقق|تمكين', consent: true, free: true }],
  publicity: [{ core: 'استخدام|استعمال|نشر|يستخدم', consent: true, free: true }],
  'ip-assignment': [
    {
      core: 'نقل|ينقل|تنازل|يتنازل|تتنازل|تؤول|يؤول|تنتقل|ينتقل|تعود|يعود|ملكا|ملك|مملوكة|ملكية خالصة',
      consent: true,
    },
  ],
  'endless-licence': [{ core: 'ترخيص|رخصة|حق', consent: true }],
  'endless-confidentiality': [
    { core: 'يبقى|يظل|تبقى|تظل|يستمر|تستمر|يسري|ساري|إلى الأبد|بصفة|بشكل|دون|بلا|مدى|إلى أجل' },
  ],
  'one-sided-confidentiality': [
    { core: 'إفشاء|إفصاح|كشف|نشر|يفشي|يفصح', denied: true },
    { core: 'محافظة|حفاظ|يحافظ|كتمان|حفظ|سرية|يحفظ' },
  ],
  'no-challenge': [
    { core: 'طعن|منازعة|اعتراض|يطعن|مطالب|مقاضاة|تقاضي|رفع|رجوع|انضمام|تظلم|استئناف|شكو', denied: true },
  ],
  'personal-data': [
    {
      core: 'نقل|إفصاح|معالجة|مشاركة|جمع|استخدام|تخزين|بيع|تزويد|يعالج|يجمع|يشارك|ينقل|تحليل|استعمال|تنقل|تعالج|تجمع|خارج|يفصح|تفصح|يحتفظ|تحتفظ|احتفاظ|يبيع|تبيع|يتيح|تتيح|يستعمل|تستعمل|يستخدم|تستخدم|بيانات',
      consent: true,
      free: true,
    },
  ],
  'power-of-attorney': [{ core: 'وكالة|توكيل|تفويض|وكيلا|نيابة|يفوض|يوكل' }],
  'immunity-waiver': [{ core: 'تنازل|يتنازل|تتنازل' }],
  injunction: [{ core: 'أمر|أوامر|إجراء|تدابير|حجز' }],
  'email-notice': [{ core: 'بريد|فاكس|واتساب|رسالة|رسائل' }],
  'best-efforts': [{ core: 'أقصى|قصارى|أفضل' }],
  'prohibited-object': [{ core: 'بيع|توريد|توزيع|تسويق|تشغيل|تقديم|استيراد' }],
  'entire-agreement': [{ core: 'كامل|مجمل|كافة|يحل|تحل|يلغي|تلغي|يجب|تجب|ينسخ|تنسخ' }],
  'refers-outside': [{ core: 'معنى|معاني|جزءا|مكمل' }],
};
