import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 50;
/** Longest wait for one answer, ms. */
const ANSWER_MS = 15_000;

/** One answer of a server; status 0 is none. */
export interface Answer {
  baseUrl: string;
  from: number;
  at: number;
  status: number;
  retryAfter: string | null;
}

/** Asks each server, all the time, what needs a session and the database. */
export interface ApiProbe {
  answers: Answer[];
  stop(): Promise<void>;
}

export function startApiProbe(baseUrls: readonly string[], cookie: () => string): ApiProbe {
  const answers: Answer[] = [];
  const stopped = new AbortController();
  const ask = async (baseUrl: string): Promise<void> => {
    while (!stopped.signal.aborted) {
      const from = Date.now();
      const { status, retryAfter } = await fetch(`${baseUrl}/jobs`, {
        headers: { cookie: cookie() },
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(ANSWER_MS)]),
      })
        .then(async (response) => {
          await response.arrayBuffer();
          return { status: response.status, retryAfter: response.headers.get('Retry-After') };
        })
        // Also where only the head of an answer came.
        .catch(() => ({ status: 0, retryAfter: null }));
      if (stopped.signal.aborted) return;
      answers.push({ baseUrl, from, at: Date.now(), status, retryAfter });
      await pause(EVERY_MS);
    }
  };
  const asking = Promise.all(baseUrls.map(ask));
  return {
    answers,
    async stop() {
      stopped.abort();
      await asking;
    },
  };
}
