import type { Part } from '#shared/api/health.js';

/** What stores sessions or counters: the database, over the pool for requests, or Redis. */
export type StorePart = Extract<Part, 'pool' | 'redis'>;
