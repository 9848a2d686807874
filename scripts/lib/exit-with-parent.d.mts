/** Asks this process to end when npm, which started it, has ended. */
export function exitWithParent(options?: { lookMs?: number }): void;
