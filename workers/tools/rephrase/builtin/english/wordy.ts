import type { Wording } from './inflect.js';
import { formsOf } from './inflect.js';
import { BRISK, CONCISE, phrases, REFERENCE_AHEAD, SHORT, SUM_AHEAD } from './phrases.js';

const TOPIC =
  '(?<=\\b(?:information|obligations?|warrant(?:y|ies)|representations?|disputes?|questions?|matters?|data|documents?|documentation|records|decisions?|discussions?|negotiations?|statements?|responsibilit(?:y|ies)|policies|procedures|inquiries|guidance|advice|instructions|announcements?|communications?|disclosures?|correspondence|assistance|updates?|details|reports?|complaints?|regulations|laws|litigation|disagreements?|controvers(?:y|ies)) )';
const PAID =
  '(?<=\\b(?:payments?|fees?|amounts?|sums?|tax|taxes|paid|payable|due|damages|compensation|invoices?|charges?|royalt(?:y|ies)|reimbursement|price|credits?) )';

const CONDITIONS: readonly Wording[] = [
  ['in the event that', 'if', { behind: '(?<!\\b(?:and|or|only) if and )' }],
  ['in the event of', 'if there is', {
    behind: '(?<=(?:^|[.;:,]|\\b(?:that|and|that,|however,))\\s?)',
    ahead: '(?= (?:a|an|any)(?: (?:material|direct|such|serious|other|alleged|actual|further))? (?:conflict|dispute|breach|default|inconsistency|disagreement|emergency|discrepancy|delay|change|shortage|violation|loss|recall|infringement|claim|merger|sale|force majeure event)\\b)',
  }],
  ['until such time as', 'until'],
  ['until such time that', 'until'],
  ['at such time as', 'when'],
  ['during such time as', 'while'],
  ['at the time that', 'when'],
  ['at the time when', 'when'],
  ['for so long as', 'as long as'],
  ['at that point in time', 'then'],
  ['at this point in time', 'now'],
  ['at the present time', 'at present'],
]; // prettier-ignore

const CAUSES: readonly Wording[] = [
  ['by virtue of the fact that', 'because'],
  ['due to the fact that', 'because'],
  ['in view of the fact that', 'because'],
  ['in light of the fact that', 'because'],
  ['owing to the fact that', 'because'],
  ['on the grounds that', 'because'],
  ['for the reason that', 'because'],
  ['by reason of', 'because of', { behind: '(?<!\\bnot(?: \\w+){0,5} )', ahead: '(?! (?:the fact|and|or))' }],
  ['as a consequence of', 'because of', { behind: '(?<!\\bor )', ahead: '(?! (?:and|or)\\b)' }],
];

const SHORTER: readonly Wording[] = [
  ['is of the opinion that', 'believes that'],
  ['are of the opinion that', 'believe that'],
  ['in order to', 'to'],
  ['with a view to', 'to', { ahead: '(?= [a-z]+(?<!ing)\\b)' }],
  ['in lieu of', 'instead of', { behind: '(?<!\\b(?:fee|payment|certificate|deed) )', ahead: '(?! (?:foreclosure|all other|any other))' }],
  ['on the part of', 'by', { behind: '(?<=\\b(?:negligence|misconduct|act|acts|omission|omissions|action|failure|breach|default|fraud|error|delay|conduct|omission|performance|effort|waiver|fault|non-compliance|intent) )' }],
  ['with the exception of', 'except for'],
  ['in excess of', 'over', { behind: '(?<!\\bnot )', ahead: SUM_AHEAD }],
  ['in the amount of', 'of', { behind: '(?<=[a-z)] )(?<!\\b(?:paid|pay|is|be|are|or|and) )', ahead: SUM_AHEAD }],
  ['for a period of', 'for', { ahead: '(?= (?:not less than |at least |up to |no more than |no less than |approximately )?(?:\\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty|forty|sixty|ninety)\\b))' }],
  ['period of time', 'period'],
  ['a sufficient number of', 'enough'],
  ['an adequate number of', 'enough'],
  ['the manner in which', 'how', { behind: '(?<!\\bin )' }],
  ['in conjunction with', 'with', { behind: '(?<=\\b(?:used|use|work|sold|works|working|acting|sale|marketing|bundled) )' }],
  ['in an effort to', 'to'],
  ['so as to', 'to', { behind: '(?<!\\b(?:do|be) )', ahead: '(?= (?:ensure|avoid|allow|permit|enable|protect|preserve|maintain|minimize|prevent|provide|comply|give|make|meet|facilitate)\\b)' }],
  ['the question of whether', 'whether'],
  ['the question as to whether', 'whether'],
  ['as to whether', 'whether', { behind: '(?<=\\b(?:determination|decision|decide|determine|disagree|dispute|advise|notice|agree|information) )' }],
  ['during the course of', 'during', { ahead: '(?! (?:the|this|such) (?:[Aa]greement|[Cc]ontract|[Ll]ease)\\b)' }],
  ['in the course of', 'in', { ahead: '(?= (?:performing|providing|conducting|rendering|carrying|exercising)\\b)' }],
  ['for the duration of', 'throughout', { ahead: '(?= (?:the|this|its|such|any|each)\\b)(?! (?:the|this|such) (?:[Aa]greement|[Cc]ontract|[Ll]ease)\\b)' }],
  ['deemed to be', 'deemed', { ahead: '(?= (?:an?|the)\\b)' }],
  ['deemed to constitute', 'deemed', { ahead: '(?= (?:an?|the)\\b)' }],
  ['deemed as', 'deemed', { ahead: '(?= (?:an?|the)\\b)' }],
  ['considered to be', 'considered', { ahead: '(?= (?:an?|the|confidential)\\b)' }],
  ['all of the', 'all the', { behind: '(?<!\\b(?:or|and|any|some) )', ahead: '(?! (?:above|foregoing|following)\\b)' }],
  ['both of the', 'both', { ahead: '(?= (?:parties)\\b)' }],
  ['past history', 'history'],
  ['end result', 'result'],
  ['final outcome', 'outcome'],
  ['advance planning', 'planning'],
  ['close proximity', 'proximity'],
  ['completely eliminate', 'eliminate'],
  ['mutually agree', 'agree', { behind: '(?<=\\bparties (?:may |shall |will |must )?)' }],
  ['mutually agreed', 'agreed', { ahead: '(?= (?:upon |to )?(?:in writing )?(?:by|between) (?:both |each of )?(?:the )?part)' }],
  ['mutual agreement', 'agreement', { ahead: '(?= (?:of|between|by) (?:both |each of )?(?:the )?part)', behind: '(?<!\\ba )' }],
  ['in regards to', 'regarding'],
  ['with regard to', 'regarding', { behind: '(?<=[a-z] )(?<!\\b(?:and|or|rights|liable) )', ahead: '(?! (?:and|or)\\b)' }],
  ['with regards to', 'regarding'],
  ['with respect to', 'regarding', { behind: TOPIC, ahead: '(?! (?:and|or|which|whom)\\b)' }],
  ['in relation to', 'regarding', { behind: TOPIC, ahead: '(?! (?:and|or|which|whom)\\b)' }],
  ['with reference to', 'regarding', { behind: TOPIC }],
  ['in respect of', 'for', { behind: PAID, ahead: '(?! (?:which|and|or|any period)\\b)' }],
  ['if and to the extent that', 'to the extent that'],
]; // prettier-ignore

const KIND_OF_TERMS = '(?:terms and provisions|provisions and terms|terms and conditions|terms|provisions)';
const THEIR_TERMS: readonly Wording[] = [
  [`in accordance with the ${KIND_OF_TERMS} of`, 'in accordance with', { ahead: REFERENCE_AHEAD }],
  [`subject to the ${KIND_OF_TERMS} of`, 'subject to', { ahead: REFERENCE_AHEAD }],
  [`pursuant to the ${KIND_OF_TERMS} of`, 'under', { ahead: REFERENCE_AHEAD }],
  [`under the ${KIND_OF_TERMS} of`, 'under', { ahead: REFERENCE_AHEAD }],
];

const RATES: Readonly<Record<string, string>> = {
  monthly: 'monthly', quarterly: 'quarterly', daily: 'daily', weekly: 'weekly', yearly: 'yearly', annual: 'annually', hourly: 'hourly',
  regular: 'regularly', temporary: 'temporarily', individual: 'individually', periodic: 'periodically', consistent: 'consistently',
  worldwide: 'worldwide', 'pro rata': 'pro rata', 'pro-rata': 'pro rata', 'case-by-case': 'case by case', 'non-exclusive': 'non-exclusively', 'semi-annual': 'semi-annually', continuous: 'continuously',
}; // prettier-ignore
const BASIS = Object.entries(RATES).map(([rate, adverb]): Wording => [
  `on ${/^(?:annual|hourly|individual)/.test(rate) ? 'an' : 'a'} ${rate} basis`,
  adverb,
  { ahead: '(?! (?:equal|that|which|of)\\b)' },
]);
const MANNERS = [
  'professional',
  'prompt',
  'diligent',
  'careful',
  'expeditious',
  'consistent',
  'proper',
  'competent',
].map((word): Wording => [
  `in a ${word} manner`,
  `${word}ly`,
  { behind: '(?<!, )', ahead: '(?=\\s{0,3}[,.;])' },
]);

const PURSUED = ['determine', 'provide', 'perform', 'protect', 'obtain', 'evaluate', 'develop', 'enforce', 'verify', 'allow', 'enable', 'calculate', 'conduct', 'carry out', 'comply', 'promote', 'sell', 'market', 'manufacture', 'ensure', 'fulfill', 'exercise', 'effect', 'make', 'assist', 'establish', 'secure', 'review', 'inspect', 'install', 'facilitate', 'prepare', 'create', 'use', 'discuss', 'resolve', 'implement', 'support', 'pay', 'assess', 'maintain', 'advertise', 'confirm']; // prettier-ignore
const AIMS = [
  'for the purpose of',
  'for the purposes of',
  'for purposes of',
  'with a view to',
  'with the intention of',
  'with the aim of',
];
/** No second aim follows, which would have to be turned as well: "of using, developing and selling". */
const ALONE = '(?![^.;]{0,120}(?:,|\\b(?:and|or)) (?:\\w+ly )?\\w+ing\\b)';
const PURPOSES = PURSUED.flatMap((verb) => {
  const { base, ing } = formsOf(verb);
  return AIMS.map((aim): Wording => [
    `${aim} ${ing}`,
    `to ${base}`,
    { behind: '(?<!\\b(?:and|or|only|related|other|than|except|be|is|are|was|were) )', ahead: ALONE },
  ]);
}); // prettier-ignore

/** What a clause goes on with after "that" where the noun before it is its subject. */
const SUBJECT_AHEAD =
  '(?= (?:may|shall|will|must|can|conflict|apply|exist|arise|relate|remain|require|need|limit|limits|applies|conflicts|exists|arises|relates|remains|requires|prohibits|prohibit|allows|allow|govern|governs|affects|affect)\\b)';
const THERE: readonly Wording[] = [
  [
    'there are (any|some|several|many|certain) (\\w{3,20}s) (?:that|which)',
    '$1 $2',
    { ahead: SUBJECT_AHEAD },
  ],
  ['there is (an?|any|some) (\\w{3,20}) (?:that|which)', '$1 $2', { ahead: SUBJECT_AHEAD }],
];

const PASSED =
  '(?:provided|made|given|owned|disclosed|received|required|delivered|performed|described|contained|held|used|incurred|supplied|approved|developed|created|imposed|caused|issued|prepared|furnished|granted|conducted|located|payable|due|covered|controlled|manufactured|sold|published|specified|paid)';
/** "information that is disclosed by" for "information disclosed by". */
const RELATIVES = ['that is', 'that are', 'which is', 'which are'].map((relative): Wording => [
  relative,
  '',
  {
    behind: '(?<=\\b(?:information|services?|products?|goods|materials?|documents?|data|claims?|amounts?|fees?|costs?|expenses?|work|property|rights?|notices?|liabilit(?:y|ies)|obligations?|equipment|software|content|items?|payments?|taxes|records?|reports?|persons?|entity|entities|parts?) )',
    ahead: `(?= ${PASSED} (?:by|to|under|in|on|from|for|at|through)\\b)(?![^.;]{0,80}\\b(?:and|or|but) (?:that|which)\\b)`,
  },
]); // prettier-ignore

/** Phrases that say the same in fewer words. */
export const WORDY = [
  ...phrases('shorter', SHORT, THEIR_TERMS),
  ...phrases('shorter', BRISK, [...THERE, ...CAUSES, ...CONDITIONS.slice(0, 1)]),
  ...phrases('shorter', SHORT, [...CONDITIONS.slice(1), ...PURPOSES, ...SHORTER, ...BASIS, ...MANNERS]),
  ...phrases('shorter', CONCISE, RELATIVES),
  ...phrases('shorter', CONCISE, [
    ['set forth in', 'in', {
      behind: '(?<=\\b(?:terms|conditions|obligations|warranties|representations|provisions|requirements|procedures|limitations|restrictions|fees?|prices?|rates?|specifications|covenants|criteria|amounts?|royalty|milestones?|limits?|address(?:es)?|definitions?|exceptions|indemnities|remedies|rights|percentages?|schedule|services|standards) )',
      ahead: REFERENCE_AHEAD,
    }],
  ]),
]; // prettier-ignore
