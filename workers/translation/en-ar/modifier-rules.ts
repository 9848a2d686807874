import { CONJUNCTIONS } from './closed-words.js';
import { type Agreement, adjective } from './forms.js';
import { participleText, relativePronoun } from './modifier-forms.js';
import { suffixOf } from './noun-phrase.js';
import { nounPhraseAt } from './noun-phrases.js';
import { lookAhead } from './objects.js';
import { openWord } from './small-words.js';
import { type State } from './state.js';
import type { Unit } from './units.js';
import { present } from './verb-forms.js';
import { writeMasdar } from './verb-rules.js';
import { finiteVerb } from './verbal-forms.js';
import { finiteAhead, isNominal } from './word-classes.js';

/** "services provided by X", "disputes arising from Y". */
export function reduced(s: State, unit: Unit): boolean {
  if (
    unit.verb === undefined ||
    s.antecedent === undefined ||
    (unit.noun !== undefined && unit.verb.form === 'ing')
  )
    return false;
  if (representedBy(s, unit)) return true;
  const { verb, form } = unit.verb;
  const { agreement, definite } = s.antecedent;
  if ((form === 'ed' || form === 'participle') && !isNominal(s.units[s.at + 1])) {
    s.say(participleText(verb, agreement, definite, 'genitive'));
    s.flush();
    return true;
  }
  if (form !== 'ing' || unit.preposition !== undefined) return false;
  s.flush();
  s.at += 1;
  const following = lookAhead(s);
  s.words.push(
    ...(definite ? [relativePronoun(agreement)] : []),
    ...finiteVerb(present(verb.present, agreement, false), verb, following),
  );
  if (verb.preposition !== '' && following.object && following.pronoun === undefined)
    s.words.push(verb.preposition);
  s.frame = { mode: 'finite', prefix: '', objectCase: 'accusative' };
  s.grammaticalCase = verb.preposition === '' ? 'accusative' : 'genitive';
  return true;
}

/** "…, a limited liability company, represented by its General Manager": told of the company, not of what stands between. */
function representedBy(s: State, unit: Unit): boolean {
  if (unit.verb?.lemma !== 'represent' || s.units[s.at + 1]?.lower !== 'by') return false;
  const who = nounPhraseAt(s.units, s.at + 2)?.phrase;
  if (who === undefined || !(who.noun.agent || who.possessive !== undefined)) return false;
  const party = s.units.slice(0, s.at).findLast(({ noun }) => noun?.noun.agent === true)?.noun;
  if (party === undefined) return false;
  const { feminine, human } = party.noun;
  const agreement: Agreement = { feminine, human, number: party.plural ? 'plural' : 'singular' };
  s.flush();
  s.words.push(`ويمثل${suffixOf(agreement)}`);
  s.at += 2;
  [s.referent, s.grammaticalCase] = [agreement, 'nominative'];
  return true;
}

/** "not expressly granted": a participle with its negation. */
export function deniedParticiple(s: State, unit: Unit): boolean {
  if (unit.lower !== 'not' || s.antecedent === undefined) return false;
  let at = s.at + 1;
  const adverbs: string[] = [];
  for (let word = s.units[at]; word?.adverb !== undefined && word.verb === undefined; word = s.units[at]) {
    adverbs.push(word.adverb);
    at += 1;
  }
  const participle = s.units[at];
  if (participle?.verb === undefined || !/^(?:ed|participle)$/u.test(participle.verb.form) || at >= s.end)
    return false;
  const { agreement, definite } = s.antecedent;
  s.words.push('غير', participleText(participle.verb.verb, agreement, definite, 'genitive'), ...adverbs);
  s.at = at + 1;
  return true;
}

/** After a form of "be", an adjective that no noun follows. */
export function tells(s: State, unit: Unit): boolean {
  const next = s.units[s.at + 1];
  const ends =
    next === undefined ||
    next.mark === true ||
    CONJUNCTIONS[next.lower] !== undefined ||
    (next.preposition !== undefined && next.noun === undefined);
  if (unit.adjective !== undefined && unit.phrase === undefined && unit.predicate === undefined && ends)
    return true;
  if (unit.adverb === undefined && CONJUNCTIONS[unit.lower] === undefined) s.state = false;
  return false;
}

const doubtful = (text: string) => (text === '' ? text : `\uE000${text}\uE001`);

export function remaining(s: State, unit: Unit): void {
  if (unit.adjective !== undefined && s.complement !== undefined) {
    s.say(adjective(unit.adjective, s.complement, false, 'accusative'));
    if (CONJUNCTIONS[s.unit?.lower ?? ''] === undefined) s.complement = undefined;
    return;
  }
  if (unit.adjective !== undefined) {
    const told = s.state || s.frame.mode === 'none';
    const agreement =
      !told && s.frame.objectCase === 'genitive'
        ? (s.antecedent?.agreement ?? s.referent)
        : (s.subject?.agreement ?? s.referent);
    const plain: Agreement = agreement ?? { feminine: false, number: 'singular', human: false };
    s.say(
      adjective(
        unit.adjective,
        plain,
        !told && s.antecedent?.definite === true,
        s.frame.mode === 'none' ? s.frame.objectCase : 'genitive',
      ),
    );
    const next = s.units[s.at];
    if (
      unit.adjective.preposition !== undefined &&
      next !== undefined &&
      (next.lower === 'to' ||
        next.lower === 'for' ||
        next.lower === 'with' ||
        next.lower === 'of' ||
        next.lower === 'from')
    ) {
      const verbal =
        next.lower === 'to' &&
        s.units[s.at + 1]?.verb?.form === 'base' &&
        s.units[s.at + 1]?.noun === undefined;
      if (verbal) s.infinitive = unit.adjective.preposition;
      else {
        s.say(unit.adjective.preposition);
        s.grammaticalCase = 'genitive';
      }
    }
    return;
  }
  if (unit.verb !== undefined) {
    // A verb whose place in the sentence no rule understood is told as an act, and shown as doubtful.
    if (unit.verb.form === 'ing' || unit.verb.form === 'base' || unit.verb.form === 's') {
      const from = s.words.length;
      writeMasdar(s, unit, [], '');
      s.words[from] = doubtful(s.words[from] ?? '');
      return;
    }
    s.say(
      doubtful(
        participleText(
          unit.verb.verb,
          s.antecedent?.agreement ?? s.referent ?? { feminine: false, number: 'singular', human: false },
          false,
          'genitive',
        ),
      ),
    );
    return;
  }
  if (unit.lower === 'not')
    return s.say(
      s.units[s.at + 1]?.subordinator !== undefined && s.units[s.at + 1]?.preposition === undefined
        ? 'وليس'
        : finiteAhead(s.units, s.at + 1)
          ? 'لا'
          : s.units[s.at + 1]?.preposition === undefined
            ? 'غير'
            : 'ليس',
    );
  if (unit.adverb !== undefined) {
    const next = s.units[s.at + 1];
    const described =
      next !== undefined &&
      next.noun === undefined &&
      next.mark !== true &&
      (next.adjective !== undefined || /^(?:ed|participle)$/u.test(next.verb?.form ?? ''));
    if (unit.lower === 'then') s.mood = 'statement';
    if (!described) return s.say(unit.adverb);
    s.adverbs.push(unit.adverb);
    s.at += 1;
    return;
  }
  if (unit.number !== undefined) return s.say(unit.number.text);
  const word = openWord(unit, s.units[s.at + 1], undefined);
  // A verb form that no clause took: the reader is told that who does what is not certain.
  s.say(/^(?:shall|will|would|has|have|had|were)$/u.test(unit.lower) ? doubtful(word) : word);
}
