/**
 * Waits until a condition returns a value other than false or undefined; after `ms` throws with the condition's source. That is less
 * than a test may take, and far more than anything needs on a busy machine.
 */
export async function until<T>(
  what: () => Promise<T | undefined | false> | T | undefined | false,
  ms = 50_000,
): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const value = await what();
    if (value !== undefined && value !== false) return value;
    if (Date.now() > end) throw new Error(`still not so after ${ms} ms: ${what.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}
