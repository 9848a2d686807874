import { arabicNotice, arabicPeriodNear, arabicPeriods } from '#workers/engines/text/arabic-values.js';
import { ANY_NOTICE, BOTH, burdened, MAY, MUST, MUST_NOT, sides, type ArabicRule } from './rule.js';

const NO_CONSENT =
  '(?:دون|بدون|بغير) (?:حاجة إلى |الحاجة إلى |الحصول على |أخذ )?(?:أي )?(?:موافقة|إذن|رضا|الرجوع)';
/** Any length of time: a sentence with one cannot be said to give none. */
const ANY_PERIOD =
  '~(?:يوم|يوما|أيام|أسبوع|أسابيع|شهر|أشهر|شهرا|شهرين|سنة|سنوات|سنتين|عام|عامين|أعوام|مدة|مدته|خلال)#';
const GIVES = '~(?:أن يحيل|يحيل|تحيل|تنازل|يتنازل|تتنازل|حوالة|إحالة|نقل|ينقل|التنازل)#';

/** A party's name without "the", as a pattern. */
const bare = (name: string) => name.replace(/^ال/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const restraintRules: readonly ArabicRule[] = [
  {
    kind: 'exclusivity',
    cues: [
      '~(?:موزع|وكيل|مورد|موردا|وكيلا|موزعا|مقدم (?:ال)?خدمة|ممثل)[^.;]{0,40}?(?:ال)?(?:حصري|وحيد|حصريا|وحيدا)#',
      `${MUST}…(?:حصريا|بشكل حصري|على سبيل الحصر|بصفة حصرية|دون غيره|دون غيرها)#`,
      '~(?:حق|حقوق|أساس|ترخيص|ترخيصا|وكالة|امتياز) (?:ال)?(?:حصري|حصرية|حصريا)#',
      `${MUST}[^.;]{0,60}?~(?:شراء|يشتري|توريد|تعامل|بيع)#[^.;]{0,40}?(?:وحده|وحدها|دون سواه|حصرا)#`,
      `${MUST_NOT}…~(?:تعيين|التعاقد مع|شراء|الشراء|توريد|التعامل مع)…~(?:موزع|وكيل|مورد|مصدر|طرف|جهة|مقدم)…آخر`,
    ],
    unless: 'غير حصري|~(?:اختصاص|محاكم|محكمة)#|~(?:تعويض|جزاء) (?:ال)?(?:وحيد|حصري)',
    judge: (hit) => ({
      severity: 'medium',
      facts: { ...sides(hit), period: arabicPeriods(hit.text).find(({ days }) => days >= 180) ?? null },
    }),
  },
  {
    kind: 'non-compete',
    cues: [
      `${MUST_NOT}[^.;]{0,160}?~(?:منافس|منافسة|منافسا|ينافس|منافسين|مشابه|مماثل لنشاط|(?:خدمات|منتجات|أعمال|أنشطة) مماثل)`,
      '~عدم (?:ال)?منافسة#',
    ],
    unless: '~(?:إفشاء|إفصاح|معلومات (?:ال)?سرية|مناقصة)|~منافسة (?:ال)?(?:عادلة|مشروعة|غير (?:ال)?مشروعة)',
    judge: (hit) => {
      const period = arabicPeriods(hit.text).find(({ days }) => days >= 28) ?? null;
      const after = hit.found(
        'after',
        'بعد (?:انتهاء|إنهاء|انقضاء|فسخ|ترك)|(?:انتهاء|انقضاء) (?:هذا )?(?:ال)?(?:عقد|علاقة|اتفاقية)',
      );
      // Limited in time, place and kind of work, as the labor law wants it.
      const limited =
        period !== null &&
        period.days <= 735 &&
        hit.says('~(?:مدينة|منطقة|مدينتي|محافظة|نطاق|داخل|أحياء)#') &&
        !hit.says('خارج (?:ال)?مملكة|أي مكان|أي نشاط|العالم');
      if (period === null && after) hit.absent('no-period', ANY_PERIOD, 'sentence');
      if (period !== null && period.days > 740) hit.at('long', period);
      const short = period !== null && period.days <= 370;
      // During the contract and in its own place, it protects what both work for.
      const during =
        !after && period === null && hit.says('خلال|أثناء|طوال') && hit.says('~(?:مدينة|منطقة|محافظة)#');
      // After "not to compete with" stands the one who is protected.
      const burdens = /^[وفب]*عدم/.test(hit.match[0])
        ? { who: hit.sides.bearer, mutual: hit.sides.mutual }
        : burdened(hit);
      const severity = (limited && short) || during ? 'low' : after && !short ? 'high' : 'medium';
      return {
        severity,
        facts: { who: burdens.who, period },
        burdens,
      };
    },
  },
  {
    kind: 'non-solicit',
    cues: [
      `${MUST_NOT}[^.;]{0,120}?~(?:استقطاب|توظيف|إغراء|استدراج|تعيين|التعاقد مع|تشغيل)[^.;]{0,60}?~(?:موظفي|موظف|عاملي|عاملين|عمال|منسوبي|عملاء|عميل)`,
    ],
    judge: (hit) => {
      const period = arabicPeriods(hit.text).find(({ days }) => days >= 28) ?? null;
      if (period === null) hit.absent('no-period', ANY_PERIOD, 'sentence');
      const clients = /عملاء|عميل/.test(hit.match[0]) && !/موظف|منسوبي|عاملي/.test(hit.match[0]);
      return {
        severity: !hit.actor.mutual && (period === null || period.days > 740 || clients) ? 'medium' : 'low',
        notes: [clients ? 'customers' : /توظيف|تعيين|تشغيل/.test(hit.match[0]) ? 'hiring' : 'staff'],
        facts: { who: burdened(hit).who, period },
        burdens: burdened(hit),
      };
    },
  },
  {
    kind: 'non-disparagement',
    cues: [
      `${MUST_NOT}…~(?:إساءة|الإساءة|تشويه|تشهير|التشهير|المساس بسمعة|الإضرار بسمعة|يسيء|نقد|انتقاد|ينتقد|(?:تقييم|رأي|تعليق|محتوى)[ا]? (?:ال)?سلبي|تقييمات سلبية|آراء سلبية|مراجعات سلبية)`,
    ],
    unless: '~إساءة (?:ال)?(?:استعمال|استخدام)',
    judge: (hit) => ({
      // A ban on what is true, or for life, on one side alone.
      severity:
        !hit.actor.mutual &&
        hit.says(
          'ولو (?:كان|كانت)|حتى (?:لو|وإن) كان|مدى (?:ال)?حيا|صحيح|صادق|مطابق|أي (?:نقد|رأي|تقييم|تعليق)',
        )
          ? 'medium'
          : 'low',
      facts: { who: burdened(hit).who },
      burdens: burdened(hit),
    }),
  },
  {
    kind: 'first-refusal',
    cues: [
      '~حق (?:ال)?(?:أولوية|شفعة|أفضلية|رفض (?:ال)?أول)#',
      '~(?:أولوية|أفضلية)#…~(?:شراء|تعاقد|استئجار|تجديد)',
    ],
    // The law itself gives partners the first right to new capital.
    unless:
      '~(?:أولوية|أفضلية) (?:ال)?(?:وثائق|مستندات|تفسير|ملاحق|تطبيق)|~(?:أولوية|أفضلية)#[^.;]{0,40}?~(?:اكتتاب|زيادة رأس|زيادات رأس)',
    judge: (hit) => {
      const period = arabicPeriodNear(hit.text, hit.match.index, 250);
      // At the price that others offer, and for a limited time, it is what company law gives too.
      const fair = period !== null && hit.says('بالسعر|بذات|بنفس|بالثمن|بالشروط ذاتها|القيمة العادلة');
      if (period === null) hit.absent('no-period', ANY_PERIOD, 'clause');
      return {
        severity: fair ? 'low' : 'medium',
        facts: { who: hit.actor.who, period },
      };
    },
  },
  {
    kind: 'free-assignment',
    cues: [`${MAY}[^.;]{0,60}?${GIVES}[^.;]{0,160}?${NO_CONSENT}`, `${NO_CONSENT}…${MAY}…${GIVES}`],
    judge: (hit) => {
      const group = hit.found('group', '~(?:تابعة|شقيقة|تابعيه|خلف|اندماج)');
      if (hit.actor.mutual) hit.found('mutual', BOTH);
      return {
        severity: hit.actor.mutual || group ? 'low' : 'medium',
        notes: hit.actor.mutual ? [] : ['one-sided'],
        facts: sides(hit),
        serves: hit.actor,
      };
    },
  },
  {
    kind: 'one-sided-assignment-ban',
    cues: [
      `${MUST_NOT}[^.;]{0,60}?~(?:التنازل|تنازل|أن يتنازل|إحالة|حوالة|التأجير من الباطن|تأجير)#[^.;]{0,60}?~(?:عقد|اتفاقية|حقوق|التزامات|حقوقه|التزاماته|كله|عين|عقار|باطن|غير)`,
    ],
    judge: (hit) => {
      if (hit.actor.mutual || hit.actor.who === null || hit.context.actors.namesBothParties(hit.around))
        return null;
      // "And the other may not assign it either".
      const other = hit.context.actors.other(hit.actor.who);
      if (
        other !== null &&
        hit.near(
          `لا (?:يجوز|يحق) (?:أيضا )?(?:لل?)${bare(other)}#[^.;,]{0,20}~(?:تنازل|إحالة|حوالة|يتنازل|يحيل)`,
        )
      )
        return null;
      // A lessee may not assign or sublet by law either; consent that may not be withheld is what to ask for.
      const usual = hit.says('~(?:مستأجر|تأجير)|(?:لا|ألا) (?:يحجب|تحجب|يمتنع|ترفض|يرفض)|لا يعترض');
      hit.found('discretion', 'تقديره|المطلق');
      return {
        severity: usual ? 'low' : 'medium',
        facts: sides(hit),
        burdens: hit.actor,
      };
    },
  },
  {
    kind: 'audit',
    cues: [
      `(?:${MAY}|تمكين|يمكن)…~(?:تدقيق|مراجعة|فحص|تفتيش|معاينة|اطلاع|أن يدقق|أن يطلع|أن يفحص|أن يراجع|أن يفتش|يطلع على|يدخل على)[^.;]{0,60}?~(?:سجلات|دفاتر|حسابات|حساباته|دفاتره|سجلاته|مقر|مقار|منشآت|أنظمة|مستندات)`,
    ],
    judge: (hit) => {
      const free = hit.found('free', 'في أي وقت|دون (?:سابق )?(?:إشعار|إخطار|إنذار)');
      const notice = arabicNotice(hit.text);
      hit.found('shifts', '~(?:يتحمل|تتحمل|على نفقة)…~(?:تكلفة|نفقة|تكاليف|مصاريف)');
      if (notice === null) hit.absent('no-notice', ANY_NOTICE, 'clause');
      hit.absent('often', '~(?:مرة واحدة|مرة في|سنويا|كل سنة|كل عام)', 'clause');
      return {
        severity: free ? 'medium' : 'low',
        facts: { ...sides(hit), notice },
        serves: hit.actor,
      };
    },
  },
  {
    kind: 'publicity',
    cues: [
      `${MAY}…~(?:استخدام|استعمال|نشر|أن يستخدم)[^.;]{0,40}?~(?:اسم|شعار|صورة|صور|علامة)[^.;]{0,80}?~(?:دعاية|إعلان|تسويق|ترويج|إعلانات|دعائي|تسويقية)`,
    ],
    judge: (hit) => {
      const approval = hit.says('~(?:موافقة|إذن)') && !hit.says(NO_CONSENT);
      if (hit.actor.mutual && approval) return null;
      if (!approval && !hit.found('no-approval', NO_CONSENT))
        hit.absent('no-approval', '~(?:موافقة|إذن)', 'sentence');
      return {
        severity: approval ? 'low' : 'medium',
        facts: sides(hit),
        serves: hit.actor,
      };
    },
  },
];
