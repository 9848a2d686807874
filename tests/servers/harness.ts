import type { Job } from '#shared/contracts/jobs.js';
import { clientOf, insertAccount, json, signIn, type Client } from '#tests/bench/client.js';
import { startFakeModel, type FakeModel } from '#tests/fakes/model.js';
import { openWindow, type OpenWindow } from '#tests/support/open-window.js';
import { makeAdmin } from '#tests/support/people.js';
import { queryStack } from '#tests/support/query-stack.js';
import { startStack, type Stack, type StackProcess, type StackServer } from '#tests/support/stack.js';
import { until } from '#tests/support/until.js';

type Pair<T> = readonly [T, T];

/** One session of a user, used on both servers. */
export interface Session {
  on: Pair<Client>;
  /** Opens a window on each server. */
  windows(): Promise<Pair<OpenWindow>>;
}

export interface Person extends Session {
  email: string;
}

/** The product with two servers, two workers and a language model that answers at once unless it is held. */
export interface TwoServers {
  stack: Stack;
  model: FakeModel;
  servers: Pair<StackServer>;
  workers: Pair<StackProcess>;
  /** Creates a user who has signed in on the first server. */
  person(options?: { admin?: boolean }): Promise<Person>;
  /** Signs somebody in once more, on one server. */
  session(email: string, server?: 0 | 1): Promise<Session>;
  window(server: 0 | 1, session: Session): Promise<OpenWindow>;
  statusOf(jobId: string): Promise<string | undefined>;
  completed(jobId: string): Promise<unknown>;
  /** Closes the windows that were opened since the last call. */
  closeWindows(): void;
  close(): Promise<void>;
}

/** A worker that starts takes seconds, and far more on a machine that other tests keep busy. */
const SLOW_MS = 100_000;

/** Waits for a condition that may depend on a worker that is just starting. */
export const eventually = <T>(
  what: () => Promise<T | undefined | false> | T | undefined | false,
): Promise<T> => until(what, SLOW_MS);

/** A contract that nobody else has: parts of equal texts are found again. */
export const contractText = (name: string) =>
  `1. Term. The Supplier may end this Agreement with ${name} at any time without notice and without compensation.`;

/** Requests the analysis of a text; the job is the answer. */
export async function startAnalysis(client: Client, text: string): Promise<Job> {
  const accepted = await client.call('/risk', json({ document_text: text }, { Prefer: 'respond-async' }));
  if (accepted.status !== 202) throw new Error(`/risk answered ${accepted.status}: ${await accepted.text()}`);
  return (await accepted.json()) as Job;
}

function pairOf<T>([first, second]: readonly T[]): Pair<T> {
  if (first === undefined || second === undefined) throw new Error('two were started');
  return [first, second];
}

export async function startTwoServers(redisUrl: string | undefined): Promise<TwoServers> {
  const model = await startFakeModel();
  const stack = await startStack({
    servers: 2,
    workers: 2,
    env: { OPENAI_BASE_URL: model.url, ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }) },
  });
  const servers = pairOf(stack.servers);
  const open: OpenWindow[] = [];
  let people = 0;

  const window: TwoServers['window'] = async (server, { on }) => {
    const opened = await openWindow(servers[server].baseUrl, on[server]);
    open.push(opened);
    return opened;
  };
  const session: TwoServers['session'] = async (email, server = 0) => {
    const { cookie } = await signIn(servers[server].baseUrl, email);
    const signedIn: Session = {
      on: [clientOf(servers[0].baseUrl, cookie), clientOf(servers[1].baseUrl, cookie)],
      windows: () => Promise.all([window(0, signedIn), window(1, signedIn)]),
    };
    return signedIn;
  };
  const statusOf = async (id: string) =>
    (await queryStack<{ status: string }>(stack, 'select status from jobs where id = $1', [id]))[0]?.status;

  return {
    stack,
    model,
    servers,
    workers: pairOf(stack.workers),
    async person({ admin = false } = {}) {
      people += 1;
      const email = `person${people}@example.com`;
      await insertAccount(stack, email);
      if (admin) await makeAdmin(stack, email);
      return { email, ...(await session(email)) };
    },
    session,
    window,
    statusOf,
    completed: (id) => eventually(async () => (await statusOf(id)) === 'completed'),
    closeWindows() {
      for (const { socket } of open.splice(0)) socket.close();
    },
    async close() {
      await stack.stop();
      await model.close();
    },
  };
}
