import type { RewordingRule } from '../rule.js';
import { grouped } from './grouping.js';
import { BEFORE_FEMININE, BEFORE_MASCULINE } from './nouns.js';
import { after, END, SHORT } from './phrases.js';
import { ALONE, behind, VERBAL_NOUNS } from './verbal-nouns.js';

const verb = (find: string, write: string): RewordingRule => ({ find, write, reason: 'verb', styles: SHORT });

const COMES_ABOUT = after('[وف]?س?', '[يت]تم');
const CAME_ABOUT = after('[وف]', 'تم');

/** A noun's end before a pronoun, when it ends in ة or in a hamza. */
const joinedTo = (rest: string) =>
  rest.endsWith('ة') ? `${rest.slice(0, -1)}ت` : rest.endsWith('اء') ? `${rest.slice(0, -1)}ئ` : rest;
/** A noun before what is done to, or with the pronoun of it. */
const doneTo = (before: string, pronoun: string) => (rest: string) =>
  `(?:${rest}${END}${before}|${joinedTo(rest)}${pronoun}${END})`;

const GENDERS = [
  { prefix: 'ي', ending: '', done: doneTo(BEFORE_MASCULINE, 'ه') },
  { prefix: 'ت', ending: 'ت', done: doneTo(BEFORE_FEMININE, 'ها') },
] as const;

/** Of the nouns that share their change with no other, those that contracts have. */
const KEPT = new Set(
  'سداد إيداع إيقاف إنهاء إلغاء إعداد إعادة إزالة إحالة إجراء تسوية تصفية حل رد قيد دراسة إنجاز إرجاع إصلاح اختيار اتخاذ إشعار إخلاء'.split(
    ' ',
  ),
);
const groups = grouped(VERBAL_NOUNS.map(({ noun, passive }) => [noun, passive] as const)).filter(
  ({ words }) => words.length > 1 || KEPT.has(words[0] ?? ''),
);

const present = groups.flatMap(({ find, write }) =>
  // Behind لم a verb whose last or middle letter is weak loses it.
  GENDERS.map(({ prefix, done }) =>
    verb(`${COMES_ABOUT}(?<!لم ...) ${find(done)}${ALONE}`, `${prefix}ُ${write}`),
  ),
);

/** The past passive of the nouns with which contracts say what has been done. */
const PAST = `
تحرير حُرِّر
إبرام أُبرم
توقيع وُقّع
تسليم سُلّم
تقديم قُدّم
تحديد حُدّد
تنفيذ نُفّذ
توريد وُرّد
إرسال أُرسل
اعتماد اعتُمد
استلام استُلم
دفع دُفع
سداد سُدّد
قيد قُيّد
مناقشة نُوقش`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const past = PAST.flatMap(([noun = '', form = '']) =>
  GENDERS.map(({ ending, done }) => verb(`${CAME_ABOUT}ت? ${done(noun)}${ALONE}`, form + ending)),
);

/** Nouns with a preposition: their verb has no subject and stays masculine. */
const IMPERSONAL = `
الاتفاق على يُتفق
الرجوع إلى يُرجع
اللجوء إلى يُلجأ
الإعلان عن يُعلن
الإفراج عن يُفرج
التأكد من يُتأكد
النظر في يُنظر
الفصل في يُفصل
التوقيع على يُوقّع`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const impersonal = IMPERSONAL.map(([noun = '', preposition = '', form = '']) =>
  verb(`${COMES_ABOUT} ${noun}${behind(preposition)}${ALONE}`, form),
);

/** "Payment comes about" is "is paid": the passive, of the gender of what it is done to. */
export const PASSIVE_VERBS: readonly RewordingRule[] = [...present, ...past, ...impersonal];
