import type { Agreement, Suffix } from './forms.js';
import type { PhraseContext } from './noun-phrase-agreement.js';

export function possessiveSuffix(possessive: string, referent: Agreement | undefined): Suffix {
  if (possessive === 'our') return 'نا';
  if (possessive === 'your') return 'كم';
  if (possessive === 'my') return 'ي';
  if (possessive === 'his') return 'ه';
  if (possessive === 'her') return 'ها';
  if (possessive === 'their')
    return referent !== undefined && referent.number !== 'singular' && !referent.human ? 'ها' : 'هم';
  return referent === undefined ? 'ه' : referent.number === 'singular' && !referent.feminine ? 'ه' : 'ها';
}

export const WORDS: Record<string, string> = {
  nothing: 'أي شيء',
  anything: 'أي شيء',
  everything: 'كل شيء',
  something: 'شيء',
  none: 'أي منها',
  nobody: 'أي أحد',
  anyone: 'أي شخص',
  everyone: 'كل شخص',
  others: 'الآخرين',
  one: 'أحد',
  itself: 'ذاته',
  themselves: 'أنفسهم',
  himself: 'نفسه',
  there: 'هناك',
  we: 'نحن',
  us: 'نا',
  i: 'أنا',
  you: 'أنتم',
};

export function pronounWord(pronoun: string, context: PhraseContext): string {
  const known = WORDS[pronoun];
  if (known !== undefined) return known;
  if (/^(?:they|them)$/u.test(pronoun)) return 'هم';
  return context.referent?.feminine === true ? 'هي' : pronoun === 'she' ? 'هي' : 'هو';
}
