import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './config.js';

const read = (env: Record<string, string>) =>
  readConfig({ DATABASE_URL: 'postgres://lda@localhost/lda', ...env }).llm;

describe('language model configuration', () => {
  it('the language model is configured only when a key or an address is given', () => {
    expect(read({})).toBeUndefined();
    expect(read({ OPENAI_API_KEY: '', OPENAI_BASE_URL: '', LLM_MODEL: 'some-model' })).toBeUndefined();
    expect(read({ OPENAI_API_KEY: 'sk-1' })).toEqual({
      apiKey: 'sk-1',
      baseUrl: 'https://api.openai.com/v1',
      model: 'gpt-4o-mini',
      concurrency: 8,
      timeoutMs: 90_000,
    });
    expect(read({ OPENAI_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'qwen' })).toMatchObject({
      apiKey: undefined,
      baseUrl: 'http://localhost:11434/v1',
      model: 'qwen',
    });
  });

  it('a language model configuration that cannot work is rejected', () => {
    const wrong = { LLM_CONCURRENCY: '0', LLM_TIMEOUT_SECONDS: 'soon', OPENAI_BASE_URL: 'ftp://models' };
    expect(() => read(wrong)).toThrow(ConfigError);
    for (const name of Object.keys(wrong)) expect(() => read(wrong)).toThrow(name);
  });
});
