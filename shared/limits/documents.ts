import { KB, MB, MINUTE, SECOND } from './units.js';

/** Limits of uploads, of the extraction of their text and of its analysis. */
export const DOCUMENT_LIMITS = {
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
    /** Bytes up to which a text file is read in a thread, where its bytes are in memory at once. */
    threadBytes: 2 * MB,
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
  /** Most terms of a user's glossary, and characters of a term and of a note. */
  glossary: { terms: 2_000, termChars: 200, noteChars: 500 },
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
} as const;
