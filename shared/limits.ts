import { ACCOUNT_LIMITS } from './limits/accounts.js';
import { CHAT_LIMITS } from './limits/chat.js';
import { DOCUMENT_LIMITS } from './limits/documents.js';
import { JOB_LIMITS } from './limits/jobs.js';
import { OPERATION_LIMITS } from './limits/operations.js';
import { SCREEN_LIMITS } from './limits/screens.js';

/**
 * All limits and tunable settings of LDA, with their units and reasons. Server, workers and browser use the same
 * numbers, so that a screen never promises what the API refuses.
 */
export const LIMITS = {
  ...DOCUMENT_LIMITS,
  ...JOB_LIMITS,
  ...CHAT_LIMITS,
  ...ACCOUNT_LIMITS,
  ...OPERATION_LIMITS,
  ...SCREEN_LIMITS,
} as const;
