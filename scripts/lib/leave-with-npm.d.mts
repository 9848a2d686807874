/** Asks this process to end where npm, which began it, has ended. */
export function leaveWithNpm(options?: { lookMs?: number }): void;
