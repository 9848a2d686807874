import { END } from './phrases.js';

/** Nouns of things that a verb before them is masculine for. */
const MASCULINE =
  'مبلغ|عقد|طلب|نزاع|خلاف|قرار|ضمان|سعر|أجر|راتب|بدل|شيك|إشعار|إخطار|محضر|تقرير|موقع|مشروع|محل|مستند|ملف|حساب|رصيد|تعويض|تاريخ|موعد|مقابل|ثمن|جدول|ترخيص|خصم|عيب|قسط|رقم|حكم|إيجار|مستخلص|عنوان|نص|سند|كشف';
/** Plurals of things that do not show in their ending that a verb before them is feminine. */
const FEMININE =
  'مبالغ|أعمال|أرباح|خسائر|رسوم|فواتير|مواد|أقساط|حقوق|بنود|أضرار|أسعار|أجور|نسخ|وثائق|قوائم|تقارير|عقود|ضرائب|مصاريف|تكاليف|أجهزة|عيوب|نتائج|شروط|أحكام|أموال|أسهم|حصص|بضائع|دعوى|مواعيد|خطط|رواتب';
const COUNTED =
  'ثلاثة|أربعة|خمسة|ستة|سبعة|ثمانية|تسعة|عشرة|مائة|مئة|واحدة|كافة|أية|ذات|بموافقة|بصورة|بصفة|بطريقة|مباشرة|كتابة|نسبة|إعادة|عملية|بمعرفة|بواسطة|بالطريقة|خاصة|عادة';

const masculine = `(?:ال)?(?:${MASCULINE})${END}`;
const feminine = `(?:(?:ال)?(?:${FEMININE})|ال[ء-ي]{2,14}(?:ة|ات)|(?!(?:${COUNTED})${END}|[وفبكل])[ء-ي]{2,14}(?:ة|ات))${END}(?!ين)`;

/** Passes where the next word is a thing that a verb before it is masculine for, or the whole or the rest of one. */
export const BEFORE_MASCULINE = `(?= (?:(?:هذا |ذلك )?${masculine}|(?:كامل|باقي|سائر) ال))`;
/** Passes where the next word is a thing or things that a verb before them is feminine for. */
export const BEFORE_FEMININE = `(?= (?:(?:هذه |تلك )?${feminine}|(?:جميع|كافة) ${feminine}))`;

/** Whoever acts, between a verb and what depends on it: "الطرف الأول", "مقدم الخدمة", "كل طرف", "المقاول على نفقته". */
export const SUBJECT =
  ' (?:(?:صاحب|مقدم|رئيس|مدير|مجلس|مالك|ممثل|مندوب|إدارة|وكيل|أحد|كلا|لجنة|شركة|مؤسسة|مكتب|مزود|مورد|أمين) )?' +
  '(?!الى )ال[ء-ي]{3,12}(?: ال[ء-ي]{3,12})?(?: على نفقت(?:ه|ها)(?: الخاصة)?)?' +
  '| (?:كل|أي) (?:طرف|شريك|منهما|من الطرفين|من الشركاء|عضو)';

const NO_OBJECT =
  'من|على|إلى|الى|عن|في|مع|حتى|دون|بعد|قبل|خلال|عند|لدى|بين|وفق|أو|ثم|لا|إلا|غير|أن|كتابة|خاصة|عادة|مباشرة';

/**
 * Passes where the next word is an object whose ending is written alike behind a noun and behind a verb: a definite noun, the
 * first of a construct, a quantifier, or a word on ة or ات. An indefinite noun would take an alef.
 */
export const BEFORE_OBJECT =
  `(?= (?:ال(?!ى )[ء-ي]{3}|(?:هذا|هذه|ذلك|تلك|جميع|كافة|كل|أي|أية|ما|من) |` +
  `(?!(?:${NO_OBJECT})${END}|[وفبك])[ء-ي]{2,14}(?: ال(?!ى )[ء-ي]{2}|(?:ة|ات)${END})))`;
