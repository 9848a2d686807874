import { arabicPattern } from '#workers/engines/text/arabic.js';
import { arabicPeriods } from '#workers/engines/text/arabic-values.js';
import { dutyLength } from '#workers/engines/text/values/length-nouns.js';
import {
  banned,
  BOTH,
  burdened,
  clauseFrom,
  MUST,
  MUST_NOT,
  whole,
  WORKER,
  type ArabicRule,
  type Hit,
} from './rule.js';

/** Words of employment: without them a restraint is one between businesses. */
const EMPLOYED = '~(?:عامل|موظف|أجير|صاحب العمل|عمله|أجره)#';
/** Any length of time: a sentence with one cannot be said to give none. */
const ANY_PERIOD =
  '~(?:يوم|يوما|أيام|أسبوع|أسابيع|شهر|أشهر|شهرا|شهرين|سنة|سنوات|سنتين|عام|عامين|أعوام|مدة|مدته|خلال)#';

/** Returns what is exclusive: a role, a right, where is bought or with whom is dealt, or that nobody else is appointed. */
function exclusiveForm({ match }: Hit): 'role' | 'right' | 'buys' | 'serves' | 'no-other' {
  const [words] = match;
  if (arabicPattern(`^${MUST_NOT}`).test(words)) return 'no-other';
  if (/^[وف]?(?:ال|ل)?(?:موزع|وكيل|مورد|مقدم|ممثل)/.test(words)) return 'role';
  if (/^[وفبكل]{0,2}(?:ال)?(?:حق|اساس|ترخيص|وكاله|امتياز)/.test(words)) return 'right';
  return arabicPattern('~(?:شراء|يشتري)#').test(words) ? 'buys' : 'serves';
}

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
    unless:
      'غير حصري|(?:إلغاء|سحب|سقوط|تسقط) (?:ال)?حصري|~(?:اختصاص|محاكم|محكمة)#|~(?:تعويض|جزاء) (?:ال)?(?:وحيد|حصري)',
    judge: (hit) => {
      const form = exclusiveForm(hit);
      hit.at(form, whole(hit));
      const trade = !hit.absent(
        'no-trade',
        '~(?:موزع|موزعا|وكيل|وكيلا|مورد|موردا|توريد|شراء|يشتري|بيع|توزيع|وكالة|منتجات)',
        'sentence',
      );
      hit.absent('no-agency', '~(?:موزع|موزعا|وكيل|وكيلا|وكالة|توزيع)', 'sentence');
      if (form === 'buys')
        hit.absent('no-relief', '~(?:غيره|غيرها|الغير|تعذر|بديل|عجز|استثناء|إلا)#', 'clause');
      else if (trade)
        hit.absent('no-minimum', '~(?:حد أدنى|حدا أدنى|الأقل|أهداف|مستهدف)|لا [يت]قل', 'clause');
      const grants =
        (form === 'no-other' && /تعيين|[يت]عين/.test(hit.match[0])) ||
        hit.says(
          '(?:لا|ولا|فلا) [يت](?:عين|بيع)#[^.;]{0,60}?(?:موزع(?:ا)? آخر|وكيل(?:ا)? آخر|إلا من خلاله)|لا [يت]بيع#[^.;]{0,20}? لغير (?:ال)?(?:موزع|وكيل)',
        );
      if (grants) hit.at('grants', whole(hit));
      const bound = form === 'role' || form === 'right' ? null : (hit.sides.bearer ?? burdened(hit).who);
      return {
        // That nobody else is appointed is what the one who is appointed asks for.
        severity: (form === 'right' && !trade) || grants ? 'low' : 'medium',
        ...(bound === null ? {} : { burdens: { who: bound, mutual: hit.actor.mutual } }),
        facts: { who: bound, period: arabicPeriods(hit.text).find(({ days }) => days >= 180) ?? null },
      };
    },
  },
  {
    kind: 'non-compete',
    cues: [
      `${MUST_NOT}[^.;]{0,160}?~(?:منافس|منافسة|منافسا|ينافس|منافسين|مشابه|مماثل لنشاط|(?:خدمات|منتجات|أعمال|أنشطة) مماثل)`,
      '~عدم (?:ال)?منافسة#',
    ],
    unless: '~(?:إفشاء|إفصاح|معلومات (?:ال)?سرية|مناقصة)|~منافسة (?:ال)?(?:عادلة|مشروعة|غير (?:ال)?مشروعة)',
    judge: (hit) => {
      const long = arabicPeriods(hit.text).filter(({ days }) => days >= 28);
      const period = dutyLength(hit.text, long, 'ar');
      const after = hit.found(
        'after',
        'بعد (?:انتهاء|إنهاء|انقضاء|فسخ|ترك)|(?:انتهاء|انقضاء) (?:هذا )?(?:ال)?(?:عقد|علاقة|اتفاقية)',
      );
      // Limited in time, place and kind of work, as the labor law wants it.
      const limited =
        period !== null &&
        period.days <= 735 &&
        hit.says(
          '~(?:مدينة|منطقة|مدينتي|محافظة|نطاق|داخل|أحياء)#|(?:في|ب) ?(?:الرياض|جدة|مكة|المدينة|الدمام|الخبر|الظهران|الطائف|تبوك|أبها|بريدة|حائل|جازان|نجران|الأحساء|القصيم|دبي|أبوظبي|الدوحة|المنامة|الكويت|مسقط)#',
        ) &&
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
        : banned(hit);
      const even = !after && burdens.mutual;
      const severity = (limited && short) || during || even ? 'low' : after && !short ? 'high' : 'medium';
      const ban = hit.says('~(?:منتجات|خدمات|بضائع|سلع)#[^.;]{0,20}?~(?:منافس|منافسة|مشابهة|مماثلة)#')
        ? 'products'
        : hit.says('~(?:منافسين|منافسيه|منافسيها|منشأة منافسة|شركة منافسة|جهة منافسة)#')
          ? 'competitors'
          : 'business';
      hit.at(ban, whole(hit));
      hit.absent('no-place', '~(?:مدينة|منطقة|محافظة|نطاق|داخل|خارج|مملكة|دائرة|إقليم)#', 'clause');
      const employed =
        hit.context.actors.called(WORKER) !== null || hit.context.actors.isCalled(burdens.who, WORKER);
      const worker = hit.found('worker', '~(?:عامل|موظف|عمله|أجره|يعمل لدى)#');
      if (!worker && !employed) hit.absent('no-worker', EMPLOYED, 'sentence');
      return {
        severity,
        facts: { who: burdens.who, period, words: clauseFrom(hit) },
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
      // "Who worked there in the last five years" says whom the ban means, not how long it lasts.
      const long = arabicPeriods(hit.text).filter(
        ({ days, end }) => days >= 28 && !/^ (?:ال)?(?:سابق|ماضي)/.test(hit.text.slice(end)),
      );
      const period = dutyLength(hit.text, long, 'ar');
      if (period === null) hit.absent('no-period', ANY_PERIOD, 'sentence');
      hit.absent('no-advertisement', '~(?:إعلان|إعلانات)', 'clause');
      const { start, end } = whole(hit);
      const both =
        /عملاء|عميل/.test(hit.text.slice(start, end + 25)) && /موظف|منسوبي|عاملي/.test(hit.match[0]);
      const clients = /عملاء|عميل/.test(hit.match[0]) && !/موظف|منسوبي|عاملي/.test(hit.match[0]);
      return {
        severity:
          !hit.actor.mutual && (period === null || period.days > 740 || (clients && period.days > 370))
            ? 'medium'
            : 'low',
        notes: [
          both
            ? 'both'
            : clients
              ? 'customers'
              : !/توظيف|تعيين|تشغيل|تعاقد/.test(hit.match[0])
                ? 'staff'
                : /استقطاب|إغراء|استدراج|اغراء/.test(hit.text)
                  ? 'hiring'
                  : 'only-hiring',
          ...(both || clients ? ['clients'] : []),
          ...(hit.actor.mutual ? ['mutual'] : []),
        ],
        facts: { who: banned(hit).who, period, words: clauseFrom(hit) },
        burdens: banned(hit),
      };
    },
  },
  {
    kind: 'non-disparagement',
    cues: [
      `${MUST_NOT}…~(?:إساءة|الإساءة|تشويه|تشهير|التشهير|المساس بسمعة|الإضرار بسمعة|يسيء|نقد|انتقاد|ينتقد|(?:تقييم|رأي|تعليق|محتوى)[ا]? (?:ال)?سلبي|تقييمات سلبية|آراء سلبية|مراجعات سلبية)`,
    ],
    unless: '~إساءة (?:ال)?(?:استعمال|استخدام)',
    judge: (hit) => {
      const { mutual } = hit.actor;
      if (mutual) hit.found('mutual', BOTH);
      hit.absent('no-exception', '~(?:نظام|أنظمة|قضاء|قضائية|محكمة|جهات|رقابية)#', 'clause');
      // A ban on what is true, or for life, on one side alone.
      const truth = hit.found(
        'truth-too',
        '(?:ولو|حتى (?:لو|وإن)) (?:كان|كانت)#[^.;]{0,15}~(?:صحيح|صادق|مطابق|حقيقي)[ء-ي]{0,2}#',
      );
      if (!truth) hit.absent('no-truth', '~(?:صحيح|صادق|كاذب|حقيقة)', 'clause');
      const harsh = truth || hit.says('مدى (?:ال)?حيا|أي (?:نقد|رأي|تقييم|تعليق)');
      return {
        severity: !mutual && harsh ? 'medium' : 'low',
        facts: { who: burdened(hit).who, words: clauseFrom(hit) },
        burdens: burdened(hit),
      };
    },
  },
];
