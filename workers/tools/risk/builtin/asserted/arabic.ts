import { arabicPattern } from '#workers/engines/text/arabic.js';
import { ArabicClause } from '#workers/engines/text/clause/arabic-stance.js';
import type { Stance } from '#workers/engines/text/clause/stance.js';
import { takesConsent } from '../rules/arabic/consent.js';
import { ARABIC_TURNS } from './arabic-turns.js';
import type { Asserting } from './turn.js';

const WAS =
  'قد|يحق|تحق|يجوز|يلتزم|تلتزم|ينص|تنص|يخضع|تخضع|يتضمن|تتضمن|يمنح|يقضي|تقضي|يتحمل|اتفقا?|اتفقوا|يعمل|يطبق|تطبق';
const DISCARDED =
  '(?:ال)?(?:مستبعدة?|ملغى|ملغي|ملغاة|محذوفة?|مرفوضة?|منتهية?|منقضية?|متروكة?|سابقة? (?:و)?(?:ال)?(?:منتهي|ملغا))';
/** Agreements that are over, and wordings that were discarded. */
const HISTORY = [
  // Proposals that came to nothing.
  '(?:رفض|رفضت|حذف|حذفت|استبعد|استبعدت|أسقط) (?:[ء-ي]+ ){0,3}(?:ال)?(?:اقتراح|مقترح|عرض|بند|نص|صيغة|مسودة|ذلك|هذا)#',
  '(?<![ء-ي])ثم (?:رفض|عدل|استبعد|أعفي|أعفيت|صرف|تراجع|تخل)[ء-ي]{0,4}#',
  // "It is due to the supplier to" after a condition remembers nothing.
  `(?:^|[;.,:]|(?<![ء-ي])(?:ثم|حيث|لما|ولما|بأن|أن))\\s{0,5}[وف]?(?:قد )?(?:كان|كانت|كانا|كانوا) (?!ل)(?:[ء-ي\\d]+ ){0,8}(?:${WAS})#`,
  // Examples that are reckoned, and what a preamble tells.
  '(?<![ء-ي])(?:لنفترض|نفترض|بفرض أن|على فرض|على سبيل الافتراض|لأغراض (?:ال)?(?:مثال|توضيح|مقارنة))',
  '(?<![ء-ي])(?:أشار|أشارت|ذكر|ذكرت|ورد في|جاء في) (?:ال)?(?:تمهيد|مقدمة|ديباجة)#',
  '~(?:مشروع|تعاقد|تعامل|علاقة) (?:ال)?سابق(?:ة|ا)? (?:و)?(?:ال)?(?:منته|منقض)',
  // Questions that are told.
  '(?<![ء-ي])(?:سئلت?|استفسرت?|تساءلت?) ',
  '(?<![ء-ي])[وف]?سبق (?:أن|ل[ء-ي]+|و)',
  '(?<![ء-ي])وقد (?:انتهى|انتهت|انقضى|انقضت|ألغي|ألغيت|فسخ|استعيض|حل|حلت|زال|استبدل|استبدلت)#',
  `~(?:مسودة|صيغة|نسخة|عرض|مقترح|اقتراح|نص|بند|شرط|حكم|اتفاق|اتفاقية|عقد) (?:[ء-ي]+ ){0,3}${DISCARDED}#`,
  '(?<![ء-ي])(?:لم (?:يعد|تعد)|(?:تم|جرى) (?:استبعاد|حذف|إلغاء|رفض))#',
];
/** Sentences that say what a word means. */
const DEFINITION = [
  '(?:^|[.,:;]|(?:\\d|[-/)]))\\s{0,5}[وف]?(?:يقصد|يراد|المقصود) (?:[ء-ي]+ ){0,6}?ب[ء-ي"]',
  '(?<![ء-ي])(?:ال)?(?:مصطلح|عبارة|كلمة|لفظ) [^.;]{0,110}?(?<![ء-ي])(?:يعني|تعني|يراد|يقصد|يشير|تشير|تدل)#',
  '(?<![ء-ي])(?:يعني|تعني) (?:ال)?(?:مصطلح|عبارة|كلمة|لفظ)#',
  '"[^"]{1,60}"[\\s:]{0,5}(?:يعني|تعني|يقصد|يراد)#',
];
/** Returns an exception with what is said of it. */
const exceptionAfter = (text: string, start: number) =>
  /^[^;.]*/.exec(text.slice(start, start + 200))?.[0] ?? '';
/** Exceptions that leave it to one side: "may not … except on notice". */
const AT_WILL = arabicPattern(
  '~(?:إشعار|إخطار|تقدير|رغب|شاء|إرادته|إرادتها|إبلاغ)|(?<![ء-ي])(?:دون|بدون|بغير|من غير)#',
);
/** Exceptions that depend on nothing but one side's will. */
const FREE = arabicPattern('~(?:تقدير|رأى|رأت|يرى|ترى|شاء|إرادته|إرادتها)');

/** Returns the exception that lifts a denial: "may not … except". */
const liftedBy = ({ negators, restrictions }: Stance) =>
  restrictions.find(({ marker }) => negators.some(({ start }) => start === marker.start));

const CLAIMED = arabicPattern(
  '~(?:حصول|مطالبة|تحصيل|استيفاء|اقتضاء|رجوع|إلزام|يطالب|يطلب|طلب|استحقاق|فرض|يفرض)',
);
/** True for what a side may do and need not: "may give the best prices". A claim on the other side is no such thing. */
const isOffered = ({ modality, modal }: Stance, offset: number, text: string) =>
  modality === 'right' && modal !== null && !CLAIMED.test(text.slice(modal.end, offset));

export const ARABIC: Asserting = {
  turns: ARABIC_TURNS,
  history: arabicPattern([...HISTORY, ...DEFINITION].join('|')),
  core: (words) => arabicPattern(`~(?:${words})`, 'g'),
  clause: (text) => new ArabicClause(text),
  says(turn, stance, text, offset) {
    const { denied, within, restrictions } = stance;
    if (within?.kind === 'condition') return false;
    const lifting = liftedBy(stance);
    const mustDeny = turn.denied === true;
    // "Not liable except for fraud" excludes the rest.
    const isExcepted =
      lifting !== undefined && (turn.whole !== true || FREE.test(exceptionAfter(text, lifting.marker.start)));
    if ((denied || (mustDeny && isExcepted)) !== mustDeny) return false;
    if (turn.consent === true && restrictions.some(takesConsent(text))) return false;
    if (mustDeny) return true;
    if (turn.duty === true && isOffered(stance, offset, text)) return false;
    if (lifting === undefined || turn.conditional === true) return true;
    return turn.free === true && AT_WILL.test(exceptionAfter(text, lifting.marker.start));
  },
};
