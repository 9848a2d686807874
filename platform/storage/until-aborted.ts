/** Yields the source's chunks; throws the signal's reason on abort, even while waiting for bytes that never come. */
export async function* untilAborted(
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  if (signal === undefined) {
    yield* source;
    return;
  }
  const iterator = source[Symbol.asyncIterator]();
  let interrupt = () => {};
  const onAbort = () => interrupt();
  signal.addEventListener('abort', onAbort);
  // A new promise for each chunk: racing against one long-lived promise would keep every chunk in memory until the
  // end.
  const nextPiece = () =>
    new Promise<IteratorResult<Uint8Array>>((resolve, reject) => {
      interrupt = () => reject(signal.reason as Error);
      iterator.next().then(resolve, reject);
    });
  let finished = false;
  try {
    for (;;) {
      signal.throwIfAborted();
      const next = await nextPiece();
      if (next.done === true) {
        finished = true;
        return;
      }
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    // Not awaited: a source that hangs would never return. The reason for leaving is already thrown; how the source
    // ends does not matter.
    if (!finished) void Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
}
