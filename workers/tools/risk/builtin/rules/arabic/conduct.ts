import { arabicNotice, arabicNumberConflict, arabicPeriodNear } from '#workers/engines/text/arabic-values.js';
import { VAGUE_ARABIC } from './vague.js';
import { ANY_NOTICE, CONSENT, MAY, MUST, sides, WITHOUT_NOTICE, type ArabicRule } from './rule.js';

const FORCE = '~(?:قوة (?:ال)?قاهرة|ظروف (?:ال)?قاهرة|ظرف قاهر|ظروف (?:ال)?طارئة|ظروف (?:ال)?استثنائية)';

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
      if (hit.actor.mutual || hit.actor.who === null) return null;
      // Prices are a risk of their own.
      const end = hit.match.index + hit.match[0].length;
      if (/اسعار|رسوم/.test(hit.text.slice(hit.match.index, end + 12))) return null;
      const notice = arabicNotice(hit.text);
      const free = hit.found('free', 'في أي وقت|تقديره|تقديرها|منفرد|متى (?:شاء|رأى)|من وقت (?:إلى|ل)آخر');
      if (notice === null && !hit.found('no-notice', WITHOUT_NOTICE))
        hit.absent('no-notice', ANY_NOTICE, 'sentence');
      return {
        severity: notice !== null && notice.days >= 30 ? 'medium' : free ? 'high' : 'medium',
        facts: { ...sides(hit), notice },
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
      '~(?:إذا لم|ما لم|دون (?:ال)?(?:اعتراض|رد)|سكوت|عدم (?:ال)?(?:اعتراض|رد)|لم (?:يعترض|يرد|يبد)|خلال)#?',
    unless: 'لا (?:يعد|يعتبر|تعد|تعتبر)',
    judge: (hit) => {
      const period = arabicPeriodNear(hit.text, hit.match.index, 200);
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
    unless: 'لا (?:يعد|تعد|يعتبر|تعتبر)[^.;]{0,60}تنازلا',
    judge: (hit) => {
      const wide =
        /(?:تقلب[\u0621-\u064a]{0,20}|ارتفاع|نقص|شح) (?:ال)?(?:[\u0621-\u064a]{1,60} )?(?:اسعار|سوق|سيوله|تمويل|عماله|مواد)/.exec(
          hit.text,
        );
      const single =
        hit.actor.who !== null && !hit.context.mirrored && !hit.context.actors.namesBothParties(hit.around);
      const endless = hit.absent('endless', '~(?:إنهاء|إشعار|إخطار|فسخ|استئناف)|يوما|أيام|أشهر', 'clause');
      if (wide !== null) hit.at('wide', { start: wide.index, end: wide.index + wide[0].length });
      if (wide === null && !single && !endless) return null;
      return {
        severity: single ? 'medium' : 'low',
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
    judge: (hit) => ({ severity: 'high', facts: { who: hit.actor.who } }),
  },
  {
    kind: 'entire-agreement',
    cues: [
      '~(?:كامل|مجمل|كافة) (?:ال)?(?:اتفاق|تفاهم|اتفاقات)…(?:يحل|تحل|يلغي|تلغي|يجب|تجب|ينسخ)',
      '(?:يحل|تحل|يلغي|تلغي|ينسخ|تنسخ)[^.;]{0,240}?(?:جميع|كافة|أي)…~(?:اتفاق|اتفاقات|اتفاقيات|تفاهمات|عقود|مراسلات)…~(?:سابق|سابقة)',
    ],
    judge: () => ({ severity: 'low' }),
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
    judge: (hit) => ({
      severity: 'low',
      facts: { who: hit.actor.who },
      burdens: hit.actor,
    }),
  },
  {
    kind: 'prohibited-object',
    cues: [
      '~(?:بيع|توريد|توزيع|تسويق|تشغيل|تقديم|استيراد)…~(?:خمور|كحولية|قمار|يانصيب|مراهنات|لحم خنزير|مخدرات|تبغ مهرب)',
    ],
    unless: '(?:لا يجوز|يحظر|يمتنع|عدم|لا يقوم)',
    judge: ({ match }) => ({ severity: 'high', facts: { words: match[0].split(/\s+/).at(-1) ?? null } }),
  },
  {
    kind: 'vague-words',
    cues: [VAGUE_ARABIC.map(([pattern]) => pattern).join('|')],
    judge: ({ match }) => ({ severity: 'low', facts: { words: match[0] } }),
  },
  {
    kind: 'blank',
    cues: [
      '\\[\\s*(?:[●•]+|_+|\\.{2,}|يحدد[^\\]]{0,200}|يدرج[^\\]]{0,200}|تحدد[^\\]]{0,200}|اسم[^\\]]{0,200}|مبلغ|تاريخ|رقم)\\s*\\]',
      '_{4,}|\\.{6,}|\\u2026{2,}',
      '(?:يحدد|تحدد|يتفق عليه|يتفق عليها|سيتم تحديده|سيتم تحديدها)…لاحقا',
    ],
    unless: '~(?:توقيع|التوقيع|الختم|الاسم|حرر|هوية رقم|جوال|هاتف)#\\s*:?[^.]{0,20}(?:_{3,}|\\.{3,})|^~حرر',
    judge: ({ match, text, found }) => {
      if (text.replace(/[_.\s]/g, '').length < 20) return null;
      const later = /لاحقا/.test(match[0]);
      const essential = found('essential', '~(?:ثمن|سعر|مبلغ|قيمة|أجر|أجرة|راتب|رسوم|نسبة|كمية|عمولة|أتعاب)');
      return {
        severity: essential ? (later ? 'medium' : 'high') : 'low',
        notes: [later ? 'later' : 'open'],
        facts: { words: match[0].slice(0, 40) },
      };
    },
  },
  {
    kind: 'agree-later',
    cues: [
      '(?:يتفق|يتفاوض|سيتفق) (?:ال)?(?:طرفان|الطرفان|الأطراف)…(?:لاحقا|مستقبلا|فيما بعد|بحسن نية)',
      '~(?:يتم|سيتم) (?:ال)?(?:اتفاق|الاتفاق) (?:عليه|عليها|على)…(?:لاحقا|في حينه|فيما بعد)',
    ],
    unless: '~(?:نزاع|خلاف|تسوية|ودي)',
    judge: () => ({ severity: 'low' }),
  },
  {
    kind: 'number-conflict',
    cues: ['\\(\\s*\\d{1,4}\\s*\\)'],
    judge: ({ text }) => {
      const found = arabicNumberConflict(text);
      return found === null
        ? null
        : { severity: 'high', at: { start: found.start, end: found.end }, facts: { words: found.words } };
    },
  },
  {
    kind: 'refers-outside',
    cues: [
      '(?:المعنى|المعاني)…~(?:محدد|محددة|وارد|واردة|مبين)…(?:في|ب)#? ?(?:ال)?(?:عقد|اتفاقية) (?:ال)?(?:إطاري|إطارية|رئيسي|رئيسية|أصلي|أصلية)',
      '~(?:جزءا لا يتجزأ|مكمل|مكملة|مكملا)…~(?:عقد|اتفاقية) (?:ال)?(?:إطاري|إطارية|رئيسي|رئيسية|أصلي|أصلية)',
    ],
    judge: () => ({ severity: 'medium' }),
  },
];
