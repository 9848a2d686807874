const KB = 1024;
const MB = 1024 * KB;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * All limits and tunable settings of LDA, with their units and reasons. Server, workers and browser use the same
 * numbers, so that a screen never promises what the API refuses.
 */
export const LIMITS = {
  upload: {
    /** Bytes read to detect a file's type by its content; `file-type` needs at most this much. */
    sniffBytes: 4100,
    /** Bytes of a stored chunk: small enough to stream, large enough that a 50 MB file is only 200 rows. */
    chunkBytes: 256 * KB,
    /** Idle time after which an upload that sends nothing is aborted, ms. */
    idleMs: 60 * SECOND,
    /**
     * Minimum bytes of an upload in each window of `windowMs`, else it is aborted: 1 KB a second, slower than any
     * modem.
     */
    windowBytes: 30 * KB,
    windowMs: 30 * SECOND,
    /** Deadline of a whole upload request, ms. */
    deadlineMs: 30 * MINUTE,
    /** Concurrent uploads of one user on each server: two browser windows, each of which sends three. */
    perUser: 6,
    /** More uploads of one user that wait for their turn, at most `waitMs` (ms); beyond either limit they are refused. */
    waitingPerUser: 12,
    waitMs: 20 * SECOND,
    /** Retry-After of a refused upload, s. */
    retrySeconds: 5,
    /** Maximum share of a server's connection pool that uploads of all users together use. */
    poolShare: 0.5,
    filenameChars: 255,
  },
  quota: { documents: 500, bytes: 5 * 1024 * MB },
  text: { chars: 2_000_000 },
  extraction: {
    /** Memory (bytes) and time (ms) limits of the child process that extracts a document. */
    memoryBytes: 512 * MB,
    deadlineMs: 60 * SECOND,
    pages: 5_000,
    textBytes: 20 * MB,
    /**
     * Maximum number of headings that start a section: four a page in the longest document. Each costs memory and
     * time wherever the text is processed.
     */
    headings: 20_000,
    /** Maximum number of paragraphs that are told apart: ten a page in the longest document. The rest is one. */
    blocks: 50_000,
    /** Maximum entries and unpacked bytes that a ZIP archive may declare, checked before anything in it is unpacked. */
    archiveEntries: 10_000,
    archiveBytes: 1024 * MB,
    /**
     * Maximum unpacked bytes of one entry that is read; beyond `ratioFromBytes`, its compression ratio must not
     * exceed `ratio`.
     */
    partBytes: 256 * MB,
    ratio: 250,
    ratioFromBytes: 8 * MB,
    /** Maximum nesting depth of XML elements. */
    xmlDepth: 512,
    /** Deadline of an external program that converts old Word files, ms. */
    programMs: 15 * SECOND,
  },
  /** Recognition of the text of pages that are images (OCR), in child processes. */
  recognition: {
    /** Most pages of a document that are recognized unasked: about a quarter of an hour on two processors. */
    pages: 200,
    /** Pages that one child recognizes: it starts in a second, and its memory never grows far. */
    stretch: 4,
    /** Time (ms) for a page; one that takes longer gets a second try alone with `aloneMs`, then it is left out. */
    pageMs: 20 * SECOND,
    aloneMs: 60 * SECOND,
    /** Children of one worker at a time; each keeps one processor busy. */
    atOnce: 2,
    /** Memory limit of a child, bytes: a page of A3 at 200 dpi takes 300 MB, a photograph of 50 megapixels twice that. */
    memoryBytes: 768 * MB,
    /** Most pixels of a photograph that is decoded: those of the largest pictures that phones take by default. */
    pixels: 50_000_000,
    /** Most bytes of the text of a stretch. */
    textBytes: 4 * MB,
  },
  /**
   * Priority (nice, 0 to 19) of extraction processes and analysis threads, below the event loops of server and
   * worker: with 5 they get a third of the processor time when it is scarce.
   */
  background: { niceness: 5 },
  analysis: {
    /**
     * Time (ms) and memory (bytes) limits of one task on a text in its own thread: splitting, one part, or the
     * conclusion.
     */
    taskMs: 60 * SECOND,
    memoryBytes: 512 * MB,
    /**
     * Maximum findings of one kind listed in a report, with their further places; nobody reads more, and the number of
     * the others is stated.
     */
    findingsPerKind: 500,
    /** Maximum further places in a report, with quotes of up to 1,200 characters: a few megabytes. */
    placesPerReport: 3_000,
  },
  jobs: {
    queuedPerUser: 50,
    listed: 50,
    /** Interval of a worker's heartbeat, ms. */
    heartbeatMs: 2 * SECOND,
    /** Duration of a job's lease, ms: three missed heartbeats. */
    leaseMs: 6 * SECOND,
    sweepMs: 1 * SECOND,
    /** Time without a new sweep after which the sweeping worker loses that role to another one, ms. */
    sweepLeaseMs: 5 * SECOND,
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
  /**
   * Interval at which open sockets are checked against their sessions, ms, because a session may end without an
   * event.
   */
  sockets: { confirmMs: MINUTE },
  /**
   * Metrics for administrators, ms: minimum interval between events (`everyMs`), and polling interval for changes
   * without an event (`pollMs`).
   */
  metrics: { everyMs: 250, pollMs: 900 },
  /** Deadline of a component's answer to a health or metrics check, ms; after it the component counts as down. */
  health: {
    answerMs: 2 * SECOND,
    /**
     * Time after which a queued job counts as not being delivered, ms: no sweep has checked it, or the queue has
     * refused it.
     */
    undeliveredMs: 30 * SECOND,
  },
  /**
   * Deadlines for sending a batch of spans and the last batch at shutdown, and minimum interval between log lines
   * about failures, ms.
   */
  tracing: { exportMs: 5 * SECOND, flushMs: 2 * SECOND, complainMs: MINUTE },
  email: { chars: 320, localChars: 64, domainChars: 255, checkDebounceMs: 400 },
  password: { minChars: 8, maxChars: 256 },
  name: { maxChars: 100 },
  /** Maximum bytes of an event sent with Postgres' NOTIFY (whose own limit is 8,000). */
  eventBytes: 7_000,
  jsonBodyBytes: 9 * MB,
  connections: {
    /** Deadline of a request's headers, ms; they are a few KB. After it the connection is closed. */
    headersMs: 20 * SECOND,
    /**
     * Deadline of a request's body other than a file, ms: the longest pasted text at 2.5 Mbit/s, a form on any
     * connection.
     */
    bodyMs: 30 * SECOND,
    /** Interval at which Node checks for late headers, ms. */
    checkMs: 5 * SECOND,
    /**
     * Time for which an idle connection is kept, ms: longer than proxies keep theirs (Caddy 2 minutes), because a
     * proxy that sends on a connection being closed answers 502.
     */
    keepAliveMs: 130 * SECOND,
    /**
     * Maximum connections of one server: some 50 KB each, and far more than the employees of a firm need with a tab
     * or two each.
     */
    total: 4_000,
    /**
     * Maximum connections of one network address, if no proxy is in front: forty people behind one address with six
     * per browser.
     */
    perAddress: 250,
  },
  /** Maximum time that a server waits for requests in progress when it shuts down, ms. */
  serverShutdownMs: 10 * SECOND,
  /** Maximum bytes of a form sent without a session. */
  publicJsonBodyBytes: 64 * KB,
  ui: {
    recentUploads: 5,
    historyItems: 5,
    riskCards: 3,
    /** Further places of an item that are shown at first when they are unfolded, and that are named while folded. */
    furtherPlaces: 5,
    placeNames: 3,
    copiedMs: 2 * SECOND,
    /** Delay after a password reset until the sign-in form opens, so that the success message can be read, ms. */
    resetRedirectMs: 2 * SECOND,
    /** Time for which the result of an administrator's action is shown, ms. */
    bannerMs: 5 * SECOND,
    /** Minimum interval between announcements of changing counts to screen readers, ms. */
    announceMs: 5 * SECOND,
    /** Polling interval of queues that have jobs, ms. */
    busyQueuesMs: 2 * SECOND,
    adminUsers: 20,
    auditEntries: 20,
    /**
     * Concurrent uploads of one window: a browser has six connections to a server, and the rest of the page needs
     * some.
     */
    uploadsAtOnce: 3,
    /** Time without an event after which the client polls a running job, ms. */
    pollMs: 10 * SECOND,
  },
} as const;
