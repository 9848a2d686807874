import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { parseLaws } from '#platform/law/library.js';
import { readCollection } from './law-library/collection.js';
import { readStatutes } from './law-library/statutes.js';

/**
 * npm run law-library -- STATUTES COLLECTION INDEX: writes the laws that the product brings along into platform/law: the statutes
 * behind the rules (JSON lines), and a collection of other laws and regulations (JSON lines, gzip) with its index.
 */

const FOLDER = resolve(import.meta.dirname, '../platform/law');

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
    throw new Error('Name the files: npm run law-library -- STATUTES COLLECTION INDEX');
  const laws = [
    ...readStatutes(readFileSync(statutes, 'utf8')),
    ...readCollection(readFileSync(index, 'utf8'), gunzipSync(readFileSync(collection)).toString('utf8')),
  ];
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
  writeFileSync(
    resolve(FOLDER, 'library.json'),
    `${JSON.stringify({ version, laws: held.length, articles: count }, null, 1)}\n`,
  );
  process.stdout.write(
    `${count} articles of ${held.length} laws, ${(bytes.length / 1e6).toFixed(1)} MB, version ${version}.\n`,
  );
}

main(process.argv.slice(2));
