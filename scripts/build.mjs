import { runCommand, root } from './lib/entry.mjs';

// npm run build: builds only dist/, for an image.
runCommand(() => import('./lib/build.mjs').then(({ ensureBuilt }) => ensureBuilt(root)));
