import { pino, type Logger } from 'pino';

export type { Logger } from 'pino';

/**
 * A process' logger: JSON lines on stdout. Documents' text, passwords, codes and cookies never reach it:
 * callers log ids, and what slips into a request's headers is cut here.
 */
export function createLogger(role: string, level: string): Logger {
  return pino({
    level,
    base: { role, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
  });
}
