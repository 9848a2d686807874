/** The reason why a part was not done, in terms that a person understands; each engine has its own texts for them. */
export type FailureReason =
  'refused' | 'too_long' | 'context_too_small' | 'rejected' | 'invalid' | 'timeout' | 'unreachable' | 'busy';

/** A part that was not done, as its report names it. */
export interface FailedPart {
  reason: FailureReason;
  /** For `context_too_small`: the tokens that a model read of a question, and about how many it was sent. */
  prompt?: { read: number; sent: number } | undefined;
}

/** Error of a part that could not be done while other parts of its job may be: the result names it. */
export class PartFailure extends Error {
  override name = 'PartFailure';

  constructor(
    readonly reason: FailureReason,
    /** True if a later attempt at the job might do the part. */
    readonly retryable = false,
    /** The status that a service answered with, and its own error code: for the log. */
    readonly answered: { status?: number | undefined; code?: string | undefined } = {},
    /** For `context_too_small`: the tokens that a model read of a question, and about how many it was sent. */
    readonly prompt?: FailedPart['prompt'],
  ) {
    super(`The part could not be done: ${reason}.`);
  }
}

/**
 * Error of a request that was refused for now: it should be repeated after `ms`. It is nobody's fault and costs no
 * attempt.
 */
export class RetryAfter extends Error {
  override name = 'RetryAfter';

  constructor(readonly ms: number) {
    super(`Asked to come back in ${ms} ms.`);
  }
}

/** Returns why parts failed, as plain values. */
export const failedParts = (
  failures: ReadonlyMap<number, Pick<PartFailure, 'reason' | 'prompt'>>,
): Map<number, FailedPart> =>
  new Map(
    [...failures].map(([seq, { reason, prompt }]) => [
      seq,
      prompt === undefined ? { reason } : { reason, prompt },
    ]),
  );
