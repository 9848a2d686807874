import { DAY, MB, MINUTE, SECOND } from './units.js';

/** Limits of jobs and of what they make: reports, marks, exports. */
export const JOB_LIMITS = {
  jobs: {
    queuedPerUser: 50,
    listed: 50,
    /** Interval of a worker's heartbeat, ms. */
    heartbeatMs: 2 * SECOND,
    /** Duration of a job's lease, ms: three missed heartbeats. */
    leaseMs: 6 * SECOND,
    sweepMs: 1 * SECOND,
    /** Time without a new sweep after which the sweeping worker loses that role to another one, ms. */
    sweepLeaseMs: 2 * SECOND,
    /** Interval at which the sweep checks that the queue contains a queued row, ms. */
    deliveryCheckMs: 5 * SECOND,
    /** Attempts after which a transient error is final. */
    attempts: 4,
    /** Crashes without progress that make a job a suspect, which then runs alone in its worker's process. */
    suspectCrashes: 2,
    /** Crashes of a job while it ran alone after which it fails as their cause. */
    soloCrashes: 2,
    /** Delay before a job fails as the cause of crashes, ms: time for a worker that had only stalled to withdraw one. */
    verdictMs: 30 * SECOND,
    /** Maximum wait of a suspect for its turn, ms; jobs that are still running in its process are then requeued. */
    yieldMs: 5 * SECOND,
    /** Time for which a suspect runs alone, ms, doubled with each further crash; then other jobs may join it. */
    soloMs: MINUTE,
    /**
     * Concurrent extractions of one user on all workers, so that a user with many files does not keep others
     * waiting.
     */
    extractionsPerUser: 2,
    backoffBaseMs: 1 * SECOND,
    backoffMaxMs: 60 * SECOND,
    /** Time without progress (a page, a section) after which a job is stopped, ms: longer than any one of them takes. */
    deadlineMs: 30 * MINUTE,
    /** Minimum interval between progress events of one job, ms. */
    progressMs: 250,
    /**
     * Maximum time that a worker's job waits for a database connection, ms: longer than any call of a model takes, whose
     * answer would be lost.
     */
    databaseWaitMs: 10 * MINUTE,
    /**
     * Maximum time for which a finished part is tried to be stored again while the database is full or away, ms: longer than
     * a restart takes; what lasts longer somebody must mend.
     */
    storeWaitMs: MINUTE,
    /** Maximum time that a worker waits for its jobs to stop when it shuts down, ms. */
    shutdownMs: 30 * SECOND,
    /** Retention of a job's row and parts after its end, ms: as long as that of the transaction log. */
    keptMs: 365 * DAY,
    /** Maximum jobs removed at a time, each with perhaps hundreds of parts: half a second of work. */
    removedAtOnce: 200,
    /** Minimum finished units and time (ms) of a stage before the remaining time is estimated. */
    etaUnits: 3,
    etaMs: 5 * SECOND,
  },
  /** Maximum bytes of a written PDF: 20,000 findings stay far below it, and a larger file is a defect. */
  reports: { bytes: 100 * MB },
  /**
   * Maximum characters of the texts of a finding's mark; and time after a change until the report's files are written
   * again, ms: what is marked meanwhile is in the same file.
   */
  marks: { reasonChars: 500, noteChars: 2_000, rewriteMs: 3 * SECOND },
  exports: {
    /** Retention of a finished export, ms. */
    keptMs: 7 * DAY,
    /** Maximum bytes of an export: the storage quota of a user, and as much again for texts and reports. */
    bytes: 10 * 1024 * MB,
    /** Maximum bytes of a file's name in an export: file systems allow 255, and a number or an extension may follow. */
    nameBytes: 200,
  },
  idempotency: { ttlMs: DAY, keyChars: 255 },
} as const;
