import { describe, expect, it } from '@jest/globals';
import { createLimiter } from './limiter.js';

const never = new AbortController().signal;
/** Lets everything that can go on now go on. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the limit of calls', () => {
  it('is never passed, and a slot given back is taken at once', async () => {
    const lane = createLimiter(2).lane();
    const inside: (() => void)[] = [];
    for (let i = 0; i < 5; i += 1) void lane.enter(never).then((leave) => inside.push(leave));
    await settled();
    expect(inside).toHaveLength(2);
    inside[0]?.();
    inside[0]?.();
    await settled();
    expect(inside).toHaveLength(3);
  });

  it('goes round the jobs: a short one is not shut out by a long one', async () => {
    const limiter = createLimiter(1);
    const order: string[] = [];
    const work = async (lane: ReturnType<typeof limiter.lane>, name: string) => {
      const leave = await lane.enter(never);
      order.push(name);
      await settled();
      leave();
    };
    const long = limiter.lane();
    const short = limiter.lane();
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => work(long, name)),
      ...['b1', 'b2'].map((name) => work(short, name)),
    ]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
  });

  it('lets go of those who were told to stop, and keeps the slot for the others', async () => {
    const limiter = createLimiter(1);
    const leave = await limiter.lane().enter(never);
    const stop = new AbortController();
    const stopped = limiter.lane().enter(stop.signal);
    const next = limiter.lane().enter(never);
    stop.abort(new Error('cancelled'));
    await expect(stopped).rejects.toThrow('cancelled');
    leave();
    await expect(next).resolves.toBeInstanceOf(Function);
    await expect(limiter.lane().enter(stop.signal)).rejects.toThrow('cancelled');
  });
});
