import { BE_FORMS, DO_FORMS, HAVE_FORMS, MODALS, NEGATIONS } from './closed-words.js';
import type { Unit } from './units.js';
import type { VerbGroup } from './verb-group.js';

const isPlainAdverb = (unit: Unit | undefined) =>
  unit?.adverb !== undefined &&
  unit.noun === undefined &&
  unit.closed !== true &&
  (unit.preposition === undefined || unit.words > 1);

const isPast = (unit: Unit | undefined) => unit?.verb?.form === 'ed' || unit?.verb?.form === 'participle';

class Reader {
  readonly group: VerbGroup = {
    negative: false,
    tense: 'present',
    perfect: false,
    passive: false,
    copula: false,
    have: false,
    adverbs: [],
    next: 0,
  };

  constructor(
    private readonly units: readonly Unit[],
    public at: number,
  ) {}

  get unit(): Unit | undefined {
    return this.units[this.at];
  }

  lower(): string {
    return this.unit?.lower ?? '';
  }

  between(): void {
    for (;;) {
      if (NEGATIONS.has(this.lower())) this.group.negative = true;
      else if (this.lower() === 'neither' && this.at > 0 && MODALS.has(this.units[this.at - 1]?.lower ?? ''))
        this.group.negative = true;
      else if (/^(?:at no time|in no event|in no case|under no circumstances)$/u.test(this.lower())) {
        this.group.negative = true;
        this.group.adverbs.push(this.unit?.adverb ?? '');
      } else if (/^in no (?:way|manner|respect)$/u.test(this.lower())) {
        this.group.negative = true;
        this.group.adverbs.push('بأي شكل من الأشكال');
      } else if (
        this.lower() === 'and' &&
        this.group.adverbs.length > 0 &&
        isPlainAdverb(this.units[this.at + 1])
      )
        this.group.adverbs.push('وـ');
      else if (this.unit?.adverb !== undefined && isPlainAdverb(this.unit))
        this.group.adverbs.push(this.unit.adverb);
      else if (
        this.unit?.phrase !== undefined &&
        /^(?:at|in|from|for|by|on)\s/u.test(this.lower()) &&
        this.verbFollows(this.at + 1)
      )
        this.group.adverbs.push(this.unit.phrase);
      else if (this.lower() === 'each' && this.verbFollows(this.at + 1))
        this.group.adverbs.push('كل على حدة');
      else if (!this.insertion()) return;
      this.at += 1;
    }
  }

  private verbFollows(at: number): boolean {
    const next = this.units[at];
    return (
      next?.verb !== undefined ||
      next?.predicate !== undefined ||
      next?.lower === 'be' ||
      next?.lower === 'have' ||
      next?.lower === ','
    );
  }

  /** ", at its own expense," between a modal and its verb. */
  private insertion(): boolean {
    if (this.lower() !== ',' || this.group.inserted !== undefined) return false;
    for (let close = this.at + 2; close < Math.min(this.units.length, this.at + 22); close += 1) {
      const unit = this.units[close];
      const next = this.units[close + 1];
      if (unit?.lower !== ',') continue;
      const isVerb =
        next?.lower === 'be' ||
        next?.lower === 'have' ||
        next?.predicate?.form === 'base' ||
        (next?.verb?.form === 'base' && (next.noun === undefined || next.lower !== 'notice'));
      if (!isVerb) continue;
      this.group.inserted = { from: this.at + 1, to: close };
      this.at = close;
      return true;
    }
    return false;
  }

  main(allow: 'base' | 'finite'): boolean {
    const { group, unit } = this;
    if (unit === undefined) return false;
    if (
      unit.predicate !== undefined &&
      (allow === 'finite' ? unit.predicate.form !== 'ing' : unit.predicate.form === 'base')
    ) {
      group.predicate = unit.predicate.predicate;
      group.negative ||= unit.predicate.negative;
      if (unit.predicate.form === 'past') group.tense = 'past';
      return this.take();
    }
    if (BE_FORMS.has(unit.lower) && (allow === 'finite' || unit.lower === 'be')) return this.be();
    if (HAVE_FORMS.has(unit.lower) && unit.lower !== 'having') return this.have();
    if (unit.verb === undefined) return false;
    if (allow === 'base' && unit.verb.form !== 'base')
      return unit.verb.form === 'ed' && unit.verb.lemma === unit.lower ? this.takeVerb() : false;
    return this.takeVerb();
  }

  private be(): boolean {
    const { group } = this;
    if (this.lower() === 'was' || this.lower() === 'were') group.tense = 'past';
    this.at += 1;
    this.between();
    if (this.lower() === 'being') this.at += 1;
    if (isPast(this.unit) && !this.isAdjective()) {
      group.passive = true;
      return this.takeVerb();
    }
    if (this.unit?.verb?.form === 'ing' && this.unit.adjective === undefined) return this.takeVerb();
    if (
      this.lower() === 'to' &&
      (this.units[this.at + 1]?.lower === 'be' ||
        this.units[this.at + 1]?.verb?.form === 'base' ||
        this.units[this.at + 1]?.predicate?.form === 'base')
    ) {
      this.at += 1;
      group.modal = 'shall';
      return this.main('base');
    }
    group.copula = true;
    return this.done();
  }

  /** "is limited" and the like are verbs; a participle that only the table of adjectives gives is none. */
  private isAdjective(): boolean {
    const { unit } = this;
    return (
      unit?.adjective !== undefined &&
      /^(?:interested|qualified|known|related|experienced|entitled|involved)$/u.test(unit.lower)
    );
  }

  private have(): boolean {
    const { group } = this;
    const past = this.lower() === 'had';
    this.at += 1;
    this.between();
    if (this.lower() === 'been') {
      this.at += 1;
      this.between();
      group.perfect = true;
      if (isPast(this.unit)) {
        group.passive = true;
        return this.takeVerb();
      }
      if (this.unit?.verb?.form === 'ing') return this.takeVerb();
      group.copula = true;
      group.tense = 'past';
      return this.done();
    }
    if (
      isPast(this.unit) &&
      !(this.units[this.at + 1]?.noun !== undefined && this.unit?.adjective !== undefined)
    ) {
      group.perfect = true;
      return this.takeVerb();
    }
    group.have = true;
    if (past) group.tense = 'past';
    return this.done();
  }

  takeVerb(): boolean {
    const verb = this.unit?.verb;
    if (verb === undefined) return false;
    this.group.verb = verb;
    if ((verb.form === 'ed' || verb.form === 'past') && !this.group.passive && !this.group.perfect)
      this.group.tense = 'past';
    return this.take();
  }

  private take(): boolean {
    this.at += 1;
    return this.done();
  }

  private done(): boolean {
    this.group.next = this.at;
    return true;
  }
}

/** Reads a finite verb with its modal, negation and adverbs; undefined where none stands here. */
export function verbGroupAt(units: readonly Unit[], at: number): VerbGroup | undefined {
  const reader = new Reader(units, at);
  reader.between();
  const lower = reader.lower();
  if (MODALS.has(lower)) {
    reader.group.modal = lower === 'cannot' ? 'can' : lower;
    if (lower === 'cannot') reader.group.negative = true;
    reader.at += 1;
    reader.between();
    return reader.main('base') ? reader.group : undefined;
  }
  if (DO_FORMS.has(lower)) {
    if (lower === 'did') reader.group.tense = 'past';
    reader.at += 1;
    reader.between();
    const { tense } = reader.group;
    const found = reader.main('base');
    reader.group.tense = tense;
    return found ? reader.group : undefined;
  }
  if (reader.at > at && reader.group.inserted !== undefined) return undefined;
  const unit = reader.unit;
  if (
    unit?.verb?.form === 'ing' ||
    unit?.verb?.form === 'participle' ||
    unit?.lower === 'being' ||
    unit?.lower === 'been'
  )
    return undefined;
  if (
    unit?.predicate === undefined &&
    !BE_FORMS.has(lower) &&
    !HAVE_FORMS.has(lower) &&
    unit?.verb === undefined
  )
    return undefined;
  return reader.main('finite') ? reader.group : undefined;
}
