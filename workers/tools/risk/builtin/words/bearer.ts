import type { Facts } from '../rules/rule.js';

/** Arabic lines that say on whom a clause falls: the texts of most kinds have one. */
export const BORNE = { who: 'ويقع ذلك على {who}.', other: 'ويقع ذلك على {other}.' } as const;

/** A sentence of a finding, with the line that it was rendered from. */
interface Said {
  text: string;
  line: string;
}

/**
 * Joins the line on the bearer to the first sentence, as one would write it; leaves it out where the title or another sentence
 * names that party.
 */
export function withBearerJoined<T extends Said>(title: string, said: readonly T[], facts: Facts): T[] {
  const own = said.find(({ line }) => line === BORNE.who || line === BORNE.other);
  if (own === undefined) return [...said];
  const others = said.filter((one) => one !== own);
  const [first, ...rest] = others;
  if (first === undefined) return [own];
  const name = (own.line === BORNE.who ? facts.who : facts.other) ?? '';
  // A preposition joined to the name drops the article's alif.
  const bare = name.replace(/^ال/, '');
  if ([title, ...others.map(({ text }) => text)].some((text) => text.includes(bare))) return others;
  return [{ ...first, text: first.text.replace(/\.$/, `، وعبء ذلك على ${name}.`) }, ...rest];
}
