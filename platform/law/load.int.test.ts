import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { listArticles, listLaws } from '#platform/db/queries/law.js';
import { loadedVersion, lockLaws } from './store-laws.js';
import { lawArticles, lawLoads, laws, lawTerms } from '#platform/db/schema/index.js';
import { testDatabase, waitUntilBlocked, type TestDatabase } from '#tests/support/database.js';
import type { HeldLaw } from './library.js';
import { importLaws, isLoaded, loadLaws, removeLaw, type Shipped } from './load.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [laws, lawTerms, lawLoads]) await database.db.delete(table);
});

const law = (
  key: string,
  ...articles: readonly (readonly [number: string, text: string, questions?: string])[]
): HeldLaw => ({
  key,
  name: { ar: `نظام ${key}`, en: null },
  kind: 'law',
  state: 'in_force',
  instrument: null,
  issued: '2020-01-31',
  traced_to: '2026-02',
  numbers_reliable: true,
  source: null,
  articles: articles.map(([number, text, questions = null]) => ({
    ...{ number, title: null, text, note: null, outdated: false, questions },
  })),
});
const FIRST: Shipped = {
  version: '1',
  read: () => [law('a', ['1', 'الإشعار'], ['2', 'الأجر']), law('b', ['1', 'الإيجار'])],
};
const SECOND: Shipped = {
  version: '2',
  read: () => [law('a', ['1', 'الإشعار'], ['3', 'الإجازة'], ['2', 'الأجور']), law('c', ['1', 'الإثبات'])],
};

const idsOf = async () => {
  const rows = await database.db.select().from(lawArticles);
  return Object.fromEntries(rows.map(({ id, law: of, number }) => [`${of} ${number}`, id]));
};
const keys = async () => (await listLaws(database.db)).map(({ key }) => key).sort();
const terms = async () => (await database.db.select().from(lawTerms)).map(({ term }) => term);
const numbersOf = async (key: string) => (await listArticles(database.db, key)).map(({ number }) => number);

describe('loading the laws', () => {
  it('a second load of the same version reads and writes nothing', async () => {
    expect(await loadLaws(database.db, FIRST)).toMatchObject({ outcome: 'loaded', articles: 3 });
    const before = await database.db.select().from(lawLoads);
    const unread = () => {
      throw new Error('was read again');
    };
    expect(await loadLaws(database.db, { version: '1', read: unread })).toEqual({ outcome: 'current' });
    expect(await database.db.select().from(lawLoads)).toEqual(before);
    expect(await isLoaded(database.db, FIRST)).toBe(true);
    expect(await isLoaded(database.db, SECOND)).toBe(false);
  });

  it('a new version replaces laws, articles, their order and the index, and articles that stay keep their ids', async () => {
    await loadLaws(database.db, FIRST);
    const before = await idsOf();
    await loadLaws(database.db, SECOND);
    expect(await keys()).toEqual(['a', 'c']);
    expect(await numbersOf('a')).toEqual(['1', '3', '2']);
    const after = await idsOf();
    expect([after['a 1'], after['a 2']]).toEqual([before['a 1'], before['a 2']]);
    expect(Object.values(before)).not.toContain(after['a 3']);
    const indexed = await database.db.select().from(lawTerms);
    expect(new Set(indexed.flatMap(({ articles }) => articles))).toEqual(new Set(Object.values(after)));
    for (const { articles, weights } of indexed) expect(weights).toHaveLength(articles.length);
    expect(await loadedVersion(database.db)).toBe('2');
  });

  it('a load that fails in the middle leaves what was there, and the next one succeeds', async () => {
    await loadLaws(database.db, FIRST);
    const before = { terms: await terms(), ids: await idsOf() };
    const twice = [law('a', ['1', 'x']), law('z', ['1', 'y'])];
    const broken: Shipped = {
      version: '2',
      // The second law breaks the table's own rules after the first has been written.
      read: () => [...twice, { ...law('bad', ['1', 'z']), state: 'unknown' as 'in_force' }],
    };
    await database.db.execute(sql`alter table laws add constraint known check (state <> 'unknown')`);
    await expect(loadLaws(database.db, broken)).rejects.toThrow();
    expect({ terms: await terms(), ids: await idsOf() }).toEqual(before);
    expect(await loadedVersion(database.db)).toBe('1');
    expect(await loadLaws(database.db, SECOND)).toMatchObject({ outcome: 'loaded' });
  });

  it('a load that is cut off in its last step leaves nothing behind and gives the lock back', async () => {
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table law_terms in exclusive mode`);
      const load = expect(loadLaws(database.db, FIRST)).rejects.toThrow();
      await waitUntilBlocked(database);
      await database.pool.query(`select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      await load;
    });
    expect(await keys()).toEqual([]);
    expect(await loadLaws(database.db, FIRST)).toMatchObject({ outcome: 'loaded' });
  });

  it('of two loads at once one loads, and the other says that it is busy', async () => {
    await database.db.transaction(async (tx) => {
      await lockLaws(tx);
      expect(await loadLaws(database.db, FIRST)).toEqual({ outcome: 'busy' });
    });
    const both = await Promise.all([loadLaws(database.db, FIRST), loadLaws(database.db, FIRST)]);
    expect(both.filter(({ outcome }) => outcome === 'loaded')).toHaveLength(1);
    expect(await keys()).toEqual(['a', 'b']);
  });

  it('readers see the laws that were there until all of the new ones are', async () => {
    await loadLaws(database.db, FIRST);
    let load = Promise.resolve<unknown>(undefined);
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table law_terms in exclusive mode`);
      load = loadLaws(database.db, SECOND);
      await waitUntilBlocked(database);
      expect([await keys(), await loadedVersion(database.db)]).toEqual([['a', 'b'], '1']);
    });
    expect(await load).toMatchObject({ outcome: 'loaded' });
    expect([await keys(), await loadedVersion(database.db)]).toEqual([['a', 'c'], '2']);
  });
});

describe('imported laws', () => {
  const OWN = law('own', ['1', 'الترخيص']);

  it('an imported law is found beside those of the product, and a new version leaves it alone', async () => {
    await loadLaws(database.db, FIRST);
    await importLaws(database.db, [OWN]);
    await loadLaws(database.db, SECOND);
    expect(await keys()).toEqual(['a', 'c', 'own']);
    expect((await listLaws(database.db)).filter(({ imported }) => imported).map(({ key }) => key)).toEqual([
      'own',
    ]);
    expect(await terms()).toEqual(expect.arrayContaining([expect.stringContaining('رخيص')]));
  });

  it('an imported law takes the place of the product’s, which returns when it is removed', async () => {
    await loadLaws(database.db, FIRST);
    await importLaws(database.db, [law('a', ['9', 'الترخيص'])]);
    expect(await numbersOf('a')).toEqual(['9']);
    await loadLaws(database.db, SECOND);
    expect(await numbersOf('a')).toEqual(['9']);
    expect(await removeLaw(database.db, 'a', SECOND)).toBe(true);
    expect(await numbersOf('a')).toEqual(['1', '3', '2']);
    expect(await terms()).not.toEqual(expect.arrayContaining([expect.stringContaining('رخيص')]));
  });

  it('a law of the product cannot be removed, nor one that does not exist', async () => {
    await loadLaws(database.db, FIRST);
    expect(await removeLaw(database.db, 'a', FIRST)).toBe(false);
    expect(await removeLaw(database.db, 'none', FIRST)).toBe(false);
    expect(await keys()).toEqual(['a', 'b']);
  });

  it('laws that are imported before the first load do not stand for it', async () => {
    await importLaws(database.db, [OWN]);
    expect(await loadedVersion(database.db)).toBeUndefined();
    expect(await terms()).not.toEqual([]);
    expect(await removeLaw(database.db, 'own', FIRST)).toBe(true);
    expect([await keys(), await terms()]).toEqual([[], []]);
  });

  it('an import waits for whoever changes the laws', async () => {
    let imported = Promise.resolve();
    await database.db.transaction(async (tx) => {
      await lockLaws(tx);
      imported = importLaws(database.db, [OWN]);
      await waitUntilBlocked(database);
      expect(await keys()).toEqual([]);
    });
    await imported;
    expect(await keys()).toEqual(['own']);
  });
});
