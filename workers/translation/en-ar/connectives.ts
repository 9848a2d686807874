import { clauseAt } from './clause-verbs.js';
import { CONJUNCTIONS, MODALS } from './closed-words.js';
import { joinedPhrasesAt } from './coordination.js';
import { join, prepositionWith, withSuffix } from './forms.js';
import { agreementOf } from './noun-phrase-agreement.js';
import { suffixOf } from './noun-phrase.js';
import { clause } from './phrase-rules.js';
import { type State } from './state.js';
import type { Unit } from './units.js';
import { masdar } from './verb-forms.js';
import { verbGroupAt } from './verb-groups.js';
import { isBase, isNominal } from './word-classes.js';

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
  // "As the work gives access …, he shall not": the reason comes first.
  const opens = s.units.slice(0, s.at).every(({ mark, words }) => mark === true || words === 0);
  // A verb after "but" goes back to whom the sentence is about.
  if (!opens && s.mood === 'statement') s.main ??= s.subject;
  s.say(unit.lower === 'as' && opens ? 'حيث إن' : subordinator.arabic);
  s.mood = subordinator.mood;
  s.open = false;
  return true;
}

export function conjoin(s: State, unit: Unit): void {
  s.flush();
  s.open = false;
  s.say(CONJUNCTIONS[unit.lower] ?? '');
  if (s.unit?.lower === ',' && s.units[s.at + 1]?.subordinator !== undefined) s.at += 1;
}
