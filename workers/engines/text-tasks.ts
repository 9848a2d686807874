import type { BuiltinConclusionInput, BuiltinPartInput } from './builtin/risks.js';
import type { RiskTask } from './engine.js';
import type { LlmConclusionInput, LlmPlanInput } from './llm/risks.js';

/**
 * The work on text that runs away from the event loop, by name: plain functions of plain values, for what goes in and
 * what comes out is copied between threads. Each loads what it needs when it is first asked for.
 */
export const TEXT_TASKS = {
  'builtin.risks.plan': async (input: RiskTask) => (await import('./builtin/risks.js')).planRisks(input),
  'builtin.risks.part': async (input: BuiltinPartInput) =>
    (await import('./builtin/risks.js')).findRisks(input),
  'builtin.risks.conclude': async (input: BuiltinConclusionInput) =>
    (await import('./builtin/risks.js')).concludeRisks(input),
  'llm.risks.plan': async (input: LlmPlanInput) => (await import('./llm/risks.js')).planRisks(input),
  'llm.risks.conclude': async (input: LlmConclusionInput) =>
    (await import('./llm/risks.js')).concludeRisks(input),
};

type TextTasks = typeof TEXT_TASKS;
export type TextTaskName = keyof TextTasks;
export type TextTaskInput<N extends TextTaskName> = Parameters<TextTasks[N]>[0];
export type TextTaskOutput<N extends TextTaskName> = Awaited<ReturnType<TextTasks[N]>>;

/**
 * Runs one task.
 * @throws AppError `analysis_too_large` where it takes more time or memory than it may; the signal's reason.
 */
export type RunTextTask = <N extends TextTaskName>(
  name: N,
  input: TextTaskInput<N>,
  signal: AbortSignal,
) => Promise<TextTaskOutput<N>>;

/** Where text tasks run. */
export interface TextTaskRunner {
  /** The tasks of one job: free threads go round the jobs that wait, so that a long document never shuts out a short one. */
  lane(): RunTextTask;
}

/** Runs a task by its name where it is called: inside a thread, and in tests. */
export function runTextTask<N extends TextTaskName>(
  name: N,
  input: TextTaskInput<N>,
): Promise<TextTaskOutput<N>> {
  const task = TEXT_TASKS[name] as (input: TextTaskInput<N>) => Promise<TextTaskOutput<N>>;
  return task(input);
}

/** Runs tasks on the caller's own thread: for tests and commands that nobody else waits for. */
export const inlineTextTasks: TextTaskRunner = {
  lane: () => (name, input, signal) => {
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    return runTextTask(name, input).then((output) => {
      signal.throwIfAborted();
      return output;
    });
  },
};
