import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PdfiumDocument, PdfiumPage } from './pdfium.js';

/** Below this many pages a second reader takes longer to start than it saves. */
const MIN_PAGES = 150;
/** Each reader holds the file twice: a larger one would leave too little memory for the rest. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Pages are taken in stretches, so that the readers meet without waiting for each other. */
export const STRETCH = 8;

/** What the second reader is given: the file, and which stretches are taken, for both to see. */
export interface PairData {
  bytes: Uint8Array;
  taken: Int32Array;
  pageCount: number;
}

export interface PageSource {
  page(index: number): Promise<PdfiumPage | null>;
  /** Pages that have been read, where all up to this one have been taken. */
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
 * A document's pages, to be taken in order. Of a long one a thread reads from the end towards the beginning,
 * with a pdfium of its own, until the two meet; if that thread fails, its pages are read here.
 */
export function pageSource(bytes: Uint8Array, document: PdfiumDocument): PageSource {
  const { pageCount } = document;
  // Run from its source, in tests, there is no compiled thread to start.
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
  const thread = new Worker(new URL('./pdfium-thread.js', import.meta.url), { workerData: data });
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
      // Where the two meet, a stretch is counted from both sides; what was told is never taken back.
      most = Math.max(most, index + 1 + ahead);
      return most;
    },
    close: () => void thread.terminate(),
  };
}
