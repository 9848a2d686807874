/** Size of a part, bytes: the least that S3 takes for any part but the last. */
export const PART_BYTES = 5 * 1024 * 1024;
/** From this many buffers on, an upload of this process fills no second one while its first is being sent. */
const PLENTY = 8;
/** Buffers kept for the next part; more are left to the garbage collection. */
const KEPT = 4;

/**
 * The buffers of all parts of this process. They are used again: new ones would be garbage of 5 MB each, which is collected
 * much later than it is replaced.
 */
export function createPartBuffers() {
  const idle: Buffer[] = [];
  let used = 0;
  return {
    take(): Buffer {
      used += 1;
      return idle.pop() ?? Buffer.allocUnsafeSlow(PART_BYTES);
    },
    /** Gives up a buffer; `reusable` is false if it may still be being sent. */
    release(buffer: Buffer, { reusable }: { reusable: boolean }): void {
      used -= 1;
      if (reusable && idle.length < KEPT) idle.push(buffer);
    },
    /** True if so many are in use that an upload should wait for its part instead of filling the next one. */
    scarce: () => used >= PLENTY,
  };
}
export type PartBuffers = ReturnType<typeof createPartBuffers>;
