export interface TemporaryPostgres {
  url: string;
  /** Folder of the server's data. */
  dataDir: string;
  /** Stops the server: `fast` rolls open transactions back, `immediate` is a crash. */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts the halted server again on the same port; resolves when it answers. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a database server for one test run, which ends with the process that started it. */
export function startTemporaryPostgres(options?: {
  /** Settings of postgresql.conf, beside those that make it fast and not durable. */
  settings?: Record<string, string>;
  /** Folder for its files, by default one of those for temporary files. */
  disk?: string;
}): Promise<TemporaryPostgres>;
