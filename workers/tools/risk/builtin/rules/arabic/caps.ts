import { UNKNOWN_ACTOR, type Actor } from '#workers/engines/text/actor.js';
import type { ArabicActors } from '#workers/engines/text/arabic-actor.js';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import { arabicQuantities } from '#workers/engines/text/values/arabic-quantities.js';

/** Where a sentence goes on to what it says of another party: "، ولمسؤولية المستأجر", "، وإذا أخلت الشركة". */
const BORDER = arabicPattern(
  '[,،]\\s*(?=(?:و|أما|بينما|في حين|غير أن|على أن))|[;؛]\\s*|\\s(?=ول?(?:ال)?مسؤولي)',
  'g',
);
const LIMITED = arabicPattern(
  '(?:لا|ألا|بما لا) (?:[يت]تجاوز|[يت]جاوز|[يت]زيد|[يت]تعدى)|~(?:سقف|حد أعلى|حد أقصى|الحد الأعلى|الحد الأقصى|حدود)#|[يت]قيد|[يت]قتصر|محدود',
);
const UNLIMITED = arabicPattern(
  '(?:دون|بلا|بدون|من غير) (?:أي )?(?:حد|حدود|سقف)#|(?<![ء-ي])[وف]?لا (?:حد|حدود|سقف) (?:ل|على)|غير محدود|(?:لا|ولا) [يت](?:قيد|حد)#|~كامل#|لا تخضع',
);

interface Part {
  start: number;
  text: string;
}

/** Divides a sentence into what it says of one party after the other. */
function partsOf(text: string): Part[] {
  const starts = [0, ...[...text.matchAll(BORDER)].map(({ index, 0: found }) => index + found.length)];
  return starts.map((start, at) => ({ start, text: text.slice(start, starts[at + 1] ?? text.length) }));
}

const hasSum = (text: string) => arabicQuantities(text).some(({ kind }) => kind === 'amount');

/** True if words name several sums, of which none can be told to be the cap: «من مليون ريال إلى مليوني ريال». */
export const hasSeveralSums = (text: string): boolean =>
  new Set(arabicQuantities(text).flatMap(({ kind, value }) => (kind === 'amount' ? [value] : []))).size > 1;

/** True if a sentence joins the other side to what it says of a cap, so that it may have one too: «للمورد مليون ريال وللعميل نصفه». */
export function joinsOther(text: string, who: string | null, actors: ArabicActors): boolean {
  const mention = actors.mentionOf(actors.other(who), text, 0);
  if (mention === null || !text.startsWith('و', mention.start)) return false;
  return !UNLIMITED.test(text.slice(mention.start));
}

/** What stands between the name of a side and its limit in a list: «المورد: مليون ريال؛ العميل: رسوم سنة». */
const IN_LIST = /^\s?[-–—:]\s/;

/** True if a list of limits goes on with one of the other side: in the sentence, or right behind it. */
export function namesOtherInList(
  { text, around }: { text: string; around: string },
  who: string | null,
  actors: ArabicActors,
): boolean {
  const other = actors.other(who);
  const at = around.indexOf(text);
  const behind =
    at < 0 ? '' : around.slice(at + text.length, at + text.length + 160).replace(/^[\s.;-]+/, '');
  return [...partsOf(text).map((part) => part.text), behind].some((words) => {
    const mention = actors.mentionOf(other, words, 0);
    return mention !== null && mention.start < 4 && IN_LIST.test(words.slice(mention.end));
  });
}

/** What a sentence says of a cap: whose it is, the words that hold its sum, and whether it caps the other side as well. */
interface Cap {
  actor: Actor;
  words: Part;
  alsoOther: boolean;
  /** True if the sentence limits the liability of several parties, each in a part of its own. */
  isDivided: boolean;
}

/** Reads whose liability is capped at a match: that of the party which its own part of the sentence names. */
export function capAt(
  text: string,
  match: { index: number; length: number },
  read: Actor,
  actors: ArabicActors,
): Cap {
  const parts = partsOf(text);
  const partAt = (place: number) => parts.findLast(({ start }) => start <= place) ?? { start: 0, text };
  const first = partAt(match.index);
  // "That of one side is unlimited, and that of the other limited to": the cap is that of the side where the words of the limit are.
  const isFree = UNLIMITED.test(first.text) && !hasSum(first.text);
  const own = isFree ? partAt(match.index + match.length - 1) : first;
  const limits = parts.filter(
    ({ text: words }) => LIMITED.test(words) || UNLIMITED.test(words) || hasSum(words),
  );
  if (limits.length < 2)
    return { actor: read, words: { start: 0, text }, alsoOther: false, isDivided: false };
  const index = Math.max(0, match.index - own.start);
  const named = actors.of(own.text, { index, length: Math.min(match.length, own.text.length - index) });
  const actor = named.who === null && !named.mutual ? (read.mutual ? read : UNKNOWN_ACTOR) : named;
  const other = actors.other(actor.who);
  const alsoOther = limits.some(
    (part) =>
      part !== own &&
      !UNLIMITED.test(part.text) &&
      other !== null &&
      actors.mentionOf(other, part.text, 0) !== null,
  );
  return { actor, words: own, alsoOther, isDivided: true };
}
