export interface TemporaryRedis {
  url: string;
  /** Kills the server with SIGKILL; its folder stays. */
  halt(): Promise<void>;
  /** Starts the halted server again on the same port; resolves when it accepts connections. */
  start(): Promise<void>;
  /** Removes what the halted server has appended. */
  loseDisk(): void;
  stop(): Promise<void>;
}

/** Starts a Redis for one test run, which ends with the process that started it; undefined without a redis-server. */
export function startTemporaryRedis(options?: {
  /** True if the server appends every write to a file, and reads it when it starts again. */
  appendOnly?: boolean;
}): Promise<TemporaryRedis | undefined>;
