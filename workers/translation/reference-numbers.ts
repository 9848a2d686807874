import { fold } from '#workers/engines/text/arabic.js';
import { ordinalAt } from '#workers/law/arabic-ordinals.js';

/** What is numbered by an ordinal in words, in folded Arabic: المادة الخامسة والثمانون, البند الثالث. */
const NUMBERED =
  /(?<![ء-ي])[وفبلك]{0,2}(?:ال|ل)?(?:ماده|مادتين|مادتان|مواد|بند|بندين|بنود|فقره|فقرتين|فقرات|فصل|باب|ملحق|قسم)\s{1,3}\(?\s?/g;
const MASCULINE = ['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس', 'السادس', 'السابع', 'الثامن', 'التاسع', 'العاشر'].map(fold); // prettier-ignore
const NEXT = /^\)?\s?(?:[,،]\s?)?و?\(?\s?/;
const MOST = 20;

function ordinal(text: string): { value: number; length: number } | null {
  const feminine = ordinalAt(text);
  if (feminine !== null) return feminine;
  const word = /^[ء-ي]+/.exec(text)?.[0] ?? '';
  const value = MASCULINE.indexOf(word) + 1;
  return value === 0 ? null : { value, length: word.length };
}

/** Writes the ordinals by which folded Arabic refers to articles and clauses as figures: "الماده 85". */
export function withReferenceFigures(plain: string): string {
  let result = '';
  let at = 0;
  for (const { index, 0: lead } of plain.matchAll(NUMBERED)) {
    if (index < at) continue;
    let from = index + lead.length;
    let written = plain.slice(at, from);
    for (let count = 0; count < MOST; count += 1) {
      const found = ordinal(plain.slice(from, from + 90));
      if (found === null) break;
      from += found.length;
      const between = NEXT.exec(plain.slice(from))?.[0] ?? '';
      const another = ordinal(plain.slice(from + between.length, from + between.length + 90)) !== null;
      written += `${found.value}${another ? ' ; ' : ''}`;
      if (!another) break;
      from += between.length;
    }
    result += written;
    at = from;
  }
  return result + plain.slice(at);
}
