import { describe, expect, it } from '@jest/globals';
import { createSemaphore } from '#platform/semaphore.js';
import { holdSlot, type PartSlot } from './hold-slot.js';

describe('holdSlot', () => {
  const limitOf = (total: number) => {
    const semaphore = createSemaphore({ total });
    const take = (slot: PartSlot) => slot.take(() => semaphore.acquire('job'));
    /** Tells whether a call outside all parts would get a slot at once. */
    const isFree = async () => {
      let got = false;
      const outside = semaphore.acquire('other').then((release) => {
        got = true;
        release();
      });
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      return { got: () => got, outside };
    };
    return { take, isFree };
  };

  it('an answered part holds its slot until its work has ended, and gives it back even if that fails', async () => {
    const { take, isFree } = limitOf(1);
    let during: boolean | undefined;
    const part = holdSlot(async (slot) => {
      (await take(slot))(true);
      during = (await isFree()).got();
      throw new Error('not stored');
    });
    await expect(part).rejects.toThrow('not stored');
    expect(during).toBe(false);
    expect((await isFree()).got()).toBe(true);
  });

  it('a try without an answer gives its slot back at once', async () => {
    const { take, isFree } = limitOf(1);
    await holdSlot(async (slot) => {
      (await take(slot))(false);
      expect((await isFree()).got()).toBe(true);
    });
  });

  it('a part asks again in the slot that it holds', async () => {
    const { take } = limitOf(1);
    const asked = holdSlot(async (slot) => {
      (await take(slot))(true);
      (await take(slot))(true);
      return 'twice';
    });
    await expect(asked).resolves.toBe('twice');
  });

  it('parts that ask several questions at once do not wait for one another for ever', async () => {
    const { take } = limitOf(2);
    const part = () =>
      holdSlot((slot) => {
        const ask = async () => (await take(slot))(true);
        return Promise.all([ask(), ask(), ask()]);
      });
    await expect(Promise.all([part(), part(), part()])).resolves.toHaveLength(3);
  });
});
