/**
 * Every limit and tunable of LDA, with its unit and its reason. Server, workers and the browser read the
 * same numbers, so that a screen never promises what the API refuses.
 */
const KB = 1024;
const MB = 1024 * KB;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const LIMITS = {
  upload: {
    /** Bytes read to judge a file by its content; `file-type` wants at most this much. */
    sniffBytes: 4100,
    /** Bytes of a stored chunk: small enough to stream, large enough that a 50 MB file is 200 rows. */
    chunkBytes: 256 * KB,
    /** An upload that sends nothing for this long is given up, ms. */
    idleMs: 60 * SECOND,
    /** ... one that sends less than this in each window of so many ms: a kilobyte a second, below any modem ... */
    windowBytes: 30 * KB,
    windowMs: 30 * SECOND,
    /** ... and so is a request that is still being sent after this long, ms. */
    deadlineMs: 30 * MINUTE,
    /** Uploads of one user at a time, on each server: two windows of the client, which sends three each. */
    perUser: 6,
    /** So many more wait, unread, for at most this long, ms; beyond that they are refused. */
    waitingPerUser: 12,
    waitMs: 20 * SECOND,
    /** Whoever was refused may try again after so many seconds. */
    retrySeconds: 5,
    /** Of the connections of a server's pool, uploads of all users together use at most this share at a time. */
    poolShare: 0.5,
    filenameChars: 255,
  },
  quota: { documents: 500, bytes: 5 * 1024 * MB },
  text: { chars: 2_000_000 },
  extraction: {
    /** A document's child process may use this much memory, bytes, and this much time, ms. */
    memoryBytes: 512 * MB,
    deadlineMs: 60 * SECOND,
    pages: 5_000,
    textBytes: 20 * MB,
    /** Headings that name a section: four a page of the longest document; each costs memory and time wherever it is read. */
    headings: 20_000,
    /** What a ZIP may say of itself before anything in it is unpacked: entries, and bytes once unpacked. */
    archiveEntries: 10_000,
    archiveBytes: 1024 * MB,
    /** One part of it that is read, unpacked, bytes; past `ratioFromBytes` it may not have grown more than so many times. */
    partBytes: 256 * MB,
    ratio: 250,
    ratioFromBytes: 8 * MB,
    /** Elements within elements. */
    xmlDepth: 512,
    /** A program of the machine that reads old Word files, ms. */
    programMs: 15 * SECOND,
  },
  /**
   * How far readers of documents and threads that analyze stand back behind the event loops of server and worker, where
   * processors are short (nice, 0 to 19): with 5 they get a third of what those get.
   */
  background: { niceness: 5 },
  analysis: {
    /** One piece of work on a text, in a thread of its own (cutting, one part, the conclusion): time, ms, and memory, bytes. */
    taskMs: 60 * SECOND,
    memoryBytes: 512 * MB,
    /** Findings of one kind that a report lists; nobody reads more, and the number of the others is said. */
    findingsPerKind: 500,
  },
  jobs: {
    queuedPerUser: 50,
    listed: 50,
    /** A worker says that it lives this often, ms ... */
    heartbeatMs: 2 * SECOND,
    /** ... and loses its job when it has been silent for this long, ms: three missed beats. */
    leaseMs: 6 * SECOND,
    sweepMs: 1 * SECOND,
    /** A worker that sweeps and has not begun another sweep for this long leaves it to the next one, ms. */
    sweepLeaseMs: 5 * SECOND,
    /** How long a queued row may go unseen before the sweep asks the queue whether it holds it, ms. */
    deliveryCheckMs: 5 * SECOND,
    /** Tries after which an error that might pass is final. */
    attempts: 4,
    /**
     * A job that was in hand this often when a worker vanished, and got no further, is a suspect: it runs alone in its
     * worker's process ...
     */
    suspectCrashes: 2,
    /** ... and fails as poisonous when it took so many workers down in which nothing else ran. */
    soloCrashes: 2,
    /** Not before this has passed since, ms: a worker that only stood still says so by then. */
    verdictMs: 30 * SECOND,
    /** A suspect's turn comes after this at the latest, ms: what still runs beside it then goes back in line. */
    yieldMs: 5 * SECOND,
    /** It stays alone for so long, ms, twice as long after each further crash; then others join it. */
    soloMs: MINUTE,
    /** Extractions of one user at work at a time, on all workers: the rest of their files lets others go first. */
    extractionsPerUser: 2,
    backoffBaseMs: 1 * SECOND,
    backoffMaxMs: 60 * SECOND,
    /** A job's own deadline, ms: longer than any honest job, so that nothing hangs for ever. */
    deadlineMs: 30 * MINUTE,
    /** Events about one job's progress: at most one per this many ms. */
    progressMs: 250,
    /** A worker that shuts down waits this long for its jobs to let go, ms. */
    shutdownMs: 30 * SECOND,
    /** A job's row and parts are kept for so long after its end, ms: as long as the log of transactions. */
    keptMs: 365 * DAY,
    /** ... and at most so many are removed at a time, each with perhaps hundreds of parts: half a second of work. */
    removedAtOnce: 200,
    /** An estimate needs this many finished units and this many ms of work. */
    etaUnits: 3,
    etaMs: 5 * SECOND,
  },
  /** A written PDF: 20,000 findings are far from it; what is larger is a fault. */
  reports: { bytes: 100 * MB },
  exports: {
    /** A finished export of a user's data is kept for so long, ms. */
    keptMs: 7 * DAY,
    /** All that a user may have stored, and as much again for texts and reports. */
    bytes: 10 * 1024 * MB,
    /** Bytes of a file's name in it: file systems take 255, and a number or an extension may follow. */
    nameBytes: 200,
  },
  idempotency: { ttlMs: DAY, keyChars: 255 },
  /**
   * A session lives this long after its last use, and this long after signing in at most (OWASP ASVS 5, 7.3). One in
   * use is moved on at most so often: not one write a request.
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
    ownPasswordPerUser: { points: 10, perMs: 15 * MINUTE },
    /** Wrong codes of a second factor, by whoever has the password: three in a million are right at any time. */
    codesPerFactor: { points: 10, perMs: DAY },
    confirmsPerUser: { points: 10, perMs: 15 * MINUTE },
    contactPerIp: { points: 5, perMs: HOUR },
    exportsPerUser: { points: 5, perMs: DAY },
  },
  /**
   * A second factor by RFC 6238, as every authenticator app has it: a secret of 160 bits, another code every 30 s;
   * one step early or late is let in, for clocks that differ. Ten recovery codes of 50 bits, of which few are left at three.
   */
  totp: {
    secretBytes: 20,
    digits: 6,
    stepSeconds: 30,
    skewSteps: 1,
    confirmMs: 30 * MINUTE,
    typedChars: 64,
    recoveryCodes: 10,
    recoveryChars: 10,
    fewRecoveryCodes: 3,
  },
  /** A mailed link that sets a new password. */
  reset: { ttlMs: HOUR },
  contact: { nameChars: 200, subjectChars: 200, messageChars: 10_000, keptMs: 365 * DAY },
  /** A closed account can be restored for so long, then it is erased. */
  account: { restorableMs: 90 * DAY },
  audit: { keptMs: 365 * DAY, listed: 100 },
  /** How often open sockets are held against their sessions, ms: a session may end without an event. */
  sockets: { confirmMs: MINUTE },
  /** Administrators hear of changed metrics at most this often, ms, and of what no event tells this late. */
  metrics: { everyMs: 250, pollMs: 900 },
  /** A part that has not answered whoever asks for health or metrics by then counts as down, ms. */
  health: {
    answerMs: 2 * SECOND,
    /** A queued job that no sweep has checked, or that the queue has refused, for so long is one that nobody delivers, ms. */
    undeliveredMs: 30 * SECOND,
  },
  /** A batch of spans may take this long to send, ms; the last one at shutdown; what cannot be sent is told so often. */
  tracing: { exportMs: 5 * SECOND, flushMs: 2 * SECOND, complainMs: MINUTE },
  email: { chars: 320, localChars: 64, domainChars: 255, checkDebounceMs: 400 },
  password: { minChars: 8, maxChars: 256 },
  name: { maxChars: 100 },
  /** Bytes of an event that Postgres' NOTIFY carries (its own limit is 8,000). */
  eventBytes: 7_000,
  jsonBodyBytes: 9 * MB,
  connections: {
    /** A request's headers have arrived after this long, or its connection is closed, ms: they are a few KB ... */
    headersMs: 20 * SECOND,
    /** ... and so has its body, unless it is a file, ms: the longest pasted text at 2.5 Mbit/s, a form on any line. */
    bodyMs: 30 * SECOND,
    /** How often Node looks for headers that are late, ms. */
    checkMs: 5 * SECOND,
    /**
     * An idle connection is kept this long, ms: longer than proxies keep theirs (Caddy 2 minutes), for whoever sends
     * on one that is closed at that moment gets a 502.
     */
    keepAliveMs: 130 * SECOND,
    /** Of one server: some 50 KB each, and far more than the people of a firm with a tab or two each. */
    total: 4_000,
    /** Of one network address, where no proxy is in front: forty people behind one with six a browser. */
    perAddress: 250,
  },
  /** A server that shuts down waits this long for requests under way, ms. */
  serverShutdownMs: 10 * SECOND,
  /** Before somebody has signed in, no form is longer than this. */
  publicJsonBodyBytes: 64 * KB,
  ui: {
    recentUploads: 5,
    historyItems: 5,
    riskCards: 3,
    copiedMs: 2 * SECOND,
    /** After a reset the new password is asked for, once its success has been read, ms. */
    resetRedirectMs: 2 * SECOND,
    /** What an administrator has done is told for this long, ms. */
    bannerMs: 5 * SECOND,
    /** Counts that change are read out at most this often, ms ... */
    announceMs: 5 * SECOND,
    /** ... and queues with work in them are asked for this often, ms. */
    busyQueuesMs: 2 * SECOND,
    adminUsers: 20,
    auditEntries: 20,
    /** Files sent at a time: a browser has six lines to one server, and the rest of the page needs some. */
    uploadsAtOnce: 3,
    /** No event for this long while a job runs: ask again, ms. */
    pollMs: 10 * SECOND,
  },
} as const;
