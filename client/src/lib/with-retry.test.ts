import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { withRetry } from './with-retry.js';

const load = jest.fn<() => Promise<string>>();
const online = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  online(true);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('withRetry', () => {
  it('a load that succeeds runs once', async () => {
    load.mockResolvedValue('here');
    await expect(withRetry(load)()).resolves.toBe('here');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a load that fails is retried', async () => {
    const fetched = withRetry(load)();
    await jest.advanceTimersByTimeAsync(0);
    load.mockResolvedValue('here');
    await jest.runAllTimersAsync();
    await expect(fetched).resolves.toBe('here');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('an offline load waits without limit and is retried when the browser is online again', async () => {
    online(false);
    const fetched = withRetry(load)();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(load).toHaveBeenCalledTimes(1);
    online(true);
    load.mockResolvedValue('here');
    window.dispatchEvent(new Event('online'));
    await expect(fetched).resolves.toBe('here');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('a load that fails every attempt online throws a network error', async () => {
    const fetched = expect(withRetry(load)()).rejects.toMatchObject({ code: 'network', status: 0 });
    await jest.runAllTimersAsync();
    await fetched;
    expect(load).toHaveBeenCalledTimes(3);
  });
});
