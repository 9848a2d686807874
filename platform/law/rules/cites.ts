import type { ArticleReference } from '#shared/contracts/law.js';
import { articlesOf, type LawRule } from './rule.js';

/** Tells whether a rule stands on an article. */
export const citesArticle = ({ source }: LawRule, { law, number }: ArticleReference): boolean =>
  articlesOf(source).some((one) => one.law === law && one.number === number);
