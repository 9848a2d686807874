import { setTimeout as pause } from 'node:timers/promises';
import { linkedAbort } from '#platform/linked-abort.js';

const EVERY_MS = 50;
/** Longest wait for one answer, ms. */
const ANSWER_MS = 5_000;

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
  /** Asks once, and never longer than `ANSWER_MS`: a request to a process that just ended may hang whatever its signal says. */
  const askOnce = async (baseUrl: string): Promise<Pick<Answer, 'status' | 'retryAfter'>> => {
    const none = { status: 0, retryAfter: null };
    const { signal, abort, unlink } = linkedAbort(stopped.signal);
    const timer = setTimeout(() => abort(new Error('no answer')), ANSWER_MS);
    const given = new Promise<typeof none>((resolve) =>
      signal.addEventListener('abort', () => resolve(none), { once: true }),
    );
    const answered = fetch(`${baseUrl}/jobs`, { headers: { cookie: cookie() }, signal })
      .then(async (response) => {
        await response.arrayBuffer();
        return { status: response.status, retryAfter: response.headers.get('Retry-After') };
      })
      // Also where only the head of an answer came.
      .catch(() => none);
    try {
      return await Promise.race([answered, given]);
    } finally {
      clearTimeout(timer);
      unlink();
    }
  };
  const ask = async (baseUrl: string): Promise<void> => {
    while (!stopped.signal.aborted) {
      const from = Date.now();
      const { status, retryAfter } = await askOnce(baseUrl);
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
