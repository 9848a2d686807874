/** Why a part was not done, in terms that a person understands; each engine has the words. */
export type FailureReason =
  'refused' | 'too_long' | 'rejected' | 'invalid' | 'timeout' | 'unreachable' | 'busy';

/** A part that could not be done, while others of its job may be: it is named in the result. */
export class PartFailure extends Error {
  override name = 'PartFailure';

  constructor(
    readonly reason: FailureReason,
    /** Whether a later try of the job might do it. */
    readonly retryable = false,
    /** The status that a service answered with, and its own code: for the log. */
    readonly answered: { status?: number | undefined; code?: string | undefined } = {},
  ) {
    super(`The part could not be done: ${reason}.`);
  }
}

/** What was asked is refused for now: it is to be asked again after `ms`, which is nobody's fault and costs no attempt. */
export class RetryAfter extends Error {
  override name = 'RetryAfter';

  constructor(readonly ms: number) {
    super(`Asked to come back in ${ms} ms.`);
  }
}
