import { io, type Socket } from 'socket.io-client';
import type { Metrics } from '#shared/contracts/metrics.js';
import type { SocketEvents } from '#shared/contracts/events.js';
import type { Job } from '#shared/contracts/jobs.js';
import { until } from './until.js';

/** Socket of a signed-in user's browser on one server, with the events that it has received. */
export interface OpenWindow {
  socket: Socket;
  jobs: Job[];
  deltas: SocketEvents['chat:delta'][];
  metrics: Metrics[];
  /** Reasons of the `session` events. */
  ended: string[];
  /** Returns the events of one job. */
  statesOf(jobId: string): Job[];
}

/** Opens a socket with the cookie of a session; it reconnects as the client's does. Resolves when it is connected. */
export async function openWindow(baseUrl: string, { cookie }: { cookie: string }): Promise<OpenWindow> {
  const socket = io(baseUrl, {
    transports: ['websocket'],
    extraHeaders: { cookie },
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
  });
  const window: OpenWindow = {
    socket,
    jobs: [],
    deltas: [],
    metrics: [],
    ended: [],
    statesOf: (jobId) => window.jobs.filter(({ id }) => id === jobId),
  };
  const { jobs, deltas, metrics, ended } = window;
  socket.on('job', (job: Job) => jobs.push(job));
  socket.on('chat:delta', (delta: SocketEvents['chat:delta']) => deltas.push(delta));
  socket.on('metrics', (value: Metrics) => metrics.push(value));
  socket.on('session', ({ reason }: SocketEvents['session']) => ended.push(reason));
  socket.on('disconnect', (reason) => {
    // The server cuts sockets that may have missed events, and those whose session has ended.
    if (reason === 'io server disconnect' && ended.every((said) => said === 'role_changed')) socket.connect();
  });
  await until(() => socket.connected);
  return window;
}
