import * as z from 'zod';
import { socketEvents } from '#shared/contracts/events.js';
import { job, jobItem, jobKind } from '#shared/contracts/jobs.js';

const ms = z.number().nonnegative();
/** What workers did, for the servers to count: they have no /metrics of their own. */
const metricEvent = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('job_ended'),
    kind: jobKind,
    status: z.enum(['completed', 'failed', 'cancelled']),
    code: z.string().nullable(),
    /** From its making to its first claim, and from there to its end; null where it never ran. */
    wait_ms: ms.nullable(),
    run_ms: ms.nullable(),
  }),
  z.object({
    what: z.literal('job_returned'),
    kind: jobKind,
    reason: z.enum(['error', 'crash', 'later', 'shutdown']),
  }),
  z.object({ what: z.literal('model_call'), model: z.string(), outcome: z.string(), ms, tokens: z.int() }),
]);
export type MetricEvent = z.infer<typeof metricEvent>;

/** Everything that processes tell each other, after the commit that made it true. */
export const busEvent = z.discriminatedUnion('topic', [
  z.object({ topic: z.literal('job'), user_id: z.uuid(), job }),
  z.object({
    topic: z.literal('job:partial'),
    user_id: z.uuid(),
    job_id: z.uuid(),
    /** Workers of the version before leave it out. */
    kind: z.optional(jobKind),
    seq: z.int(),
    /** Null where they would not fit: the reader fetches the part. */
    items: z.array(jobItem).nullable(),
  }),
  z.object({ topic: z.literal('job:cancel'), job_id: z.uuid() }),
  z.object({ topic: z.literal('documents'), user_id: z.uuid(), reason: socketEvents.documents.shape.reason }),
  z.object({ topic: z.literal('history'), user_id: z.uuid(), kind: jobKind }),
  z.object({
    topic: z.literal('account'),
    user_id: z.uuid(),
    change: socketEvents.account.shape.change,
  }),
  z.object({
    topic: z.literal('session'),
    user_id: z.uuid(),
    /** Null ends all of the user's sessions. */
    session_id: z.string().nullable(),
    reason: socketEvents.session.shape.reason,
  }),
  z.object({ topic: z.literal('measured'), measure: metricEvent }),
]);
export type BusEvent = z.infer<typeof busEvent>;
export type Topic = BusEvent['topic'];
export type EventOf<T extends Topic> = Extract<BusEvent, { topic: T }>;

/** One publish/subscribe for all processes. A hint, never the truth: events may be lost while a connection is down. */
export interface EventBus {
  /** Never throws: what could not be sent is logged, and readers find the truth when they next ask. */
  publish(event: BusEvent): Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe<T extends Topic>(topic: T, handler: (event: EventOf<T>) => void): () => void;
  /** Calls back after the connection was lost and is there again: time to ask for the truth. */
  onReconnect(handler: () => void): () => void;
  /** Whether events come in now. */
  connected(): boolean;
  /** Resolves where events come in now. @throws where they do not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
