import { arabicNotice, arabicPeriodNear } from '#workers/engines/text/arabic-values.js';
import { ANY_NOTICE, BOTH, MAY, MUST_NOT, sides, whole, WITHOUT_NOTICE, type ArabicRule } from './rule.js';

const NO_CONSENT =
  '(?:دون|بدون|بغير) (?:حاجة إلى |الحاجة إلى |الحصول على |أخذ )?(?:أي )?(?:موافقة|إذن|رضا|الرجوع)';
const GIVES = '~(?:أن يحيل|يحيل|تحيل|تنازل|يتنازل|تتنازل|حوالة|إحالة|نقل|ينقل|التنازل)#';

/** A party's name without "the", as a pattern. */
const bare = (name: string) => name.replace(/^ال/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const transferRules: readonly ArabicRule[] = [
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
      const form = hit.says('~تفاوض#')
        ? 'negotiation'
        : hit.says('(?:يعرض|تعرض|عرض|عرضها|عرضه)#[^.;]{0,40}? على ')
          ? 'offer'
          : 'refusal';
      hit.at(form, whole(hit));
      return {
        severity: fair ? 'low' : 'medium',
        facts: { who: hit.actor.who, period },
      };
    },
  },
  {
    kind: 'free-assignment',
    cues: [
      `${MAY}[^.;]{0,60}?${GIVES}[^.;]{0,160}?${NO_CONSENT}`,
      `${NO_CONSENT}[^.;,]{0,60}?${MAY}…${GIVES}`,
    ],
    // A claim for money may be assigned without consent by law.
    unlessIn: '~(?:قبض|ثمن|مستحقات|ديون|مبالغ|مقابل مالي)',
    judge: (hit) => {
      const group =
        !hit.says('إلى (?:من [يت](?:شاء|ختار|ريد|رى)|من أراد|أي (?:جهة|شخص|طرف))#') &&
        hit.found('group', '~(?:تابعة|شقيقة|تابعيه|خلف|اندماج)');
      if (hit.actor.mutual) hit.found('mutual', BOTH);
      hit.absent('no-notice', ANY_NOTICE, 'clause');
      hit.absent('no-liability', '~(?:مسؤول|مسؤولا|مسؤولية|ضامن|ضامنا|يتحمل|التزامات)', 'clause');
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
      hit.found('consent', '~(?:موافقة|موافقته|موافقتها|إذن)#');
      hit.found('except', '~(?:باستثناء|فيما عدا|ما عدا|عدا)#');
      hit.absent('not-reasonable', '(?:لا|ألا) (?:يحجب|تحجب|يمتنع|ترفض|يرفض)|لا يعترض|سبب معقول', 'clause');
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
      const unannounced = hit.found('unannounced', `${WITHOUT_NOTICE}|(?:دون|بدون|بغير) موعد#`);
      const free = hit.found('free', 'في أي (?:وقت|ساعة)|(?:متى|كلما) (?:طلب|شاء)[ء-ي]{0,2}#') || unannounced;
      const records = hit.says('~(?:سجلات|دفاتر|حسابات|حساباته|دفاتره|سجلاته|مستندات)');
      hit.at(records ? 'records' : 'premises', whole(hit));
      if (hit.actor.mutual) hit.found('mutual', BOTH);
      const notice = arabicNotice(hit.text);
      if (!hit.found('shifts', '~(?:يتحمل|تتحمل|على نفقة)…~(?:تكلفة|نفقة|تكاليف|مصاريف)'))
        hit.absent('no-cost', '~(?:تكلفة|نفقة|تكاليف|مصاريف|نفقات)', 'clause');
      hit.absent('no-secrecy', '~(?:سرية|سري|كتمان)', 'clause');
      if (notice === null && !unannounced) hit.absent('no-notice', ANY_NOTICE, 'clause');
      hit.absent('often', '~(?:مرة واحدة|مرة في|سنويا|كل سنة|كل عام)', 'clause');
      // "The supplier shall open its books": the one who acts bears it.
      const opens = hit.actor.who !== null && hit.sides.bearer === hit.actor.who;
      const auditor = opens ? { who: hit.sides.holder, mutual: false } : hit.actor;
      return {
        severity: free ? 'medium' : 'low',
        facts: { who: auditor.who, other: hit.context.actors.other(auditor.who), notice },
        serves: auditor,
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
