import { arabicMoney, arabicNotice, arabicPercent } from '#workers/engines/text/arabic-values.js';
import { arabicValuesOf, isSteep } from '../asked.js';
import { CONSENT, MAY, MUST, MUST_NOT, sides, type ArabicRule } from './rule.js';

const PRICE = '~(?:سعر|أسعار|رسوم|أتعاب|أجرة|أجور|إيجار|مقابل|عمولة|خصم|تعرفة)';

export const moneyRules: readonly ArabicRule[] = [
  {
    kind: 'late-interest',
    cues: [
      '~(?:فائدة|فوائد)#…~(?:تأخير|تأخر|سنوي|شهري|قدرها|بنسبة|بمعدل)',
      '~(?:تأخر|تأخير|متأخر|متأخرة|عدم (?:ال)?سداد)…~(?:فائدة|فوائد)#',
      '~غرامة (?:تأخير )?…~(?:شهر|شهريا|سنويا)#…~(?:سداد|مستحق|متأخر|دفع)',
    ],
    unless: '(?:دون|بدون|بلا) (?:أي )?(?:فائدة|فوائد)|لا (?:تستحق|تترتب|تحتسب)…~(?:فائدة|فوائد)',
    judge: (hit) => {
      const charged = arabicValuesOf(hit.text).rate('interest-rate');
      return {
        severity: charged !== null && isSteep(charged) ? 'high' : 'medium',
        notes: charged?.runs === 'month' ? ['monthly'] : [],
        facts: { percent: charged?.percent ?? null, who: hit.actor.who },
      };
    },
  },
  {
    kind: 'minimum-commitment',
    cues: [
      `${MUST}…~(?:شراء|يشتري|طلب|توريد|بيع|تحقيق)…(?:ما لا يقل عن|بما لا يقل عن|حد أدنى|كحد أدنى|لا تقل عن|لا يقل عن|حدا أدنى)`,
      '~(?:الحد الأدنى|حد أدنى|حدا أدنى|حدها الأدنى)#…~(?:مشتريات|كميات|كمية|طلبات|مبيعات|شراء)',
      '~(?:مشتريات|كميات|مبيعات)…(?:عن الحد الأدنى|لا تقل عن|لا يقل عن)',
    ],
    unless: '~(?:تأمين|أجور|حد أدنى للأجور)|لا يوجد حد|دون (?:أي )?حد أدنى|لا يلتزم',
    judge: (hit) => ({
      severity: 'medium',
      notes: hit.says('~(?:إنهاء|فسخ|فرق|نقص|حصرية|يدفع|غرامة)') ? ['loses'] : [],
      facts: {
        who: hit.actor.who,
        amount: arabicValuesOf(hit.text).amount('minimum-purchase')?.written ?? null,
      },
      burdens: hit.actor,
    }),
  },
  {
    kind: 'cost-shifting',
    cues: [
      `(?:${MUST}|على)…~(?:أتعاب (?:ال)?محاماة|أتعاب (?:ال)?محامي|أتعاب المحامين|مصاريف (?:ال)?تقاضي|مصروفات (?:ال)?قضائية|تكاليف (?:ال)?تقاضي|مصاريف (?:ال)?تحصيل)`,
      '~الطرف (?:الخاسر|الكاسب)…~(?:أتعاب|مصاريف|تكاليف|مصروفات)',
    ],
    unless: '(?:كل طرف|كل من الطرفين)…(?:أتعابه|مصاريفه|تكاليفه)',
    judge: (hit) => {
      const loser = hit.says('~(?:الخاسر|الكاسب|من يخسر|المحكوم عليه)');
      const both = loser || hit.actor.who === null;
      return {
        severity: both ? 'low' : 'medium',
        notes: [loser ? 'mutual' : 'one-sided'],
        facts: { who: both ? null : hit.actor.who },
        ...(both ? {} : { burdens: hit.actor }),
      };
    },
  },
  {
    kind: 'most-favoured',
    cues: [
      '~(?:عميل|طرف|شروط|معاملة) (?:ال)?(?:أكثر|أولى) (?:تفضيلا|بالرعاية|رعاية)',
      '(?:لا تقل|لا يقل) (?:ملاءمة|تفضيلا|ميزة|أفضلية)…~(?:عملاء|عميل|آخر|الغير)',
      '~أفضل (?:ال)?(?:أسعار|سعر|شروط)…~(?:عملاء|عميل|آخر|الغير)',
    ],
    judge: (hit) => ({
      severity: 'medium',
      facts: sides(hit),
      burdens: hit.actor,
    }),
  },
  {
    kind: 'slow-payment',
    cues: [
      '~(?:يدفع|تدفع|يسدد|تسدد|سداد|دفع|تستحق|تصرف|يصرف|صرف)#…(?:خلال|بعد|في موعد أقصاه|في غضون)…~(?:يوم|يوما|أيام|أشهر|شهر|شهرين)#',
      '(?:خلال|بعد|في غضون)…~(?:يوما|يوم|أيام|أشهر|شهرين)#…~(?:فاتورة|مستخلص|فواتير)',
    ],
    needs: '~(?:فاتورة|فواتير|مستخلص|مستحقات|دفعات|دفعة|أتعاب|قيمة|ثمن|مقابل|مبلغ|مبالغ)',
    unless: '~(?:إنهاء|فسخ|متأخر|تأخر|إشعار (?:ب)?(?:ال)?إخلال)',
    judge: (hit) => {
      const period = arabicValuesOf(hit.text).period('payment-term');
      if (period === null || period.days < 45 || period.days > 400) return null;
      return {
        severity: period.days >= 90 ? 'high' : period.days >= 60 ? 'medium' : 'low',
        facts: { period, who: hit.actor.who },
        ...(hit.actor.who === null ? {} : { serves: hit.actor }),
      };
    },
  },
  {
    kind: 'price-change',
    cues: [
      `${MAY}…~(?:زيادة|رفع|تعديل|تغيير|مراجعة|أن يزيد|أن يرفع|أن يعدل)#[^.;]{0,40}?${PRICE}`,
      `${PRICE}[^.;]{0,60}(?:قابلة للتعديل|قابلة للتغيير|قابلة للزيادة|خاضعة للتعديل)`,
      `(?:يزاد|تزاد|تزيد|يزيد)[^.;]{0,30}${PRICE}…(?:سنويا|تلقائيا|كل سنة|كل عام)`,
    ],
    unless: `(?:لا يجوز|لا يحق)…~(?:زيادة|تعديل|رفع)|${CONSENT}|باتفاق`,
    // "A change without further payment" changes no price.
    unlessIn: '(?:دون|بدون|بلا|بغير) (?:أي )?(?:مقابل|رسوم)$',
    judge: (hit) => {
      if (hit.actor.mutual) return null;
      const notice = arabicNotice(hit.text);
      const ratio = arabicPercent(hit.text);
      const free = hit.says('دون (?:سابق )?(?:إشعار|إخطار)|في أي وقت|تقديره|تقديرها|منفرد');
      return {
        severity: ratio !== null ? 'low' : free && notice === null ? 'high' : 'medium',
        notes: [...(notice === null ? ['no-notice'] : []), ratio === null ? 'uncapped' : 'capped'],
        facts: { ...sides(hit), notice, percent: ratio },
        serves: hit.actor,
      };
    },
  },
  {
    kind: 'no-set-off',
    cues: [
      `${MUST_NOT}…~(?:مقاصة|المقاصة|إجراء مقاصة|خصم أي|حسم أي|احتجاز أي|حبس)`,
      '(?:دون|بدون) (?:أي )?(?:مقاصة|خصم|حسم)',
    ],
    needs: '~(?:مبلغ|مبالغ|دفع|سداد|مستحقات|أجرة|ثمن|مقاصة|قيمة)',
    unless: '~(?:إجازة|أجر العامل|راتب)',
    judge: (hit) => ({
      severity: 'low',
      facts: { who: hit.actor.who },
      burdens: hit.actor,
    }),
  },
  {
    kind: 'tax-gross-up',
    cues: [
      '(?:صافية|صافيا|خالية)# من (?:أي |جميع |كافة )?…~(?:ضرائب|ضريبة|استقطاع|رسوم)',
      '~(?:استقطاع|ضريبة (?:ال)?استقطاع)…(?:يزاد|زيادة|تزاد|مبالغ إضافية|يتحمل|تتحمل)',
    ],
    judge: (hit) => ({
      severity: 'medium',
      facts: { who: hit.actor.who },
      burdens: hit.actor,
    }),
  },
  {
    kind: 'non-refundable',
    cues: [
      'غير (?:قابل|قابلة) (?:للاسترداد|للرد|للإرجاع)|غير مستردة?#|(?:لا (?:ترد|يرد|تسترد|يسترد)|لا يحق…استرداد)',
    ],
    needs: '~(?:مبلغ|مبالغ|دفعة|رسوم|رسم|أجرة|عربون|تأمين|ثمن|مقدم|قيمة)',
    unless: '~(?:معلومات|وثائق|مستندات) …غير',
    judge: (hit) => {
      const amount = arabicMoney(hit.text);
      return {
        severity: amount !== null && amount.value >= 100_000 ? 'medium' : 'low',
        facts: { amount: amount?.written ?? null, who: hit.actor.who },
      };
    },
  },
  {
    kind: 'advance-payment',
    cues: [
      '~(?:دفعة (?:ال)?مقدمة|دفعة أولى|عربون|مقدم (?:ال)?عقد)#',
      '~(?:يدفع|يسدد|تدفع|تسدد|سداد|دفع)…(?:مقدما|عند التوقيع|عند توقيع|قبل (?:ال)?(?:بدء|تسليم|توريد)|سلفا)',
    ],
    judge: (hit) => ({
      severity: 'low',
      facts: { who: hit.actor.who, percent: arabicPercent(hit.text) },
      burdens: hit.actor,
    }),
  },
];
