import { fold } from '#workers/engines/text/arabic.js';
import type { Sentence } from '#workers/engines/text/sentences.js';
import type { Span } from '#workers/engines/text/clause/stance.js';
import { quantitiesIn, type Quantity } from '../quantities.js';
import type { RuleWords } from '../words.js';
import { hoursOwners } from './hours-owners.js';
import { hourQuantities } from './hours-quantities.js';
import { withRivals, type WorkHours } from './hours-rivals.js';
import { isSupposed, roleOf } from './hours-roles.js';
import { MOST_A_DAY, perOf, type HoursPer } from './hours-units.js';

/** Ramadan, as a noun or the adjective of it. */
export const RAMADAN_NAMED = { en: '\\bRamadan\\b', ar: '~رمضان(?:ي|ية)?#' } as const;
/** Returns every quantity of hours in a sentence that it says of work, each with its time of the year. */
export function hoursOfWork(
  sentence: Pick<Sentence, 'text' | 'lang' | 'around'>,
  words: RuleWords,
): WorkHours[] {
  const { text, lang } = sentence;
  const all = hourQuantities(text, lang);
  const owners = hoursOwners(sentence, all, words);
  const found: WorkHours[] = [];
  const less: (Quantity & { isSure: boolean })[] = [];
  for (const [at, one] of all.entries()) {
    const { owner, isSure, goesOn = false } = owners[at] ?? { owner: 'else', isSure: false };
    const role = roleOf(one, sentence, words);
    if (role === 'less') {
      less.push({ ...one, isSure: owner === 'ramadan' && (isSure || goesOn) });
      continue;
    }
    const before = found.at(-1);
    const inherited = one.value <= MOST_A_DAY && before?.per === 'day' ? 'day' : null;
    const per = perOf(one, sentence, words) ?? inherited;
    if (per === null || owner === 'else' || role === 'former') continue;
    const isCap = role === 'cap' && one.value === (per === 'day' ? 10 : 60);
    const goesOnSurely = goesOn && before?.isSure === true && before.per !== per;
    found.push({
      ...one,
      per,
      season: role === 'against' ? 'ordinary' : owner,
      isSure:
        (isSure || goesOnSurely) &&
        role !== 'against' &&
        role !== 'forbidden' &&
        !isCap &&
        !isSupposed(one, sentence, words),
    });
  }
  for (const { isSure, ...one } of less) {
    const per = perOf(one, sentence, words) ?? 'day';
    const base = baseOf(found, per, sentence, words);
    if (base === null) for (const other of found) other.isSure = false;
    else found.push({ ...one, value: base.value - one.value, per: base.per, season: 'ramadan', isSure });
  }
  return withRivals(found, all, sentence, words);
}

/** Returns the one ordinary day or week, of the sentence or else of its clause, that Ramadan shortens. */
function baseOf(
  found: readonly WorkHours[],
  unit: HoursPer,
  { text, lang, around }: Pick<Sentence, 'text' | 'lang' | 'around'>,
  words: RuleWords,
): WorkHours | null {
  const ordinary = found.filter(({ per, season }) => per === unit && season === 'ordinary');
  const [first] = ordinary;
  const only = found.filter(({ per }) => per === unit);
  // "In Ramadan the day, which is eight hours, is an hour shorter."
  if (first === undefined && only[0] !== undefined && only.length === 1) {
    Object.assign(only[0], { season: 'ordinary', isSure: false });
    return only[0];
  }
  if (first !== undefined) return ordinary.every(({ value }) => value === first.value) ? first : null;
  const clause = lang === 'ar' ? fold(around) : around;
  const rest = clause.replace(text, ' ');
  if (rest === clause) return null;
  const [other, ...more] = hoursOfWork({ text: rest, lang, around: '' }, words).filter(
    ({ per }) => per === unit,
  );
  return other === undefined || more.length > 0 ? null : other;
}

/** Returns the places of all that readers of hours look at in a sentence: hours, days of the week, and the times of the year. */
export const hoursRead = (sentence: Sentence, words: RuleWords): Span[] => [
  ...hourQuantities(sentence.text, sentence.lang),
  ...quantitiesIn(sentence.text, sentence.lang, 'days').filter(({ value }) => value <= 7),
  ...words
    .matches(sentence, RAMADAN_NAMED[sentence.lang])
    .map(({ index = 0, 0: text }) => ({ start: index, end: index + text.length })),
];
