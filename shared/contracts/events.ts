import * as z from 'zod/mini';
import { uuid } from './common.js';
import { job, jobItem, jobKind } from './jobs.js';
import { mark } from './marks.js';
import { metrics } from './metrics.js';

/** Events that the server sends to sockets. Each is a hint; REST returns the state. */
export const socketEvents = {
  job,
  /** Items found by a running job, as they are found; merged and ordered only in the finished report. */
  'job:partial': z.object({ job_id: uuid, kind: jobKind, items: z.array(jobItem) }),
  /** A piece of an answer that is being written; a gap before `offset` is filled from the session. */
  'chat:delta': z.object({
    job_id: uuid,
    session_id: uuid,
    message_id: uuid,
    /** Position of `text` in the answer, UTF-16 code units; 0 begins it, also again after a crash. */
    offset: z.int(),
    text: z.string(),
  }),
  /** A conversation was changed: a question was asked, an answer ended, a document was attached, or it was removed. */
  chat: z.object({ session_id: uuid, change: z.enum(['messages', 'removed']) }),
  documents: z.object({ reason: z.enum(['uploaded', 'extracted', 'failed', 'deleted']) }),
  /** Reports of a tool have changed without a job: a report was removed, or one of its files was replaced. */
  history: z.object({ kind: jobKind }),
  /** An item of a report was marked; `id` is that of the report. */
  report: z.object({ kind: jobKind, id: uuid, mark }),
  /**
   * To the account's owner: their name, address, password or second factor changed (`details`), or their list of
   * sessions.
   */
  account: z.object({ change: z.enum(['details', 'sessions']) }),
  /** To administrators: the table of users, or the audit log about one of them, has changed. */
  users: z.object({}),
  /** To administrators: current counts, within a second of a change. */
  metrics,
  /**
   * Sent before the socket is disconnected. After `role_changed` it stays connected, with the events of the new
   * role.
   */
  session: z.object({ reason: z.enum(['signed_out', 'revoked', 'role_changed', 'account_removed']) }),
};
export type SocketEvents = { [K in keyof typeof socketEvents]: z.infer<(typeof socketEvents)[K]> };
export type SocketEventName = keyof SocketEvents;

/** Listener types of a Socket.IO server or client. */
export type ServerToClient = { [K in SocketEventName]: (payload: SocketEvents[K]) => void };
