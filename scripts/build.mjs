import { enter, root } from './lib/entry.mjs';

// npm run build: dist/ alone, for an image.
enter(() => import('./lib/build.mjs').then(({ ensureBuilt }) => ensureBuilt(root)));
