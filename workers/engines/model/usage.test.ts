import { describe, expect, test } from '@jest/globals';
import { tokensOf } from './tokens.js';
import { promptCut, usage } from './usage.js';

const ENGLISH =
  'The Supplier shall be liable without limitation for any and all losses of the Customer. '.repeat(150);
const ARABIC = 'يلتزم المورد بتعويض العميل عن جميع الخسائر والأضرار التي تلحق به دون حد أقصى. '.repeat(120);
const messages = (text: string) => [{ content: 'You read contracts.' }, { content: text }];
const sent = (text: string) => tokensOf(`You read contracts.\n${text}`);
const cut = (text: string, counted: unknown) => promptCut(messages(text), usage.parse(counted));

describe('a prompt that its endpoint cut', () => {
  test.each([
    ['to the context of an old Ollama', ENGLISH.repeat(2), 2_048],
    ['to half of a context', ENGLISH, 1_000],
    ['to the context of an old Ollama, in Arabic', ARABIC.repeat(3), 2_048],
  ])('is known by the tokens that were read: %s', (_, text, prompt_tokens) => {
    expect(cut(text, { prompt_tokens, total_tokens: prompt_tokens + 50 })).toEqual({
      read: prompt_tokens,
      sent: sent(text),
    });
  });

  test('is known where little is missing, if the context is filled to the last token', () => {
    const text = ENGLISH.slice(0, Math.floor((ENGLISH.length * 1_190) / tokensOf(ENGLISH)));
    expect(cut(text, { prompt_tokens: 1_024 })).toMatchObject({ read: 1_024 });
    expect(cut(text, { prompt_tokens: 1_025 })).toBeNull();
  });
});

describe('a prompt that was read whole', () => {
  test.each<[string, string, (ours: number) => object]>([
    ['counted as we do', ENGLISH, (ours) => ({ prompt_tokens: ours + 8 })],
    ['counted in other tokens', ENGLISH, (ours) => ({ prompt_tokens: Math.ceil(ours * 0.8) + 1 })],
    ['counted in many small tokens', ARABIC, (ours) => ({ prompt_tokens: ours * 3 })],
    [
      'counted by a vocabulary made for Arabic',
      ARABIC,
      (ours) => ({ prompt_tokens: Math.ceil(ours * 0.55) }),
    ],
    [
      'counted without what was in a cache, which stands beside',
      ENGLISH,
      (ours) => ({
        prompt_tokens: Math.ceil(ours * 0.1),
        prompt_tokens_details: { cached_tokens: Math.ceil(ours * 0.9) },
      }),
    ],
    [
      'counted as gateways do',
      ENGLISH,
      (ours) => ({ prompt_tokens: 40, cache_read_input_tokens: ours - 40 }),
    ],
    [
      'counted with what was in a cache',
      ENGLISH,
      (ours) => ({ prompt_tokens: ours, prompt_tokens_details: { cached_tokens: 1_024 } }),
    ],
    ['not counted', ENGLISH, () => ({ total_tokens: 50 })],
    ['counted as nothing', ENGLISH, () => ({ prompt_tokens: 0, total_tokens: 50 })],
    ['counted in a form of its own', ENGLISH, () => ({ prompt_tokens: 'many', total_tokens: -1 })],
  ])('fails nothing if it is %s', (_, text, counted) => {
    expect(cut(text, counted(sent(text)))).toBeNull();
  });

  test.each([null, undefined, 'none', []])('fails nothing without a count: %j', (counted) => {
    expect(cut(ENGLISH, counted)).toBeNull();
  });
});
