import { expect, test } from '@jest/globals';
import { fold, languageOf } from '#workers/engines/text/arabic.js';
import { ownersOf } from './owners.js';
import { quantitiesIn } from './quantities.js';
import { rolesIn } from './roles.js';
import { RuleWords } from './words.js';

const WORDS = new RuleWords(rolesIn('contract', []));
const OWNERS = {
  notice: { en: '\\bnotice\\b', ar: '~إشعار#' },
  term: { en: '\\bterm\\b', ar: '~مدة (?:ال)?عقد#' },
} as const;

/** Returns the quantities of a clause in days, each with what it belongs to. */
function owned(clause: string) {
  const lang = languageOf(clause);
  const text = lang === 'ar' ? fold(clause) : clause;
  const all = quantitiesIn(text, lang, 'days');
  const owners = ownersOf({ text, lang }, all, OWNERS, WORDS);
  return all.map(({ length }, at) => `${length?.n} ${length?.unit}: ${owners[at]}`);
}

test.each([
  ['The term is two years and notice is sixty days.', ['2 year: term', '60 day: notice']],
  [
    'Notice of sixty (60) days ends the contract, whose term is two years.',
    ['60 day: notice', '2 year: term'],
  ],
  ['The term, if nothing else is agreed, is two years.', ['2 year: term']],
  ['It is paid within ten days; the term is a year.', ['10 day: null']],
  ['مدة العقد سنتان، ويكون الإشعار بستين يوماً.', ['2 year: term', '60 day: notice']],
  ['يكون الإشعار ثلاثين (30) يوماً وتكون مدة العقد سنة واحدة.', ['30 day: notice', '1 year: term']],
])('a quantity belongs to the noun of its own part: %s', (clause, expected) => {
  expect(owned(clause)).toEqual(expected);
});
