import { afterEach, expect, test } from '@jest/globals';
import { until } from '#tests/support/until.js';
import { DatabaseWatch, type Watched } from './database-watch.mjs';

let watch: DatabaseWatch | undefined;
afterEach(() => watch?.stop());

function watching(embedded: Watched) {
  const seen = { lines: [] as string[], moved: 0, failed: [] as string[] };
  watch = new DatabaseWatch({
    embedded,
    report: (text) => seen.lines.push(text),
    onMoved: () => (seen.moved += 1),
    onFailed: (error) => seen.failed.push(error.message),
    lookMs: 1,
  });
  watch.start();
  return { watch, seen };
}

/** Creates a fake database that has ended; `finish` completes its restart. */
function ended() {
  let runs = false;
  let finish: (result: { moved: boolean }) => void = () => undefined;
  const embedded: Watched = {
    isWhereItWas: () => runs,
    restart: ({ signal }) =>
      new Promise((resolve, reject) => {
        finish = (result) => {
          runs = true;
          resolve(result);
        };
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  };
  return { embedded, finish: (result: { moved: boolean }) => finish(result) };
}

test('the watch reports a database that ended as down until it runs again, in two lines', async () => {
  const database = ended();
  const { watch: kept, seen } = watching(database.embedded);
  await until(() => kept.back !== undefined);
  const { back } = kept;
  database.finish({ moved: false });
  await back;
  await until(() => kept.back === undefined);
  expect(seen).toEqual({
    lines: ['The database ended and is started again.', 'The database runs again.'],
    moved: 0,
    failed: [],
  });
});

test('the watch calls onMoved before it reports a moved database as running', async () => {
  const database = ended();
  const { watch: kept, seen } = watching(database.embedded);
  await until(() => kept.back !== undefined);
  const { back } = kept;
  const movedThen = back?.then(() => seen.moved);
  database.finish({ moved: true });
  expect(await movedThen).toBe(1);
});

test('stopping the watch aborts a restart that is under way, without a failure', async () => {
  const { watch: kept, seen } = watching(ended().embedded);
  await until(() => kept.back !== undefined);
  await kept.stop();
  expect(seen.failed).toEqual([]);
});

test('a failed restart ends the watch with its error', async () => {
  const { seen } = watching({
    isWhereItWas: () => false,
    restart: () => Promise.reject(new Error('no room')),
  });
  await until(() => seen.failed.length > 0);
  expect(seen.failed).toEqual(['no room']);
});

test('a check that throws leads to a restart, which can tell what is wrong', async () => {
  let restarts = 0;
  const { seen } = watching({
    isWhereItWas: () => {
      if (restarts === 0) throw new Error('EMFILE');
      return true;
    },
    restart: async () => {
      restarts += 1;
      return { moved: false };
    },
  });
  await until(() => restarts === 1);
  expect(seen.failed).toEqual([]);
});
