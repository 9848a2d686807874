/** Says that something took longer than it may. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** Waits for work so long, ms. @throws its error, or a `DeadlineError` that says what took longer: that goes on, unheard. */
export async function withDeadline<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`${what} took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
