import { setPriority } from 'node:os';
import { LIMITS } from '#shared/limits.js';
import { extractionTextTasks } from '#workers/extraction/text-tasks.js';
import { tools } from './index.js';

/** Message to a text thread; see `text-threads.ts`. */
export interface TextThreadMessage {
  /** Name of a text task. */
  name: string;
  input: unknown;
}

// The event loop takes priority where processors are scarce. On Linux the niceness is per thread; elsewhere it would
// change the whole process.
if (process.platform === 'linux') setPriority(LIMITS.background.niceness);

const textTasks = new Map(
  [extractionTextTasks, ...Object.values(tools).map((tool) => tool.textTasks)].flatMap((tasks) =>
    Object.values(tasks).map((task) => [task.name, task] as const),
  ),
);

/**
 * Entry of a text thread: runs one task and returns its output.
 * @throws if there is no such task.
 */
export default async function textThread({ name, input }: TextThreadMessage): Promise<unknown> {
  const task = textTasks.get(name);
  if (task === undefined) throw new Error(`there is no text task called ${name}`);
  const run = await task.load();
  return run(input as never);
}
