import type { Unit } from './units.js';

const WORDS: Record<string, string> = {
  that: 'أن',
  than: 'من',
  to: 'إلى',
  as: 'كما',
  so: 'لذلك',
  own: 'الخاص',
  same: 'ذاته',
  not: 'لا',
  no: 'لا',
  there: 'هناك',
  being: 'كونه',
  been: 'كان',
  be: 'يكون',
  having: 'مع وجود',
  have: 'لديه',
  does: '',
  do: '',
  did: '',
  the: '',
  a: '',
  an: '',
  other: 'أخرى',
  such: 'هذا',
  any: 'أي',
  each: 'كل',
  all: 'جميع',
  this: 'هذا',
  these: 'هذه',
  those: 'تلك',
  either: 'إما',
  neither: 'لا',
  both: 'كل من',
  some: 'بعض',
  many: 'العديد من',
  every: 'كل',
  another: 'آخر',
  its: 'الخاص به',
  their: 'الخاص بهم',
  his: 'الخاص به',
  her: 'الخاص بها',
  our: 'الخاص بنا',
  your: 'الخاص بكم',
  my: 'الخاص بي',
  who: 'الذي',
  which: 'الذي',
  whom: 'الذي',
  whose: 'الذي',
  shall: 'سوف',
  may: 'يجوز',
  must: 'يجب',
  will: 'سوف',
  can: 'يمكن',
  cannot: 'لا يمكن',
  should: 'ينبغي',
  could: 'يمكن',
  would: 'قد',
  might: 'قد',
  never: 'لا … أبداً',
  is: '',
  are: '',
  was: 'كان',
  were: 'كانوا',
  has: 'لديه',
  had: 'كان لديه',
  am: '',
};

const LINKING = /^(?:day|month|year|week|hour|minute)s?$/u;

/** A preposition as its surroundings ask for it, or a word that the rules could not place. */
export function openWord(unit: Unit, next: Unit | undefined, afterNext: Unit | undefined): string {
  if (
    unit.lower === 'for' &&
    next?.number?.value !== undefined &&
    (afterNext?.noun === undefined || LINKING.test(afterNext.lower))
  )
    return 'لمدة';
  if (unit.lower === 'by' && next?.number !== undefined)
    return next.number.value === undefined && !next.number.text.includes('%') ? 'بحلول' : 'بـ';
  if (unit.lower === 'by' && /^(?:more|less) than$/u.test(next?.lower ?? '')) return 'بـ';
  if (unit.lower === 'by' && next?.verb?.form === 'ing') return 'عن طريق';
  if (
    unit.lower === 'by' &&
    /^(?:law|means|reason|agreement|contract|decree|decision|order|resolution)$/u.test(next?.lower ?? '')
  )
    return 'بموجب';
  if (
    unit.lower === 'within' &&
    next?.number === undefined &&
    !LINKING.test(next?.lower ?? '') &&
    next?.capital === true
  )
    return 'داخل';
  if (unit.preposition !== undefined) return unit.preposition;
  return WORDS[unit.lower] ?? unit.adverb ?? unit.text;
}
