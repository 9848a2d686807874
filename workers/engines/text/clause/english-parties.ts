import { ALL_PARTIES, UNKNOWN_ACTOR, type Actor } from '../actor.js';
import { bounded } from '../plain.js';
import type { EnglishMentions, Mention } from './english-mentions.js';
import { paymentAt, type Payment } from './english-payments.js';
import { EnglishSubjects } from './english-subjects.js';
import type { Span } from './stance.js';

/** Text around a place that is read. Sentences of real contracts are shorter; the limits keep the time linear. */
const BEFORE_CHARS = 2_000;
const AFTER_CHARS = 1_500;
/** Text before the sentence that is read for what its pronouns stand for. */
const CONTEXT_CHARS = 600;

/** Participles that make what they are said of undergo something; those of rights and duties do not. */
const PASSIVE = new RegExp(
  bounded(
    '^(?:shall|will|may|must|can|could|would|might|should|is|are|was|were|has|have)?(?: (?:also|hereby|not|then|further|thereafter|\\w{1,20}ly)){0,3} ?(?:be|been|being)?(?: (?:also|hereby|not|then|further|either|\\w{1,20}ly)){0,3} ?(?!entitled|required|obligated|obliged|permitted|allowed|authori[sz]ed|bound|deemed|considered|prohibited|restricted|precluded|barred|prevented|excused|released|relieved|discharged|exempted|granted|given|need|agreed)(?:\\w{2,20}ed|made|paid|borne|sold|taken|done|held|kept|brought|sent|bought|met|spent|written|sought|set|put)\\b',
  ),
  'i',
);
const AGENT_NOUN =
  /\b(?:inspection|audit|examination|review|termination|cancellation|approval|election|notice|change|adjustment|increase|revision|amendment|choice|discretion|assignment)s?\s+by\s+(?:the\s+)?$/i;
const BY = /\bby\s+(?:(?:the|either|any|each)\s+)?(?:of\s+(?:the\s+)?)?$/i;
const OWNER_BEFORE = new RegExp(
  bounded(
    "^'?s?(?: (?:and|or) (?:its|their|any of its) \\w{1,20}(?:,? \\w{1,20}){0,6}'s?)?(?: (?!(?:shall|will|may|must|is|are|to|the|that|and(?! (?:sole|exclusive|only|entire|total|aggregate|maximum|cumulative)))\\b)[\\w-]{1,20},?){0,6} ?$",
  ),
  'i',
);
const OWN = /\b(?:its|their|his|her)\s+(?:(?!liability)[\w-]{1,20},?\s+){0,5}$/i;
const OWNER_AFTER =
  /^\s+(?:(?:(?:hereunder|thereunder)|(?:under|in connection with|arising (?:under|from|out of)) (?:or in connection with )?(?:this|the) \w+,?|(?:and|or) [\w-]{1,20})\s+){0,2}(?:of|on the part of)\s+(?:the\s+)?(?:(?:each|either|any|both) of\s+)?(?:the\s+)?$/i;
const LIABLE = /\b(?:liabilit(?:y|ies)|liable|responsib(?:le|ility)|damages)\b/gi;
/** Denials in front of a subject. */
const FRONT = /^(?:neither|in no event|under no circumstances|at no time)\b/i;
/** Verbs by which one party gives another a right; of some it is clear even where they do not name whom. */
const GIVES =
  /^(?:shall|will|must|may|does|agrees? to)?\s*(?:(?:hereby|also|further|irrevocably|exclusively|and|not)\s+)*(?:(?<clear>grant|give|afford|allow|permit)|licen[cs]e|provide|offer|authori[sz]e|entitle|enable|appoint|engage|retain|designate|select|hire|use|recogni[sz]e)(?:s|ing)?\b/i;
const TO = /^\s+(?:to\s+)?(?:the\s+)?$/i;
/** Adverbs before a verb that a rule may have matched. */
const ADVERBS = /^(?:(?:hereby|also|further|irrevocably|unconditionally|expressly)\s+){1,3}/i;
const GIVEN =
  /\b(?:is|are|be|been)\s+(?:hereby\s+|also\s+)?(?:granted|given|afforded|appointed|engaged|retained|designated|selected|licensed|offered|allowed|permitted)\b/i;
const GIVES_UP = /^(?:waiv|releas|forgo|relinquish|discharg|covenant)/i;

/** A sentence, and the text around it, in which its pronouns are looked up. */
interface InContext {
  text: string;
  around: string;
}

/**
 * Tells who does what to whom in an English sentence; created once for each. It names only what is certain: who is not
 * named by the clause itself is unknown, however near another party stands.
 */
export class EnglishParties {
  readonly #names: EnglishMentions;
  readonly #sentence: InContext;
  #read: { text: string; from: number; subjects: EnglishSubjects; shift: number } | null = null;

  constructor(names: EnglishMentions, sentence: InContext) {
    this.#names = names;
    this.#sentence = sentence;
  }

  /**
   * Returns who does what stands at a place: the subject of its verb, or in the passive the one it is done by. Unknown if
   * the words from the verb on do not match `needs`.
   */
  doer(text: string, offset: number, needs?: RegExp): Actor {
    const { subjects, shift } = this.#reader(text, offset);
    const place = offset + shift + (ADVERBS.exec(text.slice(offset, offset + 60))?.[0].length ?? 0);
    const verb = FRONT.test(text.slice(offset, offset + 30))
      ? subjects.verbAfter(place)
      : subjects.verbAt(place);
    if (needs?.test(verb === null ? '' : subjects.text.slice(verb.start, place + 12)) === false)
      return UNKNOWN_ACTOR;
    if (verb === null) return this.#agent(subjects, place, false);
    const passive = PASSIVE.test(subjects.text.slice(verb.start, verb.start + 120));
    if (passive) return this.#agent(subjects, verb.end, true);
    const subject = subjects.subjectOf(verb);
    return isKnown(subject) ? subject : this.#agent(subjects, place, false);
  }

  /**
   * Returns who has the right that stands at a place: the one who may, or to whom another grants it ("appoints Customer as
   * its exclusive distributor").
   */
  holder(text: string, offset: number): Actor {
    const { subjects, shift } = this.#reader(text, offset);
    const place = offset + shift + (ADVERBS.exec(text.slice(offset, offset + 60))?.[0].length ?? 0);
    const verb = subjects.verbAt(place);
    if (verb === null) return this.doer(text, offset);
    const words = subjects.text.slice(verb.start, Math.max(place, verb.end) + 12);
    if (GIVEN.test(words)) return subjects.subjectOf(verb);
    const gives = GIVES.exec(words);
    if (gives === null) return this.doer(text, offset);
    const from = verb.start + gives[0].length;
    const recipient = subjects.mentions.find(
      ({ start, owns }) => start >= from && !owns && TO.test(subjects.text.slice(from, start)),
    );
    if (recipient !== undefined) return subjects.withJoined(recipient);
    return gives.groups?.['clear'] === undefined
      ? this.doer(text, offset)
      : this.opposite(subjects.subjectOf(verb));
  }

  /** Returns whose something is: "Supplier's liability", "the liability of Supplier", "its liability". */
  owner(text: string, { start, end }: Span): Actor {
    const { subjects, shift } = this.#reader(text, start);
    const from = start + shift;
    const to = end + shift;
    const before = subjects.mentions.findLast(
      (mention) =>
        mention.owns &&
        mention.end <= from &&
        from - mention.end < 120 &&
        OWNER_BEFORE.test(subjects.text.slice(mention.end, from)),
    );
    if (before !== undefined) return subjects.withJoinedOwner(before);
    const after = subjects.mentions.find(({ start: at }) => at >= to);
    if (
      after !== undefined &&
      after.start - to < 120 &&
      OWNER_AFTER.test(subjects.text.slice(to, after.start))
    )
      return subjects.withJoined(after);
    const head = subjects.text.slice(Math.max(0, from - 120), from);
    const own = OWN.exec(head);
    return own === null ? UNKNOWN_ACTOR : subjects.ownerByPronoun(from - head.length + own.index);
  }

  /** Returns whose liability the words of a span are about: the one who is liable, or would be if they did not free him. */
  liable(text: string, { start, end }: Span): Actor {
    // "Customer releases Supplier from all claims" serves the other side.
    if (GIVES_UP.test(text.slice(start, end))) return this.opposite(this.doer(text, start));
    const from = Math.max(0, start - 60);
    for (const match of text.slice(from, end + 20).matchAll(LIABLE)) {
      const place = { start: from + match.index, end: from + match.index + match[0].length };
      if (!/^(?:liable|responsible)/i.test(match[0])) {
        const owner = this.owner(text, place);
        if (isKnown(owner)) return owner;
      }
      const { subjects, shift } = this.#reader(text, place.start);
      const verb = subjects.verbAt(place.start + shift);
      if (verb === null) continue;
      const subject = subjects.subjectOf(verb);
      if (!isKnown(subject)) continue;
      const words = subjects.text.slice(verb.start, verb.end + 20);
      if (subject.mutual) return subject;
      return GIVES_UP.test(words) ? this.opposite(subject) : subject;
    }
    return UNKNOWN_ACTOR;
  }

  /** Returns who pays what a span names, and who is paid; of two parties one follows from the other. */
  payment(text: string, span: Span): Payment {
    const { subjects, shift } = this.#reader(text, span.start);
    const { payer, payee } = paymentAt(subjects, { start: span.start + shift, end: span.end + shift });
    return {
      payer: isKnown(payer) ? payer : this.opposite(payee),
      payee: isKnown(payee) ? payee : this.opposite(payer),
    };
  }

  /** Returns the other one of two parties; all parties are opposite to each other. */
  opposite({ who, mutual }: Actor): Actor {
    return mutual ? ALL_PARTIES : { who: this.counterpartyOf(who), mutual: false };
  }

  /** Returns the party that directly follows a place: "by the Company", "of Distributor". */
  directlyAfter(text: string, offset: number): Actor {
    const { subjects, shift } = this.#reader(text, offset);
    const place = offset + shift;
    const next = subjects.mentions.find(({ start }) => start >= place);
    return next !== undefined && /^\s*(?:the\s+)?$/i.test(subjects.text.slice(place, next.start))
      ? subjects.withJoined(next)
      : UNKNOWN_ACTOR;
  }

  /**
   * Returns the other side of what a party does: of two parties the other one, of several the first that follows a
   * place within the clause ("indemnify Customer against").
   */
  receiver(text: string, offset: number, { who, mutual }: Actor): string | null {
    if (who === null || mutual) return null;
    const across = this.counterpartyOf(who);
    if (across !== null) return across;
    const { subjects, shift } = this.#reader(text, offset);
    const place = offset + shift;
    const next = subjects.mentions.find(({ start, owns }) => start >= place && !owns);
    return next === undefined ||
      next.party === who ||
      /[.;:]/.test(subjects.text.slice(place, next.start)) ||
      next.start - place > 120
      ? null
      : next.party;
  }

  /** Tells whether the text speaks of both sides alike. */
  namesBothParties(text: string): boolean {
    return /\b(?:either|each|both|neither|no|any)(?: of the)? part(?:y|ies)\b|\bindemnifying party\b|\breceiving party\b|\bdisclosing party\b|\bthe other party\b|\bmutual(?:ly)?\b/i.test(
      text,
    );
  }

  /** Returns the mentions of parties in a text, in order. */
  mentionsIn(text: string): Mention[] {
    return this.#names.in(text);
  }

  /** Returns the side opposite `who`, if the contract has two. */
  counterpartyOf(who: string | null): string | null {
    return this.#names.counterpartyOf(who);
  }

  /** Returns the party that something is done by: "by Supplier" after a passive verb, or after "inspection". */
  #agent(subjects: EnglishSubjects, offset: number, passive: boolean): Actor {
    const { text } = subjects;
    const stop = text.slice(offset).search(/[;]|\.\s/);
    const end = stop < 0 ? text.length : offset + stop;
    for (const mention of subjects.mentions) {
      if (mention.start < offset || mention.owns || mention.start >= end || mention.start - offset > 300)
        continue;
      const before = text.slice(Math.max(0, mention.start - 60), mention.start);
      if (passive ? !BY.test(before) : !AGENT_NOUN.test(before)) continue;
      // "By Supplier Personnel" names somebody else.
      if (/^\s[A-Z][a-z]/.test(text.slice(mention.end, mention.end + 3))) continue;
      return subjects.withJoined(mention);
    }
    return UNKNOWN_ACTOR;
  }

  /** Returns the reader for the text around a place, and what must be added to the text's offsets. */
  #reader(text: string, offset: number): { subjects: EnglishSubjects; shift: number } {
    const from = Math.max(0, offset - BEFORE_CHARS);
    if (this.#read?.text !== text || this.#read.from !== from) {
      const own = text.slice(from, from + BEFORE_CHARS + AFTER_CHARS);
      const before = from === 0 && text === this.#sentence.text ? this.#context() : '';
      const subjects = new EnglishSubjects(before + own, this.#names);
      this.#read = { text, from, subjects, shift: before.length - from };
    }
    return this.#read;
  }

  /** Returns the end of the text before the sentence. */
  #context(): string {
    const { text, around } = this.#sentence;
    const at = around.indexOf(text);
    const before = at <= 0 ? '' : around.slice(Math.max(0, at - CONTEXT_CHARS), at);
    return /[.!?]["')\]]*\s*$/.test(before) ? before : '';
  }
}

/** True if a party or all of them are meant. */
export const isKnown = ({ who, mutual }: Actor) => who !== null || mutual;
