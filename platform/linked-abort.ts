/** A controller of one piece of work that ends with a longer-lived signal. */
export interface LinkedAbort {
  signal: AbortSignal;
  abort(reason: unknown): void;
  /** Takes the listener off the outer signal again; call it when the work has ended. */
  unlink(): void;
}

/**
 * Links an abort controller to an outer signal: aborted with its reason, or by `abort`.
 * In place of `AbortSignal.any`, which leaks on Node 20 where the outer signal lives long (nodejs/node#54614), and of
 * handing the outer signal to a library that never takes its listeners off.
 */
export function linkedAbort(outer: AbortSignal): LinkedAbort {
  const controller = new AbortController();
  const onAbort = () => controller.abort(outer.reason);
  if (outer.aborted) onAbort();
  else outer.addEventListener('abort', onAbort, { once: true });
  return {
    signal: controller.signal,
    abort: (reason) => controller.abort(reason),
    unlink: () => outer.removeEventListener('abort', onAbort),
  };
}
