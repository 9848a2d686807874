import * as z from 'zod/mini';
import { metrics } from './api/admin.js';
import { uuid } from './common.js';
import { job, jobItem, jobKind } from './jobs.js';

/** What the server tells its sockets. Each is a hint: the truth is what REST answers. */
export const socketEvents = {
  job,
  /** What a running job has found, as it is found; merged and ordered only in the finished report. */
  'job:partial': z.object({ job_id: uuid, kind: jobKind, items: z.array(jobItem) }),
  documents: z.object({ reason: z.enum(['uploaded', 'extracted', 'failed', 'deleted']) }),
  /** What a tool has made is no longer as it was, and no job says so: a report was removed, or its file replaced. */
  history: z.object({ kind: jobKind }),
  /** To its owner: their name, address, password or second factor (details), or the list of their sessions. */
  account: z.object({ change: z.enum(['details', 'sessions']) }),
  /** To administrators: the table of users, or what was done to one of them, is no longer as it was. */
  users: z.object({}),
  /** To administrators: how much there is of everything, within a second of a change. */
  metrics,
  /** Sent before the socket is cut; after a changed role it stays, and hears what that role may. */
  session: z.object({ reason: z.enum(['signed_out', 'revoked', 'role_changed', 'account_removed']) }),
};
export type SocketEvents = { [K in keyof typeof socketEvents]: z.infer<(typeof socketEvents)[K]> };
export type SocketEventName = keyof SocketEvents;

/** The listeners' types of a Socket.IO server or client. */
export type ServerToClient = { [K in SocketEventName]: (payload: SocketEvents[K]) => void };
