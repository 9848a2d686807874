const PAST: Record<string, [past: string, participle: string]> = {
  be: ['was', 'been'], become: ['became', 'become'], bear: ['bore', 'borne'], begin: ['began', 'begun'],
  build: ['built', 'built'], choose: ['chose', 'chosen'], deem: ['deemed', 'deemed'], draw: ['drew', 'drawn'],
  do: ['did', 'done'], find: ['found', 'found'], forgive: ['forgave', 'forgiven'], give: ['gave', 'given'],
  go: ['went', 'gone'], have: ['had', 'had'], hear: ['heard', 'heard'], hold: ['held', 'held'], keep: ['kept', 'kept'],
  know: ['knew', 'known'], leave: ['left', 'left'], lend: ['lent', 'lent'], lose: ['lost', 'lost'],
  make: ['made', 'made'], mean: ['meant', 'meant'], meet: ['met', 'met'], overturn: ['overturned', 'overturned'],
  pay: ['paid', 'paid'], read: ['read', 'read'], seek: ['sought', 'sought'], sell: ['sold', 'sold'],
  send: ['sent', 'sent'], set: ['set', 'set'], spend: ['spent', 'spent'], strike: ['struck', 'struck'],
  swear: ['swore', 'sworn'], take: ['took', 'taken'], teach: ['taught', 'taught'], write: ['wrote', 'written'],
  withdraw: ['withdrew', 'withdrawn'], undertake: ['undertook', 'undertaken'], understand: ['understood', 'understood'],
  fall: ['fell', 'fallen'], see: ['saw', 'seen'], rise: ['rose', 'risen'], arise: ['arose', 'arisen'],
  bring: ['brought', 'brought'], buy: ['bought', 'bought'], speak: ['spoke', 'spoken'], show: ['showed', 'shown'],
  wear: ['wore', 'worn'], drive: ['drove', 'driven'], put: ['put', 'put'], cut: ['cut', 'cut'], grow: ['grew', 'grown'],
  come: ['came', 'come'], get: ['got', 'obtained'], bind: ['bound', 'bound'], say: ['said', 'said'], win: ['won', 'won'],
}; // prettier-ignore
const DOUBLED =
  /^(?:refer|transfer|permit|submit|commit|omit|occur|incur|compel|ship|stop|plan|control|bar|defer|admit|set|begin|let|cancel)$/;
const IRREGULAR_PLURALS: Record<string, string> = {
  person: 'persons', child: 'children', man: 'men', woman: 'women', basis: 'bases', criterion: 'criteria',
  half: 'halves', premises: 'premises', means: 'means', memorandum: 'memoranda', minutes: 'minutes', analysis: 'analyses',
}; // prettier-ignore
const VOWEL = /[aeiou]/;

const withRest = (verb: string, inflect: (first: string) => string) => {
  const [first = '', ...rest] = verb.split(' ');
  return [inflect(first), ...rest].join(' ');
};

const endsInConsonantY = (word: string) => word.endsWith('y') && !VOWEL.test(word.at(-2) ?? '');

/** The plural of a noun or noun phrase: of the word before "of", else of the last one. */
export function plural(noun: string): string {
  const of = noun.search(/ (?:of|for|in|to|on|against|with) /);
  if (of > 0) return plural(noun.slice(0, of)) + noun.slice(of);
  const blank = noun.lastIndexOf(' ');
  const word = noun.slice(blank + 1);
  const before = noun.slice(0, blank + 1);
  const irregular = IRREGULAR_PLURALS[word];
  if (irregular !== undefined) return before + irregular;
  if (endsInConsonantY(word)) return `${before}${word.slice(0, -1)}ies`;
  return before + word + (/(?:s|x|z|ch|sh)$/.test(word) ? 'es' : 's');
}

/** The third person singular of the present. */
export const thirdPerson = (verb: string): string =>
  withRest(verb, (word) => {
    if (word === 'be') return 'is';
    if (word === 'have') return 'has';
    if (endsInConsonantY(word)) return `${word.slice(0, -1)}ies`;
    return word + (/(?:s|x|z|ch|sh|o)$/.test(word) ? 'es' : 's');
  });

function regularPast(word: string): string {
  if (word.endsWith('e')) return `${word}d`;
  if (endsInConsonantY(word)) return `${word.slice(0, -1)}ied`;
  return DOUBLED.test(word) && word !== 'cancel' ? `${word}${word.at(-1)}ed` : `${word}ed`;
}

/** "re-sold": what is done again is inflected as what is done once. */
const again = (word: string, inflect: (once: string) => string) =>
  word.startsWith('re-') ? `re-${inflect(word.slice(3))}` : inflect(word);

export const pastTense = (verb: string): string =>
  withRest(verb, (word) => again(word, (once) => PAST[once]?.[0] ?? regularPast(once)));

export const pastParticiple = (verb: string): string =>
  withRest(verb, (word) => again(word, (once) => PAST[once]?.[1] ?? regularPast(once)));

export const gerund = (verb: string): string =>
  withRest(verb, (word) => {
    if (word === 'be') return 'being';
    if (word.endsWith('ie')) return `${word.slice(0, -2)}ying`;
    if (word.endsWith('e') && !word.endsWith('ee')) return `${word.slice(0, -1)}ing`;
    return DOUBLED.test(word) && word !== 'cancel' ? `${word}${word.at(-1)}ing` : `${word}ing`;
  });

/** "a" or "an", by the sound that the text begins with. */
export const indefiniteArticle = (text: string): string =>
  /^(?:hour|heir|honest|honor|[aeio]|u(?!ni|se|su|ti|sua|til))/i.test(text) ? 'an' : 'a';

export interface VerbForm {
  mode: 'shall' | 'present' | 'past' | 'bare' | 'may';
  negative: boolean;
  plural: boolean;
  passive: boolean;
}

function auxiliary(mode: VerbForm['mode'], many: boolean, be: boolean): string {
  if (mode === 'shall' || mode === 'may') return mode;
  if (mode === 'bare') return '';
  if (be) return mode === 'past' ? (many ? 'were' : 'was') : many ? 'are' : 'is';
  return mode === 'past' ? 'did' : many ? 'do' : 'does';
}

/** A verb with its auxiliaries: "shall not be delivered", "does not apply", "paid". */
export function conjugate(verb: string, { mode, negative, plural: many, passive }: VerbForm): string {
  const base = passive ? `be ${pastParticiple(verb)}` : verb;
  const not = negative ? ' not' : '';
  const isBe = base === 'be' || base.startsWith('be ');
  if (mode === 'shall' || mode === 'may') return `${mode}${not} ${base}`;
  if (mode === 'bare') return `${negative ? 'not ' : ''}${base}`;
  if (isBe) return `${auxiliary(mode, many, true)}${not}${base.slice(2)}`;
  if (negative) return `${auxiliary(mode, many, false)} not ${base}`;
  if (mode === 'past') return pastTense(base);
  return many ? base : thirdPerson(base);
}

/** A clause denied at its first verb; where none can take "not", the denial goes before it rather than be lost. */
export function denial(clause: string): string {
  const denied = clause.replace(/\b(shall|may|is|are|was|were|has|have)\b(?! not\b)/, '$1 not');
  return denied === clause ? `not ${clause}` : denied;
}
