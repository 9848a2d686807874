import { join, resolve } from 'node:path';
import { operate } from './operate.mjs';

/**
 * Runs `npm run law -- COMMAND`: lists, imports and removes laws, whether the installation is running or stopped.
 */
export async function law(root, [command, ...args]) {
  // npm runs in the package's folder; a file is named from where the operator is.
  const from = process.env.INIT_CWD ?? process.cwd();
  const isFile = (arg) => command === 'import' && !arg.startsWith('--');
  const operands = args.map((arg) => (isFile(arg) ? resolve(from, arg) : arg));
  await operate(root, join('dist', 'workers', 'law-loading', 'main.js'), [command ?? '', ...operands]);
}
