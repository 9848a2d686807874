/** Below this key lies everything that a finished, changed or deleted risk report makes old. */
export const riskKey = ['risk'] as const;
