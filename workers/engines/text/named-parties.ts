import { ENGLISH_ROLES } from './arabic-parties.js';
import { fold, hasArabic } from './arabic.js';
import { ROLES, type Party } from './parties.js';
import { normalizeText } from './plain.js';

interface Mention {
  group: number;
  start: number;
  end: number;
}

const plain = (text: string) => fold(normalizeText(text));

/** Forms of a name that are compared: folded, without an article. */
const bareName = (name: string) =>
  plain(name)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:the |ال)/, '');

/** Pattern of a name as a whole word; Arabic words may have letters joined to their front, English ones a plural. */
function mentionOf(name: string): string {
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s{1,20}');
  return hasArabic(name)
    ? `(?<![ء-ي])[وف]?[بكل]?(?:ال|ل)?${words}(?![ء-ي])`
    : `(?<![\\p{L}\\p{N}])${words}(?:s|'s)?(?![\\p{L}\\p{N}])`;
}

/**
 * The names by which a contract may call its parties: those of its own parties, and the usual roles in both languages.
 * Names of one party form a group.
 */
export class PartyNames {
  /** For each group of names, the pattern of a mention, and the alias of the contract's party. */
  readonly #groups: { mention: RegExp; alias: string | null }[];

  constructor(parties: readonly Party[]) {
    const groups: { names: Set<string>; alias: string | null }[] = [];
    const join = (names: readonly string[], alias: string | null) => {
      const own = names.map(bareName).filter((name) => name.length > 1);
      const known = groups.find((group) => own.some((name) => group.names.has(name)));
      if (known === undefined) groups.push({ names: new Set(own), alias });
      else for (const name of own) known.names.add(name);
    };
    for (const { name, aliases } of parties) join([name, ...aliases], aliases[0] ?? name);
    for (const [arabic, english] of Object.entries(ENGLISH_ROLES)) join([arabic, english], null);
    for (const role of ROLES) join([role], null);
    this.#groups = groups.map(({ names, alias }) => ({
      alias,
      // The longest first: "service provider" is not "provider".
      mention: new RegExp(
        [...names]
          .sort((a, b) => b.length - a.length)
          .map(mentionOf)
          .join('|'),
        'giu',
      ),
    }));
  }

  /** Returns the mentions in a folded text. A name within a longer one ("Provider" in "Service Provider") is none. */
  #in(folded: string): Mention[] {
    const spans = this.#groups.flatMap(({ mention }, group) =>
      [...folded.matchAll(mention)].map(({ index, 0: words }): Mention => ({
        group,
        start: index,
        end: index + words.length,
      })),
    );
    const isWithin = (one: Mention) =>
      spans.some(
        ({ start, end }) => start <= one.start && one.end <= end && end - start > one.end - one.start,
      );
    return spans.filter((span) => !isWithin(span));
  }

  /** True if a text names a party or role that the words it rests on do not name, by whatever name. */
  namesOtherThan(text: string, ground: string): boolean {
    const named = this.#in(plain(text));
    if (named.length === 0) return false;
    const borne = new Set(this.#in(plain(ground)).map(({ group }) => group));
    return named.some(({ group }) => !borne.has(group));
  }

  /** Returns a text, folded, without the names of parties and roles in it. */
  without(text: string): string {
    const folded = plain(text);
    let rest = '';
    let at = 0;
    for (const { start, end } of this.#in(folded).sort((a, b) => a.start - b.start)) {
      rest += folded.slice(at, Math.max(at, start));
      at = Math.max(at, end);
    }
    return rest + folded.slice(at);
  }

  /** Returns the contract's alias of the one party that a text names; null if it names none of them or several. */
  partyIn(text: string): string | null {
    const aliases = this.#in(plain(text)).map(({ group }) => this.#groups[group]?.alias ?? null);
    const [only, ...others] = new Set(aliases.filter((alias) => alias !== null));
    return only !== undefined && others.length === 0 ? only : null;
  }
}

/** Words that begin with a capital in contracts and name nobody. */
const NO_NAME =
  /^(?:agreements?|contracts?|clauses?|sections?|articles?|schedules?|part(?:y|ies)|i|if|the|this|that|it|its|no|any|an|a)$/;
const ENGLISH_WORD = /(?<![\p{L}\p{N}])[A-Za-z][A-Za-z'-]{0,59}/gu;

/**
 * Returns names of anybody or anything that a text mentions and the words it rests on do not: words with a capital within
 * an English sentence, Latin words within an Arabic text.
 */
export function namesWithout(text: string, ground: string): string[] {
  const folded = plain(text);
  const arabic = hasArabic(folded);
  const words = [...folded.matchAll(ENGLISH_WORD)].filter(({ index, 0: word }) => {
    if (arabic) return word.length > 1;
    const opens = /(?:^|[.!?:]\s{1,20})["'(]{0,2}$/.test(folded.slice(Math.max(0, index - 24), index));
    return /^[A-Z]/.test(word) && !opens;
  });
  const stem = (word: string) => word.toLowerCase().replace(/'s$|s$/, '');
  const borne = new Set([...plain(ground).matchAll(ENGLISH_WORD)].map(([word]) => stem(word)));
  return words
    .map(([word]) => word)
    .filter((word) => !NO_NAME.test(word.toLowerCase()) && !borne.has(stem(word)));
}
