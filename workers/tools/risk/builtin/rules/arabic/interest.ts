import { arabicValuesOf } from '../asked.js';
import { whole, type ArabicRule } from './rule.js';

/** What is owed in money: without it a delay is one of delivery or work. */
const OWED =
  '~(?:سداد|يسدد|دفعة|دفعات|الدفع|مستحقات|مستحقاته|قسط|أقساط|أجرة|فاتورة|فواتير|دين|ديون|قرض|تمويل|سلفة|مبلغ متأخر|مبالغ متأخرة|مبلغ (?:ال)?مستحق|مبالغ (?:ال)?مستحقة|مبالغ|رصيد)#|~(?:مبلغ|مبلغا) (?:ال)?(?:متأخر|مستحق)';
const WORK_LATE =
  '~(?:تأخر|تأخير|تأخيره)#[^.;]{0,30}?~(?:تسليم|إنجاز|تنفيذ|توريد|استلام)#|~(?:تسليم|إنجاز|تنفيذ) (?:ال)?(?:أعمال|مشروع|مرحلة)';
/** Matches what interest is beyond any usual rate, by the year. */
const EXTREME = 36;
const PER_YEAR: Readonly<Record<string, number>> = { day: 365, week: 52, month: 12, quarter: 4 };
const LOAN = '~(?:قرض|تمويل|سلفة|فائدة|فوائد|عائد|زيادة)#';

export const interestRules: readonly ArabicRule[] = [
  {
    kind: 'late-interest',
    cues: [
      '~(?:فائدة|فوائد)#…~(?:تأخير|تأخر|سنوي|شهري|قدرها|بنسبة|بمعدل)',
      '~(?:تأخر|تأخير|متأخر|متأخرة|عدم (?:ال)?سداد)…~(?:فائدة|فوائد)#',
      '~(?:مبلغ إضافي|مبلغا إضافيا|زيادة|نسبة|عائد|تعويض|تعويضا|رسم|رسوم|غرامة)#[^.;]{0,70}?(?:%|في (?:ال)?(?:مائة|مئة)|ب(?:ال)?(?:مائة|مئة))[^.;]{0,70}?(?:عن كل|لكل|في كل|كل) (?:يوم|شهر|أسبوع|سنة)',
      '(?:عن كل|لكل) (?:يوم|شهر|أسبوع|سنة)[^.;]{0,30}?~(?:تأخير|تأخر)#(?:(?!تجاوز|تتعد|تزيد|يزيد|أقصى)[^.;]){0,60}?(?:%|في (?:ال)?(?:مائة|مئة)|ب(?:ال)?(?:مائة|مئة))',
      '~(?:قرض|تمويل|سلفة)#[^.;]{0,80}?~(?:عائد|عائدا|زيادة|فائدة|فوائد)#[^.;]{0,40}?(?:%|في (?:ال)?(?:مائة|مئة)|ب(?:ال)?(?:مائة|مئة))',
      '~(?:متأخر|متأخرة)#[^.;]{0,60}?(?:%|في (?:ال)?(?:مائة|مئة)|ب(?:ال)?(?:مائة|مئة))[^.;]{0,60}?(?:عن كل|لكل|كل) (?:يوم|شهر|أسبوع|سنة)',
      '~غرامة (?:تأخير )?…~(?:شهر|شهريا|سنويا)#…~(?:سداد|مستحق|متأخر|دفع)',
    ],
    unless:
      '(?:دون|بدون|بلا) (?:أي )?(?:فائدة|فوائد)|لا (?:تستحق|تترتب|تحتسب)…~(?:فائدة|فوائد)|لا (?:فائدة|ربا)|~(?:إجازة|راتب|أجر)#',
    needs:
      '~(?:سداد|دفعة|دفعات|دفع|يدفع|مستحق|مستحقات|قسط|أقساط|أجرة|فاتورة|فواتير|متأخر|متأخرة|دين|قرض|مبلغ|مبالغ|رصيد|تأخر|تأخير|فائدة|فوائد)',
    judge: (hit) => {
      // A penalty for late delivery or work is no interest on a debt of money.
      if (!hit.says('~(?:فائدة|فوائد)#') && (!hit.says(OWED) || hit.says(WORK_LATE))) return null;
      const charged = arabicValuesOf(hit.text).rate('interest-rate');
      const fee = hit.says('~(?:رسم|رسوم|غرامة|غرامات)#') && !hit.says('~(?:فائدة|فوائد|عائد|زيادة)#');
      const monthly = charged?.runs === 'month';
      if (fee) hit.at(monthly ? 'monthly-fee' : 'fee', whole(hit));
      else if (monthly) hit.at('monthly', charged);
      else if (charged?.runs === 'year') hit.at('yearly', charged);
      const late = hit.says('~(?:تأخر|تأخير|متأخر|متأخرة|عدم (?:ال)?سداد)');
      const loan = !late && hit.found('loan', LOAN);
      const compound = hit.found('compound', '~(?:مركبة|مركب|تراكمية)#|تضاف إلى أصل|يضاف إلى أصل');
      const yearly = (charged?.percent ?? 0) * (PER_YEAR[charged?.runs ?? ''] ?? 1);
      const { bearer } = hit.sides;
      if (bearer !== null) hit.at('bearer', hit.context.actors.mentionOf(bearer, hit.text, hit.match.index));
      return {
        // Interest of any rate is void before the courts: it is never without weight.
        severity: loan || compound || yearly >= EXTREME ? 'high' : 'medium',
        facts: { percent: charged?.percent ?? null, who: bearer },
      };
    },
  },
];
