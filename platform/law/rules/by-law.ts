import { articlesInFull } from '../articles.js';
import { distinctArticles } from '../cite.js';
import { LAWS } from '../laws.js';
import { LAW_RULES } from './index.js';
import { articlesOf, type InBoth, type LawRule } from './rule.js';

/** A law or instrument with the rules that stand on it. */
export interface LawOfRules {
  name: InBoth;
  /** Null for an instrument whose text is not held. */
  decree: InBoth | null;
  issued: string | null;
  /** The month up to which its amendments were traced; null where they were not. */
  traced_to: string | null;
  /** Number of its articles that the rules cite. */
  articles: number;
  rules: LawRule[];
}

const nameOf = ({ source }: LawRule): InBoth => ('law' in source ? LAWS[source.law].name : source.instrument);

/** Returns the laws and instruments of the pack with their rules, in the order of the pack. */
export function lawsOfRules(): LawOfRules[] {
  const byName = new Map<string, LawRule[]>();
  for (const rule of LAW_RULES) byName.set(nameOf(rule).en, [...(byName.get(nameOf(rule).en) ?? []), rule]);
  return [...byName.values()].flatMap((rules) => {
    const [first] = rules;
    if (first === undefined) return [];
    const cited = distinctArticles(rules.flatMap(({ source }) => articlesOf(source)));
    const [held] = articlesInFull(cited);
    const { decree = null, issued = null, traced_to = null } = held ?? {};
    return [{ name: nameOf(first), decree, issued, traced_to, articles: cited.length, rules }];
  });
}
