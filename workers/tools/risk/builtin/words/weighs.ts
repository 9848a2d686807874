import type { Line } from './wording.js';

/**
 * Says why a burden that one side puts on the other has its severity, for the reason that its rule has checked: it is
 * lower than usual where nobody certain bears it.
 */
export const weighs = (because: string): readonly Line[] => [
  ['nobody', 'Medium, because it could not be read for certain which side bears it.'],
  ['high', `High, because ${because}.`],
  ['medium', `Medium, because ${because}.`],
];

/** The same in Arabic. */
export const weighsInArabic = (because: string): readonly Line[] => [
  ['nobody', 'متوسط لأنه لم يتبين على وجه اليقين من يقع عليه ذلك.'],
  ['high', `مرتفع لأن ${because}.`],
  ['medium', `متوسط لأن ${because}.`],
];
