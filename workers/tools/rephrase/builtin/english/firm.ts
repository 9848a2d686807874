import type { Wording } from './inflect.js';
import { FIRM, PERSUASIVE, phrases } from './phrases.js';

/** The beginning of a sentence, with the number of its clause: a weak opening within one may be a condition. */
const OPENING =
  '(?<=(?:^|[.!?]["\')]? |\\n|^\\(?\\w{1,4}[.)] |^\\d{1,2}(?:\\.\\d{1,2}){1,3}\\.? |^dear [\\w.]{1,20}(?: [\\w.]{1,20}){0,3}, ))';
const HAS_MODAL =
  '(?= (?!they\\b|it\\b|their\\b|its\\b|he\\b|she\\b|to\\b|\\(|(?:any|each|either|both|neither|none) of them\\b)(?![^.;]{0,200}\\bthey (?:shall|must|may)\\b)[^.;]{2,200}\\b(?:shall|must|may)\\b)';
const AGREED = [
  'agreed',
  'understood and agreed',
  'expressly agreed',
  'mutually agreed',
  'expressly understood and agreed',
  'hereby agreed',
  'mutually understood and agreed',
  'specifically agreed',
  'further agreed',
  'further understood and agreed',
  'agreed and understood',
];

const AGREEMENTS: readonly Wording[] = AGREED.flatMap((agreed) =>
  [
    '',
    ' by the parties',
    ' between the parties',
    ' by and between the parties',
    ' by the parties hereto',
    ' by and between the parties hereto',
  ].map((whom): Wording => [`it is ${agreed}${whom} that`, '', { behind: OPENING, ahead: HAS_MODAL }]),
);
const PARTIES: readonly Wording[] = ['the parties', 'both parties', 'the parties hereto'].flatMap((who) =>
  [
    'agree',
    'hereby agree',
    'mutually agree',
    'further agree',
    'expressly agree',
    'also agree',
    'understand and agree',
  ].map((agree): Wording => [`${who} ${agree} that`, '', { behind: OPENING, ahead: HAS_MODAL }]),
);

const openings = (list: readonly string[]): Wording[] =>
  list.map((opening) => [opening, '', { behind: OPENING }]);
const WRITING = [
  'i am writing',
  "i'm writing",
  'we are writing',
  "we're writing",
  'this is',
  'we would like',
  'i would like',
  'we hereby',
];
const ANNOUNCING = openings([
  'it should be noted that',
  'it is important to note that',
  'it is worth noting that',
  'please note that',
  'it is to be noted that',
  'it is noteworthy that',
  'it is clear that',
  'needless to say,',
  'as a matter of fact,',
  'as you know,',
  'as everyone knows,',
  'obviously,',
  'clearly,',
  'basically,',
  'in fact,',
  'actually,',
  'honestly,',
  ...WRITING.flatMap((opening) => [`${opening} to inform you that`, `${opening} to let you know that`]),
]);
const OPINIONS = openings([
  'we believe that', 'we think that', 'we feel that', 'i believe that', 'i think that', 'i feel that', 'we are of the opinion that', 'we are of the view that', 'i am of the opinion that', 'it is our opinion that', 'it is our view that', 'it is our belief that', 'it is believed that', 'it seems that', 'it appears that', 'in my opinion,', 'in our opinion,', 'in our view,', 'in my view,',
]); // prettier-ignore

const FILLERS: readonly Wording[] = [
  ['kindly', '', { behind: '(?<=\\b(?:we|i|would|to|you|please|and) )' }],
  ['may perhaps', 'may'],
  ['may possibly', 'may'],
  ['might possibly', 'might'],
  ['could possibly', 'could'],
  ['might perhaps', 'might'],
  ['very', '', { behind: '(?<!\\b(?:the|this|that|at|not|its|so) )', ahead: '(?= (?!truly|much|well|same|best|least|few|little|many|often|soon|first|last)[a-z]+)' }],
  ['really', '', { behind: '(?<!\\b(?:not|is|are) )', ahead: '(?= [a-z]+)' }],
  ['extremely', '', { ahead: '(?= (?:important|serious|unfair|clear|significant|urgent|concerned|disappointed|difficult|late|high|long))' }],
  ['just wanted to', 'wanted to'],
  ['just want to', 'want to'],
]; // prettier-ignore
const TIMID: readonly Wording[] = [
  ['kindly', 'please', { behind: OPENING }],
  ['sort of', '', { behind: '(?<=\\b(?:is|are|was|were|a) )' }],
  ['kind of', '', { behind: '(?<=\\b(?:is|are|was|were) )', ahead: '(?! (?:the|a|an)\\b)' }],
  ['somewhat', '', { behind: '(?<=\\b(?:is|are|was|were|seems?) )' }],
  ['it is hoped that', '', { behind: OPENING, ahead: '(?= [^.;]{2,160}\\b(?:shall|will|must|may|is|are)\\b)' }],
  ['hope that', 'trust that', { behind: '(?<=\\b(?:we|i) )' }],
  ['hope to', 'intend to', { behind: '(?<=\\b(?:we|i) )' }],
  ['feel that', 'maintain that', { behind: '(?<=\\b(?:we|i|client|company) )' }],
]; // prettier-ignore

/** Words that weaken what is said, or only announce it. */
export const WEAKENING = [
  ...phrases('firm', FIRM, [...AGREEMENTS, ...PARTIES, ...ANNOUNCING, ...FILLERS]),
  ...phrases('firm', PERSUASIVE, [...OPINIONS, ...TIMID]),
];
