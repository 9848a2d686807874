// Preloaded into a worker: kills it at one point of a job's life. A point is armed by a file `NAME` in CRASH_FOLDER; the
// first process that reaches it removes the file and is gone. Points are statements, each before it is sent and after it
// was answered.
import { renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { POINTS } from './crash-points.mjs';

const folder = process.env.CRASH_FOLDER;

/** Kills this process if the point is armed. */
function crashIfArmed(point) {
  try {
    renameSync(join(folder, point), join(folder, `${point}.done`));
  } catch {
    // Not armed, or another process was first.
    return;
  }
  process.kill(process.pid, 'SIGKILL');
  // The signal may take a moment, in which nothing more may be sent.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

/** The names of the points that a statement or command is. */
const pointsOf = (said) => POINTS.filter(({ is }) => is(said)).map(({ name }) => name);

/** Wraps a method that sends something, and calls back or returns a promise with the answer. */
function wrap(prototype, method, toText) {
  const send = prototype[method];
  prototype[method] = function (...args) {
    const points = pointsOf(toText(args));
    if (points.length === 0) return send.apply(this, args);
    const reach = (when) => points.forEach((point) => crashIfArmed(`${when}-${point}`));
    reach('before');
    const callback = args.at(-1);
    if (typeof callback === 'function')
      args[args.length - 1] = (...answer) => {
        reach('after');
        return callback(...answer);
      };
    const sent = send.apply(this, args);
    if (typeof sent?.then !== 'function') return sent;
    return sent.then((answer) => {
      reach('after');
      return answer;
    });
  };
}

if (isMainThread && folder !== undefined && /dist\/workers\/main\.js$/.test(process.argv[1] ?? '')) {
  const require = createRequire(import.meta.url);
  const { Client } = require('pg');
  wrap(Client.prototype, 'query', ([query, values]) => {
    const text = typeof query === 'string' ? query : (query?.text ?? '');
    return `${text} ${(Array.isArray(values) ? values : (query?.values ?? [])).join(' ')}`;
  });
  const { Redis } = require('ioredis');
  wrap(Redis.prototype, 'sendCommand', ([{ name, args }]) => `${name} ${String(args[1] ?? '')}`);
}
