import { runCommand } from './lib/entry.mjs';

// npm start, and npm start with a further word: server, worker, migrate, seed, dev.
runCommand(() =>
  import('./lib/commands.mjs').then(({ command }) =>
    command(process.argv[2] ?? 'start', process.argv.slice(3)),
  ),
);
