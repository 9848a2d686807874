import { runNamed } from '#tests/support/run-named.js';

// Evaluations of `npm run eval -- NAME [FILE...]`, by the name of their file in this folder.
await runNamed('eval', {
  polarity: () => import('./polarity.js'),
  draw: () => import('./draw.js'),
  recall: () => import('./recall.js'),
  labels: () => import('./labels.js'),
});
