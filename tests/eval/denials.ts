import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { Finding } from '#workers/tools/risk/finding.js';
import { findingsOf } from '#tests/support/risk.js';
import { contractAt, contractsIn, halfOf } from './contracts.js';

const TABLE = 'tests/fixtures/sets/findings/denials.json';

const denial = z.object({
  /** Matches a sentence, or a part of one, of a title or an explanation. */
  says: z.string(),
  /** Matches words of a quote that deny it. */
  denied_by: z.string(),
});

interface Denied {
  finding: Finding;
  sentence: string;
  words: string;
}

/** Builds the search for sentences that deny their quote, by the table of what denies what. */
export async function denialSearch(): Promise<(finding: Finding) => Denied[]> {
  const table = z.array(denial).parse(JSON.parse(await readFile(TABLE, 'utf8')));
  const pairs = table.map(({ says, denied_by }) => ({
    says: new RegExp(says, 'iu'),
    deniedBy: new RegExp(denied_by, 'iu'),
  }));
  return (finding) => {
    const quote = finding.quote?.replace(/\s+/g, ' ') ?? '';
    // An explanation's sentences end with a full stop and a blank; what a contract is quoted with may not.
    const sentences = [finding.title, ...finding.explanation.split(/(?<=[.؟?!])\s+/)];
    return sentences.flatMap((sentence) =>
      pairs.flatMap(({ says, deniedBy }) => {
        const words = says.test(sentence) ? deniedBy.exec(quote)?.[0] : undefined;
        return words === undefined ? [] : [{ finding, sentence, words }];
      }),
    );
  };
}

/**
 * Looks in the findings of a folder's contracts for sentences that deny the quote they stand below: `denials FOLDER` with
 * `--half open|held-out` and `--lang en|ar` for the language of the reports. Prints each with the words that deny it; the
 * exit code is 1 if there are any.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { half: { type: 'string', default: 'open' }, lang: { type: 'string', default: 'en' } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('denials needs a folder');
  const lang = z.enum(['en', 'ar']).parse(values.lang);
  const search = await denialSearch();
  let findings = 0;
  let denied = 0;
  for (const contract of await contractsIn(folder, halfOf(values.half))) {
    for (const finding of await findingsOf(await contractAt(folder, contract), { lang })) {
      findings += 1;
      for (const { sentence, words } of search(finding)) {
        denied += 1;
        process.stdout.write(
          `${contract} [${finding.kind}]\n  says   ${sentence}\n  denied ${words}\n  quote  ${finding.quote?.replace(/\s+/g, ' ').slice(0, 400)}\n`,
        );
      }
    }
  }
  process.stdout.write(`${findings} findings, ${denied} sentences that deny their quote\n`);
  return denied === 0 ? 0 : 1;
}
