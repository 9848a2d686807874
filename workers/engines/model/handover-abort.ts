import type { LinkedAbort } from '#platform/linked-abort.js';
import { ANSWER_MS, isHandover } from '#workers/attempt/handover.js';

/** Ends a try, with whether it brought an answer. */
type EndTry = (answered: boolean) => void;

interface HandoverAbort extends LinkedAbort {
  /** Begins a try once `acquire` has given it a slot, for which it waits no longer than the job runs here. */
  send(acquire: (signal: AbortSignal) => Promise<EndTry>): Promise<EndTry>;
}

/**
 * Links the signal of a question to that of its job. Where the job is only handed to another worker, a call that was sent may
 * end within the time that the job has for it (`ANSWER_MS`): the next worker would have to pay for it again. What was not
 * sent yet, or would be tried again, is aborted at once.
 */
export function handoverAbort(outer: AbortSignal): HandoverAbort {
  const controller = new AbortController();
  let isSent = false;
  let timer: NodeJS.Timeout | undefined;
  const abort = (reason: unknown) => controller.abort(reason);
  const onAbort = () => {
    if (isSent && isHandover(outer)) timer = setTimeout(() => abort(outer.reason), ANSWER_MS);
    else abort(outer.reason);
  };
  if (outer.aborted) onAbort();
  else outer.addEventListener('abort', onAbort, { once: true });
  return {
    signal: controller.signal,
    abort,
    unlink() {
      clearTimeout(timer);
      outer.removeEventListener('abort', onAbort);
    },
    async send(acquire) {
      const end = await acquire(outer);
      isSent = true;
      return (answered) => {
        isSent = false;
        end(answered);
        if (!answered && outer.aborted) abort(outer.reason);
      };
    },
  };
}
