/** Asks this process to end where npm, which began it, has ended. */
export function exitWithParent(options?: { lookMs?: number }): void;
