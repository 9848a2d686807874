import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withLock } from './processes.mjs';
import { CliError } from './cli-error.mjs';
import { done } from './terminal.mjs';

const rooms = ['shared', 'platform', 'server', 'workers'];
/** The compiler, below the root. The package `typescript` is another, for tools that need its API (ADR 56). */
export const COMPILER = 'node_modules/typescript-native/bin/tsc';

const targets = [
  {
    name: 'node',
    inputs: [...rooms, 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json'],
    product: 'dist/platform/config.js',
    command: [COMPILER, '-p', 'tsconfig.build.json'],
  },
  {
    name: 'client',
    inputs: ['client', 'shared', 'package.json', 'package-lock.json'],
    product: 'dist/client/index.html',
    command: ['node_modules/vite/bin/vite.js', 'build', 'client', '--logLevel', 'error'],
  },
];

function* files(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* files(child);
    else if (!/\.(?:test\.tsx?|md)$/.test(entry.name)) yield child;
  }
}

/** Hashes the contents, not the times: a fresh clone or a switched branch gives every file a new time. */
function fingerprint(root, inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = join(root, input);
    if (!existsSync(path)) continue;
    const list = /\.json$/.test(input) ? [path] : [...files(path)].sort();
    for (const file of list)
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex');
}

const stampFile = (root, target) => join(root, 'dist', `.built-${target.name}`);

function isFresh(root, target, print) {
  const stamp = stampFile(root, target);
  return existsSync(stamp) && existsSync(join(root, target.product)) && readFileSync(stamp, 'utf8') === print;
}

function runTool(root, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

async function buildTarget(root, target, print) {
  rmSync(stampFile(root, target), { force: true });
  // The compiler's record of written files is valid only while those files still exist.
  if (target.name === 'node') rmSync(join(root, 'dist', '.tsbuildinfo'), { force: true });
  const { code, output } = await runTool(root, target.command);
  if (code !== 0 || !existsSync(join(root, target.product))) {
    process.stderr.write(output);
    throw new CliError(`The ${target.name === 'node' ? 'server' : 'client'} could not be built.`);
  }
  if (target.name === 'node') removeOrphans(root);
  writeFileSync(stampFile(root, target), print);
}

/** Removes compiled modules whose source is gone, so that they cannot be imported any more. */
function removeOrphans(root) {
  for (const room of rooms) {
    const folder = join(root, 'dist', room);
    if (!existsSync(folder)) continue;
    for (const file of files(folder)) {
      const source = join(root, relative(join(root, 'dist'), file)).replace(/\.js(\.map)?$/, '.ts');
      if (!existsSync(source)) rmSync(file);
    }
  }
}

/**
 * Brings dist/ up to date with the sources; does nothing if it is.
 * @throws CliError
 */
export async function ensureBuilt(root, { only } = {}) {
  const wanted = targets.filter((target) => only === undefined || target.name === only);
  const stale = () =>
    wanted
      .map((target) => ({ target, print: fingerprint(root, target.inputs) }))
      .filter(({ target, print }) => !isFresh(root, target, print));
  if (stale().length === 0) return;
  try {
    mkdirSync(join(root, 'dist'), { recursive: true });
    await withLock(join(root, 'dist', '.lock'), async () => {
      const work = stale();
      if (work.length === 0) return;
      const started = Date.now();
      await Promise.all(work.map(({ target, print }) => buildTarget(root, target, print)));
      done(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    });
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes(error.code)) throw error;
    throw new CliError(`The program has to be built, but the folder ${root} cannot be written to.`);
  }
}
