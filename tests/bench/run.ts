import { runNamed } from '#tests/support/run-named.js';

// Measurements of `npm run bench -- NAME [...]`, by the name of their file in this folder.
await runNamed('bench', {
  chat: () => import('./chat.js'),
  contracts: () => import('./contracts.js'),
  'event-loop': () => import('./event-loop.js'),
  extraction: () => import('./extraction.js'),
  footprint: () => import('./footprint.js'),
  forms: () => import('./forms.js'),
  guards: () => import('./guards.js'),
  knowledge: () => import('./knowledge.js'),
  latency: () => import('./latency.js'),
  mixed: () => import('./mixed.js'),
  model: () => import('./model.js'),
  paragraphs: () => import('./paragraphs.js'),
  recognition: () => import('./recognition.js'),
  report: () => import('./report.js'),
  retrieval: () => import('./retrieval.js'),
  rewriting: () => import('./rewriting.js'),
  rules: () => import('./rules.js'),
  scale: () => import('./scale.js'),
  statutes: () => import('./statutes.js'),
  storage: () => import('./storage.js'),
  vitals: () => import('./vitals.js'),
  words: () => import('./words.js'),
});
