import { parseArgs } from 'node:util';
import { differencesOf } from '#workers/rewriting/guards/compare.js';
import { clausesIn, tryMeaning } from '#tests/support/meaning-trial.js';
import { rewordings } from '#tests/support/rewordings.js';

const FOLDER = 'tests/fixtures';
const SHOWN = 10;

/**
 * Measures the guards of rephrasing: `guards [FOLDER ...]`, clauses of a folder's text files (those of the project if none is given)
 * as a model answers them that changes what they mean, and a set of rewordings of the same meaning. `--most N` takes no more clauses.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { most: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const folders = positionals.length === 0 ? [FOLDER] : positionals;
  const clauses = (await Promise.all(folders.map(clausesIn)))
    .flat()
    .slice(0, Number(values.most ?? Infinity));
  const start = performance.now();
  const { tried, passed } = tryMeaning(clauses);
  const seconds = (performance.now() - start) / 1_000;
  const answers = [...tried.values()].reduce((sum, count) => sum + count, 0);
  const honest = await rewordings('honest');
  const refused = honest.filter(
    ({ original, revised, ...guarded }) => differencesOf(original, revised, guarded).length > 0,
  );
  const result = {
    clauses: clauses.length,
    ways: tried.size,
    changed_answers: answers,
    reached_the_report: passed.length,
    honest: honest.length,
    honest_refused: refused.length,
    ms_per_answer: Math.round((seconds * 1_000_000) / Math.max(1, answers)) / 1_000,
  };
  if (values.json) process.stdout.write(`${JSON.stringify(result)}\n`);
  else {
    process.stdout.write(
      `${answers} answers that change the meaning of ${clauses.length} clauses in ${tried.size} ways: ${passed.length} reached the report (${seconds.toFixed(1)} s).\n` +
        `${honest.length} rewordings of the same meaning: ${refused.length} refused.\n`,
    );
    for (const [name, all] of tried) {
      const own = passed.filter((one) => one.name === name).length;
      if (own > 0) process.stdout.write(`  ${name}: ${own} of ${all}\n`);
    }
    for (const { name, clause, answer } of passed.slice(0, SHOWN))
      process.stdout.write(`  ${name}\n    ${clause}\n    ${answer}\n`);
  }
  return passed.length === 0 && refused.length === 0 ? 0 : 1;
}
