import { BE_FORMS, CONJUNCTIONS, MODALS, NEGATIONS } from './closed-words.js';
import {
  finite,
  verbal,
  writeClause,
  type Following,
  type Frame,
  type Mood,
  type Subject,
} from './clauses.js';
import { joinedPhrasesAt } from './coordination.js';
import {
  adjective,
  join,
  prepositionWith,
  TIED,
  TYING,
  withSuffix,
  type Agreement,
  type Case,
} from './forms.js';
import { agreementOf, participleText, relativePronoun, writePhrase } from './noun-phrase-forms.js';
import {
  finiteAhead,
  isFiniteMarker,
  isNominal,
  nounPhraseAt,
  suffixOf,
  type NounPhrase,
} from './noun-phrases.js';
import { clauseVerbAt } from './clause-verbs.js';
import type { VerbReading } from './english.js';
import { lexicon } from './lexicon.js';
import { masdar, past, present, type Verb } from './verb-forms.js';
import type { Unit } from './units.js';
import { verbGroupAt, type VerbGroup } from './verb-groups.js';
import { openWord } from './small-words.js';

const NO_FRAME: Frame = { mode: 'none', prefix: '', objectCase: 'nominative' };
const COMPLEMENTS: Record<string, string> = {
  amendment: 'على',
  change: 'على',
  modification: 'على',
  damage: 'بـ',
  injury: 'بـ',
  harm: 'بـ',
  right: 'في',
  title: 'في',
  supplement: 'لـ',
  obligation: 'تجاه',
  liability: 'تجاه',
  notice: 'إلى',
};
/** Verbs that say something else where they have no object: "the contract terminates". */
const INTRANSITIVE: Record<string, string> = { terminate: 'expire', change: 'vary', issue: 'arise' };
const THAT: Record<string, string> = { بـ: 'بأن', على: 'على أن', من: 'من أن', عن: 'عن أن' };
const MARKS: Record<string, string> = { ',': '،', ';': '؛', '?': '؟', '--': '-', '—': '-' };

/** Translates a part of a sentence from left to right, clause by clause where it understands them, phrase by phrase elsewhere. */
export class Sequence {
  readonly words: string[] = [];
  private mood: Mood = 'statement';
  private frame: Frame = NO_FRAME;
  private subject: Subject | undefined;
  private referent: Agreement | undefined;
  private antecedent: { agreement: Agreement; definite: boolean } | undefined;
  private grammaticalCase: Case = 'nominative';
  private infinitive: string | undefined;
  private adverbs: string[] = [];
  private negated = false;
  /** How "that" follows the last verb. */
  private thatWord = 'أن';
  /** A clause has its verb, so that a participle after a further phrase is none. */
  private open = false;
  private quoted = false;
  /** A form of "be" came last, so that an adjective tells of the subject. */
  private state = false;
  /** How "with" goes on after the object of a verb such as "provide". */
  private companion: string | undefined;
  /** The person to whom something is given, named before the thing. */
  private dative: { object: NounPhrase; from: number } | undefined;

  constructor(
    private readonly units: readonly Unit[],
    private at: number,
    private readonly end: number,
    from?: Sequence,
  ) {
    this.referent = from?.referent;
    this.subject = from?.subject;
    this.antecedent = from?.antecedent;
  }

  run(): string {
    while (this.at < this.end) this.step();
    this.flush();
    return join(this.words);
  }

  private get unit(): Unit | undefined {
    return this.at < this.end ? this.units[this.at] : undefined;
  }

  private step(): void {
    const { unit } = this;
    if (unit === undefined) return;
    if (unit.mark === true) return this.punctuate(unit);
    if (this.state && this.tells(unit)) return this.remaining(unit);
    if (unit.phrase !== undefined) return this.say(unit.phrase);
    if (this.inverted() || this.subordinate(unit) || this.relative(unit) || this.toInfinitive(unit)) return;
    if (this.finiteWithoutSubject(unit) || this.joinedVerb(unit)) return;
    if (CONJUNCTIONS[unit.lower] !== undefined && unit.closed === true) return this.conjoin(unit);
    if (this.denied(unit)) return;
    if (this.reduced(unit) || this.prepositional(unit) || this.phraseOrClause()) return;
    this.remaining(unit);
  }

  private say(...words: string[]): void {
    this.words.push(...words);
    this.at += 1;
  }

  private flush(): void {
    this.words.push(...this.adverbs);
    this.adverbs = [];
  }

  private punctuate(unit: Unit): void {
    this.flush();
    this.open = false;
    if (unit.lower === ',') {
      if (this.units[this.at - 1]?.subordinator !== undefined) {
        this.at += 1;
        return;
      }
      const next = this.units[this.at + 1];
      if (next === undefined || CONJUNCTIONS[next.lower] === undefined) this.mood = 'statement';
    }
    if (/^[.;:]$/u.test(unit.lower))
      [this.frame, this.grammaticalCase, this.mood] = [NO_FRAME, 'nominative', 'statement'];
    this.infinitive = undefined;
    this.say(this.mark(unit));
  }

  /** A mark as Arabic writes it, tied to what it stood close to. */
  private mark(unit: Unit): string {
    const known = MARKS[unit.lower];
    if (known !== undefined) return known;
    const tied = unit.spaced ? '' : TIED;
    const next = this.units[this.at + 1];
    const tying = next !== undefined && !next.spaced ? TYING : '';
    if (unit.text !== '"') return `${tied}${unit.text}${tying}`;
    this.quoted = !this.quoted;
    return this.quoted ? '“' : '”';
  }

  /** "In no event shall X be liable". */
  private inverted(): boolean {
    const { unit } = this;
    if (unit === undefined || !MODALS.has(unit.lower)) return false;
    const begins = this.at === 0 || this.units[this.at - 1]?.mark === true;
    const conditional = unit.lower === 'should' && begins;
    const parsed = joinedPhrasesAt(this.units, this.at + 1, true);
    if (parsed === undefined || parsed.next > this.end || !(this.negated || conditional)) return false;
    const verbs = [unit, ...this.units.slice(parsed.next, this.end)];
    const held = this.adverbs;
    const group = verbGroupAt(verbs, 0);
    if (group === undefined) return false;
    if (conditional) {
      delete group.modal;
      this.words.push('إذا');
      this.mood = 'past';
    } else group.negative = true;
    this.negated = false;
    this.adverbs = held;
    this.at = parsed.next + group.next - 1;
    this.clause(parsed.phrase, '', { ...group, next: this.at });
    return true;
  }

  private subordinate(unit: Unit): boolean {
    const { subordinator } = unit;
    if (
      /^(?:in no event|under no circumstances|at no time|in no case|nor)$/u.test(unit.lower) &&
      MODALS.has(this.units[this.at + 1]?.lower ?? '')
    ) {
      this.flush();
      this.negated = true;
      if (unit.adverb !== undefined) this.adverbs.push(unit.adverb);
      this.say(...(unit.lower === 'nor' ? ['كما'] : []));
      return true;
    }
    if (subordinator === undefined || (unit.noun !== undefined && unit.words === 1)) return false;
    const next = this.at + 1;
    if (unit.preposition !== undefined && !this.clauseAt(next)) return false;
    if (unit.lower === 'however' && !this.clauseAt(next)) return false;
    this.flush();
    this.infinitive = undefined;
    const participle = this.units[next];
    const denied = participle?.lower === 'not';
    const otherwise = participle?.lower === 'otherwise' || denied ? this.units[next + 1] : participle;
    if (
      otherwise?.verb !== undefined &&
      /^(?:ed|participle)$/u.test(otherwise.verb.form) &&
      !isNominal(this.units[next + 1])
    ) {
      this.say(subordinator.arabic);
      if (participle !== otherwise) this.at += 1;
      const verb = otherwise.verb.verb;
      const suffix = this.referent === undefined ? 'ه' : suffixOf(this.referent);
      const noun =
        verb.preposition === ''
          ? [withSuffix(masdar(verb, false), suffix)]
          : [masdar(verb, true), prepositionWith(verb.preposition, suffix)];
      this.say(
        denied ? 'لم يتم' : subordinator.mood === 'past' ? 'تم' : 'يتم',
        ...noun,
        ...(participle === otherwise || denied ? [] : ['على خلاف ذلك']),
      );
      return true;
    }
    this.say(subordinator.arabic);
    this.mood = subordinator.mood;
    this.open = false;
    return true;
  }

  private clauseAt(at: number): boolean {
    const parsed = joinedPhrasesAt(this.units, at, true);
    return parsed !== undefined && clauseVerbAt(this.units, parsed.next, this.end) !== undefined;
  }

  private relative(unit: Unit): boolean {
    const isThat = unit.lower === 'that';
    if (!isThat && !/^(?:who|which|whom|whose)$/u.test(unit.lower)) return false;
    const next = this.at + 1;
    const group =
      clauseVerbAt(this.units, next, this.end, true)?.at === next ? verbGroupAt(this.units, next) : undefined;
    if (group !== undefined && this.antecedent !== undefined && group.next <= this.end) {
      this.flush();
      const { agreement, definite } = this.antecedent;
      if (definite) this.words.push(relativePronoun(agreement));
      const subject: Subject = {
        agreement,
        agent: agreement.human,
        suffix: suffixOf(agreement),
        nominative: '',
        genitive: '',
      };
      const { referent } = this;
      this.referent = agreement;
      this.emit(subject, group, 'relative');
      this.referent = referent ?? agreement;
      return true;
    }
    if (isThat) return this.thatClause(next);
    this.flush();
    const agreement = this.antecedent?.agreement;
    this.say(
      agreement === undefined || this.antecedent?.definite === false
        ? agreement === undefined
          ? 'الذي'
          : ''
        : relativePronoun(agreement),
    );
    return true;
  }

  private thatClause(next: number): boolean {
    const word = this.thatWord;
    this.thatWord = 'أن';
    const before = this.units[this.at - 1];
    const opens =
      before === undefined ||
      before.mark === true ||
      before.subordinator !== undefined ||
      CONJUNCTIONS[before.lower] !== undefined;
    if (opens && nounPhraseAt(this.units, this.at) !== undefined) return false;
    if (!this.clauseAt(next)) {
      if (nounPhraseAt(this.units, this.at) !== undefined) return false;
      this.say(word);
      return true;
    }
    this.flush();
    this.say(word);
    this.mood = 'statement';
    return true;
  }

  /** "to deliver", "not to disclose". */
  private toInfinitive(unit: Unit): boolean {
    let at = this.at;
    let negative = false;
    if (unit.lower === 'not' && this.units[at + 1]?.lower === 'to') [negative, at] = [true, at + 1];
    if (this.units[at]?.lower !== 'to') return false;
    at += 1;
    const adverbs: string[] = [];
    for (; at < this.end; at += 1) {
      const word = this.units[at];
      if (word !== undefined && NEGATIONS.has(word.lower)) negative = true;
      else if (word?.adverb !== undefined && word.verb === undefined && word.closed !== true)
        adverbs.push(word.adverb);
      else break;
    }
    const verb = this.units[at];
    const passiveVerb = verb?.lower === 'be' ? this.units[at + 1] : undefined;
    if (passiveVerb?.verb !== undefined && /^(?:ed|participle)$/u.test(passiveVerb.verb.form)) {
      this.flush();
      const suffix = suffixOf(
        this.antecedent?.agreement ?? this.referent ?? { feminine: false, number: 'singular', human: false },
      );
      const { verb: reading } = passiveVerb.verb;
      const done =
        reading.preposition === ''
          ? [withSuffix(masdar(reading, false), suffix)]
          : [masdar(reading, true), prepositionWith(reading.preposition, suffix)];
      this.words.push(negative ? 'لعدم' : 'المقرر', ...done);
      this.at = at + 2;
      return true;
    }
    if (
      verb?.verb?.form !== 'base' &&
      verb?.predicate?.form !== 'base' &&
      verb?.lower !== 'be' &&
      verb?.lower !== 'have'
    )
      return false;
    if (verb.verb !== undefined && verb.noun !== undefined && this.units[at + 1]?.lower === 'of')
      return false;
    this.flush();
    const preposition = this.infinitive ?? 'لـ';
    this.infinitive = undefined;
    if (preposition !== '') this.words.push(preposition);
    if (negative) this.words.push('عدم');
    this.at = at;
    if (verb.verb === undefined) {
      this.words.push(verb.predicate === undefined ? (verb.lower === 'have' ? 'امتلاك' : 'أن يكون') : 'أن');
      if (verb.predicate !== undefined) {
        const subject = this.pronounSubject();
        const group: VerbGroup = {
          negative,
          tense: 'present',
          perfect: false,
          passive: false,
          copula: false,
          have: false,
          predicate: verb.predicate.predicate,
          adverbs: [],
          next: at + 1,
        };
        this.emit(subject, group, 'statement');
      } else {
        this.at += 1;
        [this.frame, this.grammaticalCase] = [
          { mode: 'none', prefix: '', objectCase: verb.lower === 'have' ? 'genitive' : 'accusative' },
          verb.lower === 'have' ? 'genitive' : 'accusative',
        ];
      }
      return true;
    }
    this.masdar(verb, adverbs, preposition);
    return true;
  }

  private masdar(unit: Unit, adverbs: string[], prefix: string): void {
    if (unit.verb === undefined) return;
    this.at += 1;
    const verb = this.withObjects(unit.verb);
    const following = this.following();
    this.words.push(...verbal(verb, following));
    this.adverbs.push(...adverbs);
    this.frame = { mode: 'masdar', prefix, objectCase: 'genitive' };
    this.grammaticalCase = 'genitive';
    this.infinitive = verb.to;
    this.thatWord = THAT[verb.preposition] ?? 'أن';
    this.open = true;
    this.antecedent = undefined;
  }

  /** Looks at what stands after a verb; a pronoun is taken with it. */
  private following(): Following {
    while (
      this.unit?.adverb !== undefined &&
      this.unit.noun === undefined &&
      this.unit.adjective === undefined &&
      this.unit.preposition === undefined &&
      this.unit.closed !== true
    ) {
      this.adverbs.push(this.unit.adverb);
      this.at += 1;
    }
    const { unit } = this;
    const next = this.units[this.at + 1];
    const link = unit !== undefined && (unit.lower === ',' || CONJUNCTIONS[unit.lower] !== undefined);
    const afterLink = CONJUNCTIONS[next?.lower ?? ''] === undefined ? next : this.units[this.at + 2];
    const shared =
      link &&
      afterLink?.verb !== undefined &&
      (afterLink.noun === undefined || afterLink.verb.form === 'base') &&
      this.at + 2 < this.end;
    if (
      unit !== undefined &&
      /^(?:it|them|him|us|her|me|you)$/u.test(unit.lower) &&
      !isFiniteMarker(this.units[this.at + 1])
    ) {
      const pronoun =
        unit.lower === 'it'
          ? suffixOf(this.referent ?? { feminine: false, number: 'singular', human: false })
          : unit.lower === 'him'
            ? 'ه'
            : unit.lower === 'you'
              ? 'كم'
              : unit.lower === 'us'
                ? 'نا'
                : unit.lower === 'me'
                  ? 'ي'
                  : unit.lower === 'them'
                    ? 'هم'
                    : 'ها';
      this.at += 1;
      return { object: true, shared: false, pronoun, nominal: true };
    }
    const opensClause = unit?.lower === 'that' && this.clauseAt(this.at + 1);
    const phrase =
      opensClause ||
      unit === undefined ||
      unit.mark === true ||
      unit.lower === 'to' ||
      (unit.preposition !== undefined && unit.noun === undefined)
        ? undefined
        : nounPhraseAt(this.units, this.at);
    const isPhrase =
      unit?.phrase !== undefined && /^(?:the |any |all |one |more |a |each |terms|right,)/u.test(unit.lower);
    return {
      object: phrase !== undefined || isPhrase || shared,
      shared,
      nominal:
        unit?.verb?.form !== 'base' ||
        unit.adjective !== undefined ||
        (phrase !== undefined && unit.verb === undefined),
    };
  }

  /** "provide X with Y", "pay X an amount": the construction of the verb depends on its objects. */
  private withObjects({ lemma, verb }: VerbReading): Verb {
    this.companion = undefined;
    const object = joinedPhrasesAt(this.units, this.at, false);
    if (object === undefined) {
      const intransitive = INTRANSITIVE[lemma];
      const passes =
        this.units[this.at]?.lower === ',' || CONJUNCTIONS[this.units[this.at]?.lower ?? ''] !== undefined;
      return intransitive === undefined || passes ? verb : (lexicon().verbs.get(intransitive) ?? verb);
    }
    const next = this.units[object.next];
    if (next?.lower === 'with' && /^(?:provide|supply|furnish|replace)$/u.test(lemma)) {
      this.companion = 'بـ';
      return lemma === 'replace' ? verb : (lexicon().verbs.get('provide with') ?? verb);
    }
    if (next?.lower === 'to' && this.units[object.next + 1]?.verb?.form === 'base') {
      if (lemma === 'require')
        return { ...verb, past: 'طلب', present: 'يطلب', masdar: 'طلب', preposition: 'من', to: '' };
      if (lemma === 'request' || lemma === 'ask') return { ...verb, preposition: 'من', to: '' };
      if (lemma === 'cause')
        return {
          ...verb,
          past: 'كفل قيام',
          present: 'يكفل قيام',
          masdar: 'كفالة قيام',
          preposition: '',
          to: 'بـ',
        };
    }
    if (
      /^(?:pay|give|grant|send|offer|issue)$/u.test(lemma) &&
      object.phrase.noun.agent &&
      object.phrase.others.length === 0 &&
      next?.mark !== true &&
      next?.preposition === undefined
    ) {
      const thing = joinedPhrasesAt(this.units, object.next, false);
      if (thing !== undefined) this.dative = { object: object.phrase, from: object.next };
    }
    return verb;
  }

  private pronounSubject(): Subject {
    const agreement = this.subject?.agreement ??
      this.referent ?? { feminine: false, number: 'singular' as const, human: false };
    return {
      agreement,
      agent: this.subject?.agent ?? true,
      suffix: suffixOf(agreement),
      nominative: '',
      genitive: '',
    };
  }

  private finiteWithoutSubject(unit: Unit): boolean {
    const previous = this.units[this.at - 1];
    const opens =
      isFiniteMarker(unit) ||
      (previous !== undefined &&
        CONJUNCTIONS[previous.lower] !== undefined &&
        unit.verb?.form === 's' &&
        unit.noun === undefined);
    if (!opens || (BE_FORMS.has(unit.lower) && unit.lower === 'been')) return false;
    const group = verbGroupAt(this.units, this.at);
    if (group === undefined || group.next > this.end) return false;
    this.flush();
    this.emit(this.pronounSubject(), group, this.mood === 'statement' ? 'statement' : this.mood);
    return true;
  }

  /** "shall deliver the goods and provide the services". */
  private joinedVerb(unit: Unit): boolean {
    const previous = this.units[this.at - 1];
    const linked =
      previous !== undefined &&
      (CONJUNCTIONS[previous.lower] !== undefined ||
        previous.lower === ',' ||
        previous.lower === ')' ||
        previous.phrase === 'و/أو');
    if (!linked || unit.verb === undefined || this.frame.mode === 'none') return false;
    const { form, verb } = unit.verb;
    const next = this.units[this.at + 1];
    if (
      unit.noun !== undefined &&
      (next === undefined ||
        (nounPhraseAt(this.units, this.at + 1) === undefined &&
          next.lower !== 'and' &&
          next.lower !== 'or' &&
          next.lower !== ',') ||
        (form === 'ed' && unit.adjective !== undefined))
    )
      return false;
    if (this.frame.mode === 'masdar' && (form === 'base' || form === 'ing')) {
      this.masdar(unit, [], this.frame.prefix);
      return true;
    }
    if (this.frame.mode === 'masdar-passive' && (form === 'ed' || form === 'participle')) {
      const suffix = suffixOf(this.pronounSubject().agreement);
      this.say(
        ...(verb.preposition === ''
          ? [withSuffix(masdar(verb, false), suffix)]
          : [masdar(verb, true), prepositionWith(verb.preposition, suffix)]),
      );
      return true;
    }
    if (
      (this.frame.mode === 'finite' && (form === 's' || form === 'base')) ||
      (this.frame.mode === 'past' && (form === 'ed' || form === 's' || form === 'past' || form === 'base'))
    ) {
      const { agreement } = this.pronounSubject();
      this.at += 1;
      const following = this.following();
      const word =
        this.frame.mode === 'past'
          ? past(verb.past, agreement, false)
          : present(verb.present, agreement, false);
      this.words.push(...finite(word, verb, following));
      if (verb.preposition !== '' && following.object && following.pronoun === undefined)
        this.words.push(verb.preposition);
      this.grammaticalCase = verb.preposition === '' ? 'accusative' : 'genitive';
      this.infinitive = verb.to;
      return true;
    }
    return false;
  }

  private conjoin(unit: Unit): void {
    this.flush();
    this.open = false;
    this.say(CONJUNCTIONS[unit.lower] ?? '');
  }

  /** "not expressly granted": a participle with its negation. */
  private denied(unit: Unit): boolean {
    if (unit.lower !== 'not' || this.antecedent === undefined) return false;
    let at = this.at + 1;
    const adverbs: string[] = [];
    for (
      let word = this.units[at];
      word?.adverb !== undefined && word.verb === undefined;
      word = this.units[at]
    ) {
      adverbs.push(word.adverb);
      at += 1;
    }
    const participle = this.units[at];
    if (
      participle?.verb === undefined ||
      !/^(?:ed|participle)$/u.test(participle.verb.form) ||
      at >= this.end
    )
      return false;
    const { agreement, definite } = this.antecedent;
    this.words.push('غير', participleText(participle.verb.verb, agreement, definite, 'genitive'), ...adverbs);
    this.at = at + 1;
    return true;
  }

  /** "services provided by X", "disputes arising from Y". */
  private reduced(unit: Unit): boolean {
    if (
      unit.verb === undefined ||
      this.antecedent === undefined ||
      (unit.noun !== undefined && unit.verb.form === 'ing')
    )
      return false;
    const { verb, form } = unit.verb;
    const { agreement, definite } = this.antecedent;
    if ((form === 'ed' || form === 'participle') && !isNominal(this.units[this.at + 1])) {
      this.say(participleText(verb, agreement, definite, 'genitive'));
      this.flush();
      return true;
    }
    if (form !== 'ing' || unit.preposition !== undefined) return false;
    this.flush();
    this.at += 1;
    const following = this.following();
    this.words.push(
      ...(definite ? [relativePronoun(agreement)] : []),
      ...finite(present(verb.present, agreement, false), verb, following),
    );
    if (verb.preposition !== '' && following.object && following.pronoun === undefined)
      this.words.push(verb.preposition);
    this.frame = { mode: 'finite', prefix: '', objectCase: 'accusative' };
    this.grammaticalCase = verb.preposition === '' ? 'accusative' : 'genitive';
    return true;
  }

  private prepositional(unit: Unit): boolean {
    if (unit.preposition === undefined) return false;
    if (unit.closed === true && unit.lower !== 'to' && unit.lower !== 'as' && unit.lower !== 'than')
      return false;
    if (unit.noun !== undefined && nounPhraseAt(this.units, this.at + 1) === undefined) return false;
    const after = this.units[this.at + 1];
    if (
      unit.adverb !== undefined &&
      (after === undefined ||
        after.mark === true ||
        (after.closed === true && CONJUNCTIONS[after.lower] !== undefined) ||
        isFiniteMarker(after))
    )
      return false;
    this.flush();
    const next = this.units[this.at + 1];
    const word = this.prepositionFor(unit, next);
    this.at += 1;
    this.grammaticalCase = 'genitive';
    this.infinitive = undefined;
    if (
      next !== undefined &&
      /^(?:it|them|him|us|me|you|which|whom)$/u.test(next.lower) &&
      !(next.lower === 'you' && isFiniteMarker(this.units[this.at + 1]))
    ) {
      const isRelative = next.lower === 'which' || next.lower === 'whom';
      const agreement = isRelative
        ? this.antecedent?.agreement
        : next.lower === 'them'
          ? { feminine: false, number: 'plural' as const, human: true }
          : (this.referent ?? undefined);
      const suffix =
        next.lower === 'you'
          ? 'كم'
          : next.lower === 'us'
            ? 'نا'
            : next.lower === 'me'
              ? 'ي'
              : next.lower === 'him'
                ? 'ه'
                : agreement === undefined
                  ? 'ه'
                  : suffixOf(agreement);
      if (isRelative && agreement !== undefined && this.antecedent?.definite === true)
        this.words.push(relativePronoun(agreement));
      this.say(prepositionWith(word, suffix));
      return true;
    }
    this.words.push(word);
    if (next?.verb?.form === 'ing' && next.noun === undefined && this.at < this.end)
      this.masdar(next, [], '');
    return true;
  }

  /** "by" before who acts, and before what serves as the means. */
  private agentWord(next: Unit | undefined): string {
    if (this.units[this.at - 1]?.verb?.lemma === 'cause') return 'عن';
    const phrase = nounPhraseAt(this.units, this.at + 1)?.phrase;
    if (
      phrase === undefined ||
      phrase.noun.agent ||
      next?.name === true ||
      phrase.noun.head.startsWith('\uE000')
    )
      return 'من قبل';
    return /notice$|instrument|agreement|contract|law$|letter|decision|order$|resolution|consent|amendment|writing|certificate|regulation|decree/u.test(
      phrase.lower,
    )
      ? 'بموجب'
      : 'بـ';
  }

  private prepositionFor(unit: Unit, next: Unit | undefined): string {
    const previous = this.units[this.at - 1];
    if (unit.lower === 'by' && next?.number === undefined && next?.verb?.form !== 'ing')
      return this.agentWord(next);
    if (unit.lower === 'over' && /^(?:control|authority|jurisdiction|title)$/u.test(previous?.lower ?? ''))
      return 'على';
    if (unit.lower === 'with' && this.companion !== undefined) return this.companion;
    if (unit.lower === 'to' && previous?.noun !== undefined) {
      const noun = COMPLEMENTS[previous.lower.replace(/s$/u, '')];
      if (noun !== undefined) return noun;
    }
    if (unit.lower === 'upon' || unit.lower === 'on') {
      const phrase = nounPhraseAt(this.units, this.at + 1)?.phrase;
      if (phrase !== undefined && /notice$|request$|instruction/u.test(phrase.lower)) return 'بناءً على';
    }
    return openWord(unit, next, this.units[this.at + 2]);
  }

  private phraseOrClause(): boolean {
    const { dative } = this;
    if (dative !== undefined) {
      this.dative = undefined;
      const thing = joinedPhrasesAt(this.units, dative.from, false);
      if (thing !== undefined && thing.next <= this.end) {
        this.at = thing.next;
        this.object(thing.phrase);
        this.words.push(
          'إلى',
          writePhrase(dative.object, {
            case: 'genitive',
            ...(this.referent === undefined ? {} : { referent: this.referent }),
          }),
        );
        return true;
      }
    }
    const start = this.at;
    const alone = joinedPhrasesAt(this.units, start, false);
    if (alone === undefined || alone.next > this.end) return false;
    const joined = joinedPhrasesAt(this.units, start, true) ?? alone;
    for (const parsed of joined.next === alone.next ? [alone] : [joined, alone]) {
      const verb =
        this.grammaticalCase === 'genitive' && this.afterPreposition(start)
          ? undefined
          : clauseVerbAt(this.units, parsed.next, this.end);
      if (verb === undefined || /^\d/u.test(parsed.phrase.noun.head)) continue;
      const group = verbGroupAt(this.units, verb.at);
      if (group === undefined || group.next > this.end) continue;
      if (
        this.open &&
        group.verb?.form === 'ed' &&
        !group.passive &&
        !group.perfect &&
        group.modal === undefined
      )
        continue;
      this.flush();
      const inner = new Sequence(this.units, parsed.next, verb.at, this);
      inner.antecedent = { agreement: agreementOf(parsed.phrase), definite: true };
      inner.referent = agreementOf(parsed.phrase);
      const between = verb.at > parsed.next ? inner.run() : '';
      this.clause(parsed.phrase, between, group);
      return true;
    }
    this.at = alone.next;
    this.object(alone.phrase);
    return true;
  }

  /** The phrase belongs to the preposition before it, so that the verb after it is not its own. */
  private afterPreposition(start: number): boolean {
    const before = this.units[start - 1];
    return before?.preposition !== undefined && before.subordinator === undefined;
  }

  private object(phrase: NounPhrase): void {
    const context = {
      case: this.grammaticalCase,
      ...(this.referent === undefined ? {} : { referent: this.referent }),
    };
    const text = writePhrase(phrase, context);
    this.words.push(text);
    const last = phrase.others.at(-1)?.phrase ?? phrase;
    const innermost = last.of ?? last;
    const definiteText = writePhrase({ ...innermost, others: [], after: [] }, context);
    this.antecedent = {
      agreement: agreementOf(innermost),
      definite:
        /^(?:ال|هذ|تلك|ذلك|جميع|هؤلاء)|\sال/u.test(definiteText) ||
        innermost.possessive !== undefined ||
        (innermost.noun.head !== '' && innermost.owner !== undefined),
    };
    if (phrase.noun.to !== undefined) this.infinitive = phrase.noun.to;
    if (this.unit?.lower !== 'to') this.flush();
  }

  private clause(phrase: NounPhrase, between: string, group: VerbGroup): void {
    const negative =
      phrase.determiners.some((word) => word === 'no' || word === 'neither') ||
      /^(?:nothing|none|nobody|neither)$/u.test(phrase.pronoun ?? '');
    if (negative) group.negative = true;
    const after = between === '' ? [] : [between];
    const context = { definite: true, ...(this.referent === undefined ? {} : { referent: this.referent }) };
    const agreement =
      phrase.pronoun !== undefined && /^(?:it|they)$/u.test(phrase.pronoun) && this.referent !== undefined
        ? this.referent
        : agreementOf(phrase);
    const isPronoun =
      phrase.pronoun !== undefined && /^(?:it|they|he|she|we|you|i)$/u.test(phrase.pronoun) && between === '';
    const subject: Subject = {
      agreement,
      agent:
        phrase.pronoun !== undefined
          ? /^(?:they|he|she|anyone|everyone|nobody|none|we|you|i)$/u.test(phrase.pronoun) ||
            (phrase.pronoun === 'it' && (this.subject?.agent ?? false))
          : phrase.noun.agent,
      ...(isPronoun ? { suffix: suffixOf(agreement) } : {}),
      nominative: join([writePhrase(phrase, { ...context, case: 'nominative' }), ...after]),
      genitive: join([writePhrase(phrase, { ...context, case: 'genitive' }), ...after]),
    };
    const { mood } = this;
    this.emit(subject, group, mood);
    this.subject = subject;
    this.referent = agreement;
  }

  private emit(subject: Subject, group: VerbGroup, mood: Mood): void {
    this.referent = subject.agreement;
    this.at = group.next;
    const denied = this.unit?.lower === 'no' && !group.negative;
    if (denied) group.negative = true;
    this.adverbs.push(...group.adverbs);
    if (group.inserted !== undefined) {
      const inserted = new Sequence(this.units, group.inserted.from, group.inserted.to, this).run();
      this.adverbs.push('،', inserted, '،');
    }
    if (group.verb !== undefined && !group.passive)
      group.verb = { ...group.verb, verb: this.withObjects(group.verb) };
    const following =
      group.copula || group.have ? { object: false, shared: false, nominal: false } : this.following();
    const written = writeClause(subject, group, mood, following);
    this.words.push(...written.words);
    this.frame = written.frame;
    this.grammaticalCase = written.frame.objectCase;
    this.subject = subject;
    this.thatWord = THAT[group.verb?.verb.preposition ?? ''] ?? 'أن';
    this.open = true;
    this.infinitive = group.verb?.verb.to ?? (group.predicate === undefined ? undefined : '');
    this.antecedent =
      group.copula || group.have || following.object
        ? undefined
        : { agreement: subject.agreement, definite: true };
    this.state = group.copula || (group.predicate !== undefined && written.frame.mode === 'none');
    if (group.predicate !== undefined && written.frame.mode === 'masdar') this.afterPredicate();
    if (!following.object) this.flush();
  }

  private afterPredicate(): void {
    const { unit } = this;
    if (
      unit?.verb?.form === 'base' &&
      (unit.noun === undefined || nounPhraseAt(this.units, this.at + 1) !== undefined)
    )
      this.masdar(unit, [], this.frame.prefix);
  }

  /** After a form of "be", an adjective that no noun follows. */
  private tells(unit: Unit): boolean {
    const next = this.units[this.at + 1];
    const ends =
      next === undefined ||
      next.mark === true ||
      CONJUNCTIONS[next.lower] !== undefined ||
      (next.preposition !== undefined && next.noun === undefined);
    if (unit.adjective !== undefined && unit.phrase === undefined && unit.predicate === undefined && ends)
      return true;
    if (unit.adverb === undefined && CONJUNCTIONS[unit.lower] === undefined) this.state = false;
    return false;
  }

  private remaining(unit: Unit): void {
    if (unit.adjective !== undefined) {
      const told = this.state || this.frame.mode === 'none';
      const agreement =
        !told && this.frame.objectCase === 'genitive'
          ? (this.antecedent?.agreement ?? this.referent)
          : (this.subject?.agreement ?? this.referent);
      const plain: Agreement = agreement ?? { feminine: false, number: 'singular', human: false };
      this.say(
        adjective(
          unit.adjective,
          plain,
          !told && this.antecedent?.definite === true,
          this.frame.mode === 'none' ? this.frame.objectCase : 'genitive',
        ),
      );
      const next = this.units[this.at];
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
          this.units[this.at + 1]?.verb?.form === 'base' &&
          this.units[this.at + 1]?.noun === undefined;
        if (verbal) this.infinitive = unit.adjective.preposition;
        else {
          this.say(unit.adjective.preposition);
          this.grammaticalCase = 'genitive';
        }
      }
      return;
    }
    if (unit.verb !== undefined) {
      if (unit.verb.form === 'ing' || unit.verb.form === 'base' || unit.verb.form === 's')
        return this.masdar(unit, [], '');
      this.say(
        participleText(
          unit.verb.verb,
          this.antecedent?.agreement ??
            this.referent ?? { feminine: false, number: 'singular', human: false },
          false,
          'genitive',
        ),
      );
      return;
    }
    if (unit.lower === 'not') return this.say(finiteAhead(this.units, this.at + 1) ? 'لا' : 'غير');
    if (unit.adverb !== undefined) {
      const next = this.units[this.at + 1];
      const described =
        next !== undefined &&
        next.noun === undefined &&
        next.mark !== true &&
        (next.adjective !== undefined || /^(?:ed|participle)$/u.test(next.verb?.form ?? ''));
      if (!described) return this.say(unit.adverb);
      this.adverbs.push(unit.adverb);
      this.at += 1;
      return;
    }
    if (unit.number !== undefined) return this.say(unit.number.text);
    this.say(openWord(unit, this.units[this.at + 1], undefined));
  }
}
