import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CliError } from './cli-error.mjs';
import { done, writeLine } from './terminal.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Returns the packages missing from node_modules, and whether development packages are installed (they are then
 * kept).
 */
export function inspectPackages(root, { dev }) {
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  const record = join(root, 'node_modules', '.package-lock.json');
  const present = existsSync(record) ? readJson(record).packages : {};
  const hasDev = Object.keys(present).some((path) => wanted[path]?.dev);
  const missing = Object.entries(wanted)
    .filter(([path, entry]) => path.startsWith('node_modules/') && !entry.link)
    // Optional packages for other platforms are never installed; npm decides which.
    .filter(([, entry]) => !entry.optional && !entry.devOptional && (dev || !entry.dev))
    .filter(
      ([path, entry]) =>
        present[path]?.version !== entry.version || !existsSync(join(root, path, 'package.json')),
    )
    .map(([path]) => path.slice('node_modules/'.length));
  return { missing, hasDev };
}

const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network)\b/;

/**
 * Installs missing packages, exactly as in the lockfile.
 * @throws CliError if the folder cannot be written to, the registry cannot be reached, or npm fails.
 */
export async function ensureInstalled(root, { dev = false } = {}) {
  const { missing, hasDev } = inspectPackages(root, { dev });
  if (missing.length === 0) return;
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new CliError(`Packages have to be installed, but the folder ${root} cannot be written to.`);
  }
  writeLine(`  Installing ${missing.length} packages…`);
  const started = Date.now();
  const args = [
    'ci',
    dev || hasDev ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { code, output } = await npm(root, [
    ...args,
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ]);
  if (code !== 0) {
    if (unreachable.test(output)) {
      throw new CliError('The npm registry cannot be reached; connect to the internet and start again.');
    }
    const line = output
      .split('\n')
      .find((text) => /^npm (error|ERR!) (?!code|errno|syscall|path)/.test(text));
    throw new CliError(
      `npm could not install the packages: ${line?.replace(/^npm (error|ERR!) /, '') ?? `exit code ${code}`}`,
    );
  }
  done(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

function npm(root, args) {
  // Prefer the npm that started us, if any; the one on the PATH may belong to another Node.
  const given = process.env.npm_execpath;
  const own = given !== undefined && basename(given) === 'npm-cli.js' && existsSync(given);
  return new Promise((resolve, reject) => {
    const child = own
      ? spawn(process.execPath, [given, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
      : spawn('npm', args, {
          cwd: root,
          stdio: ['ignore', 'pipe', 'pipe'],
          shell: process.platform === 'win32',
        });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.once('error', (error) =>
      reject(error.code === 'ENOENT' ? new CliError('npm was not found; install it beside Node.') : error),
    );
    child.once('close', (code) => resolve({ code, output }));
  });
}
