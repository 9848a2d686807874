import { readFileSync } from 'node:fs';
import { readConfig } from '#platform/config.js';
import { openDatabase, type Database } from '#platform/db/client.js';
import { listLaws } from '#platform/db/queries/law.js';
import { LawFileError, parseLaws } from '#platform/law/library.js';
import { importLaws, removeLaw, shippedLaws } from '#platform/law/load.js';
import { createLogger } from '#platform/log.js';

const USAGE = `Usage:
  npm run law -- list                      the laws that were imported, and how many the product brings
  npm run law -- import FILE [--dry-run]   adds laws, or replaces those with the same keys: docs/law.md shows the form
  npm run law -- remove KEY                removes a law that was imported`;

/** Thrown for a command that cannot be carried out; its message is for the operator. */
class CommandError extends Error {}

const writeLine = (line: string): void => void process.stdout.write(`${line}\n`);
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

async function list(db: Database): Promise<void> {
  const laws = await listLaws(db);
  const imported = laws.filter((law) => law.imported);
  for (const { key, articles, name } of imported)
    writeLine(`${key}  ${plural(articles, 'article')}  ${name.ar}`);
  writeLine(
    `${plural(imported.length, 'imported law')}, ${plural(laws.length - imported.length, 'law')} of the product.`,
  );
}

async function importFile(db: Database, path: string, { dryRun }: { dryRun: boolean }): Promise<void> {
  const laws = parseLaws(read(path));
  const articles = laws.reduce((sum, law) => sum + law.articles.length, 0);
  const what = `${plural(laws.length, 'law')} with ${plural(articles, 'article')}`;
  if (dryRun) return writeLine(`The file is in order: ${what}. Nothing was changed.`);
  const before = new Set((await listLaws(db)).map(({ key }) => key));
  await importLaws(db, laws);
  for (const { key, name } of laws)
    writeLine(`${before.has(key) ? 'replaced' : 'added'}  ${key}  ${name.ar}`);
  writeLine(`Imported ${what}.`);
}

function read(path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') throw new CommandError(`There is no file ${path}.`);
    if (error instanceof TypeError) throw new CommandError(`${path} is not encoded as UTF-8.`);
    throw new CommandError(`${path} cannot be read (${code ?? String(error)}).`);
  }
}

async function remove(db: Database, key: string): Promise<void> {
  if (await removeLaw(db, key, shippedLaws())) return writeLine(`Removed ${key}.`);
  const known = (await listLaws(db)).some((law) => law.key === key);
  throw new CommandError(
    known ? `${key} is a law of the product; only imported laws can be removed.` : `There is no law ${key}.`,
  );
}

/** Runs `npm run law`, once the database is ready (scripts/lib/law.mjs). */
async function main(args: readonly string[]): Promise<void> {
  const [command, operand, ...others] = args.filter((arg) => arg !== '' && arg !== '--dry-run');
  const dryRun = args.includes('--dry-run');
  const takesOperand = command === 'import' || command === 'remove';
  const wrong =
    others.length > 0 || takesOperand !== (operand !== undefined) || (dryRun && command !== 'import');
  if (wrong || !(takesOperand || command === 'list')) throw new CommandError(USAGE);
  const log = createLogger('law', 'error');
  const database = openDatabase(readConfig().databaseUrl, { log, name: 'lda-law', max: 2 });
  try {
    if (operand === undefined) await list(database.db);
    else if (command === 'remove') await remove(database.db, operand);
    else await importFile(database.db, operand, { dryRun });
  } finally {
    await database.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const expected = error instanceof CommandError || error instanceof LawFileError;
  const text = expected ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
