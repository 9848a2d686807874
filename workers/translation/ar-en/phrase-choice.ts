import { isWord, nounReading, verbReading } from './cursor.js';
import type { Item } from './scan.js';
import type { Token } from './token.js';

/** «لا تتجاوز» is "not exceeding" within a clause; where one begins, it is its verb. */
function isVerb(before: Token | undefined): boolean {
  if (before === undefined) return true;
  return (
    before.kind === 'punctuation' ||
    before.kind === 'relativePronoun' ||
    before.kind === 'conjunction' ||
    (before.kind === 'number' && /^[\d.-]+$/.test(before.text))
  );
}

/** Whether the words of a phrase are that phrase between the token before them and the item after their first word. */
export function phraseFits(ar: string, before: Token | undefined, next: Item | undefined): boolean {
  if (ar.startsWith('لا ')) return ar.startsWith('لا حاجه') || !isVerb(before);
  // «أي مقابل»: the noun, not the preposition.
  if (ar === 'مقابل') return !(before?.kind === 'phrase' && before.type === 'quantity');
  // «إعادة النظر في»: done again, the consideration is one action with the word before it.
  if (ar === 'النظر في') return !(isWord(before) && before.base === 'اعاده');
  // «نحتفظ بحق»: what is kept, not against whom.
  if (ar === 'بحق') return verbReading(before)?.verb.past !== 'احتفظ';
  // «بنسبة التوطين»: a percentage that is named, not a rate.
  if (ar === 'بنسبه') return next?.form.startsWith('ال') !== true;
  return true;
}

/** «ذات الشخص» is the same person; after a noun, «مواد ذات قيمة», it is what that noun has. */
export function asOwned(token: Token & { kind: 'phrase' }, before: Token | undefined): Token {
  const en = { ذات: 'of', ذوي: 'with', ذوو: 'with' }[token.ar];
  if (en === undefined || nounReading(before) === undefined) return token;
  return { ...token, en, type: 'preposition', flags: ['p'] };
}
