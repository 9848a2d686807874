import { SECOND } from './units.js';

/** Amounts that the screens show at first, and durations. */
export const SCREEN_LIMITS = {
  ui: {
    recentUploads: 5,
    historyItems: 5,
    reviewCards: 3,
    /** Changes of a rephrasing, and paragraphs of a translation to compare with the original, that are shown at first. */
    suggestedChanges: 5,
    /** Changes, or translated paragraphs, that are shown while a job runs, the newest of them. */
    itemsSoFar: 50,
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
    /** Time without an event after which an answer that is being written is fetched, ms. */
    answerPollMs: 2 * SECOND,
    /** Distance from the end of a conversation within which its reader follows what is added, in CSS pixels. */
    followPx: 48,
    /** Characters of a document that are shown before and after a cited passage. */
    citationContext: 700,
    /** Polling interval of queues that have jobs, ms. */
    busyQueuesMs: 2 * SECOND,
    /** Pause in typing after which the law is searched, ms. */
    lawSearchMs: 300,
    /** Interval at which the list of laws is fetched while they are still being loaded, ms. */
    lawsLoadingMs: 3 * SECOND,
    /** Laws of the whole list, or articles of a law, that are rendered at once; the others follow when the page is idle. */
    lawRows: 40,
    /** Articles that a search shows at first, and with each press of its button; no more than `lawResultsMost`. */
    lawResults: 20,
    lawResultsMost: 100,
    /** Laws whose names match a search that are shown at first. */
    lawsByName: 3,
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
