import type { Database, Db } from '#platform/db/client.js';
import {
  allowLongTransaction,
  articlesToIndex,
  importedKeys,
  loadedVersion,
  lockLaws,
  lawsSize,
  recordLoad,
  removeImportedLaw,
  removeOtherLaws,
  replaceIndex,
  storeLaws,
  tryLockLaws,
  vacuumLaws,
} from './store-laws.js';
import { buildLawIndex, INDEX_VERSION } from '#platform/search/law-index.js';
import { parseLaws, readLibrary, shippedLibrary, type HeldLaw } from './library.js';

/** The laws that the product ships: tests replace them. */
export interface Shipped {
  version: string;
  read(): readonly HeldLaw[];
}

/** Returns the laws that this version of the product ships, which are read when they are needed. */
export const shippedLaws = (): Shipped => ({
  version: `${shippedLibrary().version}-${INDEX_VERSION}`,
  read: () => parseLaws(readLibrary()),
});

/** Tells whether the database holds this version of the product's laws and of their index. */
export const isLoaded = async (db: Db, { version }: Pick<Shipped, 'version'>): Promise<boolean> =>
  (await loadedVersion(db)) === version;

/** Outcome of a load: nothing, because the version is there or another process loads; or all of it. */
export type LoadResult =
  | { outcome: 'current' | 'busy' }
  | { outcome: 'loaded'; seconds: number; articles: number; megabytes: number };

/**
 * Loads the product's laws and their index into the database, in one transaction: readers see what was there before until
 * all of it is there, and a process that dies leaves nothing behind. Of several only one loads. Imported laws stay as
 * they are. Takes some seconds of processor time: for a thread or a process of its own.
 */
export async function loadLaws(db: Database, shipped: Shipped): Promise<LoadResult> {
  const started = performance.now();
  const result = await db.transaction(async (tx) => {
    if (!(await tryLockLaws(tx))) return 'busy';
    if (await isLoaded(tx, shipped)) return 'current';
    await allowLongTransaction(tx);
    return storeShipped(tx, shipped);
  });
  if (typeof result === 'string') return { outcome: result };
  await vacuumLaws(db);
  return {
    outcome: 'loaded',
    seconds: Math.round((performance.now() - started) / 100) / 10,
    articles: result.articles,
    megabytes: Math.round((await lawsSize(db)) / 1e6),
  };
}

async function storeShipped(tx: Db, shipped: Shipped): Promise<{ articles: number }> {
  const held = shipped.read();
  const imported = await importedKeys(tx);
  await removeOtherLaws(
    tx,
    held.map(({ key }) => key),
  );
  await storeLaws(
    tx,
    held.filter(({ key }) => !imported.has(key)),
    { imported: false },
  );
  const articles = await rebuildIndex(tx);
  await recordLoad(tx, { version: shipped.version, articles });
  return { articles };
}

async function rebuildIndex(tx: Db): Promise<number> {
  const articles = await articlesToIndex(tx);
  await replaceIndex(tx, buildLawIndex(articles));
  return articles.length;
}

/** Stores an operator's laws in place of those with the same keys, and rebuilds the index, in one transaction. */
export async function importLaws(db: Database, held: readonly HeldLaw[]): Promise<void> {
  await db.transaction(async (tx) => {
    await allowLongTransaction(tx);
    await lockLaws(tx);
    await storeLaws(tx, held, { imported: true });
    await rebuildIndex(tx);
  });
  await vacuumLaws(db);
}

/**
 * Removes an imported law and rebuilds the index, in one transaction. If the product ships a law with that key, it takes the
 * place again. Returns false if no imported law has the key.
 */
export async function removeLaw(db: Database, key: string, shipped: Shipped): Promise<boolean> {
  const removed = await db.transaction(async (tx) => {
    await allowLongTransaction(tx);
    await lockLaws(tx);
    if (!(await removeImportedLaw(tx, key))) return false;
    if ((await loadedVersion(tx)) === undefined) await rebuildIndex(tx);
    else await storeShipped(tx, shipped);
    return true;
  });
  if (removed) await vacuumLaws(db);
  return removed;
}
