/**
 * A CPU-bound task on text that runs off the event loop: a plain function of plain values, since input and output are
 * copied between threads. A thread finds it by its name and loads it at its first use.
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

/** Registers the tasks of one tool under names such as `risk.builtinPlan`. */
export function textTasks<L extends Loaders>(prefix: string, loaders: L): Tasks<L> {
  const named = Object.entries(loaders).map(([key, load]) => [key, { name: `${prefix}.${key}`, load }]);
  return Object.fromEntries(named) as Tasks<L>;
}

/**
 * Runs one task.
 * @throws AppError `analysis_too_large` if it exceeds its time or memory limit; the signal's reason.
 */
export type RunTextTask = <Input, Output>(
  task: TextTask<Input, Output>,
  input: Input,
  signal: AbortSignal,
) => Promise<Output>;

/** Runs text tasks. */
export interface TextTaskRunner {
  /**
   * Opens a lane for the tasks of one job: free threads are shared among the waiting jobs in turn, so that a long
   * document never blocks a short one.
   */
  lane(): RunTextTask;
}
