import { counterpartyAmong, type Party } from '../parties.js';
import type { Span } from './stance.js';

/** A party in a sentence, or words for all of them alike ("either party"). */
export interface Mention extends Span {
  /** The party's first alias; null for all alike. */
  party: string | null;
  /** True for "Supplier's", "our": the mention owns what follows it. */
  owns: boolean;
}

const EACH =
  '(?:either|each|both|neither|any|no|such|one)(?: of the)? part(?:y|ies)|the parties|(?:receiving|disclosing|indemnifying|non-?defaulting|defaulting|other|terminating|breaching|non-breaching) party|(?<!\\bthird.)(?<!\\banother.)party|(?:the|each|any|no|all|either) (?:members?|partners?|shareholders?)';
/** Forms of "we" and "you", by the alias that a contract defines. */
const PERSONS: Record<string, readonly string[]> = {
  we: ['we', 'us', 'our', 'ours', 'ourselves'],
  you: ['you', 'your', 'yours', 'yourself'],
};
const OWNING = /^(?:our|your)$/i;
/** White space between the words of a name; bounded, as the text is untrusted. */
const BLANKS = '\\s{1,20}';

const fold = (name: string) => name.toLowerCase().replace(/\s+/g, ' ');
const literal = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, BLANKS);
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const caseless = (source: string) =>
  source.replace(/(?<!\\|\?)[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** Converts "AFFILIATE" to the spelling of running text; short words in capitals are acronyms and stay. */
const titled = (name: string) =>
  name === name.toUpperCase() && /[A-Z]{5}/.test(name)
    ? name.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    : name;

/** Finds the parties of a contract in English text; created once per document. */
export class EnglishMentions {
  readonly #mention: RegExp;
  readonly #canonical = new Map<string, string>();

  constructor(readonly parties: readonly Party[]) {
    const names = parties
      .flatMap((party) => {
        const aliases = [...party.aliases, party.name];
        const all = [
          ...aliases,
          ...Object.values(PERSONS)
            .filter((forms) => aliases.some((alias) => forms.includes(alias.toLowerCase())))
            .flat(),
        ];
        for (const name of all) this.#canonical.set(fold(name), party.aliases[0] ?? party.name);
        return all;
      })
      .flatMap((name) => [...new Set([name, name.toUpperCase(), titled(name), capitalized(name)])])
      // "US" is a country.
      .filter((name) => name !== 'US')
      .sort((a, b) => b.length - a.length)
      .map(literal);
    const named = names.length === 0 ? '(?!)' : names.join('|');
    // Names of parties match as written, words for all of them in any case. "Supplier Agreement" names no party.
    this.#mention = new RegExp(
      `(?<![\\w-])(?:(${named})|(?:${caseless(EACH).replaceAll(' ', BLANKS)}))(?![\\w-])('s?(?!\\w))?`,
      'g',
    );
  }

  /** Returns the mentions in a text, in order. */
  in(text: string): Mention[] {
    return [...text.matchAll(this.#mention)].map((match) => {
      const [whole, name, genitive = ''] = match;
      return {
        start: match.index,
        end: match.index + whole.length - genitive.length,
        party: name === undefined ? null : (this.#canonical.get(fold(name)) ?? name),
        owns: genitive !== '' || OWNING.test(whole),
      };
    });
  }

  /** Returns the party opposite `who`, if the contract has two. */
  counterpartyOf(who: string | null): string | null {
    return counterpartyAmong(this.parties, who);
  }
}
