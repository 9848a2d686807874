import { runNamed } from '#tests/support/run-named.js';

// Evaluations of `npm run eval -- NAME [FILE...]`, by the name of their file in this folder.
await runNamed('eval', {
  parties: () => import('./parties.js'),
  missing: () => import('./missing.js'),
  arabic: () => import('./arabic.js'),
  polarity: () => import('./polarity.js'),
  denials: () => import('./denials.js'),
  draw: () => import('./draw.js'),
  judged: () => import('./judged.js'),
  recall: () => import('./recall.js'),
  quotes: () => import('./quotes.js'),
  values: () => import('./values.js'),
  'bound-values': () => import('./bound-values.js'),
  'asked-values': () => import('./asked-values.js'),
  law: () => import('./law.js'),
  'law-documents': () => import('./law-documents.js'),
  labels: () => import('./labels.js'),
  rewordings: () => import('./rewordings.js'),
  translations: () => import('./translations.js'),
  drafts: () => import('./drafts.js'),
  bilingual: () => import('./bilingual.js'),
  'law-draw': () => import('./law-draw.js'),
  reassurance: () => import('./reassurance.js'),
  'law-files': () => import('./law-files.js'),
});
