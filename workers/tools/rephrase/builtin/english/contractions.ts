import type { Wording } from './inflect.js';
import { phrases } from './phrases.js';

const NEGATED = [
  'do',
  'does',
  'did',
  'is',
  'are',
  'was',
  'were',
  'has',
  'have',
  'had',
  'would',
  'could',
  'should',
  'must',
  'need',
];
const PRONOUNS: Readonly<Record<string, string>> = {
  i: 'am', you: 'are', we: 'are', they: 'are', he: 'is', she: 'is', it: 'is', that: 'is', there: 'is', here: 'is', what: 'is', who: 'is',
}; // prettier-ignore
const PERFECT = '(?= (?:been|got|become|had|already been|never been)\\b)';
/** "He's paid" may be what he is or what he has done. */
const CERTAIN =
  '(?! (?:already |never |just |now |not )?(?:agreed|paid|made|taken|given|signed|sent|received|expired|failed|gone|come|done|finished|started|stopped|moved|left|lost)\\b)';
const ENDINGS = (pronoun: string, verb: string): Wording[] => {
  if (verb !== 'is') return [[`${pronoun}'${verb === 'am' ? 'm' : 're'}`, `${pronoun} ${verb}`]];
  return [
    [`${pronoun}'s`, `${pronoun} has`, { ahead: PERFECT }],
    [`${pronoun}'s`, `${pronoun} is`, { ahead: `(?!${PERFECT})${CERTAIN}` }],
  ];
};

/** Every contraction whose long form is certain: "he'd" may be "he had" or "he would", and stays. */
export const CONTRACTED: readonly Wording[] = [
  ["can't", 'cannot'],
  ["won't", 'will not'],
  ["shan't", 'shall not'],
  ...NEGATED.map((verb): Wording => [`${verb}n't`, `${verb} not`]),
  ...Object.entries(PRONOUNS).flatMap(([pronoun, verb]) => ENDINGS(pronoun, verb)),
  ...['i', 'you', 'we', 'they'].map((pronoun): Wording => [`${pronoun}'ve`, `${pronoun} have`]),
  ...['i', 'you', 'we', 'they', 'he', 'she', 'it'].map((pronoun): Wording => [`${pronoun}'ll`, `${pronoun} will`]),
  ["let's", 'let us'],
]; // prettier-ignore

export const CONTRACTIONS = phrases('full-form', ['formal', 'persuasive'], CONTRACTED);
