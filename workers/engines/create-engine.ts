import type { Config } from '#platform/config.js';
import { createBuiltinEngine } from './builtin/engine.js';
import type { Engine } from './engine.js';
import type { ModelOptions } from './llm/model.js';
import type { TextTaskRunner } from './text-tasks.js';

/** The engine that the configuration asks for. What the other one needs (its client, its token table) is not loaded. */
export async function createEngine(
  { llm }: Pick<Config, 'llm'>,
  tasks: TextTaskRunner,
  { told }: Pick<ModelOptions, 'told'> = {},
): Promise<Engine> {
  if (llm === undefined) return createBuiltinEngine(tasks);
  const { createLlmEngine } = await import('./llm/engine.js');
  return createLlmEngine(llm, tasks, { told });
}
