import { ConfigError, readConfig, type Config } from './config.js';
import { isConnectionError } from './db/connection-errors.js';
import { createLogger, type Logger } from './log.js';
import { RedisStartError } from './redis/connect.js';
import { StorageStartError } from './storage/open-storage.js';

/** EX_CONFIG of sysexits.h, which tells supervisors that a restart would not help. */
const EXIT_CONFIG = 78;

type Role = 'server' | 'worker' | 'migration';

/** Runs a process' main function; if the start fails, logs one sentence for the operator and exits. */
export async function start(role: Role, main: (config: Config) => Promise<void>): Promise<void> {
  try {
    await main(readConfig());
  } catch (error) {
    createLogger(role, 'info').fatal({ err: error }, `the ${role} did not start`);
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(error instanceof ConfigError ? EXIT_CONFIG : 1);
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof RedisStartError || error instanceof StorageStartError) return error.message;
  if (isConnectionError(error)) return 'The database that DATABASE_URL names cannot be reached.';
  return error instanceof Error ? error.message : String(error);
}

/** Ends the process on any uncaught error, because its state cannot be trusted any more. */
export function exitOnUncaughtErrors(role: Role, log: Logger): void {
  const fatal = (error: unknown) => {
    log.fatal({ err: error }, `the ${role} cannot go on`);
    process.exit(1);
  };
  process.on('uncaughtException', fatal);
  process.on('unhandledRejection', fatal);
}
