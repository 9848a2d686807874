import { ALL_PARTIES, UNKNOWN_ACTOR, type Actor } from './actor.js';
import { arabicPattern, fold, hasArabic } from './arabic.js';
import { cluesAt } from './arabic-sides.js';
import { counterpartyAmong, type Party } from './parties.js';

/** The party that has the right of a clause and the one that carries its burden, as far as the sentence tells. */
export interface Sides {
  holder: string | null;
  bearer: string | null;
  /** True if the sentence says the same of both sides. */
  mutual: boolean;
}

const EITHER =
  '(?:أي(?:ا)? من (?:ال)?طرفي(?:ن)?|كل من الطرفين|كلا الطرفين|كل طرف|لأي طرف|أي طرف|أحد الطرفين|الطرفان|الطرفين|أيهما|أي منهما|كل منهما|أحدهما|الأطراف|(?:كل|أي|جميع) (?:من )?(?:ال)?(?:شريك|شركاء)|(?:ال|ل)?طرف (?:غير )?(?:ال)?(?:مخل|متخلف|مقصر|متضرر|متعثر))';

/** What belongs to a party: the party that is named after it does not act. */
const OWNED = arabicPattern(
  '~(?:عملاء|عميل|موظفي|منسوبي|عاملي|عمال|منشأة|أسرار|معلومات|بيانات|سجلات|دفاتر|مقر|شعار|منتجات|نشاط|مصالح|سمعة|علامة|علامات|مستحقات|خدمات|منافسي|فروع|مستودعات|موقع|مستشاري|محامي|ممثلي|مندوبي|مديري|شركاء|تابعي|أتعاب|ينهى عقد|ينهي عقد) $',
);

/** A subject that is no party's name: "the partners", "both managers". The endings are those of subjects alone. */
const OTHER_SUBJECT = arabicPattern(
  ' (?!(?:ال)?(?:ضمان|بيان|مكان|زمان|أمان|قانون|عربون|ديون|زبون|مضمون|تعاون|سكان|بلدان|ميزان|عنوان|إعلان|شأن|ائتمان|لسان|إنسان|طرفان|مخزون|ثمان)#)ال[ء-ي]{3,12}(?:ون|ان)#|^[^.;]{0,30} (?:بقية|باقي|سائر) (?:ال)?شركاء',
);

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
  of(
    text: string,
    match: { index: number; length: number },
    isObject: (end: number) => boolean = () => false,
  ): Actor {
    let before: { actor: Actor; gap: number } | null = null;
    const mentions = [...text.matchAll(this.#mention)];
    for (const [at, mention] of mentions.entries()) {
      const actor = this.#actor(mention);
      // "The customers of the first party" are not the first party.
      if (OWNED.test(text.slice(Math.max(0, mention.index - 30), mention.index))) continue;
      if (mention.index < match.index) {
        before = { actor, gap: match.index - (mention.index + mention[0].length) };
        continue;
      }
      if (before !== null && before.gap <= 2) return before.actor;
      if (mention.index <= match.index + match.length + 25) {
        // The subject may follow its object, which then bears the mark of one.
        if (OTHER_SUBJECT.test(text.slice(match.index, mention.index))) return UNKNOWN_ACTOR;
        const end = mention.index + mention[0].length;
        const next = mentions[at + 1];
        return next?.index === end + 1 && isObject(end - 1) ? this.#actor(next) : actor;
      }
      break;
    }
    return before?.actor ?? UNKNOWN_ACTOR;
  }

  /**
   * Returns who has the right and who carries the burden of what a sentence says at a match, by the words before each
   * mention of a party. Mentions far from the match count half.
   */
  sides(text: string, match: { index: number; length: number }): Sides {
    const votes = new Map<string, number>();
    const end = match.index + match.length;
    let mutual: { near: number } | null = null;
    let named = Infinity;
    for (const mention of text.matchAll(this.#mention)) {
      const { index } = mention;
      const far = Math.max(match.index - index, index - end, 0);
      const { who } = this.#actor(mention);
      if (who === null) {
        if (mention[1] === undefined && index <= end && (mutual === null || far < mutual.near))
          mutual = { near: far };
        continue;
      }
      const joined = /^[وف]?ل(?:ل|(?!ل))/.test(mention[0]) && !/^[وف]?ال/.test(mention[0]);
      for (const { side, weight } of cluesAt(text, { index, end: index + mention[0].length }, joined)) {
        const vote = (side === 'bearer' ? weight : -weight) * (far > 80 ? 0.5 : 1);
        votes.set(who, (votes.get(who) ?? 0) + vote);
        named = Math.min(named, far);
      }
    }
    if (mutual !== null && mutual.near <= named) return { holder: null, bearer: null, mutual: true };
    const ranked = [...votes].filter(([, vote]) => vote !== 0).sort(([, a], [, b]) => b - a);
    const top = ranked[0];
    const last = ranked.at(-1);
    const bearer = top !== undefined && top[1] > 0 ? top[0] : null;
    const holder = last !== undefined && last[1] < 0 ? last[0] : null;
    return {
      bearer: bearer ?? this.other(holder),
      holder: holder ?? this.other(bearer),
      mutual: false,
    };
  }

  /** Returns the one party that is called so; null if none is, or several are. */
  called(source: string): string | null {
    const found = this.parties
      .map((party) => party.aliases[0] ?? party.name)
      .filter((who) => this.isCalled(who, source));
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** Tells whether one of a party's aliases or its name matches the pattern. */
  isCalled(who: string | null, source: string): boolean {
    const party = this.parties.find(({ aliases }) => who !== null && aliases.includes(who));
    return (party === undefined ? [] : [...party.aliases, party.name]).some((name) =>
      arabicPattern(source).test(fold(name)),
    );
  }

  /** Returns the first mention from a place on, within `reach` characters. */
  after(text: string, place: number, reach = 60): Actor {
    for (const mention of text.slice(place, place + reach).matchAll(this.#mention))
      return this.#actor(mention);
    return UNKNOWN_ACTOR;
  }

  /** Returns the last mention of a party before a place. */
  lastBefore(text: string, place: number): Actor {
    let last: Actor = UNKNOWN_ACTOR;
    for (const mention of text.slice(Math.max(0, place - 120), place).matchAll(this.#mention))
      last = this.#actor(mention);
    return last;
  }

  /** Returns where a sentence names a party, nearest to a place; null if it does not. */
  mentionOf(who: string | null, text: string, place: number): { start: number; end: number } | null {
    let best: { start: number; end: number } | null = null;
    for (const mention of who === null ? [] : text.matchAll(this.#mention)) {
      if (this.#actor(mention).who !== who) continue;
      const gap = Math.abs(mention.index - place);
      if (best === null || gap < Math.abs(best.start - place))
        best = { start: mention.index, end: mention.index + mention[0].length };
    }
    return best;
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
