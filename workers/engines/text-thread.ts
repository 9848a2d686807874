import { setPriority } from 'node:os';
import { LIMITS } from '#shared/limits.js';
import { runTextTask, type TextTaskInput, type TextTaskName } from './text-tasks.js';

/** What a thread is asked: see `text-threads.ts`. */
export interface TextThreadMessage {
  name: TextTaskName;
  input: unknown;
}

// The event loop comes first where processors are short. On Linux this is the thread's own; elsewhere the process'.
if (process.platform === 'linux') setPriority(LIMITS.background.niceness);

/** The entry of a text thread: runs one task and answers with its output. */
export default function textThread({ name, input }: TextThreadMessage): Promise<unknown> {
  return runTextTask(name, input as TextTaskInput<typeof name>);
}
