import { ALL_PARTIES, UNKNOWN_ACTOR, type Actor } from '../actor.js';
import type { EnglishMentions, Mention } from './english-mentions.js';
import { englishRestrictions } from './english-restrictions.js';
import { subjectEnd } from './english-insertions.js';
import { englishVerbs, type Verb } from './english-verbs.js';
import { within, type Restriction } from './stance.js';

/** Words before which a noun phrase begins: nothing of the same clause stands between them and the subject. */
const OPENING =
  /(?:^|[,;:.)"]|\b(?:that|and|or|nor|but|if|when|where|whereas|unless|until|while|because|since|provided|however|then|event|circumstances|case|time|both|either|neither|each of|either of|both of|neither of|any of|one of)|\(?[a-z\d]{1,4}\)|(?:^|\s)\d{1,2}(?:\.\d{1,2}){0,3}\.?)\s*(?:the\s+)?$/i;
const PREPOSITION =
  /\b(?:of|by|to|from|with|for|against|between|upon|on|in|at|under|through|than|including|among|towards?|within|behalf of|via|per|concerning|regarding)\s+(?:the\s+)?$/i;
const ONE_OF_ALL = /\b(?:each|either|both|neither|any|one) of\s+(?:the\s+)?$/i;
/** Phrases that say when, where or how something is done, after a subject. */
const ADVERBIAL =
  /^,?\s+(?:in|at|under|during|upon|on|within|after|before|without|for|pursuant|subject|prior|throughout|by giving|as|shall have|acting)\b[^;:.]{0,160}$/i;
const CONTINUES = /(?:\b(?:and|or|but|nor|then)|[,;:])\s*(?:\([a-z\d]{1,4}\)\s*)?$/i;
const RELATIVE = /,?\s+(?:which|who|that)$/i;
/** "Supplier agrees to waive", "entitles Supplier to waive". */
const INFINITIVE = /\s+(?:not\s+)?to$/i;
const PRONOUN = /(?:^|[\s(])(it|they|he|she)$/i;
/** Where a pronoun is the subject of a clause beside the one before it, and so stands for that one's subject. */
const PARALLEL = /(?:^|[;,]\s+|\b(?:and|but|or|that|event shall|event will)\s+)(?:it|they|he|she)?\s*$/i;
/** Most verbs that a subject is looked for across. */
const MOST_STEPS = 6;

/** Reads the subjects of the verbs in an English text. */
export class EnglishSubjects {
  readonly mentions: readonly Mention[];
  readonly #verbs: Verb[];
  readonly #restrictions: Restriction[];

  /** `text` may begin with the sentences before the one that is asked for; they tell what pronouns stand for. */
  constructor(
    readonly text: string,
    readonly names: EnglishMentions,
  ) {
    this.mentions = names.in(text);
    this.#restrictions = englishRestrictions(text);
    this.#verbs = englishVerbs(text);
  }

  /** Returns the verb that governs a place; null if none does for certain. */
  verbAt(offset: number): Verb | null {
    const at = this.#verbs.findLastIndex((verb) => verb.start <= offset && this.#reaches(verb, offset));
    return this.#verbs[at] ?? null;
  }

  /** Returns the first verb from a place on. */
  verbAfter(offset: number): Verb | null {
    return this.#verbs.find(({ start }) => start >= offset) ?? null;
  }

  /** Returns the subject of a verb. */
  subjectOf(verb: Verb, steps = MOST_STEPS): Actor {
    if (steps === 0) return UNKNOWN_ACTOR;
    if (verb.inverted) return this.#after(verb);
    const end = subjectEnd(this.text, verb.start, this.#verbs, this.mentions);
    const before = this.text.slice(Math.max(0, end - 300), end);
    const relative = RELATIVE.exec(before);
    if (relative !== null) {
      const antecedent = this.#endingAt(end - relative[0].length);
      if (antecedent !== null) return this.#joined(antecedent);
      // "Supplier shall pay the sums that are due": said in passing of what Supplier does.
      if (!/,/.test(relative[0])) return this.#previous(verb, steps);
      return UNKNOWN_ACTOR;
    }
    const infinitive = INFINITIVE.exec(before);
    if (infinitive !== null) {
      const actor = this.#endingAt(end - infinitive[0].length);
      const isTold =
        actor !== null && !PREPOSITION.test(this.text.slice(Math.max(0, actor.start - 40), actor.start));
      return isTold ? this.actorOf(actor) : this.#previous(verb, steps);
    }
    const direct = this.#endingAt(end);
    if (direct !== null && !direct.owns) {
      const head = this.text.slice(Math.max(0, direct.start - 40), direct.start);
      if (PREPOSITION.test(head) && !ONE_OF_ALL.test(head)) return UNKNOWN_ACTOR;
      return this.#joined(direct);
    }
    const pronoun = PRONOUN.exec(before);
    if (pronoun !== null) return this.#antecedent(end, verb, steps);
    if (CONTINUES.test(before)) {
      const aside = this.#aside(end);
      return aside ?? this.#previous(verb, steps);
    }
    return this.#aside(end) ?? UNKNOWN_ACTOR;
  }

  /** Returns the party that "its" before a noun stands for. */
  ownerByPronoun(offset: number): Actor {
    return this.#antecedent(offset, { start: offset, end: offset, inverted: false }, MOST_STEPS);
  }

  /** Returns a mention's party, or all parties if another one is joined to it: "by Supplier or Customer". */
  withJoined(mention: Mention): Actor {
    const next = this.mentions.find(({ start }) => start >= mention.end);
    return next !== undefined && this.#joins(mention, next) ? this.#together() : this.actorOf(mention);
  }

  /** Returns an owner, or all parties if another one is joined to it: "Supplier's and Customer's". */
  withJoinedOwner(mention: Mention): Actor {
    const other = this.mentions.findLast(({ end, owns }) => owns && end <= mention.start);
    return other !== undefined &&
      other.party !== mention.party &&
      /^'s?(?:,[^;:.]{0,60},)?\s+(?:and|or|nor)\s+(?:the\s+)?$/i.test(
        this.text.slice(other.end, mention.start),
      ) &&
      !this.#verbs.some(({ start }) => start >= other.end && start < mention.start)
      ? this.#together()
      : this.actorOf(mention);
  }

  /** Returns all parties together, or a mention's own. */
  actorOf({ party }: Mention): Actor {
    return party === null ? ALL_PARTIES : { who: party, mutual: false };
  }

  /** True unless the place is in a condition or exception that a verb stands outside of, or the reverse. */
  #reaches(verb: Verb, offset: number): boolean {
    if (this.#restrictions.some(({ span }) => within(span, verb.start) && !within(span, offset)))
      return false;
    const between = this.text.slice(verb.end, offset);
    // After a semicolon a new clause begins, unless a list was opened.
    return (
      !between.includes(';') ||
      /^[^;]*(?::|\([a-z\d]{1,4}\))/.test(between) ||
      /;\s*(?:and|or)?\s*(?:shall|will|may|to)?\s*$/.test(between)
    );
  }

  #endingAt(end: number): Mention | null {
    return this.mentions.find((mention) => mention.end === end) ?? null;
  }

  /** Returns a subject that a phrase separates from its verb: "Supplier under this Agreement shall". */
  #aside(end: number): Actor | null {
    const nearest = this.mentions.findLast((mention) => mention.end <= end && !mention.owns);
    if (nearest === undefined || end - nearest.end > 180) return null;
    const subject = this.mentions.find(
      (mention) =>
        mention.end <= end &&
        end - mention.end <= 180 &&
        !mention.owns &&
        ADVERBIAL.test(this.text.slice(mention.end, end)) &&
        !this.#verbs.some(({ start }) => start >= mention.end && start < end) &&
        OPENING.test(this.text.slice(Math.max(0, mention.start - 40), mention.start)),
    );
    return subject === undefined ? null : this.#joined(subject);
  }

  /** Returns the subject after "in no event shall". */
  #after(verb: Verb): Actor {
    const gap =
      /^\s*(?:not\s+)?(?:the\s+)?(?:(?:either|any|each|both|neither) of\s+)?(?:the\s+)?(?:either\s+|both\s+|neither\s+)?/i.exec(
        this.text.slice(verb.end),
      );
    const place = verb.end + (gap?.[0].length ?? 0);
    const mention =
      this.mentions.find(({ start, owns }) => !owns && (start === place || start === verb.end + 1)) ??
      // The modal words reach from "shall" to "be liable", over the subject.
      this.mentions.find(
        ({ start, end, owns }) =>
          !owns &&
          start > verb.start &&
          end < verb.end &&
          /^\w+\s+(?:the\s+)?$/.test(this.text.slice(verb.start, start)),
      );
    if (mention === undefined) {
      const it = /^\s*(?:it|they)\b/i.exec(this.text.slice(verb.end));
      return it === null ? UNKNOWN_ACTOR : this.#antecedent(verb.end, verb, MOST_STEPS);
    }
    return this.withJoined(mention);
  }

  /** Returns the subject of the verb before, which the one at hand shares. */
  #previous(verb: Verb, steps: number): Actor {
    const before = this.#verbs.findLast(
      ({ start, end }) =>
        start < verb.start && end <= verb.start && this.#reaches({ start, end, inverted: false }, verb.start),
    );
    if (before === undefined || /[.]\s+[A-Z]/.test(this.text.slice(before.end, verb.start)))
      return UNKNOWN_ACTOR;
    return this.subjectOf(before, steps - 1);
  }

  /** Returns the party that a pronoun stands for: the subject before it, if no other party can be meant. */
  #antecedent(offset: number, verb: Verb, steps: number): Actor {
    const before = this.#verbs.findLast(({ start }) => start < Math.min(offset, verb.start));
    if (before === undefined) return UNKNOWN_ACTOR;
    const subject = this.subjectOf(before, steps - 1);
    const stops = [...this.text.slice(0, offset).matchAll(/[.!?]\s+(?=[A-Z(])/g)];
    const sentence = stops.at(-1)?.index ?? 0;
    // "Customer shall pay Supplier when it delivers" leaves open who delivers.
    const isOpen = this.mentions.some(
      ({ start, party }) => start >= sentence && start < offset && party !== subject.who,
    );
    return !isOpen || PARALLEL.test(this.text.slice(Math.max(sentence, offset - 30), offset))
      ? subject
      : UNKNOWN_ACTOR;
  }

  /** Returns a mention, or all parties if another one is joined to it: "Supplier and Customer". */
  #joined(mention: Mention): Actor {
    const other = this.mentions.findLast(({ end }) => end <= mention.start);
    if (
      other !== undefined &&
      this.#joins(other, mention) &&
      OPENING.test(this.text.slice(Math.max(0, other.start - 40), other.start))
    )
      return this.#together();
    return this.actorOf(mention);
  }

  /** Returns whom two parties make together: both sides of a contract, or some of several. */
  #together(): Actor {
    return this.names.parties.length === 2 ? ALL_PARTIES : UNKNOWN_ACTOR;
  }

  #joins(one: Mention, other: Mention): boolean {
    return (
      one.party !== other.party &&
      /^,?\s+(?:and|or|nor|and\/or|&)\s+(?:the\s+)?$/i.test(this.text.slice(one.end, other.start))
    );
  }
}
