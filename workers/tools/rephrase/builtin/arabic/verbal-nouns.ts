import { END } from './phrases.js';

/** A verbal noun with its verb: what stands behind the prefix of the present (يـ, تـ), active and passive, and the past. */
interface VerbalNoun {
  noun: string;
  present: string;
  passive: string;
  past: string;
}

const words = (list: string) => list.trim().split(/\s+/);

/** تفعيل: يفعّل. */
const SECOND = words(
  'تسليم تحديد تقديم تنفيذ تزويد توفير تسجيل تعديل تجديد توريد توزيع تطبيق تعيين تمديد تركيب تشغيل تنظيم تكليف تحويل ' +
    'تحصيل تدريب توثيق تحديث تصحيح تقييم تصنيف تعويض توضيح توظيف تسديد توقيع تخزين تغليف تقسيم تخصيص تنظيف ' +
    'تفعيل تطوير تحرير توصيل',
).map((noun): VerbalNoun => {
  const verb = `${noun.slice(1, 3)}ّ${noun.slice(4)}`;
  return { noun, present: verb, passive: verb, past: verb };
});

/** Those whose present is read as the bare verb of the same letters unless its first vowel is written: يُصدر beside يصدر. */
const READ_AS_ANOTHER = new Set(words('إبلاغ إصدار إدراج إصلاح إرجاع إدخال إكمال إتلاف إخراج إفراغ إحضار'));
/** إفعال: يُفعل. */
const FOURTH = words(
  'إرسال إبلاغ إخطار إصدار إدراج إصلاح إنجاز إرجاع إدخال إكمال إتلاف إخراج إغلاق إعلان إفراغ إبرام إحضار',
).map((noun): VerbalNoun => {
  const verb = noun.slice(1, 3) + noun.slice(4);
  return {
    noun,
    present: READ_AS_ANOTHER.has(noun) ? `\u064f${verb}` : verb,
    passive: verb,
    past: `أ${verb}`,
  };
});

/** افتعال and استفعال: يفتعل، يستفعل. */
const EIGHTH_AND_TENTH = words('احتساب اعتماد استلام اختبار استخدام استبدال استكمال استخراج استعمال').map(
  (noun): VerbalNoun => {
    const verb = noun.slice(1, -2) + noun.slice(-1);
    return { noun, present: verb, passive: verb, past: `ا${verb}` };
  },
);

/** مفاعلة: يفاعل. */
const THIRD = words('مراجعة معاينة مناقشة معالجة متابعة مطالبة ممارسة مراقبة مخاطبة').map(
  (noun): VerbalNoun => {
    const verb = noun.slice(1, -1);
    return { noun, present: verb, passive: verb, past: verb };
  },
);

/** The bare verb, with nothing before or between its letters. */
const FIRST = words(
  'دفع صرف نقل حفظ منح طلب فسخ خصم حصر فتح نشر رفع ضبط عرض بحث فرض جمع شحن نسخ سحب حجز فحص قبض شرح بذل',
).map((noun): VerbalNoun => ({ noun, present: noun, passive: noun, past: noun }));

/** Those whose letters change: noun, present, present passive, past. */
const CHANGING = `
سداد سدّد سدّد سدّد
إشعار ُشعِر شعر أشعر
إيداع ودع ودَع أودع
إيقاف وقف وقَف أوقف
إجراء جري جرى أجرى
إنهاء نهي نهى أنهى
إخلاء خلي خلى أخلى
إلغاء لغي لغى ألغى
إنشاء نشئ نشأ أنشأ
إعداد ُعدّ عدّ أعدّ
إعادة عيد عاد أعاد
إزالة زيل زال أزال
إحالة حيل حال أحال
إدارة دير دار أدار
اختيار ختار ختار اختار
اتخاذ تخذ تخذ اتخذ
استرداد سترد سترد استرد
تأمين ؤمّن ؤمَّن أمّن
تأجير ؤجّر ؤجَّر أجّر
تسوية سوّي سوّى سوّى
تصفية صفّي صفّى صفّى
قيد قيّد قيّد قيّد
دراسة درس درس درس
بيع بيع باع باع
شراء شتري شترى اشترى
وضع ضع وضع وضع
رد رد رد رد
حل حل حل حل`;

const changing = CHANGING.trim()
  .split('\n')
  .map((line): VerbalNoun => {
    const [noun = '', present = '', passive = '', past = ''] = line.split(' ');
    return { noun, present, passive, past };
  });

/** Verbal nouns of contracts that take an object, with their verbs. */
export const VERBAL_NOUNS: readonly VerbalNoun[] = [
  ...SECOND,
  ...FOURTH,
  ...EIGHTH_AND_TENTH,
  ...THIRD,
  ...FIRST,
  ...changing,
];

const PREPOSITIONS: Readonly<Record<string, string>> = {
  على: '(?:على|عليه|عليها|عليهما)',
  عن: '(?:عن|عنه|عنها|عنهما)',
  من: '(?:من|منه|منها|منهما)',
  في: '(?:في|فيه|فيها)',
  مع: '(?:مع|معه|معها|معهم)',
  إلى: '(?:إلى|إليه|إليها)',
};

/** Passes where a preposition stands next, alone or with its pronoun. */
export const behind = (preposition: string) => `(?= ${PREPOSITIONS[preposition] ?? preposition}${END})`;

/** Verbal nouns whose object stands behind a preposition, with their present and, of what contracts report as done, their past. */
export const WITH_PREPOSITION = `
محافظة على حافظ
توقيع على وقّع وقّع
إشراف على شرف
اطلاع على طّلع اطّلع
إفصاح عن فصح
تأكد من تأكد
تحقق من تحقق
تأمين على ؤمّن`
  .trim()
  .split('\n')
  .map((line) => {
    const [noun = '', preposition = '', present = '', past = ''] = line.split(' ');
    return { noun, behind: behind(preposition), present, past };
  });

/**
 * Passes only where no second verbal noun is joined to the first within the sentence ("بتوريد المواد وتركيبها"): with a verb in
 * place of the first alone, the second would depend on nothing. Verbal nouns are known by their measures.
 */
export const ALONE =
  '(?! أو )(?! و[ء-ي]{2,12}(?:ه|ها|هما)(?![ء-ي]))(?!(?:[^.؛\\n]{0,160}?[\\s،])?(?:و|أو |ثم )ب?(?:ال)?(?:' +
  'ت[ء-ي]{2}ي[ء-ي]|إ[ء-ي]ا[ء-ي][ةت]|(?<=ال)(?:ت[ء-ي]{3,4}|(?:بت|نظر|رد|عمل|بحث|فصل|حصول|قيام|وفاء|سماح|رجوع|كشف)(?= (?:في|فيه|فيها|على|عليه|عليها|عن|عنه|عنها|إلى|ب)))|(?:إ|ا(?!ل))[ء-ي]{1,4}ا[ء-ي]|(?:م[ء-ي]ا|ت)[ء-ي]{2,3}[ةت]|(?:دفع|سداد|نقل|صرف|فسخ|طلب|حفظ|رفع|قبول|وضع|بيع|بناء|صيان[ةت]|حماي[ةت])' +
  ')(?:ه|ها|هم|هما)?(?![ء-ي]))';
