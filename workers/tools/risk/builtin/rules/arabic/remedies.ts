import { arabicMoney, arabicPeriods } from '#workers/engines/text/arabic-values.js';
import { arabicValuesOf } from '../asked.js';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import { at, clip } from '../rule.js';
import { BOTH, CARVE_OUT, MUST, NOTHING, sides, whole, type ArabicRule } from './rule.js';

/** Limits a penalty that runs: "not more than 10% in all". */
const CAPPED =
  '(?:على )?(?:ألا|لا|أن لا|بما لا|بحيث لا) [يت](?:تجاوز|زيد|تعدى)#[^.;]{0,60}?(?:%|~(?:مائة|مئة|ريال|قيمة))|بحد (?:أقصى|أعلى)#[^.;]{0,50}?(?:%|~(?:مائة|مئة|ريال|قيمة))';

const ENDLESS = '(?:دون|بدون|بلا) (?:أي )?(?:حد|سقف)#(?: (?:ال)?(?:أقصى|أعلى))?|مهما بلغ#';
/** A sum that is owed because somebody leaves the contract, and not because of a breach. */
const EXIT =
  '(?:إذا|متى|حال|عند) (?:رغب|أراد|طلب|قرر|قام)?[^.;]{0,30}?~(?:إنهاء|إنهائه|إلغاء|انسحاب|أنهى|ألغى)#';

/** Goods, services and the like, which may conform or not. */
const THINGS = '~(?:بضاعة|بضائع|منتجات|منتج|خدمات|خدمة|برنامج|برمجيات|أجهزة|جهاز|معدات|مركبة|بيانات)#';

/** The words of a condition, up to where its clause ends. */
const CONDITION = '(?:إذا|متى|ما لم)# [^.;,،]{3,110}';

export const remedyRules: readonly ArabicRule[] = [
  {
    kind: 'exclusive-remedy',
    cues: ['~(?:جزاء|تعويض|علاج|حق|انتصاف|سبيل)#…(?:ال)?(?:وحيد|أوحد)#(?: (?:و)?(?:ال)?حصري)?'],
    needs: '~(?:جزاء|تعويض|علاج|انتصاف|سبيل)',
    judge: (hit) => {
      if (hit.near(CARVE_OUT)) hit.absent('carved', NOTHING, 'clause');
      if (hit.says('~(?:إصلاح|استبدال|إعادة (?:ال)?تنفيذ|تصحيح)'))
        hit.absent('no-way-out', '~(?:رد|استرداد|إنهاء|فسخ)#', 'clause');
      const both = hit.actor.mutual || hit.found('mutual', BOTH);
      return { severity: both ? 'low' : 'medium', facts: both ? {} : sides(hit) };
    },
  },
  {
    kind: 'warranty-disclaimer',
    cues: [
      '(?<!(?:[يت]بقى|[يت]ظل|بقاؤها|بقاؤه) )(?<![ء-ي])كما (?:هو|هي)#',
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
      if (hit.says('~(?:علامة|علامات|براءة|براءات|ملكية (?:ال)?فكرية|اسم تجاري)#') && !hit.says(THINGS))
        hit.at('of-ip', whole(hit));
      else if (asIs && hit.says('~(?:عقار|عين مؤجرة|مأجور|أرض|مبنى|مكتب|معرض|وحدة)#'))
        hit.at('of-premises', whole(hit));
      const implied =
        hit.says('~ضمنية#') &&
        !hit.says('~صريحة#') &&
        !hit.says('(?:كافة|جميع|أي|كل) (?:ال)?(?:ضمان|ضمانات)(?! (?:ال)?ضمنية)') &&
        hit.found('implied', '~(?:ضمان|ضمانات)[^.;]{0,20}?~ضمنية#');
      const excepted = hit.found('excepted', '(?<![ء-ي])(?:إلا|باستثناء|عدا|فيما عدا|خلاف ما|غير ما)#');
      hit.absent(
        'no-goods',
        '~(?:بضاعة|بضائع|مبيع|بائع|سلعة|سلع|منتجات|أجهزة|معدات|مركبة|سيارة|بيع)#',
        'sentence',
      );
      return {
        severity: implied || excepted || hit.actor.mutual ? 'low' : 'medium',
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
    judge: (hit) => {
      const both = (hit.actor.mutual || hit.sides.mutual) && hit.found('mutual', BOTH);
      hit.found('additional-insured', '~(?:مؤمن له|مؤمنا له|مؤمن لهم|مستفيدا|مستفيد)#');
      hit.absent('no-proof', '~(?:شهادة|نسخة|إثبات|صورة)#', 'clause');
      return {
        severity: 'low',
        facts: {
          who: both ? null : (hit.sides.bearer ?? hit.actor.who),
          amount: arabicMoney(hit.text)?.written ?? null,
        },
        burdens: hit.sides.bearer === null ? hit.actor : { who: hit.sides.bearer, mutual: false },
      };
    },
  },
  {
    kind: 'joint-liability',
    cues: [
      '~(?:بالتضامن|متضامن|تضامن|تضامنية)#?…~(?:مسؤول|التكافل|تكافل|التزام|ضمان)?',
      '~متضامن(?:ين|ون|ة)',
    ],
    judge: (hit) => {
      const stated = hit.found('statements', '~(?:يقر|يقران|يقرون|إقرارات|إقرار|يضمنون صحة)#');
      return { severity: stated ? 'low' : 'medium' };
    },
  },
  {
    kind: 'short-claim-period',
    cues: [
      '(?:لا تسمع|تسقط|يسقط|لا تقبل|لا يجوز)…~(?:دعوى|مطالبة|حق|مطالبات)…(?:بعد|خلال|بمضي|بمرور)',
      '(?:بعد|بمضي|بمرور|خلال)…(?:تسقط|يسقط|لا تسمع)…~(?:دعوى|مطالبة|حق|مطالبات)',
    ],
    judge: (hit) => {
      const period = arabicPeriods(hit.text).find(({ days }) => days <= 1900) ?? null;
      if (period === null || !hit.says('~(?:دعوى|مطالبة|مطالبات|دعاوى)')) return null;
      const action = hit.says('~(?:دعوى|دعاوى|تسمع|مقاضاة|محكمة)');
      if (!action) hit.at('claim', whole(hit));
      return {
        severity: period.days > 370 ? 'low' : period.days <= 60 && action ? 'high' : 'medium',
        facts: { period },
      };
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
      const personal = hit.found('personal', '~(?:شخصيا|شخصية|أمواله|أموالها)#');
      hit.absent('no-rank', '~(?:تضامن|بالتضامن|متضامن|متضامنا|تضامنية|غرم|أداء)#', 'clause');
      // A sum in words is one too, though it is not read.
      const open =
        amount === null &&
        hit.absent(
          'no-maximum',
          '~(?:ريال|دولار|درهم)|لا [يت](?:تجاوز|زيد|تعدى)|~(?:سقف|حد أقصى)',
          'sentence',
        );
      return {
        severity: open && personal ? 'high' : 'medium',
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
      '(?:دون|بدون|بلا) (?:أي )?غرام|لا (?:تترتب|يترتب|تستحق|تفرض) (?:عليه )?(?:أي )?غرام|~(?:غرامة|غرامات)# (?:ال)?(?:مستحقة|منصوص)|~(?:غرامات|غرامة)…~(?:حكومية|مرورية|نظامية|جهات (?:ال)?حكومية|جهة حكومية)',
    // A limit of what is owed is no sum that is owed.
    unlessIn: '~مسؤولي|لا [يت](?:تجاوز|زيد|تعدى)',
    judge: (hit) => {
      const values = arabicValuesOf(hit.text);
      const ratio = values.rate('penalty-rate')?.percent ?? null;
      const amount = values.amount('penalty-rate');
      const endless = hit.found('endless', ENDLESS);
      const fixed = hit.found(
        'fixed',
        '(?:لا يجوز|لا يحق|ليس|دون)(?:(?!لا يجوز|لا يحق|دون)[^.;]){0,40}~(?:تخفيض|تخفيضها|إنقاص|إنقاصها|خفضها|اعتراض)',
      );
      const limited = !endless && hit.found('capped', CAPPED);
      const exit = !hit.says('~(?:أخل|إخلال|مخالف|خالف|تأخر|تأخير)') && hit.found('exit', EXIT);
      const condition = exit ? arabicPattern(CONDITION).exec(hit.text) : null;
      if (condition !== null) hit.at('on-condition', at(condition));
      hit.found('daily', '(?:عن كل|لكل|كل) يوم#|~(?:يومية|يوميا)#');
      hit.found('not-penalty', '(?:ليس|لا يعد|لا تعد|دون أن يعد)[^.;]{0,25}~(?:عقوبة|غرامة|جزاء)#');
      if (hit.says('~(?:تأخر|تأخير|عدم|تخلف)#[^.;]{0,30}?~(?:سداد|دفع|وفاء|دفعة|أقساط|أجرة)#'))
        hit.at('of-money', whole(hit));
      if (endless) hit.found('uncapped', ENDLESS);
      else if (!limited && hit.says('(?:عن كل|لكل|كل) (?:يوم|أسبوع|شهر|مخالفة|حالة|وحدة)#'))
        hit.absent('uncapped', CAPPED, 'clause');
      const { bearer } = hit.sides;
      if (bearer !== null) hit.at('bearer', hit.context.actors.mentionOf(bearer, hit.text, hit.match.index));
      const harsh = endless || fixed || (!limited && ratio !== null && ratio >= 20);
      // What either side owes the other for the same is even.
      const even = exit && hit.sides.mutual;
      return {
        severity: harsh ? 'high' : limited || even ? 'low' : 'medium',
        facts: {
          who: bearer,
          amount: amount?.written ?? null,
          percent: ratio,
          words: condition === null ? null : clip(condition[0]),
        },
        burdens: { who: bearer, mutual: hit.sides.mutual },
      };
    },
  },
];
