/** Measurements of `npm run bench -- NAME [...]`, by the name of their file in this folder. */
const BENCHES: Record<string, () => Promise<{ run(args: string[]): Promise<number> }>> = {
  contracts: () => import('./contracts.js'),
  'event-loop': () => import('./event-loop.js'),
  extraction: () => import('./extraction.js'),
  forms: () => import('./forms.js'),
  latency: () => import('./latency.js'),
  model: () => import('./model.js'),
  paragraphs: () => import('./paragraphs.js'),
  recognition: () => import('./recognition.js'),
  report: () => import('./report.js'),
  recovery: () => import('./recovery.js'),
  statutes: () => import('./statutes.js'),
  vitals: () => import('./vitals.js'),
  words: () => import('./words.js'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = BENCHES[name];
if (load === undefined) {
  process.stderr.write(
    `Usage: npm run bench -- NAME, where NAME is one of: ${Object.keys(BENCHES).join(', ')}\n`,
  );
  process.exitCode = 2;
} else {
  process.exitCode = await (await load()).run(args);
}
