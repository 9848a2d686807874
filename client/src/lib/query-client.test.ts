import { afterEach, expect, it } from '@jest/globals';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { networkError } from './api-error.js';
import { createQueryClient } from './query-client.js';

afterEach(() => {
  onlineManager.setOnline(true);
});

it('says at once that something could not be done offline, and keeps nothing to do later', async () => {
  onlineManager.setOnline(false);
  const tries: string[] = [];
  const removal = new MutationObserver(createQueryClient(), {
    mutationFn: (id: string) => {
      tries.push(id);
      return Promise.reject(networkError());
    },
  });
  await expect(removal.mutate('lease')).rejects.toMatchObject({ code: 'network' });
  expect(removal.getCurrentResult().isPaused).toBe(false);
  expect(tries).toEqual(['lease']);
});
