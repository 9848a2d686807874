import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type createCore from 'tesseract.js-core/*';
import * as z from 'zod';
import { toPgm, type Grey } from './grey.js';

const require = createRequire(import.meta.url);
/** Builds of the engine, the fastest first; which of them runs depends on the version of Node. */
const BUILDS = ['relaxedsimd-lstm', 'simd-lstm'];
/** tessedit_ocr_engine_mode of the neural network; the data contains no other engine's. */
const LSTM_ONLY = 1;

/**
 * tessedit_pageseg_mode: the engine finds the columns of a page, but takes lines as they are; of a picture of one line it
 * finds the words, and takes a picture of one word whole.
 */
const SEGMENTATION = { page: '3', lines: '6', line: '7', word: '13' } as const;
const DATA: Record<Languages, string> = {
  ara: '@tesseract.js-data/ara/4.0.0_best_int/ara.traineddata.gz',
  eng: '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
  figures: '#ocr-data/figures.traineddata.gz',
};
/** Resolution at which the engine takes its pictures to be. */
export const DPI = 200;

/** Language data: of Arabic, of English, and of figures alone in all their shapes (`figures.ts`). */
export type Languages = 'ara' | 'eng' | 'figures';

const box = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
const layout = z.object({
  blocks: z.array(
    z.object({
      paragraphs: z.array(
        z.object({
          lines: z.array(
            z.object({ words: z.array(z.object({ text: z.string(), confidence: z.number(), bbox: box })) }),
          ),
        }),
      ),
    }),
  ),
});
export type Word = z.infer<
  typeof layout
>['blocks'][number]['paragraphs'][number]['lines'][number]['words'][number];
/** Lines of words in the engine's order, by paragraph. */
export type Paragraphs = Word[][][];

export interface Reading {
  paragraphs: Paragraphs;
  /** Mean confidence of the words, 0 to 100. */
  confidence: number;
}

export interface Engine {
  /** Recognizes a picture: a page with its columns, a few lines, one line, or one word. */
  read(picture: Grey, languages: Languages, kind: keyof typeof SEGMENTATION): Reading;
}

async function loadCore() {
  for (const build of BUILDS) {
    const wasmBinary = await readFile(require.resolve(`tesseract.js-core/tesseract-core-${build}.wasm`));
    if (!WebAssembly.validate(wasmBinary)) continue;
    const create = require(`tesseract.js-core/tesseract-core-${build}`) as typeof createCore;
    const ignore = () => undefined;
    return create({ wasmBinary, TesseractProgress: ignore, print: ignore, printErr: ignore });
  }
  throw new Error('This processor cannot run the recognition engine: it has no SIMD instructions.');
}

/** Loads the engine with its languages from the packages on disk; takes about half a second. */
export async function openEngine(): Promise<Engine> {
  const core = await loadCore();
  for (const [language, file] of Object.entries(DATA)) {
    const packed = await readFile(require.resolve(file));
    core.FS.writeFile(`./${language}.traineddata`, gunzipSync(packed));
  }
  const open = (languages: Languages) => {
    const api = new core.TessBaseAPI();
    if (api.Init(null, languages, LSTM_ONLY) !== 0) throw new Error('The recognition engine did not start.');
    // A PGM names no resolution, and guessed from the page it is often wrong.
    api.SetVariable('user_defined_dpi', String(DPI));
    return api;
  };
  const apis = new Map<Languages, ReturnType<typeof open>>();
  return {
    read(picture, languages, kind) {
      const api = apis.get(languages) ?? open(languages);
      apis.set(languages, api);
      core.FS.writeFile('/input', toPgm(picture));
      if (api.SetImageFile(1, 0) === 1) throw new Error('The recognition engine took no picture.');
      api.SetVariable('tessedit_pageseg_mode', SEGMENTATION[kind]);
      api.Recognize(null);
      const { blocks } = layout.parse(JSON.parse(api.GetJSONText()));
      const confidence = api.MeanTextConf();
      api.Clear();
      return {
        paragraphs: blocks.flatMap(({ paragraphs }) =>
          paragraphs.map(({ lines }) => lines.map(({ words }) => words)),
        ),
        confidence,
      };
    },
  };
}
