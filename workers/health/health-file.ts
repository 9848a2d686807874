import { readFile, rename, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { Logger } from '#platform/log.js';
import { withDeadline } from '#platform/with-deadline.js';
import { LIMITS } from '#shared/limits.js';

const { answerMs, workerEveryMs, workerAliveMs, workerDatabaseMs } = LIMITS.health;

/** Content of a worker's health file: the last times (ms since 1970) that its event loop and its database answered. */
const healthFile = z.object({ alive_at: z.number(), database_at: z.number() });

interface HealthFileDeps {
  /** Resolves when the database answers. */
  ping(): Promise<unknown>;
  log: Logger;
}

/**
 * Writes a worker's health file every few seconds, from its event loop: a loop that hangs writes nothing, and a database
 * that does not answer leaves its own time as it was. For health checks, since a worker has no port.
 */
export async function startHealthFile(
  path: string,
  { ping, log }: HealthFileDeps,
): Promise<{ stop(): Promise<void> }> {
  let databaseAt = Date.now();
  let writing: Promise<void> | undefined;

  const write = async () => {
    const answers = withDeadline(answerMs, 'the database', ping());
    await answers.then(
      () => (databaseAt = Date.now()),
      (error: unknown) => log.warn({ err: error }, 'the database does not answer the health check'),
    );
    // Renamed, so that a check never reads half a file.
    await writeFile(`${path}.new`, JSON.stringify({ alive_at: Date.now(), database_at: databaseAt }));
    await rename(`${path}.new`, path);
  };
  // At the start a file that cannot be written is an error of the configuration, later a full disk, say.
  await write();
  const timer = setInterval(() => {
    writing ??= write()
      .catch((error: unknown) => log.error({ err: error }, 'the health file could not be written'))
      .finally(() => (writing = undefined));
  }, workerEveryMs);
  return {
    async stop() {
      clearInterval(timer);
      await writing;
    },
  };
}

/**
 * Returns what is wrong with the worker that writes this health file, or undefined if nothing is. With `aliveOnly` the
 * database is not asked for: a restart of the worker would not bring it back.
 */
export async function findHealthProblem(
  path: string,
  { now, aliveOnly }: { now: number; aliveOnly: boolean },
): Promise<string | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    return `The worker's health file ${path} cannot be read (${code}): it has not started, or HEALTH_FILE names another.`;
  }
  const { alive_at, database_at } = healthFile.parse(JSON.parse(text));
  const seconds = (at: number) => Math.round((now - at) / 1000);
  if (now - alive_at > workerAliveMs) return `The worker has not reported for ${seconds(alive_at)} s.`;
  if (!aliveOnly && now - database_at > workerDatabaseMs)
    return `The worker's database has not answered for ${seconds(database_at)} s.`;
  return undefined;
}
