import { setPriority } from 'node:os';
import { LIMITS } from '#shared/limits.js';
import { tools } from './index.js';

/** Message to a text thread; see `text-threads.ts`. */
export interface TextThreadMessage {
  /** Name of a tool's text task. */
  name: string;
  input: unknown;
}

// The event loop takes priority where processors are scarce. On Linux the niceness is per thread; elsewhere it would
// change the whole process.
if (process.platform === 'linux') setPriority(LIMITS.background.niceness);

const textTasks = new Map(
  Object.values(tools).flatMap((tool) =>
    Object.values(tool.textTasks).map((task) => [task.name, task] as const),
  ),
);

/**
 * Entry of a text thread: runs one task and returns its output.
 * @throws if no tool has such a task.
 */
export default async function textThread({ name, input }: TextThreadMessage): Promise<unknown> {
  const task = textTasks.get(name);
  if (task === undefined) throw new Error(`no tool has a text task called ${name}`);
  const run = await task.load();
  return run(input as never);
}
