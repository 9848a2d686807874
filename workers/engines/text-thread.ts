import { runTextTask, type TextTaskInput, type TextTaskName } from './text-tasks.js';

/** What a thread is asked: see `text-threads.ts`. */
export interface TextThreadMessage {
  name: TextTaskName;
  input: unknown;
}

/** The entry of a text thread: runs one task and answers with its output. */
export default function textThread({ name, input }: TextThreadMessage): Promise<unknown> {
  return runTextTask(name, input as TextTaskInput<typeof name>);
}
