import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Issue } from '#shared/tools/compliance/contract.js';
import type { ContentType } from '#shared/contracts/documents.js';
import type { ExtractedDocument } from '#platform/documents.js';
import { startFakeModel } from '#tests/fakes/model.js';
import { createModel } from '#workers/engines/model/model.js';
import { inlineTextTasks } from '#tests/support/inline-text-tasks.js';
import { READ_RULES } from '#workers/law/readers/index.js';
import { readDocument } from '#workers/extraction/read.js';
import { planWithModel } from '#workers/tools/compliance/plan-llm.js';
import { checked, concludedBy } from '#tests/support/compliance.js';

const TYPES: Readonly<Record<string, ContentType>> = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.docm': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.doc': 'application/msword',
  '.txt': 'text/plain',
};
const RULES = new Map(READ_RULES.map((rule) => [rule.id, rule]));
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

type Model = ReturnType<typeof createModel>;

/**
 * Checks the files of some folders against the law, with the built-in engine and with a language model that answers every question
 * with a true quote and an invented one: `law-files FOLDER...`. Prints a line a file, and ends with 1 where a quote does not stand at
 * its place, a rule does not apply to the kind of document, or an engine fails. A file that cannot be read is told with its reason.
 */
export async function run(folders: string[]): Promise<number> {
  const fake = await startFakeModel();
  fake.answerWith((messages) => answerTo(messages.map(({ content }) => content).join('\n')));
  const model = createModel({
    apiKey: undefined,
    baseUrl: fake.url,
    model: 'fake-1',
    concurrency: 4,
    timeoutMs: 60_000,
  });
  let faults = 0;
  for (const folder of folders)
    for (const file of (await readdir(folder)).sort()) {
      const type = TYPES[extname(file).toLowerCase()];
      if (type === undefined) continue;
      let line: string;
      try {
        const bytes = await readFile(join(folder, file));
        line = await linesOf(await readDocument(bytes, type, () => Promise.resolve()), model);
      } catch (error) {
        line = `not read: ${error instanceof Error ? error.message : String(error)}`;
      }
      if (line.includes('FAULT')) faults += 1;
      process.stdout.write(`${file}: ${line}\n`);
    }
  await fake.close();
  process.stdout.write(`${String(faults)} files with faults\n`);
  return faults === 0 ? 0 : 1;
}

async function linesOf(document: ExtractedDocument, model: Model): Promise<string> {
  const results: string[] = [];
  for (const [engine, conclude] of [
    ['builtin', () => checked(document)],
    ['llm', () => withModel(document, model)],
  ] as const)
    try {
      const { body } = await conclude();
      const wrong = faultsOf(document, body.issues, body.scope.type);
      const count = (status: Issue['status']) => body.issues.filter((one) => one.status === status).length;
      results.push(
        `${engine}: ${body.scope.type ?? 'not checked'}, ${String(count('issue found'))} issues, ${String(count('warning'))} warnings, ${String(count('could not check'))} could not be checked${wrong.map((one) => `, FAULT ${one}`).join('')}`,
      );
    } catch (error) {
      results.push(
        `${engine}: FAULT ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }
  return results.join('; ');
}

async function withModel(document: ExtractedDocument, model: Model) {
  const { signal } = new AbortController();
  const context = { runTask: inlineTextTasks.lane(), signal };
  return concludedBy(await planWithModel({ document, lang: 'en', options: { type: null } }, model, context));
}

/** Returns what is wrong with the places and rules of a result. */
function faultsOf({ text }: ExtractedDocument, issues: readonly Issue[], type: string | null): string[] {
  const known = issues.flatMap(({ rule_id: id }) => {
    const rule = RULES.get(id);
    if (rule === undefined) return [`${id} is not in the pack`];
    return rule.documents.some((one) => one === type) ? [] : [`${id} does not apply to ${String(type)}`];
  });
  const places = issues.flatMap(({ rule_id: id, extracted_text_snippet: quote, evidence }) =>
    quote === null ||
    evidence === null ||
    flat(text.slice(evidence.start, evidence.end)).includes(flat(quote).slice(0, 40))
      ? []
      : [`${id} quotes what does not stand at its place: ${quote.slice(0, 80)}`],
  );
  return [...known, ...places];
}

/** Answers a question about rules: of every two, one breaks with the passage's first sentence, one with a quote from nowhere. */
function answerTo(question: string): string {
  const passage = /<document-[^>]*>\n([\s\S]*?)\n<\/document-/.exec(question)?.[1] ?? '';
  const first = /\S[^.؟\n]{20,300}[.\n]/.exec(passage)?.[0].trim() ?? passage.slice(0, 200);
  const ids = /Answer for each of these rules: ([^\n]*)\./.exec(question)?.[1]?.split(', ') ?? [];
  const answers = ids.map((rule, n) => ({
    rule,
    answer: 'breaks',
    quote: n % 2 === 0 ? first : 'The parties shall settle all of it by a duel at dawn.',
    says: 'The clause says otherwise.',
  }));
  return JSON.stringify({ answers });
}
