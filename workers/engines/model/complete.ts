import type { ChatCompletionMessageParam } from 'openai/resources';
import { PartFailure } from '#workers/attempt/failures.js';
import type { Completion } from './transport.js';
import { promptCut } from './usage.js';

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
 * Checks that an endpoint read all of a prompt that it answered.
 * @throws PartFailure `context_too_small` if it says that it read clearly less: it cut the prompt to its context.
 */
export function assertWholePrompt(
  messages: readonly ChatCompletionMessageParam[],
  { usage }: Completion,
): void {
  const cut = promptCut(messages, usage);
  if (cut !== null) throw new PartFailure('context_too_small', false, {}, cut);
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
