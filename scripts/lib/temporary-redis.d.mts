/** Starts a Redis for one test run, which ends with the process that started it; undefined without a redis-server. */
export function startTemporaryRedis(): Promise<{ url: string; stop(): Promise<void> } | undefined>;
