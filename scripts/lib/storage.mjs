import { join } from 'node:path';
import { operate } from './operate.mjs';

/** Runs `npm run storage -- COMMAND`: counts files by where they lie, moves them, and tries out the S3 store. */
export async function storage(root, args) {
  // Ctrl-C reaches the child too: it ends what it is doing, and this process then stops the database.
  process.on('SIGINT', () => undefined);
  await operate(root, join('dist', 'workers', 'storage', 'main.js'), args);
}
