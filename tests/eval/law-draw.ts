import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checked } from '#tests/support/compliance.js';
import { contractAt, contractsIn, halfOf } from './contracts.js';

/**
 * Checks every contract of a folder and writes what is found for readers to judge: `law-draw FOLDER --half open --write FILE`, a line
 * of JSON an issue. Prints how often each rule is said to be broken.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { half: { type: 'string', default: 'open' }, write: { type: 'string' } },
  });
  const [folder = ''] = positionals;
  const contracts = await contractsIn(folder, halfOf(values.half));
  const lines: string[] = [];
  const times = new Map<string, number>();
  for (const contract of contracts) {
    const document = await contractAt(folder, contract);
    const { issues, scope } = (await checked(document)).body;
    for (const issue of issues) {
      if (issue.status !== 'issue found' && issue.status !== 'warning') continue;
      const { rule_id: rule, status, subject, description, demands, source, caution } = issue;
      times.set(rule, (times.get(rule) ?? 0) + 1);
      const id = `F${String(lines.length + 1)}`;
      const quote = issue.extracted_text_snippet;
      lines.push(
        JSON.stringify({
          id,
          contract,
          type: scope.type,
          rule,
          status,
          subject,
          description,
          demands,
          source,
          caution,
          quote,
        }),
      );
    }
  }
  if (values.write !== undefined) await writeFile(values.write, `${lines.join('\n')}\n`);
  process.stdout.write(
    `${String(contracts.length)} contracts, ${String(lines.length)} issues and warnings\n`,
  );
  for (const [rule, count] of [...times].sort(([, a], [, b]) => b - a))
    process.stdout.write(`  ${rule.padEnd(12)} ${String(count)}\n`);
  return 0;
}
