import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { findArticle, listLaws } from '#platform/db/queries/law.js';
import { lawTerms } from '#platform/db/schema/index.js';
import { testDatabase, type TestDatabase } from '#tests/support/database.js';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  await ensureBuilt(process.cwd(), { only: 'node' });
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), 'lda-law-'));
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

/** Runs `npm run law` as its process of its own, once the database is there. */
function law(...args: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['dist/workers/law-loading/main.js', ...args],
    {
      env: { PATH: process.env['PATH'], DATABASE_URL: database.url },
      encoding: 'utf8',
    },
  );
  return { status, out: stdout, err: stderr };
}
function file(name: string, ...lines: unknown[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return path;
}
const LAW = { key: 'circular-12', name: { ar: 'تعميم' }, kind: 'regulation', state: 'as_published' };
const keys = async () => (await listLaws(database.db)).map(({ key }) => key);

describe('the command of an operator for laws', () => {
  it('an import is tried first, then done, listed, replaced and removed', async () => {
    const path = file(
      'laws.jsonl',
      LAW,
      { number: '1', text: 'يجب الإفصاح.' },
      { number: '2', text: 'يعمل به.' },
    );
    expect(law('import', path, '--dry-run')).toEqual({
      ...{ status: 0, out: 'The file is in order: 1 law with 2 articles. Nothing was changed.\n', err: '' },
    });
    expect(await keys()).toEqual([]);
    expect(law('import', path).out).toBe('added  circular-12  تعميم\nImported 1 law with 2 articles.\n');
    expect(law('list').out).toBe('circular-12  2 articles  تعميم\n1 imported law, 0 laws of the product.\n');
    expect(await database.db.select().from(lawTerms)).not.toEqual([]);
    const newer = file('newer.jsonl', LAW, { number: '1', text: 'يجب الإفصاح كتابة.' });
    expect(law('import', newer).out).toBe('replaced  circular-12  تعميم\nImported 1 law with 1 article.\n');
    const article = await findArticle(database.db, { law: 'circular-12', number: '1' });
    expect([article?.text, article?.next]).toEqual(['يجب الإفصاح كتابة.', null]);
    expect(law('remove', 'circular-12')).toEqual({ status: 0, out: 'Removed circular-12.\n', err: '' });
    expect(await keys()).toEqual([]);
  });

  it('a file with wrong lines changes nothing, and each of them is named', async () => {
    const path = file(
      'bad.jsonl',
      LAW,
      { number: '1', text: 'x' },
      { number: '1', text: 'y' },
      { number: '2' },
    );
    const { status, err } = law('import', path);
    expect(status).toBe(1);
    expect(err).toMatch(/^line 3: number 1 stands in the law twice\nline 4: text .*\n$/);
    expect(await keys()).toEqual([]);
  });

  it('a file that is missing or no UTF-8, and a law that is not there, are named in one sentence', () => {
    expect(law('import', join(folder, 'none'))).toMatchObject({
      ...{ status: 1, err: `There is no file ${join(folder, 'none')}.\n` },
    });
    const latin = join(folder, 'latin');
    writeFileSync(latin, Buffer.from([0xe9, 0x0a]));
    expect(law('import', latin)).toMatchObject({ status: 1, err: `${latin} is not encoded as UTF-8.\n` });
    expect(law('remove', 'none')).toMatchObject({ status: 1, err: 'There is no law none.\n' });
  });

  it.each([[[]], [['import']], [['lists']], [['list', '--dry-run']], [['remove', 'a', 'b']]])(
    'the usage is shown for the arguments %j',
    (args) => {
      expect(law(...args)).toMatchObject({ status: 1, err: expect.stringMatching(/^Usage:/) as unknown });
    },
  );
});
