import type { Span } from '#workers/engines/text/clause/stance.js';
import type { Edit } from '../rule.js';

/** Characters in capitals around a phrase that make it part of a sentence in capitals, and not of a heading. */
const CAPITALS_AROUND = 60;
const SENTENCE_AROUND = 200;
const VERB_IN_CAPITALS =
  /\b(?:SHALL|WILL|MAY|MUST|IS|ARE|DOES|DO|HAS|HAVE|HEREBY|AGREES?|DISCLAIMS?|WAIVES?|MAKES?)\b/;
const OPENS_SENTENCE =
  /(?:^|[.!?;:)\]"']\s{1,3}|[\n\t]\s{0,20}|^\W{0,3}\(?\w{1,4}[.)]\s{0,9}|(?:^|\s)\d{1,2}(?:\.\d{1,2}){0,3}\.?\s{1,3})$/;
const VOWEL = /^(?:[aeiou]|hour|honest|honou?r|heir)/i;
const SPOKEN_CONSONANT = /^(?:uni|use|usu|util|eu|one\b|once\b|u[bcfhkqrst][aeiou])/i;
const takesAn = (word: string) => VOWEL.test(word) && !SPOKEN_CONSONANT.test(word);

/** Where a wording was found and what its rule writes there. */
export interface Found extends Span {
  write: string;
  reason: Edit['reason'];
}

/**
 * Returns the change that writes a rewording into its sentence: with the capital that the phrase had, the blank that an omitted
 * one leaves behind, and the article that the next word takes. Null where the phrase belongs to a title or name.
 */
export function written(text: string, { start, end, write, reason }: Found): Edit | null {
  const original = text.slice(start, end);
  const letters = original.replace(/[^A-Za-z]/g, '');
  const inCapitals = letters.length > 1 && letters === letters.toUpperCase();
  if (inCapitals && !standsInCapitals(text, start, end)) return null;
  const before = text.slice(Math.max(0, start - 60), start);
  const isOpening = /^[A-Z]/.test(original);
  if (
    !inCapitals &&
    (/\s[A-Z]/.test(original) || (isOpening && !OPENS_SENTENCE.test(before) && !/^I\b/.test(original)))
  )
    return null;
  let edit: Edit = { start, end, revised: write, reason };
  if (write === '') edit = omitted(text, edit, isOpening && !inCapitals);
  else if (inCapitals) edit.revised = write.toUpperCase();
  else if (isOpening && OPENS_SENTENCE.test(before))
    edit.revised = write.charAt(0).toUpperCase() + write.slice(1);
  if (write.startsWith('i ') && !inCapitals) edit.revised = `I${edit.revised.slice(1)}`;
  return withArticle(text, edit);
}

function standsInCapitals(text: string, start: number, end: number): boolean {
  const around = text.slice(Math.max(0, start - SENTENCE_AROUND), end + SENTENCE_AROUND);
  const near = text
    .slice(Math.max(0, start - CAPITALS_AROUND), end + CAPITALS_AROUND)
    .replace(/[^A-Za-z]/g, '');
  return near.length >= CAPITALS_AROUND && near === near.toUpperCase() && VERB_IN_CAPITALS.test(around);
}

/** What is left out takes one blank along, and the next word begins the sentence in its place. */
function omitted(text: string, edit: Edit, isOpening: boolean): Edit {
  const { start, end } = edit;
  const after = /^\s+/.exec(text.slice(end, end + 80))?.[0].length ?? 0;
  if (after === 0 || (!isOpening && /^\s{1,3}[,.;:)]/.test(text.slice(end, end + 5)))) {
    const blank = /\s+$/.exec(text.slice(Math.max(0, start - 80), start))?.[0].length ?? 0;
    return { ...edit, start: start - blank };
  }
  const next = end + after;
  if (!isOpening || !/^[a-z]/.test(text.charAt(next))) return { ...edit, end: next };
  return { ...edit, end: next + 1, revised: text.charAt(next).toUpperCase() };
}

/** Takes in the article before a change where the next word now asks for the other one. */
function withArticle(text: string, edit: Edit): Edit {
  const article = /(?<![\w'-])(an?)(\s+)$/i.exec(text.slice(Math.max(0, edit.start - 20), edit.start));
  if (article === null) return edit;
  const [whole, word = '', blank = ''] = article;
  const next = edit.revised === '' ? text.slice(edit.end, edit.end + 20) : edit.revised;
  const right = takesAn(next) ? 'an' : 'a';
  if (word.toLowerCase() === right) return edit;
  const kept = word === word.toLowerCase() ? right : right.charAt(0).toUpperCase() + right.slice(1);
  // With nothing written after it the change ends at the article's own blank.
  return { ...edit, start: edit.start - whole.length, revised: kept + blank + edit.revised };
}
