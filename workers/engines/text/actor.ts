import { counterpartyAmong, type Party } from './parties.js';

/** The acting party of a clause: one party by its alias, both parties alike, or unknown. */
export interface Actor {
  who: string | null;
  mutual: boolean;
  /** One of several parties that act together, in a contract with more than two sides. */
  among?: string;
}

export const UNKNOWN_ACTOR: Actor = { who: null, mutual: false };
export const ALL_PARTIES: Actor = { who: null, mutual: true };

const MUTUAL =
  '(?:either|each|both|neither|any|no|such|one)(?: of the)? part(?:y|ies)|the parties|(?:receiving|disclosing|indemnifying|non-?defaulting|defaulting|other|terminating|breaching|non-breaching) party|party|(?:the|each|any|no|all|either) (?:members?|partners?|shareholders?)';
const VERB =
  '(?:shall|will|may|must|can|agrees?|hereby|undertakes?|covenants?|has the|have the|is entitled|are entitled|reserves?|grants?|assigns?|waives?|acknowledges?|warrants?|represents?|makes?|disclaims?|elects?|fails?|indemnif\\w*)\\b';

/** Finds the party that a sentence is about; created once per document from its parties. */
export class Actors {
  readonly #subject: RegExp;
  readonly #mention: RegExp;
  readonly #canonical = new Map<string, string>();

  constructor(readonly parties: readonly Party[]) {
    const names = parties
      .flatMap((party) =>
        [...party.aliases, party.name].map((name) => {
          this.#canonical.set(fold(name), party.aliases[0] ?? party.name);
          return name;
        }),
      )
      .flatMap((name) => [...new Set([name, name.toUpperCase(), titled(name)])])
      .sort((a, b) => b.length - a.length)
      .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
    // Names of parties match as written, words for both sides in any case.
    const namePattern = names.length === 0 ? '(?!)' : names.join('|');
    const partyPattern = `\\b(?:(${namePattern})|(${caseless(MUTUAL)}))(?![\\w-])`.replaceAll(' ', '\\s+');
    this.#mention = new RegExp(partyPattern, 'g');
    this.#subject = new RegExp(
      `${partyPattern}(?!'s)(?!\\s+[A-Z][a-z])(?=[^.;:]{0,90}?\\b${caseless(VERB)})`,
      'g',
    );
  }

  /** Returns the last subject before `place` that has a verb after it. */
  subjectBefore(text: string, offset: number): Actor {
    return this.#last(this.#subject, text, offset) ?? UNKNOWN_ACTOR;
  }

  /** Returns the first mention from `place` on, within `reach` characters ("by the Company", "of Distributor"). */
  mentionAfter(text: string, offset: number, maxDistance = 60): Actor {
    for (const match of text.slice(offset, offset + maxDistance).matchAll(this.#mention))
      return this.#actor(match);
    return UNKNOWN_ACTOR;
  }

  /** Tells whether the text speaks of both sides alike. */
  namesBothParties(text: string): boolean {
    return /\b(?:either|each|both|neither|no|any)(?: of the)? part(?:y|ies)\b|\bindemnifying party\b|\breceiving party\b|\bdisclosing party\b|\bthe other party\b|\bmutual(?:ly)?\b/i.test(
      text,
    );
  }

  /** Returns the side opposite `who`, if the contract has two. */
  counterpartyOf(who: string | null): string | null {
    return counterpartyAmong(this.parties, who);
  }

  #last(pattern: RegExp, text: string, offset: number): Actor | null {
    let last: Actor | null = null;
    for (const match of text.slice(0, offset + 40).matchAll(pattern)) {
      if (match.index > offset) break;
      last = this.#actor(match);
    }
    return last;
  }

  /** Tells whether another party precedes the match, joined by "or" or "and": the sentence then applies to both. */
  #joined(match: RegExpMatchArray): boolean {
    const before = (match.input ?? '').slice(Math.max(0, (match.index ?? 0) - 60), match.index);
    if (/\b(?:either|both|neither)\s[^.,;]{1,40}\s(?:or|and|nor)\s+(?:the\s+)?$/i.test(before)) return true;
    const link = /(?:^|\s)(?:or|and|nor)\s+(?:the\s+)?$/.exec(before);
    if (link === null) return false;
    const own = this.#canonical.get(fold(match[1] ?? ''));
    return [...before.slice(0, link.index).matchAll(this.#mention)].some(
      (other) =>
        other[1] !== undefined &&
        this.#canonical.get(fold(other[1])) !== own &&
        link.index - (other.index + other[0].length) < 3,
    );
  }

  #actor(match: RegExpMatchArray): Actor {
    const namePattern = match[1];
    if (namePattern !== undefined && this.#joined(match)) {
      const among = this.#canonical.get(fold(namePattern)) ?? namePattern;
      return this.parties.length === 2 ? ALL_PARTIES : { ...UNKNOWN_ACTOR, among };
    }
    return namePattern === undefined
      ? ALL_PARTIES
      : { who: this.#canonical.get(fold(namePattern)) ?? namePattern, mutual: false };
  }
}

/** Converts "AFFILIATE" to the spelling of running text; short words in capitals are acronyms and stay. */
const titled = (name: string) =>
  name === name.toUpperCase() && /[A-Z]{5}/.test(name)
    ? name.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    : name;

const fold = (name: string) => name.toLowerCase().replace(/\s+/g, ' ');
const caseless = (source: string) =>
  source.replace(/(?<!\\|\?)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
