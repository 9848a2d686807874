import type { Config } from '#platform/config.js';
import type { ModelClient, ModelOptions } from './model.js';

/**
 * Opens the configured language model; null if none is configured, in which case its client and token table are not
 * loaded.
 */
export async function openModel(
  { llm }: Pick<Config, 'llm'>,
  options: Pick<ModelOptions, 'onCall'> = {},
): Promise<ModelClient | null> {
  if (llm === undefined) return null;
  const { createModel } = await import('./model.js');
  return createModel(llm, options);
}
