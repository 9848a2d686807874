import { DAY, HOUR, MINUTE } from './units.js';

/** Limits of sessions, codes, sign-in and accounts. */
export const ACCOUNT_LIMITS = {
  /**
   * Lifetime of a session, ms: `ttlMs` after its last use, and at most `maxMs` after signing in (OWASP ASVS 5,
   * 7.3). Its end is extended at most every `extendMs`, to avoid a write with every request.
   */
  session: { ttlMs: 30 * DAY, maxMs: 90 * DAY, extendMs: DAY },
  code: { length: 6, ttlMs: 10 * MINUTE, tries: 5, cooldownMs: MINUTE, verifiedMs: 30 * MINUTE },
  rates: {
    loginPerAddress: { points: 10, perMs: 15 * MINUTE },
    loginPerIp: { points: 50, perMs: 15 * MINUTE },
    checkEmailPerIp: { points: 60, perMs: MINUTE },
    codesPerAddress: { points: 10, perMs: DAY },
    codesPerIp: { points: 100, perMs: HOUR },
    resetsPerAddress: { points: 10, perMs: DAY },
    resetsPerIp: { points: 100, perMs: HOUR },
    resetChecksPerIp: { points: 60, perMs: MINUTE },
    ownPasswordPerUser: { points: 10, perMs: 15 * MINUTE },
    /** Wrong second-factor codes by someone who knows the password: three codes in a million are valid at any time. */
    codesPerFactor: { points: 10, perMs: DAY },
    confirmsPerUser: { points: 10, perMs: 15 * MINUTE },
    contactPerIp: { points: 5, perMs: HOUR },
    exportsPerUser: { points: 5, perMs: DAY },
  },
  /**
   * Second factor by RFC 6238 with the values that every authenticator app supports: a secret of 160 bits and a new
   * code every 30 s. One step early or late is accepted, because clocks differ. Ten recovery codes of 50 bits; at
   * three left, the user is warned.
   */
  totp: {
    secretBytes: 20,
    digits: 6,
    stepSeconds: 30,
    skewSteps: 1,
    confirmMs: 30 * MINUTE,
    typedChars: 64,
    recoveryCodeCount: 10,
    recoveryCodeLength: 10,
    fewRecoveryCodes: 3,
  },
  /** Lifetime of a mailed link for setting a new password. */
  reset: { ttlMs: HOUR },
  contact: { nameChars: 200, subjectChars: 200, messageChars: 10_000, keptMs: 365 * DAY },
  /** Time during which a closed account can be restored; then it is erased. */
  account: { restorableMs: 90 * DAY },
  audit: { keptMs: 365 * DAY, listed: 100 },
} as const;
