import { UNKNOWN_ACTOR, type Actor } from '#workers/engines/text/actor.js';
import type { ArabicActors } from '#workers/engines/text/arabic-actor.js';
import { arabicPattern } from '#workers/engines/text/arabic.js';
import { arabicQuantities } from '#workers/engines/text/values/arabic-quantities.js';

/** Where a sentence goes on to what it says of another party: "، ولمسؤولية المستأجر", "، وإذا أخلت الشركة". */
const BORDER = arabicPattern(
  '[,;،؛]\\s*(?=(?:و|أما|بينما|في حين|غير أن|على أن))|\\s(?=ول?(?:ال)?مسؤولي)',
  'g',
);
const LIMITED = arabicPattern(
  '(?:لا|ألا|بما لا) (?:[يت]تجاوز|[يت]جاوز|[يت]زيد|[يت]تعدى)|~(?:سقف|حد أعلى|حد أقصى|الحد الأعلى|الحد الأقصى|حدود)#|[يت]قيد|[يت]قتصر|محدود',
);
const UNLIMITED = arabicPattern(
  '(?:دون|بلا|بدون) (?:أي )?(?:حد|حدود|سقف)#|غير محدود|(?:لا|ولا) [يت](?:قيد|حد)#|~كامل#|لا تخضع',
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
  const own = parts.findLast(({ start }) => start <= match.index) ?? { start: 0, text };
  const limits = parts.filter(({ text: words }) => LIMITED.test(words) || hasSum(words));
  if (limits.length < 2)
    return { actor: read, words: { start: 0, text }, alsoOther: false, isDivided: false };
  const index = match.index - own.start;
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
