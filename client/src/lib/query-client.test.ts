import { afterEach, expect, it } from '@jest/globals';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { networkError } from './api-error.js';
import { createQueryClient, refetchAfterNews } from './query-client.js';

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

/** A list that is shown; each of its answers comes when the test lets it, with what was there when it was asked for. */
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

it('asks once more where news came while the first answer was under way', async () => {
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

it('asks once more where news lets an answer that is under way come', async () => {
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

it('does not ask once more where the answer was a failure: the next try is new in any case', async () => {
  const { client, answers, shown, leave } = shownList();
  const refetched = refetchAfterNews(client, ['list']);
  answers[0]?.('broken');
  await refetched;
  expect(shown.getCurrentResult().status).toBe('error');
  expect(answers).toHaveLength(1);
  leave();
});
