import type { Config } from '#platform/config.js';
import type { ModelClient, ModelOptions } from './model.js';

/**
 * Opens the configured language model; null if none is configured, in which case its client and token table are not
 * loaded. In a worker that answers questions a slot is kept for them.
 */
export async function openModel(
  { llm, workerQueues }: Pick<Config, 'llm' | 'workerQueues'>,
  options: Pick<ModelOptions, 'onCall'> = {},
): Promise<ModelClient | null> {
  if (llm === undefined) return null;
  const { createModel } = await import('./model.js');
  return createModel(llm, { ...options, reservesSlot: workerQueues.includes('interactive') });
}
