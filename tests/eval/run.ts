/** Evaluations of `npm run eval -- NAME [FILE...]`, by the name of their file in this folder. */
const EVALS: Record<string, () => Promise<{ run(args: string[]): Promise<number> }>> = {
  polarity: () => import('./polarity.js'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = EVALS[name];
if (load === undefined) {
  process.stderr.write(
    `Usage: npm run eval -- NAME, where NAME is one of: ${Object.keys(EVALS).join(', ')}\n`,
  );
  process.exitCode = 2;
} else {
  process.exitCode = await (await load()).run(args);
}
