import type { Actor } from '#workers/engines/text/actor.js';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import type { Hit } from './rule.js';

/** Tells whether the fault that does not matter is the other side's: "even if no fault of his is shown" frees nobody. */
export function faultOfOther({ text, actor, context: { actors } }: Hit): boolean {
  const fault = arabicPattern(
    '(?:حتى|ولو|وإن|بصرف النظر|سواء|بما فيها|بما فيه|بما في ذلك|بما يشمل)(?! لم)[^.;,]{0,60}?~(?:خطأ|إهمال|تقصير|تسبب)#',
  ).exec(text);
  if (fault === null) return false;
  const end = fault.index + fault[0].length;
  const { who } = actors.after(text, end, 40);
  return who === null ? /^ (?:من )?(?:ال)?طرف (?:ال)?(?:اخر|محمي)/.test(text.slice(end)) : who !== actor.who;
}

/** Tells whether what nobody answers for comes from the other side: nobody answers for what another did wrong. */
export function causedByOther({ text, actor, context: { actors } }: Hit): boolean {
  const cause = arabicPattern(
    '(?<!(?:ولو|حتى|وإن|سواء)[^.;,]{0,40})(?:عن|بسبب|نتيجة|جراء|إلى) (?:سوء [ء-ي]{3,12}|خطأ|أخطاء|إهمال|تقصير|إخلال|مخالفة|عبث|تدخل|استعمال|تعديلات|تعليمات)#',
  ).exec(text);
  if (cause === null || actor.who === null) return false;
  const { who } = actors.after(text, cause.index + cause[0].length, 25);
  return who !== null && who !== actor.who;
}

/** Matches that a side stays liable for what it does wrong itself. */
export const BUT_OWN_FAULT =
  '(?<![ء-ي])(?:ما لم|إلا (?:إذا|ما|في|عن|عما|بقدر|بسبب)|باستثناء|عدا|فيما عدا|ما عدا)#[^.;]{0,50}?(?<![ء-ي])[وبل]?(?:ال)?(?:خطأ|خطئه|خطئها|إهمال|إهماله|إهمالها|تقصير|تقصيره|تقصيرها|إخلاله|إخلالها|إخلال)#(?! (?:ال)?(?:جسيم|عمد))';

/** Returns who indemnifies: in "and indemnifies the buyer for" the one party that is named is the one indemnified. */
export function indemnifier({ text, match, actor, context: { actors } }: Hit): Actor {
  const verb = arabicPattern('(?:يعوض|تعوض)#').exec(match[0]);
  const mention =
    verb === null || actor.who === null
      ? null
      : actors.mentionOf(actor.who, text, match.index + verb.index + verb[0].length);
  const object =
    mention !== null &&
    mention.start <= match.index + (verb?.index ?? 0) + (verb?.[0].length ?? 0) + 1 &&
    /^ عم?[ان]/.test(text.slice(mention.end));
  return object ? { who: actors.other(actor.who), mutual: false } : actor;
}
