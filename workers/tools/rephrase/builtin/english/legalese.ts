import { verbWordings, type Wording } from './inflect.js';
import { BRISK, CLEAR, CONCISE, phrases, SHORT } from './phrases.js';

/** What may follow a noun phrase whose last word is a reference such as "hereof". */
const STATES =
  'agrees?|acknowledges?|represents?|warrants?|covenants?|confirms?|certif(?:y|ies)|undertakes?|incorporated|acknowledged|agreed|declares?|affirms?|notif(?:y|ies|ied)|advis|understands?|expressly agree';

/** Words that point to the document itself; `{name}` is what it calls itself. */
const DOCUMENT: readonly Wording[] = [
  ['of even date herewith', 'of the same date as {name}'],
  ['the parties hereto', 'the parties to {name}', { behind: '(?<=\\b(?:between|among|of) )', ahead: '(?= dated\\b)' }],
  ['hereof', 'of {name}', { behind: '(?<=\\b(?:terms|conditions|provisions?|date|execution|expiration|termination|term|purposes?|breach|delivery|effectiveness|validity|part|requirements|performance|interpretation|enforcement|covenants|section [\\d.]{1,9}|article \\w{1,5}) )', ahead: '(?! (?:and|or) (?:there|here))' }],
  ['hereunder', 'under {name}', { behind: '(?<!\\b(?:and|or|there) )(?<!granted )', ahead: '(?! (?:and|or|/) )' }],
  ['herein', 'in {name}', { behind: '(?<=\\b(?:used|defined|contained|provided|stated|specified|described|granted|made|anything|nothing|expressed|referred to|mentioned|prescribed|contemplated|required|permitted|provisions?|agreements?|covenants|representations) )', ahead: '(?! (?:and|or|by|contained|set) )' }],
  ['herein contained', 'contained in {name}'],
  ['herein set forth', 'set out in {name}'],
  ['set forth herein', 'set out in {name}', { ahead: '(?! (?:and|or|by) )' }],
]; // prettier-ignore

const DROPPED: readonly Wording[] = [
  ['hereto', '', { behind: '(?<=\\bpart(?:y|ies) )' }],
  ['hereto', '', { behind: '(?<=\\b(?:attached|annexed|appended) )' }],
  ['herewith', '', { behind: '(?<=\\b(?:attached|enclosed) )' }],
  ['hereby', '', { behind: '(?<!\\b(?:does|do|did|and|be) )', ahead: `(?= (?:${STATES})\\b)` }],
  ['hereof', '', { behind: '(?<=\\b(?:section|article|clause|paragraph) [\\d.]{1,9}(?:\\([a-z\\d]{1,4}\\)){0,3} )', ahead: '(?! (?:and|or) (?:there|here))' }],
  ['whatsoever', '', { behind: '(?<=\\b(?:kind|nature|reason|manner|purpose|claim|right|rights|liability|way|type|cause|obligation|warranty|warranties|person|time) )', ahead: '(?! (?:is|are|shall|may)\\b)' }],
  ['do hereby', 'hereby'],
]; // prettier-ignore

const NEXT_IS_THING = '(?= (?:[a-z]{3,}))';
const PLAIN: readonly Wording[] = [
  ['prior to', 'before', { behind: '(?<!\\b(?:immediately|rights?|rank|ranks|ranking|interest|lien|senior|written notice|notice) )' }],
  ['subsequent to', 'after'],
  ['pursuant to', 'under', { behind: '(?<!\\b(?:filed|omitted|made|confidential treatment|requested|separately|treatment|taken|accordance with or|not|or|and) )', ahead: REFERENCE() }],
  ['pursuant to which', 'under which'],
  ['forthwith', 'immediately'],
  ['heretofore', 'previously', { ahead: '(?! (?:or|and) )' }],
  ['hereinabove', 'above'],
  ['hereinbefore', 'above'],
  ['hereinbelow', 'below'],
  ['thereafter', 'after that', { behind: '(?<=\\b(?:days?|weeks?|months?|years?|immediately|promptly|soon|quarter|annually|monthly|shortly) )', ahead: '(?=\\s{0,3}[,.;)])' }],
  ['notwithstanding', 'despite', { ahead: '(?= (?:anything|the foregoing|any (?:other )?(?:provision|term)|the provisions|the above|section|article|clause|the termination|the expiration|the terms)\\b)' }],
  ['wherein', 'in which', { behind: '(?<=[a-z] )', ahead: '(?= (?:the|such|a|an|any|all|it|they)\\b)' }],
  ['upon', 'on', { ahead: '(?= (?:receipt|request|written request|written notice|reasonable notice|notice|prior written notice|termination|expiration|completion|demand|the (?:termination|expiration|completion|occurrence|date|request|effective date|death|expiry)|such termination|any termination|thirty|sixty|ninety|ten|fifteen|thirty|delivery|payment|execution|approval|acceptance|which)\\b)', behind: '(?<!\\b(?:agreed|and|or|effective|immediately) )' }],
  ['based upon', 'based on'],
  ['binding upon', 'binding on', { behind: '(?<!\\bfinal and )' }],
  ['dependent upon', 'dependent on'],
  ['relied upon', 'relied on'],
  ['imposed upon', 'imposed on'],
  ['conferred upon', 'conferred on'],
  ['whilst', 'while'],
  ['amongst', 'among'],
  ['approximately', 'about', { ahead: '(?= [$\\d])' }],
  ['remuneration', 'pay', { ahead: '(?= (?:of|to) (?:the )?(?:employee|staff|worker)s?\\b)' }],
  ['the commencement of', 'the start of', { ahead: '(?! (?:\\w+ ){0,3}(?:actions?|proceedings?|suits?|cases?|litigation|bankruptcy|arbitration)\\b)' }],
  ['the utilization of', 'the use of'],
  ['the utilisation of', 'the use of'],
  ['in the vicinity of', 'near'],
  ['additionally,', 'also,', { behind: '(?<=(?:^|[.;])\\s?)' }],
  ['on or prior to', 'on or before'],
]; // prettier-ignore

function REFERENCE() {
  return "(?= (?:the (?:terms|provisions|foregoing|preceding|procedures|previous|requirements|confidentiality|indemni)|this|that|a|an|any|its|such|section|sections|article|articles|clause|paragraph|subsection|schedule|exhibit|annex|appendix|rule|the [a-z]+ (?:agreement|plan|law|act)|(?:the )?(?:agreement|plan|act|law)|applicable law|one or more|these|those|[\\w]+'s)\\b)";
}

const VERBS: readonly (readonly [from: string, to: string, ahead?: string])[] = [
  ['commence', 'start', '(?= (?:on|upon|at|with|from|as of|when|within|immediately|the (?:work|services|performance|construction|term|provision|production|delivery|manufacture|development)|work|production|construction|performance|delivery|operations?|commercial|business|to)\\b)'],
  ['utilize', 'use'],
  ['utilise', 'use'],
  ['endeavor to', 'try to'],
  ['endeavour to', 'try to'],
  ['ascertain', 'determine'],
  ['initiate', 'start'],
  ['furnish', 'provide', '(?! (?:and|or|that)\\b)'],
  ['expend', 'spend', '(?! (?:\\w+ ){0,3}efforts?\\b)'],
  ['render', 'provide', '(?= (?:(?:the|any|such|all|its|additional|reasonable) )?(?:services|assistance|advice|support|consulting)\\b)'],
  ['demonstrate', 'show', '(?= (?:that|to|compliance|its)\\b)'],
]; // prettier-ignore

const CALLED: readonly Wording[] = [
  ['hereinafter referred to as', 'called'],
  ['hereinafter called', 'called'],
  ['hereinafter', '', { ahead: '(?= ["\'])' }],
];

/** Plain words for those that only lawyers write. */
export const LEGALESE = [
  ...phrases('plain-word', CLEAR, DOCUMENT),
  ...phrases('redundant', BRISK, DROPPED),
  ...phrases('plain-word', SHORT, CALLED),
  ...phrases(
    'plain-word',
    CLEAR,
    VERBS.flatMap(([from, to, ahead]) => verbWordings(from, to, ahead)).filter(
      ([find]) => !/^endeavou?rs/.test(find),
    ),
  ),
  ...phrases('plain-word', SHORT, PLAIN.slice(0, 4)),
  ...phrases('plain-word', CLEAR, [
    ...PLAIN.slice(4),
    ['the said', 'the', { ahead: NEXT_IS_THING }],
    ['the aforesaid', 'the', { ahead: NEXT_IS_THING }],
  ]),
  ...phrases('redundant', CONCISE, [['the said', 'the', { ahead: NEXT_IS_THING }]]),
];
