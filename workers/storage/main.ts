import { ConfigError, readConfig } from '#platform/config.js';
import { openDatabase, type Database } from '#platform/db/client.js';
import { countByStore } from '#platform/db/queries/moves.js';
import type { BlobStore } from '#platform/db/schema/index.js';
import { createLogger } from '#platform/log.js';
import { checkObjectStore, StepFailed } from '#platform/storage/check-store.js';
import { moveFiles, MoveUnderWay, type MoveProgress } from '#platform/storage/move.js';
import { openObjectStore } from '#platform/storage/open-storage.js';
import { StorageUnavailable } from '#platform/storage/unavailable.js';

const USAGE = `Usage:
  npm run storage -- list                 how many files lie in PostgreSQL and in the S3 store
  npm run storage -- check                tries out the S3 store: all that files need of it, with files of its own
  npm run storage -- move s3              moves all files to the S3 store, while people work
  npm run storage -- move postgres        moves all files back; set S3_WRITE=no first, so that no new ones go there

Interrupted (Ctrl-C, a store that is away), it goes on where it was when it is run again.`;

/** Thrown for a command that cannot be carried out; its message is for the operator. */
class CommandError extends Error {}

const REPORT_MS = 2_000;
const PLACES: Record<BlobStore, string> = { postgres: 'PostgreSQL', s3: 'the S3 store' };

const writeLine = (line: string): void => void process.stdout.write(`${line}\n`);
const files = (count: number) => `${count} file${count === 1 ? '' : 's'}`;
const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

async function list(db: Database): Promise<void> {
  const counts = await countByStore(db);
  for (const [place, name] of Object.entries(PLACES) as [BlobStore, string][])
    writeLine(`${files(counts[place].files)}, ${megabytes(counts[place].bytes)} in ${name}`);
}

/** Returns a function that prints progress, at most once in `REPORT_MS`. */
function createReport(total: { files: number; bytes: number }): (progress: MoveProgress) => void {
  let last = Date.now();
  return ({ files: done, bytes }) => {
    if (Date.now() - last < REPORT_MS) return;
    last = Date.now();
    writeLine(`${done} of ${files(total.files)}, ${megabytes(bytes)} of ${megabytes(total.bytes)}`);
  };
}

type OpenDatabase = ReturnType<typeof openDatabase>;

function openConfiguredStore({ db }: OpenDatabase): ReturnType<typeof openObjectStore> {
  const { s3 } = readConfig();
  if (s3 === undefined) throw new CommandError('S3_ENDPOINT is not set: see docs/operations.md.');
  return openObjectStore(s3, db);
}

async function check(database: OpenDatabase): Promise<void> {
  const objects = await openConfiguredStore(database);
  const onDone = (name: string) => writeLine(`ok      ${name}`);
  try {
    await checkObjectStore(objects, { db: database.db, onDone });
    writeLine('The S3 store can do all that LDA needs.');
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    writeLine(`failed  ${error.message}`);
    const { cause } = error;
    throw new CommandError(cause instanceof Error ? cause.message : String(cause));
  } finally {
    objects.bucket.close();
  }
}

async function move(database: OpenDatabase, to: BlobStore): Promise<void> {
  const log = createLogger('storage', 'error');
  const objects = await openConfiguredStore(database);
  const stop = new AbortController();
  const onSignal = () => stop.abort(new CommandError('Stopped; run it again to go on.'));
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
  try {
    const total = (await countByStore(database.db))[to === 's3' ? 'postgres' : 's3'];
    const onProgress = createReport(total);
    const done = await moveFiles({ ...database, objects, log }, { to, signal: stop.signal, onProgress });
    writeLine(`Moved ${files(done.files)}, ${megabytes(done.bytes)} to ${PLACES[to]}.`);
    if (done.gone > 0) writeLine(`${files(done.gone)} had been removed by their owners meanwhile.`);
    if (done.damaged.length === 0) return;
    throw new CommandError(
      `${files(done.damaged.length)} stayed, because the bytes are not those that were stored: ${done.damaged.join(', ')}.`,
    );
  } finally {
    objects.bucket.close();
  }
}

/** Runs `npm run storage`, once the database is ready (scripts/lib/storage.mjs). */
async function main(args: readonly string[]): Promise<void> {
  const [command, to, ...others] = args.filter((arg) => arg !== '');
  const toStore = to === 's3' || to === 'postgres' ? to : undefined;
  const isAlone = (command === 'list' || command === 'check') && to === undefined;
  if (others.length > 0 || !(isAlone || (command === 'move' && toStore !== undefined)))
    throw new CommandError(USAGE);
  const log = createLogger('storage', 'error');
  const database = openDatabase(readConfig().databaseUrl, { log, name: 'lda-storage', max: 4 });
  try {
    if (toStore !== undefined) await move(database, toStore);
    else if (command === 'check') await check(database);
    else await list(database.db);
  } finally {
    await database.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const expected = [CommandError, ConfigError, MoveUnderWay].some((one) => error instanceof one);
  const away = error instanceof StorageUnavailable;
  const text =
    expected || away ? (error as Error).message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}${away ? ' Run it again to go on.' : ''}\n`);
  process.exitCode = 1;
}
