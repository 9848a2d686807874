import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const pack = promisify(brotliCompress);
/** Below this (bytes), a packed file saves less than a packet. */
const MIN = 512;

/**
 * Writes each script and stylesheet once more, packed as tightly as can be (`*.br`): that takes seconds, so it
 * is done once, and not with every request.
 */
export function packedPlugin(): Plugin {
  return {
    name: 'lda-packed',
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
          await writeFile(path.join(dir, `${name}.br`), await pack(bytes, { params }));
        }),
      );
    },
  };
}
