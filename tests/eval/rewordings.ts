import { readdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { rephraseStyle } from '#shared/tools/rephrase/contract.js';
import { inlineTextTasks } from '#tests/support/inline-text-tasks.js';
import { planBuiltin } from '#workers/tools/rephrase/plan-builtin.js';
import { contractAt, shuffled } from './contracts.js';

/** Characters shown on each side of a change. */
const AROUND = 200;

/**
 * Draws changes of the built-in rephrasing at random for readers to judge: `rewordings FOLDER --style clear --count 100 --seed 1
 * --write FILE`, a line of JSON a change, with the words around it. Prints how many changes the texts get in a thousand words.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      style: { type: 'string', default: 'clear' },
      count: { type: 'string', default: '100' },
      texts: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      write: { type: 'string' },
    },
  });
  const [folder = ''] = positionals;
  const style = rephraseStyle.parse(values.style);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.txt'));
  const drawn = shuffled(files, values.seed, (name) => name).slice(0, Number(values.texts));
  const { signal } = new AbortController();
  const lines: string[] = [];
  let words = 0;
  for (const file of drawn) {
    const document = await contractAt(folder, file);
    const { text } = document;
    words += text.split(/\s+/).length;
    const plan = await planBuiltin(
      { document, lang: 'en', options: { style, type: 'doc' } },
      { runTask: inlineTextTasks.lane(), signal },
    );
    const outputs = new Map<number, unknown>();
    for (const part of plan.parts) outputs.set(part.seq, (await plan.run(part, signal, null)).output);
    const { body } = await plan.conclude(outputs as never, new Map(), signal);
    for (const { original, revised, reason, evidence } of body.changes)
      lines.push(
        JSON.stringify({
          file,
          original,
          revised,
          reason,
          before: text.slice(Math.max(0, evidence.start - AROUND), evidence.start),
          after: text.slice(evidence.end, evidence.end + AROUND),
        }),
      );
  }
  const sample = shuffled(lines, values.seed, (line) => line).slice(0, Number(values.count));
  if (values.write !== undefined) await writeFile(values.write, `${sample.join('\n')}\n`);
  process.stdout.write(
    `${String(drawn.length)} texts, ${String(lines.length)} changes, ${((1_000 * lines.length) / words).toFixed(1)} in a thousand words\n`,
  );
  return 0;
}
