/** The user's own sessions. */
export const sessionsKey = ['sessions'] as const;
/** Whether two-step verification is on. */
export const factorKey = ['second-factor'] as const;
/** The finished export that is kept: a newer one, and time, make it old. */
export const exportKey = ['export'] as const;
