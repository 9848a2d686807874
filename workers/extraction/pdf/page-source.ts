import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PdfiumDocument, PdfiumPage } from './pdfium.js';

/** Least number of pages for a second reader: with fewer, it takes longer to start than it saves. */
const MIN_PAGES = 150;
/**
 * Largest file for two readers, bytes: each reader holds the file twice, and a larger one would leave too little
 * memory for the rest.
 */
const MOST_BYTES = 16 * 1024 * 1024;
/** Number of pages that a reader claims at a time, so that the readers meet without waiting for each other. */
export const STRETCH = 8;

/** Data for the second reader: the file, and the claimed stretches, in shared memory. */
export interface PairData {
  bytes: Uint8Array;
  taken: Int32Array;
  pageCount: number;
}

export interface PageSource {
  page(index: number): Promise<PdfiumPage | null>;
  /** Returns the number of pages that have been read, when all up to this one have been consumed. */
  done(index: number): number;
  close(): void;
}

function alone(document: PdfiumDocument): PageSource {
  return {
    page: (index) => Promise.resolve(document.page(index)),
    done: (index) => index + 1,
    close: () => undefined,
  };
}

/**
 * Creates the source of a document's pages, to be consumed in order. For a long document a thread reads from the end
 * towards the beginning, with a pdfium of its own, until the two meet; if that thread fails, its pages are read here.
 */
export function pageSource(bytes: Uint8Array, document: PdfiumDocument): PageSource {
  const { pageCount } = document;
  // When run from source, in tests, there is no compiled thread to start.
  const compiled = import.meta.url.endsWith('.js');
  if (!compiled || pageCount < MIN_PAGES || bytes.length > MOST_BYTES || availableParallelism() < 2)
    return alone(document);

  const stretches = Math.ceil(pageCount / STRETCH);
  const taken = new Int32Array(new SharedArrayBuffer(stretches * Int32Array.BYTES_PER_ELEMENT));
  const mine = new Set<number>();
  const theirs = new Map<number, (PdfiumPage | null)[]>();
  let failed = false;
  let most = 0;
  let wake: () => void = () => undefined;
  const data: PairData = { bytes, taken, pageCount };
  const thread = new Worker(new URL('./page-source-thread.js', import.meta.url), { workerData: data });
  thread.unref();
  thread.on('message', ({ stretch, pages }: { stretch: number; pages: (PdfiumPage | null)[] }) => {
    theirs.set(stretch, pages);
    wake();
  });
  const onEnd = () => {
    failed = true;
    wake();
  };
  thread.on('error', onEnd);
  thread.on('exit', onEnd);

  return {
    async page(index) {
      const stretch = Math.floor(index / STRETCH);
      if (!mine.has(stretch) && Atomics.compareExchange(taken, stretch, 0, 1) === 0) mine.add(stretch);
      while (!mine.has(stretch) && !theirs.has(stretch) && !failed) {
        thread.ref();
        await new Promise<void>((resolve) => (wake = resolve));
      }
      const pages = theirs.get(stretch);
      return pages === undefined ? document.page(index) : (pages[index % STRETCH] ?? null);
    },
    done(index) {
      let ahead = 0;
      for (const [stretch, pages] of theirs) {
        if (stretch > index / STRETCH) ahead += pages.length;
      }
      // Where the two readers meet, a stretch is counted by both; the reported progress must not go back.
      most = Math.max(most, index + 1 + ahead);
      return most;
    },
    close: () => void thread.terminate(),
  };
}
