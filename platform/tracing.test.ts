import { beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from './log.js';
import { currentTraceParent, inJobSpan, inSpan, requestSpan, traceFields } from './spans.js';
import { startTracing } from './tracing.js';
import type { Tracing } from './tracing-otlp.js';

const log = createLogger('test', 'silent');
const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

describe('tracing without a collector', () => {
  it('without a collector, nothing is loaded and work runs as usual', async () => {
    const tracing = await startTracing({ otlpEndpoint: undefined }, { role: 'test', log });
    expect(await inSpan('work', {}, () => Promise.resolve(currentTraceParent()))).toBeNull();
    expect(traceFields()).toEqual({});
    await tracing.shutdown();
  });
});

describe('tracing with an unavailable collector', () => {
  let tracing: Tracing;
  beforeAll(async () => {
    // Nothing listens on port 1.
    tracing = await startTracing({ otlpEndpoint: 'http://127.0.0.1:1' }, { role: 'test', log });
  });

  it('with an unavailable collector, work runs as usual and its errors are unchanged', async () => {
    expect(await inSpan('work', {}, () => Promise.resolve(7))).toBe(7);
    const error = new Error('as it was');
    await expect(inSpan('work', {}, () => Promise.reject(error))).rejects.toBe(error);
  });

  it("a request's span continues its caller's trace and passes it on to a job in another process", async () => {
    const { within } = requestSpan('GET', PARENT);
    const carried = within(() => currentTraceParent());
    expect(carried).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-01$/);
    expect(carried).not.toBe(PARENT);
    const inJob = await inJobSpan('job', { traceParent: carried, attributes: {} }, async () => {
      await Promise.resolve();
      return traceFields();
    });
    expect(inJob.trace_id).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
  });

  it('an invalid trace header starts no trace', async () => {
    const { within } = requestSpan('GET', '00-nonsense; drop');
    expect(within(() => currentTraceParent())).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  });

  it('shutdown completes with an unavailable collector', async () => {
    await inSpan('left over', {}, () => Promise.resolve());
    await expect(tracing.shutdown()).resolves.toBeUndefined();
  });
});
