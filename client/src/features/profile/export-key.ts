/** The finished export that is kept: a newer one, and time, make it old. */
export const exportKey = ['export'] as const;
