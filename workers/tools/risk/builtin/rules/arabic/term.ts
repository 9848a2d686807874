import { arabicNotice, arabicPeriodNear, arabicPeriods } from '#workers/engines/text/arabic-values.js';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import { isNoticeLength, nounOfLength } from '#workers/engines/text/values/length-nouns.js';
import { arabicValuesOf } from '../asked.js';
import { ANY_NOTICE, bound, type ArabicRule } from './rule.js';

const DEAL = '~(?:عقد|اتفاقية|اتفاق|تعاقد)#';

/** Duties that have lengths of their own. */
const OF_DUTIES = '~(?:سرية|منافسة|ضمان|سجلات|دفاتر|خبرة|بعد (?:انتهاء|انقضاء|إنهاء))';

export const termRules: readonly ArabicRule[] = [
  {
    kind: 'auto-renewal',
    cues: [
      '(?:يتجدد|تتجدد|يجدد|تجدد|يمدد|تمدد|تجديد|يعتبر مجددا|يمتد|تجديده)#…(?:تلقائيا|تلقائي|ضمنيا|بقوة|من تلقاء نفسه)',
      '(?:تلقائيا|تلقائي)#…(?:يتجدد|تتجدد|يجدد|تجدد|تجديد)',
      '(?:يتجدد|تتجدد|يجدد|تجدد)#…(?:مماثلة|أخرى|متتالية)…(?:ما لم|إلا إذا)',
    ],
    unless: 'لا (?:يتجدد|تتجدد|يجدد|تجدد)',
    judge: (hit) => {
      const ahead = arabicPeriodNear(hit.text, Math.max(0, hit.text.search(/قبل/)), 60);
      const notice =
        arabicNotice(hit.text) ??
        (ahead !== null && hit.says('قبل') && isNoticeLength(hit.text, ahead, 'ar') ? ahead : null);
      const term = arabicValuesOf(hit.text).period('renewal-term');
      const early = notice !== null && notice.days >= 90;
      if (early) hit.at('early-notice', notice);
      hit.found(
        'objection',
        '(?:ما لم|إلا إذا|إلا في حال)[^.;]{0,100}?~(?:يشعر|يخطر|تخطر|تشعر|إشعار|إخطار|يبد|يبلغ|يعترض)',
      );
      hit.found('condition', 'شريطة|بشرط|إذا (?:حقق|بلغ|التزم|وافق)[^.;]{0,40}');
      const open = notice === null && hit.absent('no-notice', ANY_NOTICE, 'clause');
      const long = term !== null && term.days >= 730;
      if (long) hit.at('long-renewal', term);
      // Who alone must give notice so early bears the renewal.
      const giver = hit.context.actors.after(
        hit.text,
        hit.text.search(arabicPattern('~(?:يشعر|تشعر|يخطر|تخطر)#')),
        30,
      );
      const who = giver.mutual || !early ? null : giver.who;
      if (who !== null) hit.at('bearer', hit.context.actors.mentionOf(who, hit.text, hit.match.index));
      return {
        severity:
          !early && !open && !long ? 'low' : notice !== null && notice.days >= 180 ? 'high' : 'medium',
        facts: { notice, period: term, who },
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
    needs: `${DEAL}|~(?:إيجار|مدة)`,
    judge: (hit) => {
      const period = arabicValuesOf(hit.text).period('initial-term');
      if (period === null || period.days < 5 * 360 || period.days > 99 * 366) return null;
      // Beside a length of other duties, only the words that govern this one make it that of the contract.
      if (hit.says(OF_DUTIES) && nounOfLength(hit.text, period, 'ar') !== 'term') return null;
      const long = period.days >= 10 * 360;
      // Premises are rented for years.
      const usual = !long && hit.says('~(?:إيجار|مأجور|مستأجر|مؤجرة)');
      const { exit } = hit.context.agreed;
      if (exit.by === 'each') return null;
      const bound = exit.by === 'nobody';
      if (bound) hit.searched('no-exit');
      return { severity: usual ? 'low' : long && bound ? 'medium' : 'low', facts: { period } };
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
      if (!ever) {
        hit.absent('no-end', '~(?:حتى|لمدة|مدة|مدد|تاريخ|أجل)#', 'sentence');
        if (!hit.found('confidentiality', '~(?:سرية|أسرار)#')) hit.found('indemnity', '~(?:تعويض|تعويضات)#');
      }
      const burdens = bound(hit);
      if (burdens.who !== null)
        hit.at('bearer', hit.context.actors.mentionOf(burdens.who, hit.text, hit.match.index));
      return { severity: ever ? 'medium' : 'low', facts: { who: burdens.who }, burdens };
    },
  },
];
