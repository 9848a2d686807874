import { ConfigError, readConfig, type Config } from './config.js';
import { isConnectionError } from './db/connection-errors.js';
import { createLogger, type Logger } from './log.js';

/** EX_CONFIG of sysexits.h, which supervisors know: starting again is no use. */
const EXIT_CONFIG = 78;

type Role = 'server' | 'worker';

/** Starts a process, or ends it with one sentence for whoever started it. */
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
  if (isConnectionError(error)) return 'The database that DATABASE_URL names cannot be reached.';
  return error instanceof Error ? error.message : String(error);
}

/** Ends the process where something goes wrong that nobody has foreseen: what it holds cannot be trusted any more. */
export function exitOnUncaughtErrors(role: Role, log: Logger): void {
  const fatal = (error: unknown) => {
    log.fatal({ err: error }, `the ${role} cannot go on`);
    process.exit(1);
  };
  process.on('uncaughtException', fatal);
  process.on('unhandledRejection', fatal);
}
