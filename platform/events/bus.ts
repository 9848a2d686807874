import * as z from 'zod';
import { socketEvents } from '#shared/contracts/events.js';
import { job, jobItem, jobKind } from '#shared/contracts/jobs.js';

const ms = z.number().nonnegative();
const claims = z.object({ kept: z.int(), dropped: z.int() });
/** A measurement of a worker, for the servers to count: workers have no /metrics of their own. */
const metricEvent = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('job_ended'),
    kind: jobKind,
    status: z.enum(['completed', 'failed', 'cancelled']),
    code: z.string().nullable(),
    /** Time from creation to the first claim (wait) and from there to the end (run), ms; null if the job never ran. */
    wait_ms: ms.nullable(),
    run_ms: ms.nullable(),
  }),
  z.object({
    what: z.literal('job_returned'),
    kind: jobKind,
    reason: z.enum(['error', 'crash', 'later', 'shutdown']),
  }),
  z.object({
    what: z.literal('model_call'),
    model: z.string(),
    outcome: z.string(),
    ms,
    tokens: z.int(),
    /** Time until the first piece of a streamed answer. */
    first_ms: z.optional(ms),
  }),
  /** Claims of a model in the parts of one report: kept, or dropped because the document does not bear them out. */
  z.object({ what: z.literal('model_checked'), model: z.string(), findings: claims, statements: claims }),
]);
export type MetricEvent = z.infer<typeof metricEvent>;

/** Every event that processes publish to each other, after the commit of the change. */
export const busEvent = z.discriminatedUnion('topic', [
  z.object({ topic: z.literal('job'), user_id: z.uuid(), job }),
  z.object({
    topic: z.literal('job:partial'),
    user_id: z.uuid(),
    job_id: z.uuid(),
    /** Absent in events of workers of the previous version. */
    kind: z.optional(jobKind),
    seq: z.int(),
    /** Null if the items would not fit: the reader then fetches the part. */
    items: z.array(jobItem).nullable(),
  }),
  z.object({ topic: z.literal('chat:delta'), user_id: z.uuid(), ...socketEvents['chat:delta'].shape }),
  z.object({ topic: z.literal('chat'), user_id: z.uuid(), ...socketEvents.chat.shape }),
  z.object({ topic: z.literal('job:cancel'), job_id: z.uuid() }),
  z.object({ topic: z.literal('documents'), user_id: z.uuid(), reason: socketEvents.documents.shape.reason }),
  z.object({ topic: z.literal('history'), user_id: z.uuid(), kind: jobKind }),
  z.object({
    topic: z.literal('report'),
    user_id: z.uuid(),
    kind: jobKind,
    id: z.uuid(),
    n: z.int(),
    /** Null if the mark would not fit: the reader then fetches it. */
    mark: z.nullable(socketEvents.report.shape.mark),
  }),
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

/**
 * Publish/subscribe between all processes. Events are hints and may be lost while a connection is down; the
 * database has the state.
 */
export interface EventBus {
  /** Publishes an event. Never throws: a failure is logged, and readers see the state with their next request. */
  publish(event: BusEvent): Promise<void>;
  /** Subscribes to a topic; returns the function that unsubscribes. */
  subscribe<T extends Topic>(topic: T, handler: (event: EventOf<T>) => void): () => void;
  /** Calls back when the connection is restored after a loss: events may be missing, so read the state again. */
  onReconnect(handler: () => void): () => void;
  /** True while events are being received. */
  connected(): boolean;
  /**
   * Resolves if events are being received.
   * @throws if they are not.
   */
  ping(): Promise<void>;
  close(): Promise<void>;
}
