/** Returns the path of redis-server, or undefined if this machine has none. */
export function findRedisServer(): string | undefined;
/** Installs redis-server if it is missing and that needs no password; returns whether it is there. */
export function ensureRedisServer(): boolean;
