import type { Severity } from '#shared/tools/risk/contract.js';
import { arabicPeriodNear } from '#workers/engines/text/arabic-values.js';
import { arabicValuesOf } from '../asked.js';
import { capAt, hasSeveralSums, joinsOther, namesOtherInList } from './caps.js';
import { BUT_OWN_FAULT, causedByOther, faultOfOther, indemnifier } from './fault.js';
import { BOTH, CARVE_OUT, MUST, sides, whole, type ArabicRule, type Hit } from './rule.js';

const FREE =
  '[وف]?(?:لا يتحمل|لا تتحمل|لا يكون|لا تكون|لن يكون|لن يتحمل|لن تتحمل|لا يسأل|لا تسأل|دون أن يتحمل|ولا يتحمل|غير مسؤول|يعفى|تعفى|إعفاء|معفى|تخلي مسؤولية)';
const INDIRECT =
  '~(?:غير (?:ال)?مباشر|تبعية|عرضية|فوات (?:ال)?(?:ربح|كسب|منفعة)|خسارة (?:ال)?(?:أرباح|ربح)|فقدان (?:ال)?أرباح|أرباح فائتة|كسب (?:ال)?فائت)';

/** Direct damages are excluded too: that is no exclusion of indirect ones. */
const DIRECT_TOO = 'مباشر[ةه]?(?: كانت?)? (?:أو|أم|و) ?(?:ال)?غير';

function alone({ actor, context }: Hit) {
  return actor.who !== null && !context.mirrored;
}

/** Matches an exception that a sentence makes. */
const EXCEPTED = '(?<![ء-ي])(?:إلا في|باستثناء|عدا|فيما عدا|ولا يسري هذا|ولا يشمل)';

/** What a duty to indemnify may be tied to. */
const FAULT = '~(?:إخلال|مخالف|خطأ|إهمال|تقصير|تعد)';

/** Tells whether only direct damages by the party's own breach are to be made good. */
const tiedToBreach = ({ says, actor }: Hit) =>
  !actor.mutual &&
  says('~(?:أضرار|خسائر|ضرر|ضررا)#') &&
  says(
    '~(?:إخلاله|إخلالها|تقصيره|تقصيرها|خطئه|خطئها|تعديه|تعديها|إهماله|إهمالها|تفريطه|مخالفته|مخالفتها)#',
  ) &&
  !says('~(?:غير (?:ال)?مباشر|طرف ثالث|غير من|دعاوى|مطالبات)');

export const liabilityRules: readonly ArabicRule[] = [
  {
    kind: 'unlimited-liability',
    cues: [
      '~(?:مسؤول|مسؤولية|مسؤولا|مسؤولة)#(?:(?!مسؤولي)[^.;]){0,120}?~?(?:غير محدودة|غير محدود|بلا حدود|دون حد|دون أي حد|دون حدود|بلا سقف|دون سقف|دون أي سقف|مطلقة)#',
      '(?:دون|بلا|بدون) (?:أي )?(?:حد|حدود|سقف)#…~مسؤولي',
      '~مسؤولي[ةت]…لا تخضع (?:لأي|ل)…(?:سقف|حد)',
    ],
    unless: '~(?:تأمين|وثيقة)|ذات المسؤولية',
    unlessIn: 'لا (?:يكون|يتحمل|تكون|تتحمل)',
    judge: ({ actor, sides: { bearer } }) => {
      const { mutual } = actor;
      const who = mutual ? null : (bearer ?? actor.who);
      return { severity: mutual ? 'medium' : 'high', facts: { who }, burdens: { who, mutual } };
    },
  },
  {
    kind: 'cap-carve-outs',
    cues: [
      '(?:باستثناء|فيما عدا|عدا)…~(?:غش|خطأ|إهمال|احتيال|تعمد|سرية|تعويض)…(?:لا تتجاوز|لا يكون|لا يتحمل)…~مسؤولي',
      '~(?:حد|سقف|قيود|حدود|استثناء|تحديد)#…~مسؤولي…(?:لا يسري|لا ينطبق|لا تسري|لا تنطبق|لا يشمل)',
      '(?:لا يسري|لا ينطبق|لا تسري|لا تنطبق)…~(?:حد|سقف|حدود|تحديد|قيد)#…(?:على|في)',
      'ليس في (?:هذا )?(?:العقد|الاتفاقية)…~(?:يحد|يستبعد|يعفي)…~مسؤولي',
    ],
    needs: '~مسؤولي',
    judge: ({ found, says }) => {
      found('by-number', '~(?:مادة|مواد|مادتين|بند|بنود|فقرة) (?:\\(?\\d|رقم|[ء-ي]{3,8} (?:من|أعلاه))');
      found('indemnities', '~تعويض');
      found('confidentiality', '~سرية');
      const told = found('infringement', '~(?:التعدي|انتهاك) (?:على )?(?:ال)?(?:حقوق|ملكية)');
      // Fraud, gross fault and injury can hardly be excluded anyway: an exception for them alone is no risk.
      if (!told && !says('~(?:تعويض|سرية|مادة|مواد|بند|سداد|دفع|غير)')) return null;
      return { severity: 'low' };
    },
  },
  {
    kind: 'liability-cap',
    cues: [
      '~مسؤولي[ةت][هم]?(?:ا)?#[^.;]{0,160}?(?:لا تتجاوز|لا تتعدى|لا تزيد|ألا تتجاوز|لا يتجاوز|بما لا يتجاوز|بحد أقصى|تقتصر على|محدودة ب|في حدود|سقفها|ما يزيد)',
      '~(?:سقف|الحد الأعلى|الحد الأقصى|حد أقصى)#(?: ل| )[^.;]{0,40}~مسؤولي',
      '(?:لا تتجاوز|لا تتعدى|لا تزيد|ألا تتجاوز|لا يتجاوز)…~مسؤولي[ةت]',
      '~تعويض…(?:لا يتجاوز|بما لا يتجاوز|لا يزيد على|لا تتجاوز|لا تزيد)',
    ],
    unless: '~(?:تأمين|وثيقة|بوليصة|غرامة|غرامات|تأخير)',
    judge: (read) => {
      const place = { index: read.match.index, length: read.match[0].length };
      const cap = capAt(read.text, place, read.actor, read.context.actors);
      const { actor, words, isDivided } = cap;
      const alsoOther = cap.alsoOther || namesOtherInList(read, actor.who, read.context.actors);
      const isOpen = !alsoOther && joinsOther(read.text, actor.who, read.context.actors);
      const hit: Hit = { ...read, actor };
      const found = arabicValuesOf(words.text).amount('liability-cap');
      // Of several sums one is told only of the party that it belongs to.
      const amount =
        found === null || (isDivided && actor.who === null) || hasSeveralSums(words.text)
          ? null
          : { ...found, start: found.start + words.start, end: found.end + words.start };
      const period = arabicPeriodNear(hit.text, hit.match.index + hit.match[0].length, 200);
      const open = hit.absent('no-carve-out', CARVE_OUT, 'clause');
      const single = alone(hit) && !alsoOther && !isOpen;
      const small =
        (amount !== null && amount.value < 100_000) ||
        (period !== null && period.days <= 190 && hit.says('~(?:مدفوع|أتعاب|سدد|رسوم|مبالغ)'));
      // What the whole contract is worth is where parties commonly meet.
      const full = hit.says('~(?:إجمالي|كامل|مجموع) قيمة (?:هذا |هذه )?(?:ال)?(?:عقد|اتفاقية)');
      const severity: Severity = small
        ? 'high'
        : full
          ? 'low'
          : single
            ? open
              ? 'high'
              : 'medium'
            : open
              ? 'medium'
              : 'low';
      hit.found('excepted', EXCEPTED);
      if (small) hit.at('small', amount === null ? period : { start: amount.start, end: amount.end });
      if (hit.actor.mutual) hit.found('mutual', BOTH);
      if (alsoOther) hit.at('also-other', whole(hit));
      return {
        severity: alsoOther && !small ? 'low' : severity,
        facts: { ...sides(hit), amount: amount?.written ?? null },
        serves: hit.actor,
        ...(isDivided ? { bySides: true as const } : {}),
        ...(alsoOther || isOpen ? { unpaired: true as const } : {}),
      };
    },
  },
  {
    kind: 'liability-exclusion',
    cues: [
      `${FREE}…~(?:مسؤولي[ةت]|مسؤول|مسؤولا|مسؤولة|تبعة|التزام)#?`,
      `${FREE}[^.;]{0,60}?(?:أي|جميع|كافة|كل) (?:من )?(?:ال)?(?:عيب|عيوب|ضرر|أضرار|خسارة|خسائر|تلف|فقد|نقص|خطأ|تقصير|إهمال)`,
      `${FREE}[^.;]{0,110}?~(?:غش|غشه|غشها|خطئه (?:ال)?جسيم|خطئها (?:ال)?جسيم|خطأ (?:ال)?جسيم|إهماله (?:ال)?جسيم|أخفاه عمدا|عمدا)`,
      `${FREE}[^.;]{0,60}?~(?:فقد|فقدان|ضياع|تلف|ضرر|أضرار|خسارة|خسائر)[^.;]{0,60}?(?:أيا كان|مهما كان|لأي سبب|بأي شكل)`,
      '~(?:يبرئ|تبرئ|يخلي|تخلي|إخلاء|إبراء)#…~(?:مسؤولي|ذمة|مطالبة|مطالبات)',
    ],
    unless: `~(?:قوة (?:ال)?قاهرة|ظروف (?:ال)?قاهرة|ظرف (?:ال)?قاهر|سبب (?:ال)?أجنبي|كوارث|أوبئة)|~ظروف (?:ال)?(?:جوفية|موقع)|لا يمكن توقعها|لا (?:تتجاوز|يتجاوز|تزيد|تتعدى)|مسؤولية محدودة|~(?:ديون|رواتب|ضرائب|تأمين)`,
    judge: (hit) => {
      // Free of all but what it did wrong itself: it stays liable for that.
      if (hit.says(BUT_OWN_FAULT) || causedByOther(hit)) return null;
      const broad = hit.found(
        'broad',
        '(?:أي|كافة|جميع) (?:نوع )?(?:من )?(?:ال)?(?:أضرار|ضرر|خسائر|خسارة|مطالبات|مسؤولية|مطالبة|تبعات)|أيا كان|مهما كان|كيفما|لأي سبب|في (?:أي|جميع|كل) (?:ال)?(?:حال|أحوال)#',
      );
      if (hit.actor.mutual && !broad) return null;
      if (hit.says(INDIRECT) && !hit.says(DIRECT_TOO)) return null;
      // Fraud that the exclusion covers, not fraud that is excepted from it.
      const fraud =
        !hit.says('(?<![ء-ي])(?:عدا|باستثناء|إلا|ما لم|في غير)#[^.;]{0,40}~(?:غش|خطأ (?:ال)?جسيم|عمد)') &&
        hit.found(
          'fraud',
          '(?:عن|ولو|وإن|حتى|سواء|أو|بما فيها|بما في ذلك)[^.;,]{0,25}(?<!(?:عدا|باستثناء|إلا|إلا في|في غير) (?:حالات |حالة )?)~(?:غش|غشه|غشها|خطئه (?:ال)?جسيم|خطئها (?:ال)?جسيم|خطأ (?:ال)?جسيم|جسيما|عمدا|متعمدا|تعمده)',
        );
      const open = fraud || hit.absent('no-carve-out', CARVE_OUT, 'clause');
      if (hit.actor.mutual) hit.found('both', BOTH);
      else if (!broad && !fraud) hit.at('limited', whole(hit));
      const severity: Severity =
        (broad || fraud) && hit.actor.who !== null && open
          ? 'high'
          : hit.actor.mutual
            ? 'low'
            : broad || open
              ? 'medium'
              : 'low';
      return {
        severity,
        facts: sides(hit),
        serves: hit.actor,
      };
    },
  },
  {
    kind: 'consequential-loss',
    cues: [
      `(?:${FREE}|[وف]?لا يحق|[وف]?يستبعد|تستبعد|[وف]?لا يلتزم)[^.]{0,220}?${INDIRECT}`,
      `[وف]?دون[^.,]{0,100}?${INDIRECT}`,
      `[وف]?(?:لا|لن) (?:[يت]ستحق|[يت]جوز)[^.]{0,160}?${INDIRECT}`,
    ],
    // To be excused by force majeure excludes nothing else.
    unless:
      '~(?:بسبب|نتيجة|ناشئة عن|ناتجة عن|الناشئة عن|الناتجة عن) (?:أي )?(?:ال)?(?:قوة (?:ال)?قاهرة|ظروف (?:ال)?قاهرة)',
    judge: (hit) => {
      if (hit.says(DIRECT_TOO)) return null;
      // "He may not claim": the one who is named loses by it.
      const { actors } = hit.context;
      const denied = /^[وف]?(?:لا|لن) [يت](?:حق|ستحق|جوز)/.test(hit.match[0]);
      const claimant = denied ? actors.after(hit.text, hit.match.index, 25) : hit.actor;
      const gains =
        denied && !claimant.mutual ? { who: actors.other(claimant.who), mutual: false } : claimant;
      if (!hit.found('excepted', EXCEPTED)) hit.absent('no-carve-out', CARVE_OUT, 'clause');
      const single = alone(hit);
      if (!hit.says('~(?:غير (?:ال)?مباشر|تبعية|عرضية)')) hit.at('lost-business', whole(hit));
      hit.found('profits', '~(?:ربح|أرباح|كسب)');
      if (hit.actor.mutual) hit.found('mutual', BOTH);
      return {
        severity: single ? 'medium' : 'low',
        facts: { who: gains.who, other: actors.other(gains.who) },
        serves: gains,
      };
    },
  },
  {
    kind: 'indemnity',
    cues: [
      `${MUST}…~(?:تعويض|يعوض|تعوض|إبراء|حماية|يحمي)#…~(?:مطالب|خسائر|خسارة|أضرار|ضرر|دعاوى|دعوى|نفقات|تكاليف)`,
      '(?<![ء-ي])[وف]?(?:يعوض|تعوض)#…~(?:مطالب|خسائر|خسارة|أضرار|ضرر|دعاوى|دعوى)',
    ],
    unless: '~تأمين|لا (?:يعوض|يلتزم)|~(?:فسخ|إنهاء) تعسفي',
    unlessIn: '~عدم (?:ال)?تعويض',
    judge: (hit) => {
      const { context, says, near } = hit;
      const actor = indemnifier(hit);
      const own =
        !says('(?:باستثناء|عدا|ما لم)…~(?:خطأ|إهمال)') &&
        faultOfOther(hit) &&
        hit.found(
          'own-fault',
          '(?:حتى|ولو|وإن|بصرف النظر|سواء|بما فيها|بما فيه|بما في ذلك|بما يشمل)[^.;,]{0,60}?~(?:خطأ|إهمال|تقصير|تسبب)[ء-ي]{0,3}(?: [ء-ي]+){0,2}',
        );
      const broad = says(
        '(?:جميع|كافة|أي) (?:وجميع )?(?:ال)?(?:مطالب|خسائر|أضرار|دعاوى|ضرر)|أيا كان|مهما كان',
      );
      // Damages for one's own breach are owed without any clause.
      if (tiedToBreach(hit) && !own && !broad) return null;
      if (!own && !broad && says('(?<![ء-ي])ع(?:ن|ما لحقه من|ما يلحقه من) (?:ال)?ضرر#')) return null;
      const mirrored = actor.who !== null && context.mirrored;
      const single = actor.who !== null && !mirrored;
      const tied = near(FAULT);
      hit.found('third-party', '~(?:مطالبات|مطالبة|دعاوى|دعوى)#[^.;]{0,15}?~(?:غير|طرف ثالث|أطراف ثالثة)#');
      if (says(FAULT) && !own) hit.found('fault', FAULT);
      if (hit.says('~(?:مطالبات|مطالبة|دعاوى|دعوى|غير)#'))
        hit.absent('no-defense', '~(?:إشعار|إخطار|يخطر|يشعر|دفاع|تسوية|صلح)', 'clause');
      if (broad && !tied) hit.absent('untied', FAULT, 'clause');
      if (actor.mutual) hit.found('mutual', BOTH);
      // A supplier's usual promise that its goods infringe no rights, if it is told and may defend.
      const usual =
        !own &&
        says('~(?:انتهاك|تعتدي|يعتدي|اعتداء|تعدي|تعد|تنتهك|ينتهك)#[^.;]{0,30}~(?:ملكية|ملكيته|حقوق)') &&
        says('~(?:إشعار|إشعاره|إشعارها|تشعر|تشعرها|يشعر|يشعره|إخطار|إخطاره|يخطره|دفاع)#');
      const severity: Severity = own
        ? 'high'
        : actor.mutual || usual
          ? 'low'
          : single
            ? broad && !tied
              ? 'high'
              : 'medium'
            : broad && !tied
              ? 'medium'
              : 'low';
      return {
        severity,
        facts: { who: actor.who, other: context.actors.other(actor.who) },
        burdens: actor,
      };
    },
  },
];
