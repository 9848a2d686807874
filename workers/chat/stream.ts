import { LIMITS } from '#shared/limits.js';

/** Where the pieces of an answer go. */
export interface StreamSinks {
  /** Publishes a piece that begins at `offset`; pieces come in order and without a gap. */
  publish(offset: number, text: string): Promise<void>;
  /** Stores all that has come so far. */
  store(text: string): Promise<void>;
  /** Called once if storing fails: nobody would see what is written from here on. */
  onError(error: unknown): void;
}

/** The longest piece of one event, characters: an event has at most `LIMITS.eventBytes`, JSON up to 6 for one character. */
const PIECE_CHARS = Math.floor(LIMITS.eventBytes / 6) - 100;

/** Returns the end of the next piece, which cuts no character in two. */
function pieceEnd(text: string, from: number): number {
  const end = Math.min(text.length, from + PIECE_CHARS);
  const last = text.charCodeAt(end - 1);
  return end < text.length && last >= 0xd800 && last < 0xdc00 ? end - 1 : end;
}

/**
 * Gathers the pieces of an answer: published at most each `deltaMs` and stored each `storeMs`, one write at a time. The
 * first piece goes out at once.
 */
export function createAnswerStream(
  { publish, store, onError }: StreamSinks,
  { deltaMs, storeMs } = LIMITS.chat as { deltaMs: number; storeMs: number },
) {
  let text = '';
  let published = 0;
  let stored = 0;
  let failed = false;
  /** True until it is published that the answer begins anew. */
  let restarted = false;
  let timer: NodeJS.Timeout | undefined;
  let publishedAt = -Infinity;
  let storedAt = performance.now();
  let writing = Promise.resolve();

  const write = async (all: boolean) => {
    publishedAt = performance.now();
    while (published < text.length || restarted) {
      const [from, end] = [published, pieceEnd(text, published)];
      published = end;
      restarted = false;
      await publish(from, text.slice(from, end));
    }
    if (stored === text.length || failed) return;
    const wait = storedAt + storeMs - performance.now();
    if (!all && wait > 0) return schedule(wait);
    const length = text.length;
    await store(text);
    [stored, storedAt] = [length, performance.now()];
  };
  const schedule = (ms: number) => {
    timer ??= setTimeout(() => void enqueue(false).catch(() => undefined), Math.max(0, ms));
  };
  /** Failures go to `onError` once, and to who waits for the last write. */
  const enqueue = (all: boolean): Promise<void> => {
    timer = undefined;
    const done = writing.then(() => write(all));
    writing = done.catch((error: unknown) => {
      if (!failed) onError(error);
      failed = true;
    });
    return done;
  };

  return {
    /** Adds the next piece of the answer; with `restarts` it takes the place of all before. */
    emit(piece: string, restarts = false): void {
      if (piece === '' && !restarts) return;
      if (restarts) {
        [text, published, stored] = ['', 0, -1];
        restarted = true;
      }
      text += piece;
      // A write that only waits to store would publish this too late.
      clearTimeout(timer);
      timer = undefined;
      schedule(publishedAt + deltaMs - performance.now());
    },
    /** Publishes and stores what has come so far. */
    async flush(): Promise<void> {
      clearTimeout(timer);
      await enqueue(true);
    },
  };
}
