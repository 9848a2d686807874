import { describe, expect, it } from '@jest/globals';
import { createSemaphore } from '#platform/semaphore.js';
import { keepSlots, takeSlot } from './kept-slots.js';

describe('slots that answers keep', () => {
  const limitOf = (total: number) => {
    const semaphore = createSemaphore({ total });
    const take = () => takeSlot(() => semaphore.acquire('job'));
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

  it('an answered part keeps its slot until its work has ended, and gives it back even if that fails', async () => {
    const { take, isFree } = limitOf(1);
    let during: boolean | undefined;
    const part = keepSlots(async () => {
      (await take())(true);
      during = (await isFree()).got();
      throw new Error('not stored');
    });
    await expect(part).rejects.toThrow('not stored');
    expect(during).toBe(false);
    expect((await isFree()).got()).toBe(true);
  });

  it('a try without an answer gives its slot back at once', async () => {
    const { take, isFree } = limitOf(1);
    await keepSlots(async () => {
      (await take())(false);
      expect((await isFree()).got()).toBe(true);
    });
  });

  it('a part asks again in the slot that it keeps', async () => {
    const { take } = limitOf(1);
    const asked = keepSlots(async () => {
      (await take())(true);
      (await take())(true);
      return 'twice';
    });
    await expect(asked).resolves.toBe('twice');
  });

  it('parts that ask several questions at once do not wait for one another for ever', async () => {
    const { take } = limitOf(2);
    const ask = async () => (await take())(true);
    const part = () => keepSlots(() => Promise.all([ask(), ask(), ask()]));
    await expect(Promise.all([part(), part(), part()])).resolves.toHaveLength(3);
  });

  it('a call outside all parts gives its slot back with its answer', async () => {
    const { take, isFree } = limitOf(1);
    (await take())(true);
    expect((await isFree()).got()).toBe(true);
  });
});
