/** Brings dist/ up to date with the sources; does nothing if it is. */
export function ensureBuilt(root: string, options?: { only?: 'node' | 'client' }): Promise<void>;
