import type { TextTaskRunner } from '#workers/engines/text/task.js';

/** Runs tasks on the caller's own thread. */
export const inlineTextTasks: TextTaskRunner = {
  lane: () => async (task, input, signal) => {
    signal.throwIfAborted();
    const output = (await task.load())(input);
    signal.throwIfAborted();
    return output;
  },
};
