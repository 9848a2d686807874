import type { Severity } from '#shared/tools/risk/contract.js';
import { arabicNotice, arabicPeriodNear, arabicPeriods } from '#workers/engines/text/arabic-values.js';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import { arabicValuesOf } from '../asked.js';
import { ANY_NOTICE, BOTH, MAY, sides, whole, WITHOUT_NOTICE, type ArabicRule } from './rule.js';

const END =
  '~(?:استغناء عن|الاستغناء عن|إنهاء|إنهائه|إنهائها|فسخ|فسخه|إلغاء|أن ينهي|أن تنهي|ينهي|تنهي|أن يفسخ|يفسخ|تفسخ|ينفسخ|انفسخ|انفساخ|مفسوخا)#';
/** A right to end the contract early without a reason. */
export const FREE_END = `${END}[^.;]{0,120}(?:في أي وقت|دون [^.;]{0,15}(?:سبب|أسباب)|لأي سبب|قبل (?:انتهاء|نهاية|انقضاء))`;
/** The same of either side. */
export const FREE_END_OF_EACH = `${BOTH}[^.;]{0,60}?${FREE_END}`;
const BREACH =
  '~(?:أخل|إخلال|مخالف|خالف|قصر|تقصير|تأخر|عدم (?:ال)?(?:وفاء|سداد|تنفيذ|التزام)|تخلف|امتنع|خطأ)';
const CURE = '~(?:إصلاح|تصحيح|معالجة|يعالج|يصلح|تدارك|إزالة (?:ال)?مخالفة|إعذار|تصويب|مهلة)|إنذار';
const AT_ONCE = `${WITHOUT_NOTICE}|(?:فورا|فوري|فورية|في الحال)#`;
const UNPAID =
  '~(?:تأخر|تأخره|تأخير|تأخيره|عدم|تخلف|امتنع|امتناع|لم)#[^.;]{0,30}?~(?:سداد|سداده|دفع|يدفع|يسدد|وفاء|صرف|مستحق|مستحقات|فاتورة|دفعة)';
/** Conduct that is no mere breach, and that nobody expects to be cured. */
const GRAVE = '~(?:رشوة|رشاوى|احتيال|تزوير|خيانة (?:ال)?أمانة|جريمة|جنائي|جنائية|فساد|مخل بالشرف)#';

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
      const { mutual } = hit.actor;
      const atOnce = notice === null && hit.found('at-once', AT_ONCE);
      const unstated =
        notice === null &&
        arabicPeriods(hit.text).length === 0 &&
        hit.absent('no-notice', ANY_NOTICE, 'sentence');
      if (notice === null && !atOnce && !unstated) hit.at('unread-notice', whole(hit));
      const brief = notice === null ? atOnce || unstated : notice.days < 30;
      if (notice !== null && brief) hit.at('short', notice);
      if (mutual && !brief) hit.at('equal', whole(hit));
      if (mutual) hit.found('mutual', BOTH);
      hit.found(
        'limited',
        'بعد (?:مضي|مرور|انقضاء|انتهاء) [^.;]{0,30}?~(?:سنة|سنوات|سنتين|أشهر|أولى)#|خلال (?:ال)?(?:سنة|مدة) (?:ال)?(?:أولى|تجديد)',
      );
      const unpaid = hit.found(
        'without-pay',
        '(?:دون|بدون|بلا|بغير)[^.;]{0,30}?~(?:تعويض|مقابل)#|(?:لا|ولا) (?:يستحق|تستحق|يترتب)[^.;]{0,40}?~(?:تعويض|تعويضا)#',
      );
      if (!unpaid)
        hit.found(
          'pays',
          '(?:على أن|مع|مقابل|شريطة|بشرط|يلتزم|تلتزم)[^.;]{0,40}?~(?:دفع|يدفع|تدفع|سداد|يسدد|تسدد|تعويض|يعوض)#',
        );
      hit.absent('no-agency', '~(?:امتياز|وكيل|وكالة|وكلاء)#', 'sentence');
      const severity: Severity = brief
        ? single
          ? 'high'
          : 'medium'
        : mutual || hit.context.mirrored || (notice?.days ?? 0) >= 180
          ? 'low'
          : single || (notice?.days ?? 0) < 60
            ? 'medium'
            : 'low';
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
      const grave = hit.found('grave', GRAVE);
      const delay = arabicPeriodNear(
        hit.text,
        hit.text.search(arabicPattern('~(?:تأخر|تأخير|تأخره|متأخر)#')),
        90,
      );
      // A delay that must first last for some time leaves as much to put it right.
      if (delay !== null) hit.at('delay', delay);
      const any =
        !grave &&
        delay === null &&
        !hit.says('~(?:جوهري|جسيم|متكرر|أساسي)') &&
        hit.found('any', '~أي# (?:من )?(?:ال)?(?:التزام|بند|بنود|شرط|شروط|حكم|أحكام|مخالفة|إخلال|تقصير)');
      if (!hit.found('no-notice', WITHOUT_NOTICE)) hit.absent('no-notice', ANY_NOTICE, 'clause');
      const who = actor.who;
      return {
        severity: grave || actor.mutual ? 'low' : any && who !== null ? 'high' : 'medium',
        notes: who !== null ? ['one-sided'] : actor.mutual ? ['mutual'] : [],
        facts: { who, other: hit.context.actors.other(who), period: delay },
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
      if (period === null || period.days > 14) return null;
      const business = hit.found('business', '(?:أيام|يوم|يوما|ساعات) (?:ال)?عمل#');
      const unpaid = hit.found('payment', UNPAID);
      hit.absent('no-extension', '~(?:تمديد|تمدد|يمدد|مهلة إضافية)#', 'clause');
      const brief = period.days * (business ? 1.4 : 1) <= 7;
      return { severity: brief && !unpaid ? 'medium' : 'low', facts: { period } };
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
      const { who, mutual } = itself ? { who: null, mutual: false } : hit.actor;
      if (mutual) hit.found('mutual', BOTH);
      else if (who !== null && hit.says(MAY)) hit.at('named', whole(hit));
      hit.found(
        'lost',
        '~(?:فقد|فقدان|يفقد|تفقد|فقدت)# [^.;]{0,60}?~(?:أهلية|أهليته|ترخيص|ترخيصه|صفة|صفته|قدرة|قدرته)#[^.;]{0,60}?~(?:بسبب|نتيجة|جراء)#',
      );
      hit.absent(
        'no-proceeding',
        '~(?:إفلاس|إعسار|أفلس|أعسر|تسوية (?:ال)?وقائية|إعادة (?:ال)?تنظيم)',
        'sentence',
      );
      return {
        severity: 'low',
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
      const itself = hit.found('automatic', '(?:ينتهي|ينفسخ|تنتهي|تنفسخ)[^.;]{0,40}(?:تلقائيا|من تلقاء)');
      const ends = !itself && hit.found('ends', END);
      if (!itself && !ends && !hit.found('assignment', '~تنازلا#')) hit.found('consent', '~موافقة#');
      const { who, mutual } = ends ? hit.actor : { who: null, mutual: false };
      if (mutual) hit.found('mutual', BOTH);
      else if (who !== null) hit.at('named', whole(hit));
      hit.found('except', '~(?:إلا إذا|ما لم|باستثناء|فيما عدا|شريطة|بشرط)');
      hit.absent('no-group', '~(?:مجموعة|تابعة|شقيقة|إعادة (?:ال)?هيكلة|إعادة (?:ال)?تنظيم)', 'clause');
      if (ends && arabicPeriods(hit.text).length === 0)
        hit.absent('no-window', '~(?:خلال|مهلة|يوما|أيام)#', 'clause');
      return { severity: mutual ? 'low' : 'medium', facts: { who } };
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
        'في أي وقت|دون (?:سابق )?(?:إشعار|إنذار|إخطار)|فورا|تقديره المطلق|لأي سبب|(?:ل|ب)أي مدة|(?:متى|إذا) (?:شاء|رأى|رأت|أراد|ارتأى|قدر)[ء-ي]{0,2}|(?:وفق|حسب) ما (?:يراه|تراه)|(?:ولا|دون أن) [يت]سأل',
      );
      const harsh =
        free &&
        hit.says(
          'لأي سبب|لأي مدة|(?:لا|دون|بدون)[^.;]{0,40}~(?:تعويض|تمديد)|(?:تبقى|تظل|مع بقاء)[^.;]{0,40}مستحق',
        );
      if (notice === null && !hit.found('no-notice', WITHOUT_NOTICE))
        hit.absent('no-notice', ANY_NOTICE, 'sentence');
      const unpaid = hit.found('unpaid', UNPAID);
      const breach = !unpaid && hit.found('breach', BREACH);
      if (!unpaid && !breach) {
        hit.at('other', whole(hit));
        if (!hit.says('(?<![ء-ي])[وف]?(?:إذا|متى|عند|حال|في حال|حتى|لحين|بسبب)#'))
          hit.found('free', 'في أي وقت|تقديره المطلق|لأي سبب|فورا');
      }
      hit.found('payments', '~(?:إيقاف|وقف|تعليق|حجب|يوقف|يعلق)#[^.;]{0,6}?~(?:دفع|سداد|صرف|دفعات|مدفوعات)#');
      return {
        severity: harsh ? 'high' : free && !unpaid ? 'medium' : 'low',
        facts: { ...sides(hit), notice },
        serves: hit.actor,
      };
    },
  },
];
