import type { Wording } from './inflect.js';
import { FIRM, phrases } from './phrases.js';

/** The beginning of a sentence, with the number of its clause: a weak opening within one may be a condition. */
const OPENING = '(?<=(?:^|[.!?]["\')]? |\\n|^\\(?\\w{1,4}[.)] |^\\d{1,2}(?:\\.\\d{1,2}){1,3}\\.? ))';
const HAS_MODAL =
  '(?= (?!they\\b|it\\b|their\\b|its\\b|he\\b|she\\b|to\\b|\\(|(?:any|each|either|both|neither|none) of them\\b)[^.;]{2,200}\\b(?:shall|must|may)\\b)';
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

const WEAK: readonly Wording[] = [
  'we believe that', 'we think that', 'we feel that', 'i believe that', 'i think that', 'i feel that', 'we are of the opinion that', 'we are of the view that', 'it is our opinion that', 'it is our view that', 'it is our belief that', 'i am of the opinion that', 'it is believed that', 'in my opinion,', 'in our opinion,', 'in our view,', 'in my view,',
  'it should be noted that', 'it is important to note that', 'it is worth noting that', 'please note that', 'it is clear that', 'it seems that', 'it appears that', 'needless to say,', 'as a matter of fact,', 'it is to be noted that', 'it is noteworthy that', 'it goes without saying that', 'as you know,', 'as everyone knows,', 'obviously,', 'clearly,', 'basically,', 'in fact,', 'actually,', 'honestly,', 'generally speaking,',
].map((opening) => [opening, '', { behind: OPENING }]); // prettier-ignore

const HEDGES: readonly Wording[] = [
  ['kindly', '', { behind: '(?<=\\b(?:we|i|would|to|you|please|and) )' }],
  ['kindly', 'please', { behind: OPENING }],
  ['may perhaps', 'may'],
  ['may possibly', 'may'],
  ['might possibly', 'might'],
  ['could possibly', 'could'],
  ['might perhaps', 'might'],
  ['sort of', '', { behind: '(?<=\\b(?:is|are|was|were|a) )' }],
  ['kind of', '', { behind: '(?<=\\b(?:is|are|was|were) )', ahead: '(?! (?:the|a|an)\\b)' }],
  ['somewhat', '', { behind: '(?<=\\b(?:is|are|was|were|seems?) )' }],
  ['very', '', { behind: '(?<!\\b(?:the|this|that|at|not|its|so) )', ahead: '(?= (?!truly|much|well|same|best|least|few|little|many|often|soon|first|last)[a-z]+)' }],
  ['really', '', { behind: '(?<!\\b(?:not|is|are) )', ahead: '(?= [a-z]+)' }],
  ['extremely', '', { ahead: '(?= (?:important|serious|unfair|clear|significant|urgent|concerned|disappointed|difficult|late|high|long))' }],
  ['just wanted to', 'wanted to'],
  ['just want to', 'want to'],
  ['i am writing to inform you that', '', { behind: OPENING }],
  ['i am writing to let you know that', '', { behind: OPENING }],
  ['we are writing to inform you that', '', { behind: OPENING }],
  ['this is to inform you that', '', { behind: OPENING }],
  ['we would like to inform you that', '', { behind: OPENING }],
  ['we hereby inform you that', '', { behind: OPENING }],
  ['it is hoped that', '', { behind: OPENING, ahead: '(?= [^.;]{2,160}\\b(?:shall|will|must|may|is|are)\\b)' }],
  ['hope that', 'trust that', { behind: '(?<=\\b(?:we|i) )' }],
  ['hope to', 'intend to', { behind: '(?<=\\b(?:we|i) )' }],
  ['feel that', 'maintain that', { behind: '(?<=\\b(?:we|i|client|company) )' }],
]; // prettier-ignore
const SHORTENED = ['it is important to note that', 'please note that'];

/** Words that weaken what is said, or only announce it. */
export const WEAKENING = [
  ...phrases('firm', FIRM, [...AGREEMENTS, ...PARTIES]),
  ...phrases('firm', FIRM, WEAK.filter(([find]) => !/opinion|view|believe|feel/.test(find) || SHORTENED.includes(find))),
  ...phrases('firm', ['persuasive'], [...WEAK.filter(([find]) => /opinion|view|believe|feel/.test(find)), ...HEDGES]),
]; // prettier-ignore
