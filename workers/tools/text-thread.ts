import { setPriority } from 'node:os';
import { LIMITS } from '#shared/limits.js';
import { findTextTask } from './text-tasks.js';

/** What a thread is asked: see `text-threads.ts`. */
export interface TextThreadMessage {
  name: string;
  input: unknown;
}

// The event loop comes first where processors are short. On Linux this is the thread's own; elsewhere the process'.
if (process.platform === 'linux') setPriority(LIMITS.background.niceness);

/** The entry of a text thread: runs one task and answers with its output. */
export default async function textThread({ name, input }: TextThreadMessage): Promise<unknown> {
  const task = await findTextTask(name).load();
  return task(input as never);
}
