import type { Wording } from './inflect.js';
import { formsOf, verbWordings } from './inflect.js';
import { FORMAL, phrases } from './phrases.js';

/** What stands before a verb and not before a noun of the same spelling. */
const VERB_BEHIND =
  "(?<=\\b(?:to|shall|will|may|must|can|cannot|not|i|we|you|they|should|would|could|who|and|or|please|parties|then|also|either|neither|you'll|we'll|i'll|they'll|he'll|she'll|can't|won't|don't|didn't) )(?<!\\b(?:maintain|obtain|purchase|retain) and )";
const OBJECT_AHEAD =
  '(?= (?:the|a|an|any|all|its|it|their|them|our|us|your|you|my|me|his|him|her|this|that|these|those|such|each|both|some|more|new|written|[A-Z]|to|paid|approval|permission|advice|rid|access|insurance|goods|products|property|shares|land|equipment)\\b)';
const DATE_AHEAD = '(?= (?:on|in|at|by|from|with|the|to|work|its|working|any|a)\\b)';

const ONLY_BASE: readonly (readonly [from: string, to: string, ahead?: string])[] = [
  ['get', 'obtain', "(?= (?:the|a|an|any|all|its|their|our|your|my|approval|permission|consent|advice|written|insurance|access|it|this|that|legal)\\b(?! (?:to|rid|ready|back|done|started|together|involved|better|worse)\\b)(?![^.,;]{0,30} back\\b))"],
  ['buy', 'purchase', `${OBJECT_AHEAD}(?! \\w+ (?:back|out)\\b)`],
  ['help', 'assist', "(?= (?:the|a|its|it|their|them|our|us|your|you|my|me|him|her|each|with|in)\\b)"],
  ['start', 'begin', DATE_AHEAD],
  ['keep', 'maintain', '(?= (?:(?:the|a|an|its|their|all|any|such|accurate|complete|full|proper|true|adequate|detailed|correct|up-to-date|appropriate|separate|written|accurate and complete|complete and accurate|full and accurate|true and accurate|true and complete) )*(?:records|books|accounts|insurance|logs?|files|registers?|minutes|documentation)\\b)'],
  ['keep', 'retain', '(?= (?:a copy|copies|one copy|all copies|the originals?|(?:the |any |all )?(?:money|deposits?|payments?|documents))\\b)'],
  ['let', 'permit', '(?= (?:the|a|any|its|their|our|your|it|them|us|you)(?: \\w+)? (?:to)\\b)'],
  ['ask', 'request', '(?= (?:that)\\b)'],
  ['try', 'attempt', '(?= to\\b)'],
  ['want', 'wish', '(?= to\\b)'],
  ['need', 'require', '(?= (?:the|a|an|any|more|additional|further|your|our|your|legal|time|written)\\b)'],
  ['show', 'demonstrate', '(?= (?:that|compliance|how|why)\\b)'],
  ['tell', 'inform', "(?= (?:the|its|their|them|us|you|me|him|her|our|your|each|any)\\b)"],
  ['say', 'state', '(?= (?:that|in|so)\\b)'],
  ['check', 'verify', '(?= (?:that|whether)\\b)'],
  ['answer', 'respond to', '(?= (?:the|any|all|your|our|this|these|such)\\b)'],
]; // prettier-ignore
const bare = ([from, to, ahead = '']: readonly [string, string, string?]): Wording[] => {
  const [a, b] = [formsOf(from), formsOf(to)];
  const forms: Wording[] = [[a.base, b.base, { behind: VERB_BEHIND, ahead }], [a.third, b.third, { behind: '(?<=[a-z] )(?<!\\b(?:the|a|of|and|its|our|your|for) )', ahead }]];
  // Nouns that are spelled as one of the forms: "the end", "a check", "an answer".
  return ['help', 'end', 'start', 'check', 'answer', 'need', 'fix', 'show', 'want', 'keep'].includes(from) ? forms.slice(0, 1) : forms;
}; // prettier-ignore

const PHRASAL: readonly (readonly [from: string, to: string, ahead?: string])[] = [
  ['carry out', 'perform', '(?= (?:(?:the|any|all|its|their|his|such|this|that) )?(?:\\w+ ){0,2}(?:work|works|services|duties|obligations|tasks?|tests?|inspections?|repairs?)\\b)'],
  ['find out', 'determine', '(?= (?:the|that|whether|what|why|who|how|if)\\b)'],
  ['give back', 'return'],
  ['send back', 'return'],
  ['pay back', 'repay'],
  ['hand over', 'deliver'],
  ['hand in', 'submit', '(?= (?:the|your|his|her|their|its|an?|all|any)\\b)(?<!\\b(?:other|one|left|right|second|first|close|the|a) hand in)'],
  ['send in', 'submit'],
  ['turn in', 'submit'],
  ['fill out', 'complete'],
  ['set up', 'establish', '(?! (?:fee|charge|cost|and|time|\\w+ly|,))'],
  ['look into', 'investigate'],
  ['look over', 'review'],
  ['go over', 'review', '(?= (?:the|your|our|this|these)\\b)'],
  ['look at', 'examine', '(?= (?:the|any|your|our|this|these|whether|how)\\b)'],
  ['make sure', 'ensure', '(?= (?:that|the|all|it|its|you|we|they|any|your|our|this)\\b)'],
  ['get rid of', 'dispose of'],
  ['get in touch with', 'contact'],
  ['put off', 'postpone'],
  ['call off', 'cancel'],
  ['turn down', 'decline'],
  ['come up with', 'devise'],
  ['keep track of', 'monitor'],
  ['take part in', 'participate in'],
  ['take care of', 'attend to'],
  ['deal with', 'address', '(?= (?:the|any|this|these|such|that|all|matters|issues|problems|complaints|claims|disputes)\\b(?! (?:customers?|clients?|public|part|persons?|compan|supplier|suppliers|government|other)))'],
  ['talk about', 'discuss'],
  ['talk to', 'speak with'],
  ['put in place', 'establish'],
  ['bring about', 'cause'],
  ['make up for', 'compensate for'],
  ['give up', 'relinquish'],
  ['point out', 'note'],
  ['go ahead with', 'proceed with'],
  ['pull out of', 'withdraw from'],
  ['back out of', 'withdraw from'],
  ['work out', 'resolve', '(?= (?:the|any|all|this|these|such|a)\\b)'],
  ['clear up', 'resolve', '(?= (?:the|any|all|this|these|a|our|your)\\b)'],
  ['sort out', 'resolve', '(?= (?:the|any|all|this|these|a|our|your)\\b)'],
  ['go along with', 'agree to'],
  ['wait for', 'await', '(?![^,.;]{1,40} to\\b)'],
  ['speed up', 'expedite'],
  ['leave out', 'omit'],
  ['build up', 'accumulate'],
  ['throw away', 'discard'],
  ['mess up', 'mishandle'],
]; // prettier-ignore

const WORDS: readonly Wording[] = [
  ['a lot of', 'considerable', { ahead: '(?= (?:time|money|work|effort|damage|trouble|harm|expense|attention|information)\\b)' }],
  ['a lot of', 'many', { ahead: '(?= [a-z]+s\\b)', behind: '(?<!\\b(?:quite|such) )' }],
  ['lots of', 'many', { ahead: '(?= [a-z]+s\\b)' }],
  ['right away', 'immediately'],
  ['straight away', 'immediately'],
  ['at once', 'immediately', { ahead: '(?=\\s{0,3}[,.;])' }],
  ['as soon as you can', 'at your earliest convenience'],
  ['asap', 'as soon as possible'],
  ['about', 'approximately', { ahead: "(?= (?:[$€£]?\\s?\\d|(?:ten|twenty|thirty|forty|fifty|sixty|ninety|one hundred)\\b))", behind: '(?<!\\b(?:on or|information|questions?|is|or|how) )' }],
  ['around', 'approximately', { ahead: '(?= (?:[$€£]?\\s?\\d|(?:ten|twenty|thirty|forty|fifty|sixty|ninety)\\b))' }],
  ['enough', 'sufficient', { ahead: '(?= (?:time|money|funds|information|evidence|notice|insurance|stock|inventory|staff|cash|capital|personnel|resources|evidence|detail|capacity)\\b)' }],
  ['more or less', 'approximately'],
  ['up front', 'in advance'],
  ['upfront', 'in advance', { behind: '(?<=\\b(?:pay|paid|payable|full|money|rent|costs|amount|it) )', ahead: '(?=\\s{0,3}[,.;])' }],
  ['on top of', 'in addition to', { ahead: '(?= (?:(?:the|this|that|any|all) )?(?:fee|fees|price|payment|rent|salary|cost)s?\\b)' }],
  ['okay with', 'in agreement with', { behind: "(?<=\\b(?:is|are|be|was|were|you're|we're|they're|i'm|not) )" }],
  ['ok with', 'in agreement with', { behind: "(?<=\\b(?:is|are|be|was|were|you're|we're|they're|i'm|not) )" }],
  ['okay', 'acceptable', { behind: '(?<=\\b(?:is|are|be|was|were) )', ahead: '(?! with\\b)' }],
  ['ok', 'acceptable', { behind: '(?<=\\b(?:is|are|be|was|were) )', ahead: '(?! with\\b)' }],
  ['info', 'information'],
  ['docs', 'documents'],
  ['thru', 'through'],
  ['gonna', 'going to'],
  ['wanna', 'want to'],
  ['maybe', 'perhaps'],
  ['anyway,', 'in any event,'],
  ['also,', 'in addition,', { behind: '(?<=(?:^|[.!?] |\\n))' }],
  ['but', 'however,', { behind: '(?<=(?:^|[.!?] ))', ahead: '(?= (?!for\\b|not\\b|if\\b|where\\b|when\\b|in\\b)[a-z]+)' }],
  ['so', 'therefore,', { behind: '(?<=(?:^|[.!?] ))', ahead: '(?= (?:the|we|i|you|they|it|please|this)\\b)' }],
  ['plus,', 'moreover,', { behind: '(?<=(?:^|[.!?] ))' }],
  ['hi', 'dear', { behind: '(?<=(?:^|\\n))', ahead: '(?= [A-Z])' }],
  ['hello', 'dear', { behind: '(?<=(?:^|\\n))', ahead: '(?= [A-Z])' }],
  ['thanks for', 'thank you for'],
  ['thanks', 'thank you', { ahead: '(?=[,.!])' }],
  ["i'd like to", 'i would like to'],
  ["we'd like to", 'we would like to'],
  ['let us know', 'inform us'],
  ['let me know', 'inform me'],
  ['lets us know', 'informs us'],
  ['let you know', 'inform you'],
  ['in the end', 'ultimately', { ahead: '(?=,)' }],
  ['as per', 'in accordance with', { ahead: '(?= (?:the|this|your|our|its|their|clause|section|article|schedule|exhibit|annex|any|such|applicable|that|agreed)\\b)' }],
  ['approx\\.', 'approximately'],
  ['terms & conditions', 'terms and conditions'],
  ['vs\\.', 'versus', { behind: '(?<=[a-z] )', ahead: '(?= [a-z])' }],
  ['hrs', 'hours', { behind: '(?<=\\d )' }],
  ['mins', 'minutes', { behind: '(?<=\\d )' }],
  ['irregardless', 'regardless'],
  ['in regards to', 'in regard to'],
  ['try and', 'try to', { ahead: '(?= (?:resolve|settle|reach|agree|find|make|complete|deliver|pay|fix|keep|get|finish)\\b)' }],
  ['alot of', 'many', { ahead: '(?= [a-z]+s\\b)' }],
  ['and so on', 'and so forth', { ahead: '(?=\\s{0,2}[,.;)])' }],
  ['kids', 'children', { behind: '(?<=\\b(?:my|our|his|her|their|the|two|three) )' }],
  ['boss', 'supervisor'],
]; // prettier-ignore

/** Words of talk and of letters raised to those of formal writing. */
export const FORMAL_WORDS = [
  ...phrases('formal-word', FORMAL, WORDS),
  ...phrases(
    'formal-word',
    FORMAL,
    PHRASAL.flatMap(([from, to, ahead]) => verbWordings(from, to, ahead)),
  ),
  ...phrases('formal-word', FORMAL, ONLY_BASE.flatMap(bare)),
];
