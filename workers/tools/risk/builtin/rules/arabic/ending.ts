import type { Severity } from '#shared/tools/risk/contract.js';
import { arabicNotice, arabicPeriodNear, arabicPeriods } from '#workers/engines/text/arabic-values.js';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import { arabicValuesOf } from '../asked.js';
import { ANY_NOTICE, BOTH, bound, MAY, sides, WITHOUT_NOTICE, type ArabicRule } from './rule.js';

const END =
  '~(?:استغناء عن|الاستغناء عن|إنهاء|إنهائه|إنهائها|فسخ|فسخه|إلغاء|أن ينهي|أن تنهي|ينهي|تنهي|أن يفسخ|يفسخ)#';
const BREACH =
  '~(?:أخل|إخلال|مخالف|خالف|قصر|تقصير|تأخر|عدم (?:ال)?(?:وفاء|سداد|تنفيذ|التزام)|تخلف|امتنع|خطأ)';
const CURE = '~(?:إصلاح|تصحيح|معالجة|يعالج|يصلح|تدارك|إزالة (?:ال)?مخالفة|إعذار|تصويب|مهلة)|إنذار';
const DEAL = '~(?:عقد|اتفاقية|اتفاق|تعاقد)#';

export const endingRules: readonly ArabicRule[] = [
  {
    kind: 'termination-convenience',
    cues: [
      `${MAY}…${END}…(?:في أي وقت|دون (?:إبداء )?(?:أي )?(?:سبب|أسباب)|بدون (?:إبداء )?(?:أي )?(?:سبب|أسباب)|لأي سبب|بإرادته المنفردة|بإرادتها المنفردة|متى شاء|وفق تقديره|حسب تقديره)`,
      `${MAY}…(?:في أي وقت|دون إبداء (?:ال)?أسباب|دون سبب)…${END}`,
      `${MAY}…${END}…(?:بموجب|بعد|شريطة|بشرط|على أن)…~(?:إشعار|إخطار)`,
    ],
    unless: `${BREACH}|~(?:إفلاس|إعسار|تصفية|قوة القاهرة|سيطرة)|(?:لا يحق|لا يجوز)…${END}|مشروع`,
    judge: (hit) => {
      const notice = arabicValuesOf(hit.text).period('notice-period');
      const single = hit.actor.who !== null && !hit.context.mirrored;
      const long = notice !== null && notice.days >= 60;
      const severity: Severity = long
        ? single
          ? 'medium'
          : 'low'
        : notice === null || notice.days < 30
          ? single
            ? 'high'
            : 'medium'
          : single
            ? 'medium'
            : 'low';
      if (hit.actor.mutual) hit.found('mutual', BOTH);
      if (notice !== null && notice.days < 30) hit.at('short', notice);
      if (notice === null && arabicPeriods(hit.text).length === 0 && !hit.found('no-notice', WITHOUT_NOTICE))
        hit.absent('no-notice', ANY_NOTICE, 'sentence');
      return {
        severity,
        facts: { ...sides(hit), notice },
        serves: hit.actor,
      };
    },
  },
  {
    kind: 'termination-no-cure',
    cues: [
      `${END}[^.;]{0,160}?(?:فورا|فوري|فورية|دون (?:سابق )?(?:إنذار|إشعار|إخطار)|دون حاجة|بدون (?:سابق )?(?:إنذار|إشعار)|في الحال|بأثر فوري)`,
      `(?:فورا|دون (?:سابق )?(?:إنذار|إشعار|إخطار)|دون حاجة)…${END}`,
      `(?:مفسوخا|منتهيا)#…(?:تلقاء|من تلقاء نفسه|دون)`,
    ],
    needs: BREACH,
    unless: `~(?:إصلاح|تصحيح|معالجة|تدارك|إزالة (?:ال)?مخالفة|يعالج|يصلح)|المادة (?:\\(?80\\)?|الثمانين)`,
    judge: (hit) => {
      // The party after the right to terminate is the one in breach; the party before it has that right.
      const breach = hit.text.slice(hit.match.index).search(arabicPattern(BREACH));
      const before = breach > 0 ? hit.text.slice(0, hit.match.index + breach) : hit.text;
      const actor = hit.context.actors.of(before, { index: hit.match.index, length: hit.match[0].length });
      return {
        severity: actor.who === null ? 'medium' : 'high',
        notes: [actor.who === null ? 'mutual' : 'one-sided'],
        facts: { who: actor.who, other: hit.context.actors.other(actor.who) },
        serves: actor,
      };
    },
  },
  {
    kind: 'short-cure',
    cues: [CURE],
    needs: `${END}`,
    judge: (hit) => {
      if (!hit.says(BREACH)) return null;
      const period = arabicValuesOf(hit.text).period('cure-period');
      return period === null || period.days > 14
        ? null
        : { severity: period.days <= 5 ? 'high' : period.days <= 10 ? 'medium' : 'low', facts: { period } };
    },
  },
  {
    kind: 'insolvency-termination',
    cues: [
      `~(?:إفلاس|إعسار|تصفية|أفلس|أعسر|إجراءات (?:ال)?إفلاس)…${END}`,
      `${END}…~(?:إفلاس|إعسار|تصفية|أفلس|أعسر)`,
      '~(?:إفلاس|إعسار|تصفية)…(?:منتهيا|مفسوخا|ينتهي|ينفسخ)',
      '(?:ينتهي|ينفسخ|منتهيا|مفسوخا)…~(?:إفلاس|إعسار|تصفية)',
    ],
    judge: (hit) => {
      const itself = hit.found('automatic', 'تلقائيا|من تلقاء نفسه|ينفسخ|بقوة النظام');
      return {
        severity: itself ? 'medium' : 'low',
        facts: { who: hit.actor.who },
      };
    },
  },
  {
    kind: 'change-of-control',
    cues: ['~(?:تغيير|تغير|انتقال) (?:في |ال)?(?:ال)?(?:سيطرة|ملكية|تحكم)', '~(?:اندماج|استحواذ|اندمجت)'],
    needs: `${END}|~موافقة|~تنازلا`,
    unless: '~ملكية (?:ال)?فكرية',
    judge: (hit) => {
      if (!hit.found('ends', END)) hit.found('consent', '~(?:موافقة|تنازلا)');
      return { severity: 'medium', facts: { who: hit.actor.who } };
    },
  },
  {
    kind: 'suspension',
    cues: [
      `${MAY}…~(?:إيقاف|وقف|تعليق|حجب|قطع|أن يوقف|أن يعلق)#…~(?:خدمات|خدمة|توريد|تسليم|تنفيذ|أعمال|دفع|سداد|دفعات|وصول|كهرباء|مياه)`,
    ],
    judge: (hit) => {
      if (hit.actor.mutual || hit.actor.who === null) return null;
      const notice = arabicNotice(hit.text);
      const free = hit.says(
        'في أي وقت|دون (?:سابق )?(?:إشعار|إنذار|إخطار)|فورا|تقديره المطلق|لأي سبب|(?:ل|ب)أي مدة',
      );
      const harsh =
        free &&
        hit.says(
          'لأي سبب|لأي مدة|(?:لا|دون|بدون)[^.;]{0,40}~(?:تعويض|تمديد)|(?:تبقى|تظل|مع بقاء)[^.;]{0,40}مستحق',
        );
      if (notice === null && !hit.found('no-notice', WITHOUT_NOTICE))
        hit.absent('no-notice', ANY_NOTICE, 'sentence');
      return {
        severity: harsh ? 'high' : free ? 'medium' : 'low',
        facts: { ...sides(hit), notice },
        serves: hit.actor,
      };
    },
  },
  {
    kind: 'auto-renewal',
    cues: [
      '(?:يتجدد|تتجدد|يجدد|تجدد|يمدد|تمدد|تجديد|يعتبر مجددا|يمتد|تجديده)#…(?:تلقائيا|تلقائي|ضمنيا|بقوة|من تلقاء نفسه)',
      '(?:تلقائيا|تلقائي)#…(?:يتجدد|تتجدد|يجدد|تجدد|تجديد)',
      '(?:يتجدد|تتجدد|يجدد|تجدد)#…(?:مماثلة|أخرى|متتالية)…(?:ما لم|إلا إذا)',
    ],
    unless: 'لا (?:يتجدد|تتجدد|يجدد|تجدد)',
    judge: (hit) => {
      const notice = arabicNotice(hit.text) ?? arabicPeriodNear(hit.text, hit.text.search(/قبل/), 60);
      const term = arabicValuesOf(hit.text).period('renewal-term');
      const early = notice !== null && notice.days >= 90;
      if (early) hit.at('early-notice', notice);
      const open = notice === null && hit.absent('no-notice', ANY_NOTICE, 'clause');
      const long = term !== null && term.days >= 730;
      if (long) hit.at('long-term', term);
      return {
        severity:
          !early && !open && !long ? 'low' : notice !== null && notice.days >= 180 ? 'high' : 'medium',
        facts: { notice, period: term },
      };
    },
  },
  {
    kind: 'long-term',
    cues: [
      '(?:مدة|مدته|مدتها)#…(?:هذا |هذه )?(?:ال)?(?:عقد|اتفاقية|إيجار|ترخيص)?…(?:سنوات|سنة|عاما|أعوام)',
      '(?:يسري|تسري|يبقى|يستمر)…(?:لمدة|مدة)…(?:سنوات|سنة|عاما|أعوام)',
      `${DEAL}…(?:غير محدد المدة|إلى أجل غير مسمى|دون تحديد مدة)`,
    ],
    unless: '~(?:سرية|منافسة|ضمان|سجلات|دفاتر|خبرة|بعد (?:انتهاء|انقضاء|إنهاء))',
    needs: `${DEAL}|~(?:إيجار|مدة)`,
    judge: (hit) => {
      const period = arabicValuesOf(hit.text).period('initial-term');
      if (period === null || period.days < 5 * 360 || period.days > 99 * 366) return null;
      const long = period.days >= 10 * 360;
      // Premises are rented for years.
      const usual = !long && hit.says('~(?:إيجار|مأجور|مستأجر|مؤجرة)');
      return { severity: usual ? 'low' : long ? 'high' : 'medium', facts: { period } };
    },
  },
  {
    kind: 'survival-unlimited',
    cues: ['(?:تبقى|تظل|يبقى|يظل|تستمر|يستمر)[^.;]{0,240}?(?:بعد|رغم) (?:ال)?(?:انتهاء|إنهاء|انقضاء|فسخ)'],
    judge: (hit) => {
      if (arabicPeriods(hit.text).length > 0) return null;
      const ever = hit.found(
        'ever',
        'إلى الأبد|بصفة دائمة|دون تحديد مدة|إلى أجل غير|بلا حد زمني|دون حد زمني|مدى الحياة|إلى ما لا نهاية',
      );
      if (!ever) hit.absent('no-end', '~(?:حتى|لمدة|مدة|مدد|تاريخ|أجل)#', 'sentence');
      return { severity: ever ? 'medium' : 'low', burdens: bound(hit) };
    },
  },
];
