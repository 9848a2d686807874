import { arabicPattern } from '#workers/engines/text/arabic.js';
import { arabicNumberConflict, arabicPeriods } from '#workers/engines/text/arabic-values.js';
import { VAGUE_ARABIC } from './vague.js';
import { MUST, whole, type ArabicRule } from './rule.js';

export const draftingRules: readonly ArabicRule[] = [
  {
    kind: 'vague-words',
    cues: [VAGUE_ARABIC.map(([pattern]) => pattern).join('|')],
    // The closing words on the copies of a contract lay nothing down.
    unless: '~(?:حرر|حررت|نسخة|نسختين|نسختان|نسخ)#',
    judge: (hit) => {
      const { match, text } = hit;
      const soon = /مده|فتره|مهله|اقرب وقت|اسرع وقت|تاخير/.test(match[0]);
      if (soon && arabicPeriods(text).length > 0) return null;
      const end = text.search(arabicPattern('~(?:إنهاء|فسخ|ينهي|تنهي|يفسخ)#'));
      const use =
        end >= 0 && hit.says('~(?:إصلاح|تصحيح|معالجة|تدارك|يصحح|يعالج)#')
          ? 'cure'
          : end >= 0 && hit.says('~(?:إشعار|إخطار)#')
            ? 'notice'
            : hit.says(`${MUST}[^.;]{0,40}?~(?:دفع|يدفع|سداد|يسدد)#`)
              ? 'pays'
              : hit.says(`${MUST}[^.;]{0,40}?~(?:تسليم|توريد|إنجاز|إصلاح|تنفيذ)#`)
                ? 'performs'
                : null;
      if (soon && use !== null) {
        hit.at(use, whole(hit));
        hit.at('no-days', whole(hit));
      }
      return { severity: 'low', facts: { words: match[0], who: soon ? hit.actor.who : null } };
    },
  },
  {
    kind: 'blank',
    cues: [
      '\\[\\s*(?:[●•]+|_+|\\.{2,}|يحدد[^\\]]{0,200}|يدرج[^\\]]{0,200}|تحدد[^\\]]{0,200}|اسم[^\\]]{0,200}|مبلغ|تاريخ|رقم)\\s*\\]',
      '_{4,}|\\.{6,}|\\u2026{2,}',
      '(?:يحدد|تحدد|يتفق عليه|يتفق عليها|سيتم تحديده|سيتم تحديدها)…لاحقا',
    ],
    unless: '~(?:توقيع|التوقيع|الختم|الاسم|حرر|هوية رقم|جوال|هاتف)#\\s*:?[^.]{0,20}(?:_{3,}|\\.{3,})|^~حرر',
    judge: (hit) => {
      const { match, text, found } = hit;
      if (text.replace(/[_.\s]/g, '').length < 20) return null;
      const later = /لاحقا/.test(match[0]);
      const essential = found('essential', '~(?:ثمن|سعر|مبلغ|قيمة|أجر|أجرة|راتب|رسوم|نسبة|كمية|عمولة|أتعاب)');
      const time = !later && !essential && hit.says('~(?:تاريخ|مدة|يوم|شهر|سنة)#');
      if (!later && essential) hit.at('money', whole(hit));
      if (time) hit.at('time', whole(hit));
      return {
        severity: essential ? (later ? 'medium' : 'high') : time ? 'medium' : 'low',
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
    judge: (hit) => {
      const change = hit.found(
        'change',
        '~(?:تعديل|زيادة|مراجعة|تغيير)#[^.;]{0,40}?~(?:سعر|أسعار|ثمن|أجر|أجرة|مقابل|أتعاب|رسوم)',
      );
      const price =
        !change && hit.found('price', '~(?:سعر|أسعار|ثمن|أجر|أجرة|مقابل|أتعاب|رسوم|كمية|كميات|مبلغ|قيمة)#');
      if (!price && !change)
        hit.found('contract', '~(?:عقد|اتفاقية|اتفاق) (?:مستقل|منفصل|لاحق|آخر|أخرى|ملحق)');
      const silent = hit.absent(
        'no-default',
        '(?:فإن|وإن|وإلا|إذا) (?:لم|تعذر)|عند عدم (?:ال)?اتفاق|~(?:خبير|مؤشر|محكم)#',
        'clause',
      );
      return { severity: price && silent ? 'medium' : 'low' };
    },
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
    judge: (hit) => {
      const defined = hit.found('defined', '~(?:معنى|معاني)#[^.;]{0,60}');
      if (!defined) hit.at('taken-in', whole(hit));
      hit.found('amends', '~(?:تعديل|معدل|ملحق تعديل)#');
      const words = arabicPattern('~(?:عقد|اتفاقية) (?:ال)?(?:إطاري|إطارية|رئيسي|رئيسية|أصلي|أصلية)').exec(
        hit.text,
      );
      return {
        severity: defined ? 'low' : 'medium',
        facts: { words: words?.[0].replace(/^[بلفوك]+(?=ال)/, '') ?? null },
      };
    },
  },
];
