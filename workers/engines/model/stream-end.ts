/** The end of a stream of events, by which an endpoint closes every answer that it has sent whole. */
const DONE = /(?:^|[\r\n])data: ?\[DONE\]/;
const DONE_CHARS = 16;

/**
 * Follows whether a streamed answer has come to the end that its endpoint meant. Some name a reason for the end in every piece, or
 * an empty one: a reason counts only where nothing of the answer comes after it, and one that was followed by more is believed
 * only with `[DONE]` behind it.
 */
export class StreamEnd {
  #reason: string | null = null;
  /** True if the reason came in a piece of its own, after the answer. */
  #isAlone = false;
  /** True once a piece of the answer came without a reason: the endpoint does not name one everywhere. */
  #hasPlain = false;
  #wasEarly = false;
  #isDone = false;

  /** Takes what one event says; `hasBegun` if something of the answer has come before. */
  take(text: string, reason: string | null | undefined, hasBegun: boolean): void {
    const named = reason === undefined || reason === '' ? null : reason;
    if (text !== '') {
      this.#wasEarly ||= this.#reason !== null;
      this.#hasPlain ||= named === null;
      this.#reason = named;
      this.#isAlone = false;
    } else if (named !== null) {
      this.#reason = named;
      this.#isAlone = hasBegun || named !== 'stop';
    }
  }

  /** Takes the `[DONE]` of the stream. */
  done(): void {
    this.#isDone = true;
  }

  /** The reason for the end; null if none is known yet. */
  get reason(): string | null {
    return this.#reason;
  }

  /** True if the answer is whole, or is at its end for the reason that the endpoint names. */
  get isCertain(): boolean {
    if (this.#reason === null) return false;
    return this.#isDone || (!this.#wasEarly && (this.#isAlone || this.#hasPlain));
  }

  /** True if nothing but a count of tokens can follow. */
  get isClosing(): boolean {
    return this.#reason !== null && this.#isAlone && !this.#wasEarly;
  }
}

/** Returns a stream of events that calls `onDone` at its `[DONE]` and ends there: some endpoints leave the connection open. */
export function untilDone(body: ReadableStream<Uint8Array>, onDone: () => void): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder('latin1');
  let tail = '\n';
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const text = tail + decoder.decode(chunk, { stream: true });
        tail = text.slice(-DONE_CHARS);
        controller.enqueue(chunk);
        if (!DONE.test(text)) return;
        onDone();
        controller.terminate();
      },
    }),
  );
}
