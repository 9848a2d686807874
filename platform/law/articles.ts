import { createRequire } from 'node:module';
import type { Article, ArticleReference } from '#shared/contracts/law.js';
import { LAWS } from './laws.js';
import { pack } from './pack.js';

const keyOf = ({ law, number }: ArticleReference) => `${law} ${number}`;

function read(): Map<string, Article> {
  const { tracedTo, laws, articles } = pack.parse(createRequire(import.meta.url)('#law/articles.json'));
  const names = new Map<string, Article['name']>(Object.values(LAWS).map(({ key, name }) => [key, name]));
  return new Map(
    articles.map(({ law: key, number, amended, text }) => {
      const name = names.get(key);
      const law = laws[key];
      if (name === undefined || law === undefined) throw new Error(`Article of an unknown law: ${key}`);
      const { decree, issued, status, source } = law;
      const reference = { law: key, number };
      return [
        keyOf(reference),
        {
          ...reference,
          name,
          decree,
          issued,
          status,
          amended,
          traced_to: status === 'in_force' ? tracedTo : null,
          text,
          source,
        },
      ];
    }),
  );
}

let held: Map<string, Article> | undefined;

/** Tells whether the text of an article is held; only then may a finding cite it. */
export const isHeld = (reference: ArticleReference): boolean => (held ??= read()).has(keyOf(reference));

/** Returns articles in full, each once, by law and number. One that is not held is left out. */
export function articlesInFull(references: readonly ArticleReference[]): Article[] {
  const cited = new Set(references.map(keyOf));
  return [...(held ??= read())].flatMap(([key, article]) => (cited.has(key) ? [article] : []));
}
