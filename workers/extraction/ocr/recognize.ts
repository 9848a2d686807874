import type { Readable } from 'node:stream';
import type { ContentType } from '#shared/contracts/documents.js';
import { LIMITS } from '#shared/limits.js';
import { AppError } from '#platform/errors.js';
import { linkedAbort } from '#platform/linked-abort.js';
import { createSemaphore } from '#platform/semaphore.js';
import { runInChild } from '#workers/child/run-in-child.js';
import { recognizedPage, type RecognizedPage } from '../recognized-page.js';
import { recognition } from './contract.js';

const CHILD = new URL(import.meta.resolve('#built/workers/extraction/ocr/child.js'));
/** Time (ms) in which a child starts, loads the file and the engine: granted before its first page. */
const START_MS = 20_000;

/** Children of this process; the documents that are recognized take turns. */
const slots = createSemaphore({ total: LIMITS.recognition.atOnce });

export interface RecognizeOptions {
  /** Opens the document's bytes, once for each child. */
  open(): Readable;
  contentType: ContentType;
  /** Numbers of the pages, from 1. */
  pages: readonly number[];
  /** Documents take turns by this key. */
  key: string;
  signal: AbortSignal;
  /** Takes each page as soon as it is finished; awaited before the next page of the same child. */
  finished(page: RecognizedPage): Promise<void>;
  /** Limits and child; for tests. */
  pageMs?: number;
  aloneMs?: number;
  startMs?: number;
  memoryBytes?: number;
  child?: URL;
}

/** A page took too long; known from other reasons for an abort by its identity. */
class PageTooSlow extends Error {}

/** Yields the lines of a stream of text as they arrive. */
async function* linesOf(body: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of body.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/**
 * Recognizes pages in one child, in order; returns those that are missing because the child failed at the first of
 * them or was too slow.
 * @throws the signal's reason; errors of the source, and of a child that could not start or was stopped from outside.
 */
async function runStretch(
  options: RecognizeOptions,
  pages: readonly number[],
  pageMs: number,
): Promise<number[]> {
  const { startMs = START_MS, memoryBytes = LIMITS.recognition.memoryBytes, child = CHILD } = options;
  const missing = [...pages];
  const stop = linkedAbort(options.signal);
  let timer: NodeJS.Timeout | undefined;
  const expect = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(new PageTooSlow('A page took too long to recognize.')), ms);
  };
  try {
    expect(startMs + pageMs);
    await runInChild(
      {
        ...recognition,
        file: child,
        errors: {
          exhausted: 'document_too_complex',
          tooLong: 'document_too_long',
          refused: 'document_damaged',
        },
      },
      {
        bytes: options.open(),
        instructions: { contentType: options.contentType, pages: [...pages] },
        signal: stop.signal,
        progress: () => undefined,
        async receive(_head, body) {
          for await (const line of linesOf(body)) {
            const page = recognizedPage.parse(JSON.parse(line));
            if (page.page !== missing[0]) throw new AppError('document_too_complex');
            missing.shift();
            if (page.text === null) missing.push(page.page);
            else await options.finished(page);
            expect(pageMs);
          }
        },
      },
      {
        deadlineMs: startMs + pageMs * (pages.length + 1),
        memoryBytes,
        answerBytes: LIMITS.recognition.textBytes,
      },
    );
  } catch (error) {
    // A child that the page itself brought to its end; anything else is not the document's fault.
    const byPage = error instanceof PageTooSlow || error instanceof AppError;
    if (options.signal.aborted || !byPage) throw error;
  } finally {
    clearTimeout(timer);
    stop.unlink();
  }
  return missing;
}

/**
 * Recognizes the text of pages in child processes, a stretch of pages each and a few side by side. A page at which a
 * child fails is tried once more, alone and with more time; if it fails again, its text is null and the others go on.
 * @throws the signal's reason, an error of the source or of `finished`, and any error that `runInChild` considers
 * worth another try.
 */
export async function recognize(options: RecognizeOptions): Promise<void> {
  const { pageMs = LIMITS.recognition.pageMs, aloneMs = LIMITS.recognition.aloneMs } = options;
  const { stretch: stretchPages, atOnce } = LIMITS.recognition;
  const stretches: { pages: number[]; alone: boolean }[] = [];
  for (let at = 0; at < options.pages.length; at += stretchPages)
    stretches.push({ pages: options.pages.slice(at, at + stretchPages), alone: false });
  // One failure ends the children beside it.
  const stop = linkedAbort(options.signal);
  const linked = { ...options, signal: stop.signal };

  async function takeNext(): Promise<void> {
    for (;;) {
      const next = stretches.shift();
      if (next === undefined) return;
      const { pages, alone } = next;
      const missing = await slots.run(
        options.key,
        () => runStretch(linked, pages, alone ? aloneMs : pageMs),
        stop.signal,
      );
      const [first, ...others] = missing;
      if (first === undefined) continue;
      if (alone) await options.finished({ page: first, text: null, doubtful: [], confidence: 0 });
      else stretches.push({ pages: [first], alone: true });
      if (others.length > 0) stretches.unshift({ pages: others, alone: false });
    }
  }
  try {
    const ended = await Promise.allSettled(
      Array.from({ length: atOnce }, () =>
        takeNext().catch((error: unknown) => {
          stop.abort(error);
          throw error;
        }),
      ),
    );
    if (ended.some(({ status }) => status === 'rejected')) throw stop.signal.reason;
  } finally {
    stop.unlink();
  }
}
