import { fork } from 'node:child_process';
import { once } from 'node:events';
import { WebSocket } from 'ws';

const SOCKETS = 1_000;
const ROUNDS = 30;
const AT_ONCE = 50;

/** One message to many sockets: time until the last of them has it, ms. */
export interface BroadcastTimes {
  sockets: number;
  p50: number;
  p95: number;
}

/** Opens sockets, some at a time, so that no handshake waits for long. */
async function openAll(open: () => Promise<WebSocket>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < SOCKETS)
    sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => open()))));
  return sockets;
}

/** Sends messages one after the other, and measures each until the last socket has it. */
async function timesOf(
  sockets: readonly WebSocket[],
  send: (round: number) => Promise<void> | void,
  isMessage: (data: string, round: number) => boolean,
): Promise<BroadcastTimes> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let left = sockets.length;
    const heard = new Promise<void>((resolve) => {
      for (const socket of sockets) {
        const listener = (data: Buffer) => {
          if (!isMessage(data.toString(), round)) return;
          socket.off('message', listener);
          left -= 1;
          if (left === 0) resolve();
        };
        socket.on('message', listener);
      }
    });
    const from = performance.now();
    await send(round);
    await heard;
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { sockets: sockets.length, p50: at(0.5), p95: at(0.95) };
}

/**
 * Measures a broadcast of a server of the product to the sockets of one user. The clients are plain WebSockets that
 * speak as much of Socket.IO's protocol as they need, so that the client's library is not measured.
 */
export async function broadcastOf(
  { baseUrl, cookie }: { baseUrl: string; cookie: string },
  publish: (round: number) => Promise<void>,
  isMessage: (data: string, round: number) => boolean,
): Promise<BroadcastTimes> {
  const address = `${baseUrl.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const sockets = await openAll(async () => {
    const socket = new WebSocket(address, { headers: { cookie } });
    socket.on('message', (data: Buffer) => {
      if (data.toString() === '2') socket.send('3');
    });
    await once(socket, 'message');
    socket.send('40');
    await once(socket, 'message');
    return socket;
  });
  try {
    return await timesOf(sockets, publish, isMessage);
  } finally {
    for (const socket of sockets) socket.terminate();
  }
}

/** Measures the peer: a server process that does nothing but pass on each message to all sockets of `ws`. */
export async function plainBroadcast(message: (round: number) => string): Promise<BroadcastTimes> {
  const server = fork('tests/bench/load/ws-server.mjs', { stdio: 'inherit', execArgv: [] });
  try {
    const [port] = (await once(server, 'message')) as [number];
    const sockets = await openAll(async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`);
      await once(socket, 'open');
      return socket;
    });
    return await timesOf(
      sockets,
      (round) => void server.send(message(round)),
      (data, round) => data === message(round),
    );
  } finally {
    server.kill();
  }
}
