import { ALL_PARTIES, UNKNOWN_ACTOR, type Actor } from './actor.js';
import { arabicPattern, fold, hasArabic } from './arabic.js';
import { counterpartyAmong, type Party } from './parties.js';

const EITHER =
  '(?:أي(?:ا)? من (?:ال)?طرفي(?:ن)?|كل من الطرفين|كلا الطرفين|كل طرف|لأي طرف|أي طرف|أحد الطرفين|الطرفان|الطرفين|أيهما|أي منهما|كل منهما|أحدهما|الأطراف)';

/** Finds the party that a folded Arabic sentence is about. The subject follows its verb, or directly precedes it. */
export class ArabicActors {
  readonly #mention: RegExp;
  readonly #canonical = new Map<string, string>();

  constructor(readonly parties: readonly Party[]) {
    const names: string[] = [];
    for (const party of parties) {
      for (const alias of party.aliases.filter(hasArabic)) {
        const bare = fold(alias).replace(/^ال/, '').replace(/\s+/g, ' ');
        this.#canonical.set(bare, party.aliases[0] ?? party.name);
        names.push(bare);
      }
    }
    names.sort((a, b) => b.length - a.length);
    const named =
      names.length === 0
        ? '(?!)'
        : names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
    this.#mention = arabicPattern(`(?<![ء-ي])[وف]?[بكل]?(?:(?:ال|ل)?(${named})|${EITHER})#`, 'g');
  }

  /**
   * Returns the acting party of a match: a party directly before it, else the first one in or after its beginning,
   * else the last one before it.
   */
  of(text: string, match: { index: number; length: number }): Actor {
    let before: { actor: Actor; gap: number } | null = null;
    for (const mention of text.matchAll(this.#mention)) {
      const actor = this.#actor(mention);
      if (mention.index < match.index) {
        before = { actor, gap: match.index - (mention.index + mention[0].length) };
        continue;
      }
      if (before !== null && before.gap <= 2) return before.actor;
      if (mention.index <= match.index + match.length + 25) return actor;
      break;
    }
    return before?.actor ?? UNKNOWN_ACTOR;
  }

  /** Returns the first mention from a place on, within `reach` characters. */
  after(text: string, place: number, reach = 60): Actor {
    for (const mention of text.slice(place, place + reach).matchAll(this.#mention))
      return this.#actor(mention);
    return UNKNOWN_ACTOR;
  }

  namesBothParties(text: string): boolean {
    return arabicPattern(`~${EITHER}|الطرف الآخر|الطرف المفصح|الطرف المتلقي|متبادل`).test(text);
  }

  /** Returns the side opposite `who`, if the contract has two. */
  other(who: string | null): string | null {
    return counterpartyAmong(this.parties, who);
  }

  #actor(mention: RegExpMatchArray): Actor {
    const named = mention[1];
    if (named === undefined) return ALL_PARTIES;
    const who = this.#canonical.get(named.replace(/\s+/g, ' ')) ?? null;
    return who === null ? UNKNOWN_ACTOR : { who, mutual: false };
  }
}
