import { randomBytes } from 'node:crypto';

const machine = randomBytes(5).toString('hex');
let lastSecond = 0;
let counter = 0;

/**
 * Returns a new id in ObjectId layout: seconds, process, counter. Ids of one process only increase, even when its
 * clock is set back.
 */
export function newObjectId(now = Date.now()): string {
  const second = Math.floor(now / 1000);
  if (second > lastSecond) {
    lastSecond = second;
    counter = randomBytes(2).readUInt16BE();
  }
  counter += 1;
  return lastSecond.toString(16).padStart(8, '0') + machine + counter.toString(16).padStart(6, '0');
}
