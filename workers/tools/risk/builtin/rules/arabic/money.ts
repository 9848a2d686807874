import { arabicPattern } from '#workers/engines/text/arabic.js';
import { arabicMoney, arabicNotice, arabicPercent } from '#workers/engines/text/arabic-values.js';
import { arabicValuesOf } from '../asked.js';
import { isReturnedLater } from './objects.js';
import {
  ANY_NOTICE,
  burdened,
  CONSENT,
  MAY,
  MUST,
  MUST_NOT,
  NOTHING,
  sides,
  whole,
  WITHOUT_NOTICE,
  type ArabicRule,
} from './rule.js';

/** What a change of prices may be limited by. */
const LIMIT =
  '(?:ألا|لا|بما لا) [يت](?:تجاوز|زيد|تعدى)#|بحد (?:أقصى|أعلى)|~(?:مؤشر|معدل (?:ال)?تضخم|رقم (?:ال)?قياسي|سعر (?:ال)?سوق)';
const PRICE =
  '~(?:سعر|أسعار|رسوم|رسم|اشتراك|اشتراكات|إتاوة|إتاوات|قسط|أقساط|أتعاب|أجرة|أجور|إيجار|مقابل|عمولة|خصم|تعرفة)';

/** Matches an exception or a condition that a sentence makes. */
const EXCEPTED = '(?<![ء-ي])(?:إلا|باستثناء|عدا|فيما عدا|ما لم|مع مراعاة)#';

/** Matches what is given first and may be lost: earnest money, or a deposit. */
const DEPOSIT = '~(?:عربون|تأمين|تأمينا|ضمان|مقدم|مقدمة|حجز)#';
const PAID = arabicPattern(
  '~(?:مبلغ|مبالغ|دفعة|دفعات|مدفوعات|يدفع|تدفع|يسدد|تسدد|أتعاب|مقابل|إتاوة|إتاوات|أجرة|مستحقات)#',
  'g',
);
const DELIVERED = arabicPattern(
  '~(?:بضاعة|بضائع|سلع|منتجات|مواد|معدات|عقار|عين|أرض|أسهم|حصص|مركبات|يسلم|تسليم|توريد)#',
  'g',
);
/** Tells whether the last thing that is named is what is paid. */
const isOfPayment = (before: string) => lastIndex(before, PAID) > lastIndex(before, DELIVERED);
const lastIndex = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

export const moneyRules: readonly ArabicRule[] = [
  {
    kind: 'minimum-commitment',
    cues: [
      '(?:^|[.;:\\d)-])\\s{0,3}[يت]شتري#[^.;]{0,80}?(?:ما لا يقل عن|بما لا يقل عن|كحد أدنى)',
      `${MUST}…~(?:شراء|يشتري|طلب|توريد|بيع|تحقيق)…(?:ما لا يقل عن|بما لا يقل عن|حد أدنى|كحد أدنى|لا [يت]قل (?:[ء-ي]+ ){0,2}عن|حدا أدنى)`,
      '(?:على [ء-ي]{3,20}(?: [ء-ي]{3,15})? أن|يلتزم|تلتزم|يتعهد|تتعهد)[^.;]{0,30}?~(?:يسحب|سحب|يشتري|شراء|يطلب|طلب|يستلم|يحقق|تحقيق|مشتريات|مبيعات)#[^.;]{0,80}?(?:على الأقل|كحد أدنى|لا [يت]قل)',
      '~(?:الحد الأدنى|حد أدنى|حدا أدنى|حدها الأدنى)#…~(?:مشتريات|كميات|كمية|طلبات|مبيعات|شراء)',
      '(?:إذا لم (?:يبلغ|تبلغ|يحقق|تحقق)|إذا قلت|إن قلت|عند عدم بلوغ)[^.;]{0,80}?~(?:مشتريات|مشترياته|مبيعات|مبيعاته|كمية|كميات|أهداف)[^.;]{0,80}?~(?:فرق|نقص|غرامة)',
      '~(?:مشتريات|كميات|مبيعات)…(?:عن الحد الأدنى|لا تقل عن|لا يقل عن)',
    ],
    unless:
      '~(?:تأمين|أجور|حد أدنى للأجور)|لا يوجد حد|دون (?:أي )?حد أدنى|لا يلتزم|غير ملزم|~(?:استرشادية|تقديرات)#|(?<!لا )[يت](?:نقص|خفض) (?:ال)?حد (?:ال)?أدنى',
    judge: (hit) => {
      const loses = hit.found('loses', '~(?:إنهاء|فسخ|فرق|نقص|حصرية|غرامة|مصادرة)#');
      hit.absent('no-relief', '~(?:قوة (?:ال)?قاهرة|تقصير|إخلال|تأخر (?:ال)?مورد|يخفض|تخفيض)', 'clause');
      if (!loses) hit.at('open', whole(hit));
      const who = hit.sides.bearer ?? hit.actor.who;
      return {
        severity: 'medium',
        facts: { who, amount: arabicValuesOf(hit.text).amount('minimum-purchase')?.written ?? null },
        burdens: { who, mutual: hit.actor.mutual },
      };
    },
  },
  {
    kind: 'cost-shifting',
    cues: [
      `(?:${MUST}|على)…~(?:أتعاب (?:ال)?محاماة|أتعاب (?:ال)?محامي|أتعاب المحامين|مصاريف (?:ال)?تقاضي|مصروفات (?:ال)?قضائية|تكاليف (?:ال)?تقاضي|مصاريف (?:ال)?تحصيل)`,
      '~الطرف (?:الخاسر|الكاسب)…~(?:أتعاب|مصاريف|تكاليف|مصروفات)',
    ],
    unless: '(?:كل طرف|كل من الطرفين)…(?:أتعابه|مصاريفه|تكاليفه)',
    judge: (hit) => {
      const loser = hit.found('mutual', '~(?:الخاسر|الكاسب|من يخسر|المحكوم عليه)');
      if (loser) hit.found('may', '(?:يجوز|للمحكمة|لهيئة التحكيم|للهيئة)#');
      const breach =
        !loser && hit.actor.who === null && hit.found('breach', '~(?:طرف) (?:ال)?(?:مخل|مقصر|مخالف|متخلف)#');
      hit.absent('unlimited', '~(?:معقولة|معقول|فعلية|فعليا|ثابتة|تحكم ب|يحكم ب|تقدرها|تقضي)', 'sentence');
      const both = loser || breach || hit.actor.who === null;
      return {
        severity: both ? 'low' : 'medium',
        notes: both ? [] : ['one-sided'],
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
      burdens: burdened(hit),
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
      if (period === null || period.days <= 45 || period.days > 400) return null;
      const periodic = hit.found(
        'of-accounts',
        '~(?:إتاوة|إتاوات)#|(?:نهاية|انتهاء) (?:كل |ال)?(?:ربع|شهر|سنة|فترة)',
      );
      return {
        severity: period.days > 60 && !periodic && !hit.actor.mutual ? 'medium' : 'low',
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
    unless: `(?:لا يجوز|لا يحق)…~(?:زيادة|تعديل|رفع)|${CONSENT}|باتفاق|~(?:أمر|أوامر) (?:ال)?تغيير|~(?:تأخر|يتأخر|تتأخر|متأخر|متأخرة|غرامة)#`,
    // "A change without further payment" changes no price.
    unlessIn: '(?:دون|بدون|بلا|بغير) (?:أي )?(?:مقابل|رسوم)$',
    judge: (hit) => {
      if (hit.actor.mutual) return null;
      const notice = arabicNotice(hit.text);
      const ratio = arabicPercent(hit.text);
      const free = hit.says('دون (?:سابق )?(?:إشعار|إخطار)|في أي وقت|تقديره|تقديرها|منفرد');
      // "Without notice" gives none; any other word for notice may.
      if (notice === null && !hit.found('no-notice', WITHOUT_NOTICE))
        hit.absent('no-notice', ANY_NOTICE, 'sentence');
      // "However, if": what stands before it limits nothing.
      const apart = hit.says('^[^ء-ي]{0,12}(?:ومع ذلك|مع ذلك|غير أن|إلا أن|على أن)#');
      const open = ratio === null && hit.absent('uncapped', LIMIT, apart ? 'sentence' : 'clause');
      if (!open) hit.found('capped', `${LIMIT}|\\d ?%|~(?:مائة|مئة)#`);
      hit.found('timed', '(?:مرة (?:واحدة )?(?:كل|في)|سنويا|كل (?:سنة|عام)|في (?:ال)?(?:سنة|عام))#');
      return {
        severity:
          !open || (notice !== null && notice.days >= 60)
            ? 'low'
            : free && notice === null
              ? 'high'
              : 'medium',
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
    judge: (hit) => {
      const excepted = hit.found('excepted', EXCEPTED);
      const always = hit.says('(?<![ء-ي])(?:ولو|وإن|حتى لو|حتى وإن|مهما|أيا)#|لأي سبب');
      const payer = burdened(hit);
      return {
        severity: always && !excepted && !payer.mutual ? 'medium' : 'low',
        facts: { who: payer.who },
        burdens: payer,
      };
    },
  },
  {
    kind: 'tax-gross-up',
    cues: [
      '(?:صافية|صافيا|خالية)# من (?:أي |جميع |كافة )?…~(?:ضرائب|ضريبة|استقطاع|رسوم)',
      '~(?:استقطاع|ضريبة (?:ال)?استقطاع)…(?:يزاد|زيادة|تزاد|مبالغ إضافية|يتحمل|تتحمل)',
    ],
    judge: (hit) => {
      // Goods that are free of taxes are no payment without a deduction.
      if (/خالي/.test(hit.match[0]) && !isOfPayment(hit.text.slice(0, hit.match.index))) return null;
      hit.found('excepted', EXCEPTED);
      return { severity: 'medium', facts: { who: burdened(hit).who }, burdens: burdened(hit) };
    },
  },
  {
    kind: 'non-refundable',
    cues: [
      'غير (?:قابل|قابلة) (?:للاسترداد|للرد|للإرجاع)|غير مستردة?#|(?:لا (?:ترد|يرد|تسترد|يسترد)|لا يحق…استرداد)',
    ],
    needs: '~(?:مبلغ|مبالغ|دفعة|رسوم|رسم|أجرة|عربون|تأمين|ثمن|مقدم|قيمة)',
    unless: '~(?:معلومات|وثائق|مستندات) …غير',
    judge: (hit) => {
      if (isReturnedLater(hit.text)) return null;
      const amount = arabicMoney(hit.text);
      hit.found('excepted', EXCEPTED);
      hit.absent('no-deposit', DEPOSIT, 'sentence');
      return {
        severity:
          (amount !== null && amount.value >= 100_000) || hit.says('ولو|حتى (?:لو|وإن)|مهما|أيا كان|لأي سبب')
            ? 'medium'
            : 'low',
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
    // A deposit is given back.
    unless:
      '~(?:تأمينا|تأمين نقدي|وديعة|مبلغ (?:ال)?(?:تأمين|ضمان))#|(?:يسترد|تسترد|ترد|يرد|رد|ردت|أعيد|أعاد)#',
    judge: (hit) => {
      hit.found('periodic', '~(?:سنوي|سنوية|شهري|شهرية|شهريا|سنويا|ربع سنوي|أجرة|إيجار|اشتراك)');
      if (hit.near('~(?:رد|استرداد|مستردة|للاسترداد)#')) hit.absent('on-return', NOTHING, 'clause');
      hit.absent('no-deposit', '~(?:عربون|حجز)#', 'sentence');
      const payer = burdened(hit);
      return { severity: 'low', facts: { who: payer.who, percent: arabicPercent(hit.text) }, burdens: payer };
    },
  },
];
