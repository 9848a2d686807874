/** Brings dist/ up to date with the sources; does nothing when it is. */
export function ensureBuilt(root: string, options?: { only?: 'node' | 'client' }): Promise<void>;
