/** Starts a database server for one test run, with further settings if given; it ends with the process that started it. */
export function startTemporaryPostgres(
  settings?: Record<string, string>,
): Promise<{ url: string; stop(): Promise<void> }>;
