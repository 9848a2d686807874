// Entry point of every command, even on a Node that is too old: before the version check, use no newer syntax and
// import nothing that does.
import { fileURLToPath } from 'url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export function nodeProblem(version) {
  const parts = version.split('.').map(Number);
  const major = parts[0];
  const minor = parts[1];
  const good = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (good) return undefined;
  return 'LDA needs Node 20.19 or later, 22.12 or later, or 24 and up; this is Node ' + version + '.';
}

/** Runs a command, and turns what it throws into one sentence and exit code 1. */
export function runCommand(load) {
  const problem = nodeProblem(process.versions.node);
  if (problem !== undefined) {
    process.stderr.write(problem + '\n');
    process.exit(1);
  }
  load().catch(function (error) {
    const known = error && error.name === 'CliError';
    process.stderr.write((known ? error.message : (error && error.stack) || String(error)) + '\n');
    process.exit(1);
  });
}
