import { arabicMoney, arabicPeriods } from '#workers/engines/text/arabic-values.js';
import { arabicValuesOf } from '../asked.js';
import { BOTH, MUST, sides, type ArabicRule } from './rule.js';

/** Limits a penalty that runs: "not more than 10% in all". */
const CAPPED =
  '(?:على )?(?:ألا|لا|أن لا|بما لا|بحيث لا) [يت](?:تجاوز|زيد|تعدى)#[^.;]{0,60}?(?:%|~(?:مائة|مئة|ريال|قيمة))|بحد (?:أقصى|أعلى)#[^.;]{0,50}?(?:%|~(?:مائة|مئة|ريال|قيمة))';

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
      '(?:لا (?:يقدم|تقدم|يمنح|تمنح|يضمن|تضمن)[^.;]{0,40}?|(?<![ء-ي])(?:دون|بدون|بلا) (?:تقديم |منح )?)(?:أي )?(?:ال)?(?:ضمان|ضمانات)#',
      '(?:لا يضمن|لا تضمن|يخلي|تخلي|يبرأ)…~(?:عيوب|عيب|جودة|صلاحية)',
    ],
    unless:
      '~(?:ضمان (?:ال)?بنكي|خطاب (?:ال)?ضمان|ضمانات (?:ال)?بنكية|مصادرة|مبلغ (?:ال)?ضمان|أمر (?:ال)?قضائي|تدابير)|كما (?:هو|هي) (?:موضح|مبين|محدد|منصوص|وارد|مذكور|مشار|معرف|الحال)',
    judge: (hit) => {
      const asIs = /كما\s+(?:هو|هي)/.test(hit.match[0]);
      // A party that accepts a thing as it is neither gives nor refuses a warranty.
      const one = hit.actor.who === null ? 'unknown' : 'one-sided';
      hit.found('fitness', '~(?:صلاحية|ملاءمة)');
      return {
        severity: 'medium',
        notes: [asIs ? 'as-is' : hit.actor.mutual ? 'mutual' : one],
        facts: asIs ? {} : sides(hit),
      };
    },
  },
  {
    kind: 'insurance',
    cues: [
      '(?<![ء-ي])[وف]?على [ء-ي]{3,20}(?: [ء-ي]{3,15}){0,2}? أن (?:يؤمن|تؤمن)#[^.;]{0,60}?~(?:تأمينا|تأمين|وثيقة|ضد)#',
      `${MUST}…(?:بال|ب|ال)?(?:تأمين|وثيقة تأمين|بوليصة تأمين|تغطية تأمينية)#`,
    ],
    unless:
      '~(?:تأمينات (?:ال)?اجتماعية|مبلغ (?:ال)?تأمين|تأمين (?:ال)?نقدي|تأمين (?:ال)?(?:طبي|صحي)|تأمين (?:ال)?مواد|تأمين (?:ال)?عمال)|~(?:نفقات|تكاليف|أجور|مصاريف|كلفة|تكلفة) [^.;,]{0,25}?~تأمين#',
    unlessIn: '~تأمين (?:ال)?(?:مستلزمات|احتياج)',
    judge: (hit) => ({
      severity: 'low',
      facts: { who: hit.sides.bearer ?? hit.actor.who, amount: arabicMoney(hit.text)?.written ?? null },
      burdens: hit.sides.bearer === null ? hit.actor : { who: hit.sides.bearer, mutual: false },
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
      // A sum in words is one too, though it is not read.
      const open =
        amount === null &&
        hit.absent(
          'no-maximum',
          '~(?:ريال|دولار|درهم)|لا [يت](?:تجاوز|زيد|تعدى)|~(?:سقف|حد أقصى)',
          'sentence',
        );
      return {
        severity: open ? 'high' : 'medium',
        facts: { who: hit.actor.who, amount: amount?.written ?? null },
        burdens: hit.actor,
      };
    },
  },
  {
    // Who pays is read from the words of paying: "the employee pays the company a penalty".
    kind: 'liquidated-damages',
    cues: [
      '~غرام(?:ة|ات)#',
      '~شرط (?:ال)?جزائي',
      '~تعويض(?:ا)? (?:ال)?(?:اتفاقي|مقطوع)',
      '~(?:دفع|يدفع|سداد|يسدد)#[^.;]{0,60}?~ريال#[^.;]{0,60}?(?:دون|بدون) (?:حاجة إلى |الحاجة إلى )?إثبات (?:ال|أي |وقوع )?(?:ال)?ضرر',
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
      const endless = hit.found(
        'endless',
        '(?:دون|بدون|بلا) (?:أي )?(?:حد|سقف)#(?: (?:ال)?(?:أقصى|أعلى))?|مهما بلغ#',
      );
      const fixed = hit.found(
        'fixed',
        '(?:لا يجوز|لا يحق|ليس|دون)(?:(?!لا يجوز|لا يحق|دون)[^.;]){0,40}~(?:تخفيض|تخفيضها|إنقاص|إنقاصها|خفضها|اعتراض)',
      );
      const limited = !endless && hit.found('capped', CAPPED);
      if (hit.sides.mutual) hit.found('mutual', BOTH);
      const { bearer } = hit.sides;
      const harsh = endless || fixed || (!limited && ratio !== null && ratio >= 20);
      return {
        severity: harsh ? 'high' : limited ? 'low' : 'medium',
        facts: { who: bearer, amount: amount?.written ?? null, percent: ratio },
        burdens: { who: bearer, mutual: hit.sides.mutual },
      };
    },
  },
];
