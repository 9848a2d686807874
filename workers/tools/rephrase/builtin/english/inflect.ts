/** The forms of a verb, each with the words that follow it: "makes use of", "made use of". */
export interface VerbForms {
  base: string;
  third: string;
  ing: string;
  past: string;
  participle: string;
}

const IRREGULAR: Readonly<Record<string, readonly [past: string, participle: string]>> = {
  bear: ['bore', 'borne'],
  begin: ['began', 'begun'],
  bring: ['brought', 'brought'],
  build: ['built', 'built'],
  buy: ['bought', 'bought'],
  choose: ['chose', 'chosen'],
  come: ['came', 'come'],
  deal: ['dealt', 'dealt'],
  draw: ['drew', 'drawn'],
  find: ['found', 'found'],
  get: ['got', 'got'],
  give: ['gave', 'given'],
  go: ['went', 'gone'],
  hand: ['handed', 'handed'],
  have: ['had', 'had'],
  hold: ['held', 'held'],
  keep: ['kept', 'kept'],
  know: ['knew', 'known'],
  leave: ['left', 'left'],
  make: ['made', 'made'],
  oversee: ['oversaw', 'overseen'],
  own: ['owned', 'owned'],
  pay: ['paid', 'paid'],
  put: ['put', 'put'],
  repay: ['repaid', 'repaid'],
  sell: ['sold', 'sold'],
  send: ['sent', 'sent'],
  set: ['set', 'set'],
  show: ['showed', 'shown'],
  spend: ['spent', 'spent'],
  take: ['took', 'taken'],
  tell: ['told', 'told'],
  think: ['thought', 'thought'],
  undertake: ['undertook', 'undertaken'],
  withhold: ['withheld', 'withheld'],
};
/** Verbs of more than one syllable whose last consonant is doubled: "permitted". */
const DOUBLED =
  /(?:mit|fer|cur|^plan|^stop|^ship|^set|^get|^put|^begin|^drop|^let|^rid|^pick up|^equip|^submit|^control)$/;

/** Returns the forms of a verb or of a phrase that begins with one: only the first word is inflected. */
export function formsOf(phrase: string): VerbForms {
  const [verb = '', ...others] = phrase.split(' ');
  const rest = others.length === 0 ? '' : ` ${others.join(' ')}`;
  const stem = DOUBLED.test(verb) ? verb + verb.slice(-1) : verb;
  const inY = /[^aeiou]y$/.test(verb);
  const third = inY
    ? `${verb.slice(0, -1)}ies`
    : /(?:s|sh|ch|x|z|^go|^do)$/.test(verb)
      ? `${verb}es`
      : `${verb}s`;
  const ing = (/[^eoy]e$/.test(verb) ? verb.slice(0, -1) : stem) + 'ing';
  const regular = inY ? `${verb.slice(0, -1)}ied` : verb.endsWith('e') ? `${verb}d` : `${stem}ed`;
  const [past, participle] = IRREGULAR[verb] ?? [regular, regular];
  return {
    base: phrase,
    third: (verb === 'have' ? 'has' : third) + rest,
    ing: ing + rest,
    past: past + rest,
    participle: participle + rest,
  };
}

const AFTER_HAVE = '(?<=\\b(?:has|have|had|having)(?: not)?(?: been)? )';
const NOT_AFTER_HAVE = '(?<!\\b(?:has|have|had|having|been|be|is|are|was|were|being)(?: not)? )';

const AFTER_MODAL = '(?<=\\b(?:to|shall|will|may|must|can|cannot|should|would|could|not|please) )';
const AFTER_BE = '(?<=\\b(?:is|are|was|were|be|been|being|has|have|had)(?: not)? )';

/** A wording and what is written instead, with what must stand before it, if anything. */
export type Wording = readonly [find: string, write: string, context?: { behind?: string; ahead?: string }];

/** Returns the wordings of one verb for another, in every form whose other form is certain. */
export function verbWordings(from: string, to: string, ahead = ''): Wording[] {
  const [a, b] = [formsOf(from), formsOf(to)];
  // "Set" may be any of three forms: what stands before it tells which.
  if (a.base === a.participle)
    return [
      [a.base, b.base, { behind: AFTER_MODAL, ahead }],
      [a.third, b.third, { ahead }],
      [a.ing, b.ing, { ahead }],
      [a.participle, b.participle, { behind: AFTER_BE, ahead }],
    ];
  const past: Wording[] =
    a.past === a.participle && b.past !== b.participle
      ? [
          [a.past, b.participle, { behind: AFTER_HAVE, ahead }],
          [a.past, b.past, { behind: NOT_AFTER_HAVE, ahead }],
        ]
      : [
          [a.past, b.past, { ahead }],
          [a.participle, b.participle, { ahead }],
        ];
  return [[a.base, b.base, { ahead }], [a.third, b.third, { ahead }], [a.ing, b.ing, { ahead }], ...past];
}

const UNSHARED = '(?<!\\b(?:and|or|and,|or,) (?:\\w+ ){0,2})';

/** Returns the wordings of a state for a verb: "is in violation of" for "violates". */
export function stateWordings(state: string, verb: string, ahead = ''): Wording[] {
  const { base, third, ing, past, participle } = formsOf(verb);
  // "Is and will be in compliance with" shares its verb.
  const wordings: [string, string][] = [
    [`is not ${state}`, `does not ${base}`],
    [`are not ${state}`, `do not ${base}`],
    [`was not ${state}`, `did not ${base}`],
    [`were not ${state}`, `did not ${base}`],
    [`is ${state}`, third],
    [`are ${state}`, base],
    [`was ${state}`, past],
    [`were ${state}`, past],
    [`be ${state}`, base],
    [`being ${state}`, ing],
    [`been ${state}`, participle],
  ];
  return wordings.map(([find, write]) => [
    find,
    write,
    { behind: UNSHARED, ahead: `(?!,? (?:and|or)\\b)${ahead}` },
  ]);
}
