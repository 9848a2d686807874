import { verbWordings, type Wording } from './inflect.js';
import { ALL_STYLES, CONCISE, phrases, SHORT } from './phrases.js';

/** A licence may be sole without being exclusive: beside these words both say something. */
const NOT_OF_RIGHTS =
  '(?! (?:\\w+,? ){0,4}(?:licen[sc]es?|rights?|distributors?|agents?|suppliers?|providers?|representatives?|sublicen))';
const OF_REMEDIES = '(?= (?:\\w+ )?(?:remedy|remedies|jurisdiction|venue|expense|cost)\\b)';

/** Not the end of a longer list: "covenants, undertakes and agrees". */
const NOT_LISTED = '(?<!, )';

const ALWAYS: readonly Wording[] = [
  ['null and void', 'void', { behind: '(?<!declared )' }],
  ['each and every', 'each', { ahead: '(?! one\\b)' }],
  [
    'any and all',
    'all',
    // After "may" or "withhold", "any" leaves the choice among them.
    {
      behind: '(?<!\\b(?:may|withhold|waive)(?: \\w+){0,3} )',
      ahead: '(?! (?:other |such )?(?:claim|dispute|breach|part|portion|forms?|means|media|manner)\\b)',
    },
  ],
  ['by and between', 'between'],
  ['by and among', 'among'],
  ['by and through', 'through'],
  ['full and complete', 'complete', { behind: NOT_LISTED }],
  ['made and entered into', 'entered into'],
  ['true and correct', 'correct', { behind: NOT_LISTED, ahead: '(?! (?:and complete )?(?:copy|copies))' }],
  ['unless and until', 'until'],
  ['save and except', 'except'],
  ['sole and exclusive', 'exclusive', { ahead: OF_REMEDIES + NOT_OF_RIGHTS }],
  ['sole and absolute discretion', 'sole discretion'],
  ['over and above', 'in addition to', { behind: '(?<!(?:amount|sum|increase|rate|level|excess|costs?) )' }],
  ['of no force or effect', 'of no effect'],
  ['of no further force or effect', 'of no further effect'],
  ['of no force and effect', 'of no effect'],
  ['of no further force and effect', 'of no further effect'],
  ['type and kind', 'kind'],
  ['kind or nature', 'kind'],
  ['kind and nature', 'kind'],
  ['separate and apart', 'separate'],
  ['first and foremost', 'first'],
  ['part and parcel of', 'part of'],
  ['in any way, shape or form', 'in any way'],
  [
    'for and on behalf of',
    'on behalf of',
    {
      behind:
        '(?<=\\b(?:act|acts|acting|made|received|held|business|orders?|agents?|services|undertakes?|contracts?|incurred|paid|collected|used|solution) )',
    },
  ],
  ['for and in consideration of', 'in consideration of'],
  ['as and when', 'when'],
];
const VERBS: readonly (readonly [string, string])[] = [
  ['keep and maintain', 'maintain'],
  ['observe and perform', 'perform'],
  ['covenant and agree', 'agree'],
  ['promise and agree', 'agree'],
  ['undertake and agree', 'agree'],
  ['supersede and replace', 'supersede'],
  ['furnish and supply', 'supply'],
];
const joint = ([both, one]: readonly [string, string]): Wording[] => {
  const [first = '', second = ''] = both.split(' and ');
  const [a, b] = [verbWordings(first, one), verbWordings(second, one)];
  return a.map(([find, write, context], index): Wording => [
    `${find} and ${b[index]?.[0] ?? second}`,
    write,
    { ...context, behind: `${context?.behind ?? ''}${NOT_LISTED}` },
  ]);
};

const TRIMMED: readonly Wording[] = [
  ['terms and provisions', 'terms'],
  ['terms and conditions', 'terms', { behind: '(?<!(?:sale|standard|general|purchase|use|service) )', ahead: '(?! of (?:sale|purchase|use|service))' }],
  ['in full force and effect', 'in effect'],
  ['full force and effect', 'full effect', { behind: '(?<!\\bin )' }],
  ['from and after', 'from'],
  ['duties and obligations', 'obligations'],
  ['obligations and duties', 'obligations'],
  ['from time to time and at any time', 'at any time'],
  ['at any time and from time to time', 'at any time'],
]; // prettier-ignore

/** Two or three words that say the same. */
export const DOUBLETS = [
  ...phrases('doublet', ALL_STYLES, [...ALWAYS, ...VERBS.flatMap(joint)]),
  ...phrases('doublet', SHORT, TRIMMED),
  ...phrases('doublet', CONCISE, [
    ['right, title and interest in and to', 'right, title and interest in'],
    ['right, title, and interest in and to', 'right, title, and interest in'],
  ]),
];
