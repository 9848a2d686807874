/** Starts a database server for one test run, which ends with the process that started it. */
export function startTemporaryPostgres(): Promise<{ url: string; stop(): Promise<void> }>;
