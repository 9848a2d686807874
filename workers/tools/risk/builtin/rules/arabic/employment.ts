import { arabicPeriods } from '#workers/engines/text/arabic-values.js';
import type { Sides } from '#workers/engines/text/arabic-actor.js';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import { burden, WORKER, type ArabicRule, type Hit } from './rule.js';

const EMPLOYER = '^(?:ال)?(?:صاحب (?:ال)?(?:عمل|منشأة)|رب العمل|منشأة)#';
const WAGE = '~(?:أجر|أجره|أجرها|أجور|راتب|راتبه|راتبها|رواتب|مرتب|مرتبه|أجر (?:ال)?عامل)#';
const EXTRA =
  '(?:~(?:ساعات (?:ال)?(?:عمل )?(?:ال)?(?:إضافي|زائدة)|ساعات [ء-ي]{2,12} (?:ال)?إضافي|عمل (?:ال)?إضافي|وقت (?:ال)?إضافي|دوام (?:ال)?إضافي|أيام (?:ال)?(?:راحة|عطل|أعياد|إجازات|جمع)|عطل|ساعة إضافية|ما زاد (?:عن|على) (?:ال)?ساعات)|(?:خارج|بعد) (?:أوقات|ساعات) (?:ال)?(?:عمل|دوام))';
const AWARD =
  '~(?:مكافأة (?:نهاية )?(?:ال)?خدمة|مكافأة نهاية|مكافأته|إجازة|إجازات|إجازته|إجازاته|إجازتها|رصيد (?:ال)?إجازات|بدل (?:ال)?إجازة|تذاكر (?:ال)?سفر|حقوق(?:ه|ها)? (?:ال)?(?:عمالية|نظامية))';
const PASSPORT =
  '~(?:جواز(?:ات)? (?:ال)?سفر|جواز سفره|جوازه|جوازها|جوازات|جواز (?:ال)?(?:عامل|موظف)|وثائق (?:ال)?سفر|وثيقة سفره)';
const OBJECT_FREELY =
  '(?:دون|بدون|بغير|من غير)[^.;]{0,40}(?:موافق|رضا|الرجوع|تعويض|اعتراض)|متى (?:شاء|شاءت|رأى|رأت)|تقديره|تقديرها|(?:وفق|حسب|بحسب) (?:تقدير|ما يراه|ما تراه|رأي)|(?:لا يحق|ليس|لا يجوز|لا يكون)[^.;]{0,30}(?:اعتراض|رفض|يعترض|يرفض|امتناع)|في أي وقت';

/** Who bears a clause that burdens the worker; null if it burdens the employer, or does not speak of employment. */
function ofWorker({ sides, says, context: { actors } }: Hit): Sides | null {
  const { bearer, holder } = sides;
  if (actors.isCalled(bearer, WORKER)) return sides;
  if (actors.isCalled(holder, WORKER) || actors.isCalled(bearer, EMPLOYER)) return null;
  const employed = actors.called(WORKER) !== null || actors.isCalled(holder, EMPLOYER);
  return employed || says('~(?:أجره|أجرها|راتبه|راتبها|مرتبه)#|~(?:عامل|موظف)#') ? sides : null;
}

export const employmentRules: readonly ArabicRule[] = [
  burden({
    kind: 'long-probation',
    severity: 'high',
    role: WORKER,
    cues: ['~(?:فترة|مدة) (?:ال)?(?:تجربة|اختبار)#', '~تحت (?:ال)?(?:تجربة|اختبار)#'],
    judge: ({ text, match, found }) => {
      const end = match.index + match[0].length;
      const all = arabicPeriods(text);
      const after = all.filter(({ start }) => start >= end && start < end + 150);
      const spans =
        after.length > 0 ? after : all.filter((one) => one.end <= match.index && one.end > match.index - 12);
      if (spans.length === 0 && /^(?: (?:ال)?[ء-ي]{2,9})? (?:سنه|عام)(?![ء-ي])/.test(text.slice(end)))
        return {};
      const days = spans.map((one) => one.days);
      const twice = /(?:تمديد|تمدد|تمدد|يمدد|تجديد)[^.;]{0,60}(?:اخري|مماثل|اضافي)/.test(text);
      const total = twice ? (days[0] ?? 0) + (days[1] ?? days[0] ?? 0) : Math.max(0, ...days);
      const longest = spans.find((one) => one.days === Math.max(...days)) ?? null;
      if (total <= 180 || (longest !== null && longest.days > 800)) return null;
      found(
        'no-consent',
        '~(?:تمديد|تمدد|يمدد|تجديد)#[^.;]{0,60}?(?:دون|بدون|من غير)[^.;]{0,30}?~(?:موافقة|موافقته|رضا|رضاه)#',
      );
      return { facts: { period: twice ? null : longest } };
    },
  }),
  burden({
    kind: 'unpaid-overtime',
    severity: 'high',
    role: WORKER,
    cues: [
      `~(?:أجر|أجره|أجرها|راتب|راتبه|راتبها|مرتب|مقابل)#[^.;]{0,60}?~(?:شامل|شاملا|شاملة|يشمل|يتضمن|متضمن|متضمنا|يغطي)#[^.;]{0,120}?${EXTRA}`,
      `(?:لا يستحق|لا تستحق|لا يحق|ليس ل|لا حق ل|لا يصرف|لا تصرف|لا يدفع|لا يحتسب|لا تحتسب|لا يترتب|يحظر على|يمتنع على|لا يجوز ل|يتنازل|تتنازل|دون|بدون|بلا|بغير|من غير)[^.;]{0,70}?~(?:أجر|أجور|أجرا|مقابل|بدل|بدلا|تعويض|تعويضا|زيادة)#`,
    ],
    needs: EXTRA,
    unless:
      '(?:يحظر على|لا يجوز|لا يحق) [^.;]{0,12}~(?:صاحب (?:ال)?عمل|شركة|منشأة)#|(?:لا|لن) يكلف|لا يجوز[^.;,]{0,25}~(?:تكليف|تشغيل|يكلف|يشغل)|لا يجوز أن تزيد|خمس(?:ين|ون) (?:في المائة|بالمائة|في المئة|بالمئة)|50\\s{0,2}%|~(?:شطب|حذف|إلغاء)#',
  }),
  burden({
    kind: 'wage-deduction',
    severity: 'high',
    role: WORKER,
    cues: [
      `~(?:حسم|خصم|اقتطاع|استقطاع|يحسم|تحسم|يخصم|تخصم|يقتطع|تقتطع|يستقطع|تستقطع|استيفاء|يستوفي|استرداد|تحسمها|يحسمها|تخصمها|يخصمها|تستقطعها)#[^.;]{0,90}?${WAGE}`,
      '(?:يتحمل|تتحمل|على|يدفع|يسدد|يلتزم)[^.;]{0,40}?~(?:رسوم|تكاليف|مصاريف|نفقات|مقابل (?:ال)?مالي)#[^.;]{0,60}?~(?:رخصة (?:ال)?عمل|رخص (?:ال)?عمل|إقامة|إقامته|تأشير|استقدام|نقل (?:ال)?(?:كفالة|خدمات)|خروج و(?:ال)?عودة)',
      '(?:يتحمل|تتحمل|يضمن|تضمن|يسأل|تسأل|يكون مسؤولا|تكون مسؤولة|يلتزم ب|ملزم ب|ملزما ب)[^.;]{0,60}?~(?:عجز|ديون|مديونيات|مستحقات العملاء|خسائر|نقص|مرتجعات|شيكات|مخالفات|تلفيات|مبيعات آجلة|فواتير)',
    ],
    unless:
      '(?:لا|لن|ولا) (?:يزيد|تزيد|يتجاوز|تتجاوز|يقتطع|تقتطع|يحسم|يخصم)|~(?:تأمينات (?:ال)?اجتماعية)|إلا ب(?:موافقة|إذن)|~(?:قروض|قرض|سلف|سلفة)#[^.;]{0,60}بحسم|(?:المادة|المادتين|المواد) [^.;]{0,40}نظام العمل|حكم قضائي',
    judge: (hit) => {
      const { says } = hit;
      const sides = ofWorker(hit);
      if (sides === null) return null;
      const fees = hit.found(
        'fees',
        '~(?:رسوم|تكاليف|مصاريف|نفقات|مقابل (?:ال)?مالي)#[^.;]{0,60}?~(?:رخصة (?:ال)?عمل|رخص (?:ال)?عمل|إقامة|إقامته|تأشير|استقدام|نقل|خروج و(?:ال)?عودة)',
      );
      const debts =
        !fees &&
        hit.found(
          'debts',
          '~(?:ديون|مديونيات|مبيعات آجلة|مستحقات (?:ال)?عملاء|فواتير)(?:ه|ها|هم)?#|~(?:يعجز|عجز|سداد|تحصيل)#[^.;]{0,20}?~عملاء#',
        );
      const onerous =
        fees ||
        debts ||
        says(
          '~(?:قيمة|كامل|كاملا|خسارة|خسائر|تلف|تلفيات|عجز|فقد|نقص|غرامة|غرامات|جزاء|جزاءات|مخالفات|أضرار|ضرر)|أي مبلغ|ما (?:يراه|تراه)|تقدير|دون',
        );
      return onerous ? { notes: fees || debts ? [] : ['losses'], sides } : null;
    },
  }),
  burden({
    kind: 'benefits-waived',
    severity: 'high',
    role: WORKER,
    cues: [
      `(?:يتنازل|تتنازل|تنازل|متنازلا|يسقط|تسقط|إسقاط|يبرئ|إبراء|لا يستحق|لا تستحق|لا يحق|ليس ل|لا حق ل|لا تصرف|لا يصرف|لا تدفع|لا تحتسب|يحرم|يفقد|يلغى)[^.;]{0,100}?${AWARD}`,
      `~(?:أجر|أجره|أجرها|راتب|راتبه|مرتب)#[^.;]{0,50}?~(?:شامل|شاملا|يشمل|يتضمن|متضمن|متضمنا)#[^.;]{0,80}?${AWARD}`,
      '(?:لا ترحل|لا يرحل|لا يعوض عن|لا تعوض|لا يستبدل)[^.;]{0,30}?~(?:إجازة|إجازات|إجازاته|رصيد)#',
      '~(?:مكافأة نهاية|مكافأة (?:ال)?خدمة|إجازة|إجازات|إجازته|إجازاته|رصيد (?:ال)?إجازات)#[^.;]{0,90}?(?:لا (?:يعوض|تعوض|يستحق|تستحق|تصرف|يصرف|ترحل)|تسقط|يسقط|تعد متنازلا|مدرجة في|مشمولة)',
    ],
    unless: `(?:ال)?مادة (?:\\(?80|الثمانين|\\(?85|الخامسة والثمانين)|إلا بعد|لا يفقد|لا تسقط|لا يسقط|~(?:قسط|حالة استقالة|إجازة مرضية تتجاوز)`,
    judge: (hit) => {
      const told =
        hit.found('award', '~(?:مكافأة|مكافأته|مكافأتها)#(?: [ء-ي]+){0,2}') ||
        hit.found('leave', '~إجاز[ء-ي]{1,4}');
      return {
        notes: told ? [] : ['rights'],
        ...(hit.context.actors.isCalled(hit.sides.bearer, EMPLOYER) &&
        !hit.context.actors.isCalled(hit.sides.bearer, WORKER)
          ? { sides: { ...hit.sides, bearer: hit.sides.holder, holder: hit.sides.bearer } }
          : {}),
      };
    },
  }),
  burden({
    kind: 'passport-kept',
    severity: 'high',
    role: WORKER,
    cues: [
      `~(?:يحتفظ|تحتفظ|احتفاظ|أن يحتفظ|يسلم|تسلم|تسليم|يودع|تودع|إيداع|حجز|يحجز|تحجز|سحب|يسحب|يبقى|تبقى|إبقاء|حفظ|يحفظ|تحفظ)#[^.;]{0,90}?${PASSPORT}`,
      `${PASSPORT}[^.;]{0,80}?~(?:لدى|عند|حوزة|عهدة|خزنة|يحفظ|تحفظ|يحتفظ|تحتفظ)#`,
    ],
    unless: `~(?:صورة|نسخة|صور|نسخ) (?:ضوئية )?(?:من |عن )?${PASSPORT}|(?:يعاد|تعاد|يرد|ترد|إعادته|إعادتها)[^.;]{0,40}(?:خلال|فور|بعد)|للاطلاع|لإثبات هويته`,
    judge: ({ sides, match, context: { actors }, text }) => {
      // A worker who keeps his own passport is as the rules want it.
      const keeps = /^[وفبل]{0,2}(?:ال)?(?:[يت]?حتفظ|احتفاظ|[يت]حفظ)/.test(match[0]);
      const until = text.search(arabicPattern(PASSPORT));
      const keeper = keeps ? actors.after(text, match.index, Math.max(0, until - match.index)).who : null;
      return actors.isCalled(keeper, WORKER) || /(?:حق|يحتفظ) (?:ال)?(?:عامل|موظف)/.test(text)
        ? null
        : { sides };
    },
  }),
  burden({
    kind: 'relocation',
    severity: 'high',
    cues: [
      '~(?:نقله|نقلها|أن ينقله|أن تنقله|ينقله|تنقله|أن ينقل|أن تنقل|ينقل|تنقل|نقل|تحويل|ندبه|انتدابه|إعارته)#[^.;]{0,70}?~(?:مدينة|فرع|فروع|منطقة|موقع|مواقع|مقر|معرض|محل|مكان|وحدة|شقة|عين|منشأة|خارج (?:ال)?مملكة)',
      '(?:يلتزم|يوافق|يقبل|ملزم)[^.;]{0,60}?~(?:نقل|انتقال|عمل)[^.;]{0,30}? أي (?:مدينة|فرع|موقع|مكان|منطقة|مقر)',
    ],
    needs: OBJECT_FREELY,
    notes: {
      'at-will':
        'متى (?:شاء|شاءت|رأى|رأت)|تقديره|تقديرها|(?:وفق|حسب|بحسب) (?:تقدير|ما يراه|ما تراه|رأي)|في أي وقت|يختاره (?:وحده)?',
      'no-consent': '(?:دون|بدون|بغير|من غير)[^.;]{0,40}(?:موافق|رضا|الرجوع)[ء-ي]{0,4}',
      'no-objection':
        '(?:(?:لا يحق|ليس|لا يجوز|لا يكون)[^.;]{0,30}|(?:دون|بدون)[^.;]{0,15})(?:اعتراض|رفض|يعترض|يرفض|امتناع)',
    },
    unless:
      '(?:ثلاثين|30)\\)? يوما|~(?:حالات (?:ال)?ضرورة|ظروف عارضة)|(?:إلا |بعد |شريطة |بشرط )ب?(?:ال)?موافقت?[ه]?|~(?:ملكية|بضائع|بضاعة|بيانات|مواد|معدات|تقنية)#',
    judge: ({ says, sides, match }) =>
      says('~(?:عامل|موظف|طرف|مستأجر|طبيب|معلم|مهندس)|~(?:ينقله|نقله|تنقله|نقلها)#') ||
      /موافق|قبل/.test(match[0])
        ? { notes: [says('~(?:مستأجر|وحدة|عين)#') ? 'tenant' : 'worker'], sides }
        : null,
  }),
  burden({
    kind: 'pay-cut',
    severity: 'high',
    role: WORKER,
    cues: [
      '~(?:تخفيض|خفض|إنقاص|أن يخفض|أن تخفض|يخفض|تخفض|إلغاء|أن يلغي|تعديل|أن يعدل|أن تعدل|تغيير|أن يغير|أن تغير)#[^.;]{0,50}?~(?:أجر|أجره|أجرها|راتب|راتبه|راتبها|مرتب|بدلات|بدلاته|عمولته|وظيفته|مسمى|مسماه|مهامه|درجته|طبيعة عمله)#',
    ],
    needs: OBJECT_FREELY,
    notes: {
      pay: '~(?:أجر|أجره|أجرها|راتب|راتبه|راتبها|مرتب|بدلات|بدلاته|عمولته)#',
      job: '~(?:وظيفته|مسمى|مسماه|مهامه|درجته|طبيعة عمله)#',
    },
    unless: '~(?:بموافقت|باتفاق|ملحق مكتوب|إلا بموافقة|بعد موافقة)|لحساب',
    judge: (hit) => (ofWorker(hit) === null ? null : {}),
  }),
  {
    kind: 'unequal-notice',
    cues: ['~(?:إشعار|إخطار|إنذار|يشعر|يخطر|مهلة)'],
    needs: '~(?:إنهاء|إنهائه|إنهاءه|استقالة|استقال|ترك|فسخ|ينهي|عقد|اتفاقية)',
    judge: ({ text, context: { actors } }) => {
      const notices = arabicPeriods(text).map((period) => ({
        period,
        by: actors.lastBefore(text, period.start).who,
      }));
      const [first, second] = notices.filter(
        ({ by }, at) => by !== null && notices.findIndex((one) => one.by === by) === at,
      );
      if (first === undefined || second === undefined || notices.length !== 2) return null;
      const [long, short] = first.period.days > second.period.days ? [first, second] : [second, first];
      if (long.period.days < 2 * short.period.days) return null;
      return {
        severity: 'medium',
        at: { start: first.period.start, end: second.period.end },
        facts: { who: long.by, other: short.by, period: long.period, notice: short.period },
        burdens: { who: long.by, mutual: false },
      };
    },
  },
];
