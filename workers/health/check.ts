import { findHealthProblem } from './health-file.js';

// The health check of a container with a worker: `node dist/workers/health/check.js FILE [alive]`. Exits with 0 if the
// worker that writes FILE is well. With `alive` only its event loop counts, and not its database.
const [path = '', only] = process.argv.slice(2);
const problem =
  path === '' || (only !== undefined && only !== 'alive')
    ? 'Usage: node dist/workers/health/check.js FILE [alive]'
    : await findHealthProblem(path, { now: Date.now(), aliveOnly: only === 'alive' });
if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
