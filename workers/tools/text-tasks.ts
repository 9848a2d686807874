import type { ToolKind } from '#shared/tools/index.js';
import type { TextTask } from '#workers/engines/text/task.js';
import { riskTextTasks } from './risk/text-tasks.js';

/** The work on text of every tool; a tool adds its line here. */
const TASKS: Readonly<Record<ToolKind, Readonly<Record<string, TextTask<never, unknown>>>>> = {
  risk: riskTextTasks,
};

const byName = new Map(
  Object.values(TASKS).flatMap((tasks) => Object.values(tasks).map((task) => [task.name, task] as const)),
);

/** A task by its name. @throws where there is none: a tool that is not in the list. */
export function findTextTask(name: string): TextTask<never, unknown> {
  const task = byName.get(name);
  if (task === undefined) throw new Error(`no text task is called ${name}`);
  return task;
}
