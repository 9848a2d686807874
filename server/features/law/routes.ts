import { Router } from 'express';
import { fold } from '#platform/arabic.js';
import {
  areLawsLoaded,
  findArticle,
  findLaws,
  listArticles,
  listLawNames,
  listLaws,
  type LawRow,
} from '#platform/db/queries/law.js';
import { AppError } from '#platform/errors.js';
import { createSearch } from '#platform/search/create-search.js';
import { readQuery } from '#platform/search/query.js';
import type { Deps } from '#server/deps.js';
import { route } from '#server/route.js';
import * as endpoints from '#shared/api/law.js';
import { LIMITS } from '#shared/limits.js';
import { presentArticle, presentLaw, presentResult } from './present.js';

/** Returns how many articles a search is asked for. */
function limitOf(limit: string | undefined): number {
  const { lawResults, lawResultsMost } = LIMITS.ui;
  return limit === undefined ? lawResults : Math.min(Math.max(Number(limit), 1), lawResultsMost);
}

const foldedWords = (text: string) => fold(text.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Tells whether a law's name, in either language, has all the words of a query. */
function hasName({ name }: { name: { en: string | null; ar: string } }, words: readonly string[]): boolean {
  const has = (of: string) => {
    const named = foldedWords(of).join(' ');
    return words.length > 0 && words.every((word) => named.includes(word));
  };
  return has(name.ar) || (name.en !== null && has(name.en));
}

/** Endpoints of the laws: their list, the search over their articles, a law, an article. */
export function lawRoutes(deps: Deps): Router {
  const router = Router();
  const { db } = deps;
  const search = createSearch(db);

  route(router, deps, endpoints.searchLaw, async ({ query: { q = '', law, limit: asked } }) => {
    const loaded = await areLawsLoaded(db);
    if (q === '') return { laws: (await listLaws(db)).map(presentLaw), results: [], more: false, loaded };
    const words = foldedWords(q);
    const limit = limitOf(asked);
    const [names, { hits: found }] = await Promise.all([
      listLawNames(db),
      // One more tells whether there are more; of the last that are rated nobody knows.
      search.laws(readQuery(q), { limit: Math.min(limit + 1, LIMITS.ui.lawResultsMost), law }),
    ]);
    const hits = found.slice(0, limit);
    const named = names.filter((one) => hasName(one, words)).map(({ key }) => key);
    const byKey = await findLaws(db, [...named, ...hits.map((hit) => hit.law.key)]);
    const present = <Row>(row: LawRow | undefined, of: (law: LawRow) => Row) =>
      row === undefined ? [] : [of(row)];
    return {
      laws: named.flatMap((key) => present(byKey.get(key), presentLaw)),
      results: hits.flatMap((hit) => present(byKey.get(hit.law.key), (row) => presentResult(row, hit))),
      more: found.length > limit || found.length === LIMITS.ui.lawResultsMost,
      loaded,
    };
  });

  const findLaw = async (key: string) => {
    const law = (await findLaws(db, [key])).get(key);
    if (law === undefined) throw new AppError('not_found');
    return law;
  };

  route(router, deps, endpoints.getLaw, async ({ params: { key } }) => {
    const [law, contents] = await Promise.all([findLaw(key), listArticles(db, key)]);
    return {
      ...presentLaw(law),
      traced_to: law.tracedTo,
      numbers_reliable: law.numbersReliable,
      source: law.source,
      contents,
    };
  });

  route(router, deps, endpoints.getLawArticle, async ({ params: { key, article: number } }) => {
    const [law, article] = await Promise.all([findLaw(key), findArticle(db, { law: key, number })]);
    if (article === undefined) throw new AppError('not_found');
    return presentArticle(law, article);
  });

  return router;
}
