import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
/** Below this (bytes), compression saves less than a packet. */
const MIN = 512;

/**
 * Writes each script and stylesheet once more, compressed as tightly as can be (`*.br`): a seventh smaller than what
 * the server compresses for each request, and too slow to do there.
 */
export function precompressPlugin(): Plugin {
  return {
    name: 'lda-precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.values(bundle).flatMap((file) => {
        const text = file.type === 'chunk' ? file.code : file.fileName.endsWith('.css') ? file.source : '';
        return text.length < MIN ? [] : [{ name: file.fileName, bytes: Buffer.from(text) }];
      });
      await Promise.all(
        texts.map(async ({ name, bytes }) => {
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          };
          await writeFile(path.join(dir, `${name}.br`), await compress(bytes, { params }));
        }),
      );
    },
  };
}
