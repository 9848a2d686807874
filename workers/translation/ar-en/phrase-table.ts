import { fold } from '#workers/engines/text/arabic.js';
import { entriesOf, lexicon } from './lexicon/lexicon.js';
import { PHRASES } from './lexicon/phrases.js';
import { mayBeNumber } from './numbers.js';
import type { Item } from './scan.js';
import type { PhraseKind } from './token.js';

interface Phrase {
  words: string[];
  /** Which words end in a pronoun, «وحده», so that they are not written with ة. */
  opens: boolean[];
  /** The letter that ends the phrase and is joined to the word after it. */
  joined: string;
  en: string;
  type: PhraseKind;
  flags: readonly string[];
}

const KINDS: Record<string, PhraseKind> = {
  p: 'preposition', c: 'clause', a: 'adverb', n: 'noun', q: 'quantity', qp: 'quantity', qn: 'quantity', qs: 'quantity',
  qo: 'quantity', j: 'adjective', r: 'relative', g: 'gerund', o: 'or', e: 'nothing',
}; // prettier-ignore
const NOUN_LIKE =
  /^(?:this |these |the (?:following|Kingdom|Law|preceding|Part|other Part|person|meanings)|either |each of |any of |all of |some of |one of |both Part|third part|each Party|the Parties)/;

let table: Map<string, Phrase[]> | undefined;

function build(): Map<string, Phrase[]> {
  const built = new Map<string, Phrase[]>();
  for (const { ar, en, flags } of entriesOf(PHRASES)) {
    const [kind = 'a', ...more] = flags;
    const words = fold(ar).split(/\s+/);
    const last = words.at(-1) ?? '';
    const joined = ar.endsWith('ـ') && last.length === 1 ? last : '';
    if (joined !== '') words.pop();
    const type = kind === 'a' && NOUN_LIKE.test(en) ? 'noun' : (KINDS[kind] ?? 'adverb');
    const opens = ar.split(/\s+/).map((word) => word.endsWith('ه'));
    const phrase: Phrase = { words, opens, joined, en, type, flags: [kind, ...more] };
    const [first = ''] = words;
    built.set(first, [...(built.get(first) ?? []), phrase]);
  }
  for (const phrases of built.values()) {
    phrases.sort(
      (one, other) =>
        other.words.length +
        (other.joined === '' ? 0 : 0.5) -
        one.words.length -
        (one.joined === '' ? 0 : 0.5),
    );
  }
  return built;
}

export interface PhraseMatch extends Phrase {
  ar: string;
  count: number;
  conjunction: 'و' | 'ف' | null;
  preposition: 'ب' | 'ل' | null;
}

const isNumber = (item: Item | undefined) =>
  item?.type === 'figures' || item?.form === '(' || (item?.type === 'arabic' && mayBeNumber(item.form));

function find(
  first: string,
  items: readonly Item[],
  at: number,
  conjunction: 'و' | 'ف' | null,
): PhraseMatch | null {
  table ??= build();
  for (const phrase of table.get(first) ?? []) {
    const { words } = phrase;
    const whole = words.every((word, index) => {
      const item = items[at + index];
      // «وحدة» is a unit, «وحده» is "alone".
      if (item?.closed === true && phrase.opens[index] === true) return false;
      return index === 0 || (item?.type === 'arabic' && item.form === word);
    });
    const next = items[at + words.length];
    // «بـ "العميل"»: the letter may stand alone before a quotation mark.
    const alone = phrase.joined !== '' && next?.form === phrase.joined;
    const joins =
      alone || phrase.joined === '' || (next?.type === 'arabic' && next.form.startsWith(phrase.joined));
    const fits =
      !(phrase.flags.includes('num') && !isNumber(next)) &&
      !(phrase.flags.includes('end') && next !== undefined && next.type !== 'mark');
    if (whole && joins && fits) {
      const count = words.length + (alone ? 1 : 0);
      const joined = alone ? '' : phrase.joined;
      return { ...phrase, joined, ar: words.join(' '), count, conjunction, preposition: null };
    }
  }
  return null;
}

/** «بأي», «لكل», «وبجميع»: a quantity with a preposition joined to it. */
function quantityAt(items: readonly Item[], at: number): PhraseMatch | null {
  const [, conjunction = '', preposition = '', rest = ''] =
    /^([وف]?)([بل])(.+)$/.exec(items[at]?.form ?? '') ?? [];
  if (preposition !== 'ب' && preposition !== 'ل') return null;
  const found = find(rest, items, at, conjunction === 'و' || conjunction === 'ف' ? conjunction : null);
  return found?.type === 'quantity' || found?.type === 'noun' ? { ...found, preposition } : null;
}

/** The longest phrase that begins at an item, with or without a conjunction that is joined to it. */
export function phraseAt(items: readonly Item[], at: number): PhraseMatch | null {
  const form = items[at]?.form ?? '';
  const whole = find(form, items, at, null);
  const letter = form.charAt(0);
  const rest = letter === 'و' || letter === 'ف' ? find(form.slice(1), items, at, letter) : null;
  // «واحد» is a word of its own, «وفي» is not.
  const isOwn = rest?.type === 'quantity' && rest.count === 1 && lexicon().forms.has(form);
  const longer = rest !== null && !isOwn && rest.count > (whole?.count ?? 0) ? rest : whole;
  return longer ?? quantityAt(items, at);
}
