import { io, type Socket } from 'socket.io-client';
import type { Job } from '#shared/contracts/jobs.js';

/** Interval at which a window reads the state again, as the product's client does where no event comes, ms. */
const READ_MS = 10_000;

/** A window of a user, and what came wrong over its socket. */
export interface Browser {
  /** Number of 'completed' events, by job. */
  completed: Map<string, number>;
  /** Jobs whose version went down on one connection. */
  versionsDown: string[];
  /** Jobs that this window shows as queued or running. */
  live: Set<string>;
  /** Cuts the connection in the middle; the client connects again. */
  cut(): void;
  connected(): boolean;
  /** Opens the window anew with the cookie of another session, as after signing in. */
  reopen(cookie: string): void;
  close(): void;
}

/**
 * Opens a window as the product's client is one: it connects again after every loss, reads the state then, and now and
 * again; of two states of a job it shows the newer one.
 */
export function openBrowser(baseUrl: string, cookie: string): Browser {
  const headers = { cookie };
  const socket: Socket = io(baseUrl, {
    transports: ['websocket'],
    extraHeaders: headers,
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 1_000,
  });
  const shown = new Map<string, number>();
  const show = ({ id, status, version }: Job) => {
    if (version < (shown.get(id) ?? 0)) return;
    shown.set(id, version);
    if (status === 'queued' || status === 'running') browser.live.add(id);
    else browser.live.delete(id);
  };
  const read = async () => {
    const response = await fetch(`${baseUrl}/jobs`, { headers });
    if (response.ok) ((await response.json()) as Job[]).forEach(show);
  };
  // While LDA is away, the next reading is the one that counts.
  const tryRead = () => void read().catch(() => undefined);
  const timer = setInterval(tryRead, READ_MS);
  const browser: Browser = {
    completed: new Map(),
    versionsDown: [],
    live: new Set(),
    cut: () => socket.io.engine.close(),
    connected: () => socket.connected,
    reopen(next) {
      headers.cookie = next;
      socket.disconnect().connect();
    },
    close() {
      clearInterval(timer);
      socket.disconnect();
    },
  };
  const versions = new Map<string, number>();
  socket.on('connect', () => {
    // What comes first on a new connection may be older than the last of the one before.
    versions.clear();
    tryRead();
  });
  socket.on('disconnect', (reason) => void (reason === 'io server disconnect' && socket.connect()));
  socket.on('job', (job: Job) => {
    const { id, status, version } = job;
    if (version < (versions.get(id) ?? 0)) browser.versionsDown.push(id);
    versions.set(id, version);
    if (status === 'completed') browser.completed.set(id, (browser.completed.get(id) ?? 0) + 1);
    show(job);
  });
  return browser;
}
