import type { Line } from './wording.js';

/**
 * Says why a burden that one side puts on the other has its severity, for the reason that its rule has checked. It is low
 * only where the assessed side gains by it, and lower than usual where nobody certain bears it.
 */
export const weighs = (because: string): readonly Line[] => [
  ['nobody', 'Medium, because it could not be read for certain which side bears it.'],
  ['high', `High, because ${because}.`],
  ['medium', `Medium, because ${because}.`],
  ['low', 'Low, because the clause works in favor of the assessed side.'],
];

/** The same in Arabic. */
export const weighsInArabic = (because: string): readonly Line[] => [
  ['nobody', 'متوسطة، لأنه لم يتبين على وجه اليقين من يقع عليه ذلك.'],
  ['high', `مرتفعة، لأن ${because}.`],
  ['medium', `متوسطة، لأن ${because}.`],
  ['low', 'منخفضة، لأن البند لمصلحة الطرف الذي أُجري له التقييم.'],
];
