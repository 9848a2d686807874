import type { Agreement, Case, Suffix } from './forms.js';
import type { NounPhrase } from './noun-phrase.js';
import type { Unit } from './units.js';
import type { Frame, Mood, Subject } from './verbal-forms.js';

export const NO_FRAME: Frame = { mode: 'none', prefix: '', objectCase: 'nominative' };

/** What a translation of a part of a sentence knows as it goes from left to right. */
export class State {
  readonly words: string[] = [];
  mood: Mood = 'statement';
  frame: Frame = NO_FRAME;
  subject: Subject | undefined;
  /** Of whom the main clause tells, while a subordinate one has a subject of its own. */
  main: Subject | undefined;
  referent: Agreement | undefined;
  antecedent: { agreement: Agreement; definite: boolean } | undefined;
  grammaticalCase: Case = 'nominative';
  infinitive: string | undefined;
  adverbs: string[] = [];
  negated = false;
  /** The verb before has taken the "no" of its object. */
  denied = false;
  /** The last thing that was named, and the last things. */
  thing: Agreement | undefined;
  many: Agreement | undefined;
  /** The object of the next verb, named before it: "the loss that X suffers". */
  resumptive: Suffix | undefined;
  /** How "that" follows the last verb. */
  thatWord = 'أن';
  /** A clause has its verb, so that a participle after a further phrase is none. */
  open = false;
  quoted = false;
  /** A form of "be" came last, so that an adjective tells of the subject. */
  state = false;
  /** What the last verb makes of its object agrees with this: "keep its licences valid". */
  complement: Agreement | undefined;
  /** How "with" goes on after the object of a verb such as "provide". */
  companion: string | undefined;
  /** The person to whom something is given, named before the thing. */
  dative: { object: NounPhrase; from: number; amount?: string } | undefined;

  constructor(
    readonly units: readonly Unit[],
    public at: number,
    readonly end: number,
    /** Translates units that stand between others, with what is known here. */
    readonly part: (from: number, to: number) => string,
    from?: State,
  ) {
    this.referent = from?.referent;
    this.subject = from?.subject;
    this.antecedent = from?.antecedent;
  }

  get unit(): Unit | undefined {
    return this.at < this.end ? this.units[this.at] : undefined;
  }

  /** Writes words for the unit that stands here, and goes on to the next. */
  say(...words: string[]): void {
    this.words.push(...words);
    this.at += 1;
  }

  /** Writes the adverbs that waited for the object. */
  flush(): void {
    this.words.push(...this.adverbs);
    this.adverbs = [];
  }
}
