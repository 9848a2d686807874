import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { fold } from '#platform/arabic.js';
import { parseLaws } from '#platform/law/library.js';
import { readCollection, type CollectedLaw } from './law-library/collection.js';
import { findRepeals, markRepealed } from './law-library/repeals.js';
import { readQuestions, withQuestions } from './law-library/questions.js';
import { readStatutes, type LawLines } from './law-library/statutes.js';

/**
 * npm run write:law-library -- STATUTES COLLECTION INDEX: writes the laws that the product brings along into platform/law: the statutes
 * behind the rules (JSON lines), and a collection of other laws and regulations (JSON lines, gzip) with its index, with the
 * questions of `law-library/questions.tsv`. Beside them
 * what shows that laws were repealed, and for questions that were written on the collection its numbers that changed.
 */

const FOLDER = resolve(import.meta.dirname, '../platform/law');
const REPEALS = resolve(import.meta.dirname, 'law-library/repealed.json');
const QUESTIONS = resolve(import.meta.dirname, 'law-library/questions.tsv');
const RENUMBERED = resolve(import.meta.dirname, '../tests/fixtures/sets/retrieval/renumbered.json');

const writeJson = (file: string, value: unknown) => {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
};

const spaceless = (name: string) => fold(name).replaceAll(' ', '');

/** Returns the statute that a law of the collection is, by its name: the statutes are newer. */
function statuteOf(statutes: readonly LawLines[], { law }: LawLines): string | undefined {
  const name = spaceless(law.name.ar);
  return statutes.find((one) => one.law.state !== 'repealed' && spaceless(one.law.name.ar) === name)?.law.key;
}

/** Keeps where the articles of the collection have gone: those of a law that is a statute, and those with other numbers. */
function writeRenumbered(statutes: readonly LawLines[], collection: readonly CollectedLaw[]): void {
  const moved = collection.flatMap((one) => {
    const key = statuteOf(statutes, one) ?? one.law.key;
    const articles = one.renumbered;
    if (key === one.law.key && Object.keys(articles).length === 0) return [];
    return [[one.law.name.ar, { key, articles }] as const];
  });
  const lines = moved.map(([name, to]) => `${JSON.stringify(name)}: ${JSON.stringify(to)}`);
  writeFileSync(RENUMBERED, `{\n${lines.join(',\n')}\n}\n`);
}

function compress(content: string): Buffer {
  const bytes = Buffer.from(content);
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function main([statutes, collection, index]: readonly string[]): void {
  if (statutes === undefined || collection === undefined || index === undefined)
    throw new Error('Name the files: npm run write:law-library -- STATUTES COLLECTION INDEX');
  const behindRules = readStatutes(readFileSync(statutes, 'utf8'));
  const others = readCollection(
    readFileSync(index, 'utf8'),
    gunzipSync(readFileSync(collection)).toString('utf8'),
  );
  writeRenumbered(behindRules, others);
  const all = [...behindRules, ...others.filter((one) => statuteOf(behindRules, one) === undefined)];
  const repeals = findRepeals(all);
  writeJson(REPEALS, repeals);
  const laws = withQuestions(markRepealed(all, repeals), readQuestions(readFileSync(QUESTIONS, 'utf8')));
  const content = laws
    .flatMap(({ law, articles }) => [law, ...articles])
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
  // The product refuses what breaks the form; an article without a law or a number twice must not get as far.
  const held = parseLaws(content);
  const count = held.reduce((sum, { articles }) => sum + articles.length, 0);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const bytes = compress(content);
  writeFileSync(resolve(FOLDER, 'library.jsonl.br'), bytes);
  writeJson(resolve(FOLDER, 'library.json'), { version, laws: held.length, articles: count });
  process.stdout.write(
    `${count} articles of ${held.length} laws, ${(bytes.length / 1e6).toFixed(1)} MB, version ${version}.\n`,
  );
}

main(process.argv.slice(2));
