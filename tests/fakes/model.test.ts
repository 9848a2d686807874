import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import OpenAI from 'openai';
import { drawFaults, TRANSIENT_FAULTS } from './faults.js';
import { startFakeModel, type FakeModel } from './model.js';

let fake: FakeModel;
beforeEach(async () => {
  fake = await startFakeModel();
});
afterEach(() => fake.close());

const passage = 'The Supplier shall be liable without limitation for any and all losses of the Customer.';
const ask = {
  model: 'fake-1',
  messages: [{ role: 'user' as const, content: `<document-x>\n${passage}\n</document-x>` }],
};
const client = () => new OpenAI({ apiKey: 'none', baseURL: fake.url, maxRetries: 0, logLevel: 'off' });

async function streamed() {
  let text = '';
  let finish: string | null = null;
  for await (const { choices } of await client().chat.completions.create({ ...ask, stream: true })) {
    text += choices[0]?.delta.content ?? '';
    finish = choices[0]?.finish_reason ?? finish;
  }
  return { text, finish };
}

describe('the fake model', () => {
  it('the fake model quotes the passage that it was asked about, with and without streaming', async () => {
    const whole = await client().chat.completions.create(ask);
    const { text, finish } = await streamed();
    expect(text).toBe(whole.choices[0]?.message.content);
    expect(finish).toBe('stop');
    const { findings } = JSON.parse(text) as { findings: { statements: { quote: string }[] }[] };
    expect(findings.flatMap(({ statements }) => statements.map(({ quote }) => quote))).toEqual([passage]);
  });

  it('the fake model cuts a stream in a way that the client library does not notice', async () => {
    fake.script('cut');
    const { text, finish } = await streamed();
    expect(finish).toBeNull();
    expect(text.length).toBeGreaterThan(0);
    expect(() => JSON.parse(text) as unknown).toThrow();
  });

  it('the same seed draws the same faults, at the requested rate', () => {
    const drawn = (seed: number) => {
      const draw = drawFaults({ rate: 0.2, seed });
      return Array.from({ length: 2_000 }, draw);
    };
    expect(drawn(3)).toEqual(drawn(3));
    expect(drawn(3)).not.toEqual(drawn(4));
    const faults = drawn(3).filter((fault) => fault !== null);
    expect(faults.length).toBeGreaterThan(320);
    expect(faults.length).toBeLessThan(480);
    expect(new Set(faults)).toEqual(new Set(TRANSIENT_FAULTS));
  });
});
