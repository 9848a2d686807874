import type { ChatCompletionMessageParam } from 'openai/resources';
import { PartFailure } from '#workers/attempt/failures.js';
import type { Completion } from './transport.js';

/** The messages of a question. */
export const messagesOf = (system: string, user: string): ChatCompletionMessageParam[] => [
  { role: 'system', content: system },
  { role: 'user', content: user },
];

/** An earlier answer, and what is said to it. */
export const turns = (answer: string, reply: string): ChatCompletionMessageParam[] => [
  { role: 'assistant', content: answer },
  { role: 'user', content: reply },
];

/** Rejects when the signal is aborted: the client ignores its signal while it waits for the next try. */
export async function orAborted<T>(call: Promise<T>, signal: AbortSignal): Promise<T> {
  let onAbort: () => void = () => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  // Without a handler, a rejection after the abort would be unhandled.
  call.catch(() => undefined);
  try {
    signal.throwIfAborted();
    return await Promise.race([call, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/**
 * Returns the text of a complete answer.
 * @throws PartFailure if it is a refusal, or was cut off at its token limit.
 */
export function contentOf({ choices }: Completion): string {
  const [choice] = choices;
  const { refusal, content } = choice?.message ?? {};
  if (choice?.finish_reason === 'length') throw new PartFailure('too_long');
  if (choice?.finish_reason === 'content_filter' || (typeof refusal === 'string' && refusal !== ''))
    throw new PartFailure('refused');
  return content ?? '';
}
