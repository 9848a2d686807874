/** An abort controller for one piece of work, linked to a longer-lived signal. */
export interface LinkedAbort {
  signal: AbortSignal;
  abort(reason: unknown): void;
  /** Removes the listener from the outer signal; call it when the work has ended. */
  unlink(): void;
}

/**
 * Links an abort controller to an outer signal: it is aborted with the outer signal's reason, or by `abort`.
 * Used instead of `AbortSignal.any`, which leaks on Node 20 when the outer signal is long-lived
 * (nodejs/node#54614), and instead of passing the outer signal to a library that never removes its listeners.
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
