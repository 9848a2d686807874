import type { Config } from '#platform/config.js';
import type { ModelClient, ModelOptions } from './model.js';

/** The configured language model, or null where there is none; then its client and token table are not loaded. */
export async function openModel(
  { llm }: Pick<Config, 'llm'>,
  options: Pick<ModelOptions, 'onCall'> = {},
): Promise<ModelClient | null> {
  if (llm === undefined) return null;
  const { createModel } = await import('./model.js');
  return createModel(llm, options);
}
