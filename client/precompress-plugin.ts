import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
/** The smallest size in bytes to compress; below it, compression saves less than a packet. */
const MIN = 512;

/**
 * Vite plugin that also writes each script and style sheet compressed at the highest Brotli level (`*.br`): a seventh
 * smaller than the server's compression per request, where this level would be too slow.
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
