import { arabicPattern } from '#workers/engines/text/arabic.js';
import { restrictionWords, type Restriction } from '#workers/engines/text/clause/stance.js';

const CONSENT = arabicPattern('(?:ال)?(?:موافقة|موافقه|اتفاق|اتفاقهما|رضا|قبول|إذن|يوافق|وافق|يتفق)#');
/** "Without consent", "even if it was not agreed", "before it is agreed", and "unless agreed otherwise", which is said of every clause. */
const NO_CONSENT = arabicPattern(
  '(?<![ء-ي])(?:دون|بدون|بغير|من غير|بلا)#|^[وف]?قبل#|^(?:حتى |و)?(?:لو|إن|رغم|بالرغم|على الرغم)#|~(?:خلاف|غير|عكس) (?:ذلك|هذا)|خلافه',
);
/** "Even after it was accepted." */
const EVEN = arabicPattern('(?<![ء-ي])(?:ولو|حتى|وإن)\\s{1,3}$');
/** Tells whether a restriction asks for the other side's consent. */
export const takesConsent = (text: string) => (restriction: Restriction) =>
  CONSENT.test(restrictionWords(restriction, text)) &&
  !NO_CONSENT.test(restrictionWords(restriction, text)) &&
  !EVEN.test(text.slice(Math.max(0, restriction.marker.start - 8), restriction.marker.start));
