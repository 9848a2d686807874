import type { Part } from '#shared/api/health.js';

/** The part of the system that stores sessions or counters: the database, over the pool for requests, or Redis. */
export type StorePart = Extract<Part, 'pool' | 'redis'>;
