import type { Language } from '#shared/contracts/common.js';
import type { DraftTranslator, TermPair, UnknownWords } from './draft.js';

const MOST_WORDS = 5;
const WORD = /[\p{L}\p{M}]+/gu;
const keyOf = (words: string) => words.toLowerCase().replace(/\s+/g, ' ');

/** Drafts a text by looking its words up in a list of terms, the longest first. */
export function termByTerm(to: Language, known: () => readonly TermPair[]): DraftTranslator {
  const from = to === 'ar' ? 'en' : 'ar';
  return ({ text, terms, names }) => {
    const table = new Map([...known(), ...terms].map((pair) => [keyOf(pair[from]), pair[to]]));
    const words = [...text.matchAll(WORD)];
    const draft = { text: '', words: words.length, known: 0, unknown: [] as UnknownWords[] };
    let at = 0;
    for (let n = 0; n < words.length;) {
      const { index = 0 } = words[n] ?? {};
      const endOf = (count: number) =>
        (words[n + count - 1]?.index ?? 0) + (words[n + count - 1]?.[0].length ?? 0);
      const most = Math.min(MOST_WORDS, words.length - n);
      const count = Array.from({ length: most }, (_, less) => most - less).find((length) =>
        table.has(keyOf(text.slice(index, endOf(length)))),
      );
      const end = endOf(count ?? 1);
      const own = text.slice(index, end);
      const found = count === undefined ? undefined : table.get(keyOf(own));
      draft.text += text.slice(at, index);
      if (found !== undefined || names.includes(own)) draft.known += count ?? 1;
      else draft.unknown.push({ start: draft.text.length, end: draft.text.length + own.length });
      draft.text += found ?? own;
      at = end;
      n += count ?? 1;
    }
    return { ...draft, text: draft.text + text.slice(at) };
  };
}
