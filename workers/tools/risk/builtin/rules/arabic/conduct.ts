import { arabicPattern } from '#workers/engines/text/arabic.js';
import { clip } from '../rule.js';
import { arabicNotice, arabicPeriodNear } from '#workers/engines/text/arabic-values.js';
import { isObjectOfVerb } from './objects.js';
import {
  ANY_NOTICE,
  CARVE_OUT,
  CONSENT,
  MAY,
  MUST,
  sides,
  whole,
  WITHOUT_NOTICE,
  type ArabicRule,
} from './rule.js';

const FORCE = '~(?:قوة (?:ال)?قاهرة|ظروف (?:ال)?قاهرة|ظرف قاهر|ظروف (?:ال)?طارئة|ظروف (?:ال)?استثنائية)';

/** What one side may change: the terms, the rules that the other follows, or what is supplied. */
const CHANGED = [
  ['rules', '~(?:دليل|معايير|سياسة|سياسات|إجراءات|متطلبات|لائحة|أنظمة (?:ال)?تشغيل|هوية|ديكور)'],
  ['services', '~(?:منتجات|خدمات|مواصفات|قائمة|برنامج)'],
  ['terms', '~(?:عقد|اتفاقية|شروط|أحكام|بنود|ملاحق)'],
] as const;
/** What is accepted by silence, each with its words. */
const ACCEPTED = [
  ['approval', '~(?:موافقة|موافقا|موافق)#'],
  ['account', '~(?:كشف|كشوف|حساب|حسابات|فاتورة|فواتير|تقرير|تقارير|رصيد)#'],
  ['goods', '~(?:بضاعة|بضائع|منتجات|مخرجات|أعمال|خدمات|مواد|أجهزة|برمجيات|تسليم|تسليمها|تسليمه|استلام)#'],
] as const;

export const conductRules: readonly ArabicRule[] = [
  {
    kind: 'unilateral-change',
    cues: [
      `${MAY}[^.;]{0,60}?~(?:اقتطاع|يقتطع|تقليص|يقلص|سحب|يسحب|تجزئة|تضييق)#[^.;]{0,50}?~(?:منطقة|إقليم|مدن|عملاء|حصرية|نطاق)`,
      '(?:تعدل|يعدل|تغير|يغير|تحدث)#[^.;]{0,60}?~(?:عقد|اتفاقية|شروط|أحكام|بنود|سياسات|خدمات|مواصفات|منطقة|رسوم|أسعار)[^.;]{0,80}?(?:بإرادة|بقرار|(?:وفق|حسب|بحسب) ما (?:يراه|تراه)|بما يراه|بمشيئة)',
      `${MAY}…~(?:تعديل|تغيير|تحديث|إضافة|إلغاء|أن يعدل|أن يغير|استبدال|نقل)#[^.;]{0,80}?~(?:عقد|اتفاقية|شروط|أحكام|بنود|سياسات|منتجات|خدمات|مواصفات|منطقة|برنامج|ملاحق|جدول|قائمة|ساعات|مكان|مقر|مهام|دليل|ديكور|معايير|سياسة|إجراءات|متطلبات|لائحة|أنظمة (?:ال)?تشغيل|نسب|أهداف|هوية)`,
    ],
    unless: `(?:لا يجوز|لا يحق|لا يكون)…~(?:تعديل|تغيير)|${CONSENT}|كتابة (?:و)?ب?توقيع|~ملحق (?:موقع|مكتوب)|موقع من (?:ال)?طرفي`,
    judge: (hit) => {
      if (hit.actor.mutual || hit.actor.who === null || !isObjectOfVerb(hit.match[0])) return null;
      // Prices are a risk of their own.
      const end = hit.match.index + hit.match[0].length;
      if (/اسعار|رسوم/.test(hit.text.slice(hit.match.index, end + 12))) return null;
      const notice = arabicNotice(hit.text);
      const changed = CHANGED.find(([, words]) => arabicPattern(words).test(hit.match[0]));
      if (changed !== undefined) hit.at(changed[0], whole(hit));
      const chosen = hit.found(
        'discretion',
        'تقديره|تقديرها|منفرد|متى (?:شاء|رأى)|(?:وفق|حسب|بحسب) ما (?:يراه|تراه)',
      );
      const anyTime = hit.found('any-time', 'في أي وقت');
      const again = hit.found('repeated', 'من وقت (?:إلى|ل)آخر|من حين (?:إلى|ل)آخر|كلما|وإن تكرر');
      const free = chosen || anyTime || again;
      const limited = hit.found(
        'limits',
        '(?<![ء-ي])[وف]?(?:بشرط|شريطة|على ألا|بما لا|في حدود|إذا اقتضت)#|(?:لا|ولا) [يت](?:سري|لزم)#',
      );
      hit.absent('no-exit', '~(?:إنهاء|فسخ|إلغاء (?:ال)?(?:عقد|اتفاقية)|انسحاب)#', 'clause');
      if (notice === null && !hit.found('no-notice', WITHOUT_NOTICE))
        hit.absent('no-notice', ANY_NOTICE, 'clause');
      return {
        severity:
          notice !== null && notice.days >= 30 ? (limited ? 'low' : 'medium') : free ? 'high' : 'medium',
        facts: {
          ...sides(hit),
          notice,
          words: changed === undefined ? clip(hit.text.replace(/^[^ء-ي]+/, '')) : null,
        },
        serves: hit.actor,
      };
    },
  },
  {
    kind: 'deemed-acceptance',
    cues: [
      '~سكوت[هـ]?#[^.;]{0,80}?~(?:قبول|قبولا|موافقة|رضا)#',
      '(?:سقط|يسقط|تسقط|يفقد)#[^.;]{0,20}?(?:حقه|حقها|حق)#[^.;]{0,40}?~(?:اعتراض|رفض|ملاحظات|ملاحظاته|رد|ردها|فحص)#',
      '~(?:يعد|يعتبر|تعد|تعتبر|عد|عدت|اعتبر|اعتبرت)#…(?:مقبول|مقبولا|مقبولة|مطابقا|مطابقة|صحيحا|صحيحة|نهائيا|قبولا|موافقة|موافقا|معتمدا|معتمدة|إقرارا)',
    ],
    needs:
      '~(?:إذا لم|ما لم|دون (?:ال)?(?:اعتراض|رد)|سكوت|عدم (?:ال)?(?:اعتراض|رد)|لم (?:يعترض|يرد|يبد)|خلال|بانقضاء|بمضي|بمرور|انقضت?|مضى|مضت)#?|بعد[^.;]{0,15}~(?:ساعة|ساعات|يوم|يوما|يومين|أيام|أسبوع)#|(?:بمجرد|فور) (?:ال)?(?:وصول|تسليم|استلام)',
    // That a contract goes on where nobody objects is a renewal, and a notice that counts as given accepts nothing.
    unless:
      'لا (?:يعد|تعد|يعتبر|تعتبر)|~(?:تجديد|تجديده|تجديدها|يتجدد|تتجدد|مجددا|مجدد)#|~(?:يعد|يعتبر|تعد|تعتبر|عد|عدت|اعتبر|اعتبرت)# (?:هذا |هذه )?(?:ال)?(?:إشعار|إشعارات|إخطار|إخطارات|تبليغ|تبليغات|مراسلات|عنوان|رسالة)#',
    judge: (hit) => {
      const period = arabicPeriodNear(hit.text, hit.match.index, 200);
      const what = ACCEPTED.find(([, words]) => hit.says(words))?.[0];
      if (what !== undefined) hit.at(what, whole(hit));
      hit.absent(
        'no-reminder',
        '~(?:تذكير|يذكر|تذكر|إنذار|إعادة (?:ال)?(?:طلب|إخطار|إشعار)|إشعار ثان|إخطار ثان)',
        'clause',
      );
      if (what === 'goods') hit.absent('no-hidden', '~(?:خفي|خفية|ضمان|عيوب|عيب)', 'clause');
      return {
        severity: period !== null && period.days <= 5 ? 'medium' : 'low',
        facts: { who: hit.sides.bearer, period },
      };
    },
  },
  {
    kind: 'wide-force-majeure',
    cues: [FORCE],
    needs: '~(?:لا (?:يتحمل|يكون|يسأل|يعد|تعد)|يعفى|يعفي|إعفاء|غير مسؤول)',
    // A right that hardship gives excuses nobody.
    unless: 'لا (?:يعد|تعد|يعتبر|تعتبر)[^.;]{0,60}تنازلا|لا (?:يعفى|تعفى|يعفي|تعفي|يعذر)#',
    judge: (hit) => {
      const wide =
        /(?:تقلب[\u0621-\u064a]{0,20}|ارتفاع|نقص|شح) (?:ال)?(?:[\u0621-\u064a]{1,60} )?(?:اسعار|سوق|سيوله|تمويل|عماله|مواد)/.exec(
          hit.text,
        );
      const single =
        hit.actor.who !== null && !hit.context.mirrored && !hit.context.actors.namesBothParties(hit.around);
      // That a clause protects both sides and says nothing of notice is no risk of its own.
      hit.absent('no-notice', ANY_NOTICE, 'clause');
      hit.absent('no-end', '~(?:إنهاء|فسخ|إلغاء|ينهي|تنهي)', 'clause');
      if (wide !== null) hit.at('wide', { start: wide.index, end: wide.index + wide[0].length });
      if (wide === null && !single) return null;
      return {
        severity: single && wide !== null ? 'medium' : 'low',
        notes: single ? ['one-sided'] : [],
        facts: { who: single ? hit.actor.who : null, words: wide?.[0] ?? null },
        ...(single ? { serves: hit.actor } : {}),
      };
    },
  },
  {
    kind: 'hardship-waiver',
    cues: [
      `(?:[وف]?يتنازل|[وف]?تتنازل|لا يحق|لا يجوز|تنازل|يسقط حق)…${FORCE}`,
      `(?:يلتزم|تلتزم)…(?:مهما|رغم|حتى في)…${FORCE}`,
    ],
    judge: (hit) => ({
      severity: 'medium',
      facts: { who: hit.actor.who },
      ...(hit.actor.who === null ? {} : { burdens: hit.actor }),
    }),
  },
  {
    kind: 'entire-agreement',
    cues: [
      '~(?:كامل|مجمل|كافة) (?:ال)?(?:اتفاق|تفاهم|اتفاقات)…(?:يحل|تحل|يلغي|تلغي|يجب|تجب|ينسخ)',
      '(?:يحل|تحل|يلغي|تلغي|ينسخ|تنسخ)[^.;]{0,240}?(?:جميع|كافة|أي)…~(?:اتفاق|اتفاقات|اتفاقيات|تفاهمات|عقود|مراسلات)…~(?:سابق|سابقة)',
    ],
    judge: (hit) => {
      hit.found('statements', '~(?:مراسلات|تفاهمات|مفاوضات|تفاوض|إقرارات|أقوال|وعود|عروض)#');
      const reliance = hit.found('reliance', '(?:لم|ولا) (?:يعتمد|يعول|يستند)[^.;]{0,40}');
      hit.found('except', '(?<![ء-ي])(?:باستثناء|عدا|فيما عدا|إلا)#');
      if (reliance) hit.absent('no-fraud', CARVE_OUT, 'clause');
      return { severity: reliance ? 'medium' : 'low' };
    },
  },
  {
    kind: 'email-notice',
    cues: [
      '~(?:إشعار|إشعارات|إخطار|إخطارات|مراسلات|تبليغات|إنذارات)…~(?:بريد (?:ال)?إلكتروني|بريدا إلكترونيا|فاكس|واتساب|رسالة نصية|رسائل نصية)',
    ],
    unless: '~(?:تأكيد|إقرار باستلام|استلام|بريد مسجل|بريد (?:ال)?مسجل|إفادة)',
    judge: (hit) => ({ severity: 'low', notes: /فاكس/.test(hit.match[0]) ? ['fax'] : [] }),
  },
  {
    kind: 'best-efforts',
    cues: [`${MUST}…(?:أقصى|قصارى|أفضل) (?:ما في وسعه|ال)?(?:جهد|جهود|مساعي)?`],
    needs: '~(?:جهد|جهده|جهود|جهدها|جهوده|مساعيه|وسعه)',
    judge: (hit) => {
      return { severity: 'low', facts: { who: hit.actor.who }, burdens: hit.actor };
    },
  },
  {
    kind: 'prohibited-object',
    cues: [
      '~(?:بيع|توريد|توزيع|تسويق|تشغيل|تقديم|استيراد)…~(?:خمور|كحولية|قمار|يانصيب|مراهنات|لحم خنزير|مخدرات|تبغ مهرب)',
    ],
    unless: '(?:لا يجوز|يحظر|يمتنع|عدم|لا يقوم)',
    judge: ({ match }) => ({ severity: 'high', facts: { words: match[0].split(/\s+/).at(-1) ?? null } }),
  },
];
