import { afterEach, expect, it } from '@jest/globals';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { networkError } from './api-error.js';
import { createQueryClient, refetchAfterNews } from './query-client.js';

afterEach(() => {
  onlineManager.setOnline(true);
});

it('an offline mutation fails at once and is not queued for later', async () => {
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

/** An observed list query. The test releases each response, which contains the list as it was at the request. */
function shownList() {
  const client = createQueryClient();
  const there = ['lease'];
  const answers: ((how?: 'broken') => void)[] = [];
  const shown = new QueryObserver(client, {
    queryKey: ['list'],
    retry: false,
    queryFn: () => {
      const found = [...there];
      return new Promise<string[]>((resolve, reject) => {
        answers.push((how) => {
          if (how === 'broken') reject(networkError());
          else resolve(found);
        });
      });
    },
  });
  const leave = shown.subscribe(() => undefined);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { client, there, answers, shown, settled, leave };
}

it('a change notice during the first request causes one more request', async () => {
  const { client, there, answers, shown, settled, leave } = shownList();
  there.push('contract');
  const refetched = Promise.all([refetchAfterNews(client, ['list']), refetchAfterNews(client, ['list'])]);
  answers[0]?.();
  await settled();
  expect(answers).toHaveLength(2);
  answers[1]?.();
  await refetched;
  expect(shown.getCurrentResult().data).toEqual(['lease', 'contract']);
  expect(answers).toHaveLength(2);
  leave();
});

it('a change notice that does not cancel the request in flight causes one more request', async () => {
  const { client, there, answers, shown, settled, leave } = shownList();
  answers[0]?.();
  await settled();
  const news = () => refetchAfterNews(client, ['list'], { cancelRefetch: false });
  const refetched = [news()];
  there.push('contract');
  refetched.push(news());
  answers[1]?.();
  await settled();
  answers[2]?.();
  await Promise.all(refetched);
  expect(shown.getCurrentResult().data).toEqual(['lease', 'contract']);
  expect(answers).toHaveLength(3);
  leave();
});

it('a request that fails after a change notice is not repeated, because the next attempt is fresh anyway', async () => {
  const { client, answers, shown, leave } = shownList();
  const refetched = refetchAfterNews(client, ['list']);
  answers[0]?.('broken');
  await refetched;
  expect(shown.getCurrentResult().status).toBe('error');
  expect(answers).toHaveLength(1);
  leave();
});
