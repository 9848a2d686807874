import { arabicMoney, arabicPeriods } from '#workers/engines/text/arabic-values.js';
import { arabicValuesOf } from '../asked.js';
import { MUST, sides, type ArabicRule } from './rule.js';

export const remedyRules: readonly ArabicRule[] = [
  {
    kind: 'exclusive-remedy',
    cues: ['~(?:جزاء|تعويض|علاج|حق|انتصاف|سبيل)#…(?:ال)?(?:وحيد|أوحد)#(?: (?:و)?(?:ال)?حصري)?'],
    needs: '~(?:جزاء|تعويض|علاج|انتصاف|سبيل)',
    judge: (hit) => ({ severity: 'medium', facts: sides(hit) }),
  },
  {
    kind: 'warranty-disclaimer',
    cues: [
      '(?<![ء-ي])كما (?:هو|هي)#',
      '(?:لا (?:يقدم|تقدم|يمنح|تمنح|يضمن|تضمن)|دون)…(?:أي )?~(?:ضمان|ضمانات)#',
      '(?:لا يضمن|لا تضمن|يخلي|تخلي|يبرأ)…~(?:عيوب|عيب|جودة|صلاحية)',
    ],
    unless:
      '~(?:ضمان بنكي|خطاب ضمان|ضمانات بنكية)|كما (?:هو|هي) (?:موضح|مبين|محدد|منصوص|وارد|مذكور|مشار|معرف|الحال)',
    judge: (hit) => {
      const asIs = /كما\s+(?:هو|هي)/.test(hit.match[0]);
      // A party that accepts a thing as it is neither gives nor refuses a warranty.
      const one = hit.actor.who === null ? 'unknown' : 'one-sided';
      return {
        severity: 'medium',
        notes: [
          ...(asIs ? ['as-is'] : []),
          ...(asIs ? [] : [hit.actor.mutual ? 'mutual' : one]),
          ...(hit.says('~(?:صلاحية|ملاءمة)') ? ['fitness'] : []),
        ],
        facts: asIs ? {} : sides(hit),
      };
    },
  },
  {
    kind: 'insurance',
    cues: [`${MUST}…(?:بال|ب|ال)?(?:تأمين|وثيقة تأمين|بوليصة تأمين|تغطية تأمينية)#`],
    unless:
      '~(?:تأمينات (?:ال)?اجتماعية|مبلغ (?:ال)?تأمين|تأمين (?:ال)?نقدي|تأمين طبي|تأمين (?:ال)?مواد|تأمين (?:ال)?عمال)',
    unlessIn: '~تأمين (?:ال)?(?:مستلزمات|احتياج)',
    judge: (hit) => ({
      severity: 'low',
      facts: { who: hit.actor.who, amount: arabicMoney(hit.text)?.written ?? null },
      burdens: hit.actor,
    }),
  },
  {
    kind: 'joint-liability',
    cues: [
      '~(?:بالتضامن|متضامن|تضامن|تضامنية)#?…~(?:مسؤول|التكافل|تكافل|التزام|ضمان)?',
      '~متضامن(?:ين|ون|ة)',
    ],
    judge: () => ({ severity: 'medium' }),
  },
  {
    kind: 'short-claim-period',
    cues: [
      '(?:لا تسمع|تسقط|يسقط|لا تقبل|لا يجوز)…~(?:دعوى|مطالبة|حق|مطالبات)…(?:بعد|خلال|بمضي|بمرور)',
      '(?:بعد|بمضي|بمرور|خلال)…(?:تسقط|يسقط|لا تسمع)…~(?:دعوى|مطالبة|حق|مطالبات)',
    ],
    judge: (hit) => {
      const period = arabicPeriods(hit.text).find(({ days }) => days <= 1900) ?? null;
      return period === null || !hit.says('~(?:دعوى|مطالبة|مطالبات|دعاوى)')
        ? null
        : { severity: 'high', facts: { period } };
    },
  },
  {
    kind: 'guarantee',
    cues: [
      '[وف]?(?:يكفل|تكفل|يضمن|تضمن)[^.;]{0,240}?~(?:جميع|كافة)…~(?:التزامات|ديون)',
      '[وف]?(?:يكفل|تكفل|يضمن|تضمن)[^.;]{0,60}?~(?:شخصيا|بصفته (?:ال)?شخصية|ماله (?:ال)?خاص|أمواله (?:ال)?خاصة)',
      '~كفالة (?:غرم|تضامنية|شخصية|غير مشروطة|مطلقة)',
    ],
    judge: (hit) => {
      const amount = arabicMoney(hit.text);
      return {
        severity: amount === null ? 'high' : 'medium',
        notes: amount === null ? ['no-maximum'] : [],
        facts: { who: hit.actor.who, amount: amount?.written ?? null },
        burdens: hit.actor,
      };
    },
  },
  {
    kind: 'liquidated-damages',
    cues: [
      '~غرام(?:ة|ات)#',
      '~شرط (?:ال)?جزائي',
      '~تعويض(?:ا)? (?:ال)?(?:اتفاقي|مقطوع)',
      `${MUST}…~تعويض…(?:قدره|مقداره|بمبلغ|يعادل)`,
    ],
    unless:
      '(?:دون|بدون|بلا) (?:أي )?غرام|لا (?:تترتب|يترتب|تستحق|تفرض) (?:عليه )?(?:أي )?غرام|~(?:غرامات|غرامة)…~(?:حكومية|مرورية|نظامية|جهات (?:ال)?حكومية|جهة حكومية)',
    // A limit of what is owed is no sum that is owed.
    unlessIn: '~مسؤولي|لا [يت](?:تجاوز|زيد|تعدى)',
    judge: (hit) => {
      const values = arabicValuesOf(hit.text);
      const ratio = values.rate('penalty-rate')?.percent ?? null;
      const amount = values.amount('penalty-rate');
      const endless = hit.says('(?:دون|بدون|بلا) (?:أي )?(?:حد|سقف)|مهما بلغ');
      const fixed = hit.says(
        '(?:لا يجوز|لا يحق|ليس|دون)[^.;]{0,40}~(?:تخفيض|تخفيضها|إنقاص|إنقاصها|خفضها|اعتراض)',
      );
      return {
        severity: endless || fixed || (ratio !== null && ratio >= 20) ? 'high' : 'medium',
        notes: [...(endless ? ['endless'] : []), ...(fixed ? ['fixed'] : [])],
        facts: { who: hit.actor.who, amount: amount?.written ?? null, percent: ratio },
        burdens: hit.actor,
      };
    },
  },
];
