import { parentPort, workerData } from 'node:worker_threads';
import { STRETCH, type PairData } from './page-source.js';
import { openWithPdfium } from './pdfium.js';

/** The second reader of a long document; see `pageSource`. If it ends with an error, its pages are read there. */
const { bytes, taken, pageCount } = workerData as PairData;
const document = await openWithPdfium(bytes);

for (let stretch = taken.length - 1; stretch >= 0; stretch--) {
  if (Atomics.compareExchange(taken, stretch, 0, 1) !== 0) break;
  const first = stretch * STRETCH;
  const length = Math.min(STRETCH, pageCount - first);
  parentPort?.postMessage({
    stretch,
    pages: Array.from({ length }, (_page, index) => document.page(first + index)),
  });
}
