import { clauseAt, clauseVerbAt } from './clause-verbs.js';
import { CONJUNCTIONS, MODALS } from './closed-words.js';
import { joinedPhrasesAt } from './coordination.js';
import { join, prepositionWith, withSuffix } from './forms.js';
import { relativePronoun } from './modifier-forms.js';
import { agreementOf } from './noun-phrase-agreement.js';
import { suffixOf } from './noun-phrase.js';
import { nounPhraseAt } from './noun-phrases.js';
import { clause } from './phrase-rules.js';
import { type State } from './state.js';
import type { Unit } from './units.js';
import { masdar } from './verb-forms.js';
import { verbGroupAt } from './verb-groups.js';
import { emit } from './verb-rules.js';
import type { Subject } from './verbal-forms.js';
import { isBase, isFiniteMarker, isNominal } from './word-classes.js';

/** "In no event shall X be liable". */
export function inverted(s: State): boolean {
  const { unit } = s;
  if (unit === undefined || !MODALS.has(unit.lower)) return false;
  const begins = s.at === 0 || s.units[s.at - 1]?.mark === true;
  const conditional = unit.lower === 'should' && begins;
  if (!s.negated && !conditional) return false;
  const whole = joinedPhrasesAt(s.units, s.at + 1, true);
  // The last word of the phrase may be the verb: "shall the Agent change".
  const shorter =
    whole === undefined ? undefined : joinedPhrasesAt(s.units.slice(0, whole.next - 1), s.at + 1, true);
  const held = s.adverbs;
  for (const parsed of [whole, shorter]) {
    if (parsed === undefined || parsed.next > s.end) continue;
    const verb = parsed === whole ? infinitiveAfter(s, parsed.next) : parsed.next;
    const group = verbGroupAt([unit, ...s.units.slice(verb, s.end)], 0);
    if (group === undefined) continue;
    s.antecedent = { agreement: agreementOf(parsed.phrase), definite: true };
    const inside = verb > parsed.next ? s.part(parsed.next, verb) : '';
    const between = inside === '' ? '' : join(['،', ...held, '،', inside]);
    const shift = verb - 1;
    if (conditional) {
      delete group.modal;
      s.words.push('إذا');
      s.mood = 'past';
    } else group.negative = true;
    s.negated = false;
    s.adverbs = between === '' ? held : [];
    const { inserted } = group;
    const moved =
      inserted === undefined ? {} : { inserted: { from: inserted.from + shift, to: inserted.to + shift } };
    clause(s, parsed.phrase, between, { ...group, ...moved, next: group.next + shift });
    return true;
  }
  if (!s.negated) return false;
  s.negated = false;
  s.say('لا يجوز');
  s.flush();
  return true;
}

/** The verb of an inverted clause: at once, or the first plain infinitive after what belongs to the subject. */
function infinitiveAfter(s: State, from: number): number {
  if (
    verbGroupAt([{ ...s.units[from], lower: 'shall' } as Unit, ...s.units.slice(from, s.end)], 0) !==
    undefined
  )
    return from;
  for (let at = from; at < s.end; at += 1) {
    const unit = s.units[at];
    const plain = unit?.verb?.form === 'base' && unit.noun === undefined && unit.adjective === undefined;
    if (plain && s.units[at - 1]?.lower !== 'to') return at;
    if (unit?.lower === 'be' && s.units[at - 1]?.lower !== 'to') return at;
  }
  return from;
}

export function subordinate(s: State, unit: Unit): boolean {
  const { subordinator } = unit;
  if (
    /^(?:in no event|under no circumstances|at no time|in no case|nor)$/u.test(unit.lower) &&
    s.at + 1 < s.end
  ) {
    if (!MODALS.has(s.units[s.at + 1]?.lower ?? '')) {
      if (unit.lower === 'nor' && isBase(s.units[s.at + 1]) && s.frame.mode !== 'none') return false;
      s.say('لا', unit.adverb ?? '');
      return true;
    }
    s.flush();
    s.negated = true;
    if (unit.adverb !== undefined) s.adverbs.push(unit.adverb);
    s.say(...(unit.lower === 'nor' ? ['كما'] : []));
    return true;
  }
  if (subordinator === undefined || (unit.noun !== undefined && unit.words === 1)) return false;
  const next = s.at + 1;
  if (unit.preposition !== undefined && !clauseAt(s.units, s.end, next)) return false;
  if (unit.lower === 'however' && !clauseAt(s.units, s.end, next)) return false;
  s.flush();
  s.infinitive = undefined;
  const participle = s.units[next];
  const denied = participle?.lower === 'not';
  const otherwise =
    /^(?:otherwise|earlier|sooner|previously)$/u.test(participle?.lower ?? '') || denied
      ? s.units[next + 1]
      : participle;
  if (
    otherwise?.verb !== undefined &&
    /^(?:ed|participle)$/u.test(otherwise.verb.form) &&
    !isNominal(s.units[next + 1])
  ) {
    s.say(subordinator.arabic);
    if (participle !== otherwise) s.at += 1;
    const verb = otherwise.verb.verb;
    const suffix = s.referent === undefined ? 'ه' : suffixOf(s.referent);
    const noun =
      verb.preposition === ''
        ? [withSuffix(masdar(verb, false), suffix)]
        : [masdar(verb, true), prepositionWith(verb.preposition, suffix)];
    s.say(
      denied ? 'لم يتم' : subordinator.mood === 'past' ? 'تم' : 'يتم',
      ...noun,
      ...(participle === otherwise || denied
        ? []
        : [participle?.lower === 'otherwise' ? 'على خلاف ذلك' : 'قبل ذلك']),
    );
    return true;
  }
  s.say(subordinator.arabic);
  s.mood = subordinator.mood;
  s.open = false;
  return true;
}

/** Nouns whose "that" tells their content: "the fact that". */
const COMPLEMENT =
  /^(?:fact|notice|condition|belief|understanding|assumption|event|extent|evidence|proof|statement|acknowledgment|representation|assurance|allegation|claim|day|date|time)s?$/u;

export function relative(s: State, unit: Unit): boolean {
  const isThat = unit.lower === 'that';
  if (unit.lower === 'whose' && whose(s)) return true;
  if (unit.lower === 'which' && s.units[s.at - 1]?.lower === ',') {
    const named = nounPhraseAt(s.units, s.at + 1);
    if (named !== undefined && named.phrase.pronoun === undefined && isFiniteMarker(s.units[named.next])) {
      s.flush();
      s.open = false;
      s.say('وـ');
      return true;
    }
  }
  if (!isThat && !/^(?:who|which|whom|whose)$/u.test(unit.lower)) return false;
  const next = s.at + 1;
  const group =
    clauseVerbAt(s.units, next, s.end, true)?.at === next ? verbGroupAt(s.units, next) : undefined;
  if (group !== undefined && s.antecedent !== undefined && group.next <= s.end) {
    s.flush();
    const { agreement, definite } = s.antecedent;
    if (definite) s.words.push(relativePronoun(agreement));
    const subject: Subject = {
      agreement,
      agent: agreement.human,
      suffix: suffixOf(agreement),
      nominative: '',
      genitive: '',
    };
    const { referent } = s;
    s.referent = agreement;
    emit(s, subject, group, 'relative');
    s.referent = referent ?? agreement;
    return true;
  }
  if (
    s.antecedent !== undefined &&
    isNominal(s.units[s.at - 1]) &&
    s.units[s.at - 1]?.verb === undefined &&
    !COMPLEMENT.test(s.units[s.at - 1]?.lower ?? '') &&
    clauseAt(s.units, s.end, next)
  ) {
    s.flush();
    const { agreement, definite } = s.antecedent;
    s.say(definite ? relativePronoun(agreement) : '');
    s.resumptive = suffixOf(agreement);
    s.open = false;
    return true;
  }
  if (isThat) return thatClause(s, next);
  s.flush();
  const agreement = s.antecedent?.agreement;
  s.say(
    agreement === undefined || s.antecedent?.definite === false
      ? agreement === undefined
        ? 'الذي'
        : ''
      : relativePronoun(agreement),
  );
  return true;
}

/** "any gift whose value exceeds": what is said of something that belongs to what was named. */
function whose(s: State): boolean {
  const named = nounPhraseAt(s.units, s.at + 1);
  if (named === undefined || s.antecedent === undefined) return false;
  const group = verbGroupAt(s.units, named.next);
  if (group === undefined || group.next > s.end) return false;
  const { agreement, definite } = s.antecedent;
  const { referent, subject } = s;
  s.flush();
  if (definite) s.words.push(relativePronoun(agreement));
  s.referent = agreement;
  s.mood = 'statement';
  clause(s, { ...named.phrase, possessive: agreement.number === 'plural' ? 'their' : 'its' }, '', group);
  s.referent = referent;
  if (subject !== undefined && !s.state) s.subject = subject;
  return true;
}

function thatClause(s: State, next: number): boolean {
  const word = s.thatWord;
  s.thatWord = 'أن';
  const before = s.units[s.at - 1];
  const opens =
    before === undefined ||
    before.mark === true ||
    before.subordinator !== undefined ||
    CONJUNCTIONS[before.lower] !== undefined;
  if (opens && nounPhraseAt(s.units, s.at) !== undefined) return false;
  if (!clauseAt(s.units, s.end, next)) {
    if (nounPhraseAt(s.units, s.at) !== undefined) return false;
    s.say(word);
    return true;
  }
  s.flush();
  s.say(word);
  s.mood = 'statement';
  s.open = false;
  return true;
}

export function conjoin(s: State, unit: Unit): void {
  s.flush();
  s.open = false;
  s.say(CONJUNCTIONS[unit.lower] ?? '');
  if (s.unit?.lower === ',' && s.units[s.at + 1]?.subordinator !== undefined) s.at += 1;
}
