/** Thrown when something took longer than its deadline. */
export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/**
 * Waits for work for at most `ms` milliseconds; work that takes longer continues unobserved.
 * @throws the work's error, or a `DeadlineError` that names what took longer.
 */
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
