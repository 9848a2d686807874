import { describe, expect, it } from '@jest/globals';
import { StopReason } from './stop-reason.js';
import { shieldFromHandover } from './handover.js';

/** Work that takes until `finish` is called, and stops when its signal is aborted. */
function slowWork() {
  let finish: () => void = () => undefined;
  const work = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      finish = () => resolve('done');
      if (signal.aborted) reject(signal.reason as Error);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  return { work, finish: () => finish() };
}

describe('shieldFromHandover', () => {
  it.each(['shutdown', 'yielded'] as const)(
    'work goes on when its job is handed over: %s',
    async (reason) => {
      const controller = new AbortController();
      const { work, finish } = slowWork();
      const shielded = shieldFromHandover(controller.signal, work);
      controller.abort(new StopReason(reason));
      finish();
      expect(await shielded).toBe('done');
      const later = shieldFromHandover(controller.signal, work);
      finish();
      expect(await later).toBe('done');
    },
  );

  it.each(['cancelled', 'fenced', 'deadline'] as const)(
    'work stops when its job does: %s',
    async (reason) => {
      const controller = new AbortController();
      const { work } = slowWork();
      const shielded = shieldFromHandover(controller.signal, work);
      controller.abort(new StopReason(reason));
      await expect(shielded).rejects.toThrow(StopReason);
      await expect(shieldFromHandover(controller.signal, work)).rejects.toThrow(StopReason);
    },
  );
});
