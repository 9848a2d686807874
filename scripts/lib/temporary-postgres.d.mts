/** A database server for one run of tests, gone with the process that asked for it. */
export function startTemporaryPostgres(): Promise<{ url: string; stop(): Promise<void> }>;
