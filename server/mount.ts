import type { RequestHandler, Router } from 'express';
import type { Endpoint } from '#shared/contracts/endpoint.js';

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

const mounted = new WeakMap<Router, Endpoint[]>();

/**
 * Mounts an endpoint with its steps, and remembers it: what describes the API describes what was mounted, and no
 * list beside it.
 */
export function mount(router: Router, endpoint: Endpoint, ...steps: RequestHandler[]): void {
  router[METHODS[endpoint.method]](endpoint.path, ...steps);
  mounted.set(router, [...endpointsOf(router), endpoint]);
}

/** The endpoints of a router, in the order in which they were mounted. */
export function endpointsOf(router: Router): readonly Endpoint[] {
  return mounted.get(router) ?? [];
}
