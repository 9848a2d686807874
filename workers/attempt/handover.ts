import { StopReason } from './stop-reason.js';

/**
 * Time in which a call of a model that was sent may still be answered when its job is handed to another worker, ms: longer
 * waits would delay the job more than they save.
 */
export const ANSWER_MS = 3_000;
/**
 * Time that a job which is handed to another worker has to store what has been answered already, ms: without it the next
 * worker would ask a model again.
 */
export const STORE_MS = 2_000;

/** Tells whether a job was stopped only to be handed to another worker. */
export const isHandover = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && reason instanceof StopReason && (reason.reason === 'shutdown' || reason.reason === 'yielded');

/**
 * Runs work that follows an answer of a model, which was paid for: its signal is aborted as the given one, but not where
 * the job is handed to another worker, which would have to ask again.
 */
export async function shieldFromHandover<T>(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const onAbort = () => {
    if (!isHandover(signal)) controller.abort(signal.reason);
  };
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
