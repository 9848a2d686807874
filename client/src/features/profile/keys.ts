/** Query key of the user's own sessions. */
export const sessionsKey = ['sessions'] as const;
/** Query key of the state of two-step verification. */
export const factorKey = ['second-factor'] as const;
/** Query key of the finished export that is kept; a newer export makes it stale, and so does time. */
export const exportKey = ['export'] as const;
