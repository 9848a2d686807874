/**
 * Work on text that runs away from the event loop: a plain function of plain values, for what goes in and what comes
 * out is copied between threads. A thread knows it by its name and loads it when it is first asked for.
 */
export interface TextTask<Input, Output> {
  readonly name: string;
  load(): Promise<(input: Input) => Output>;
}

type Loaders = Readonly<Record<string, () => Promise<(input: never) => unknown>>>;
type Tasks<L extends Loaders> = {
  readonly [N in keyof L]: Awaited<ReturnType<L[N]>> extends (input: infer I) => infer O
    ? TextTask<I, Awaited<O>>
    : never;
};

/** Names the tasks of one tool: `risk.builtinPlan`. */
export function textTasks<L extends Loaders>(prefix: string, loaders: L): Tasks<L> {
  const named = Object.entries(loaders).map(([key, load]) => [key, { name: `${prefix}.${key}`, load }]);
  return Object.fromEntries(named) as Tasks<L>;
}

/**
 * Runs one task.
 * @throws AppError `analysis_too_large` where it takes more time or memory than it may; the signal's reason.
 */
export type RunTextTask = <Input, Output>(
  task: TextTask<Input, Output>,
  input: Input,
  signal: AbortSignal,
) => Promise<Output>;

/** Where text tasks run. */
export interface TextTaskRunner {
  /** The tasks of one job: free threads go round the jobs that wait, so that a long document never shuts out a short one. */
  lane(): RunTextTask;
}

/** Runs tasks on the caller's own thread: for tests and commands that nobody else waits for. */
export const inlineTextTasks: TextTaskRunner = {
  lane: () => async (task, input, signal) => {
    signal.throwIfAborted();
    const output = (await task.load())(input);
    signal.throwIfAborted();
    return output;
  },
};
