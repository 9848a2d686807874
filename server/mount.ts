import type { RequestHandler, Router } from 'express';
import type { Endpoint } from '#shared/contracts/endpoint.js';

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

const mounted = new WeakMap<Router, Endpoint[]>();

/**
 * Mounts an endpoint with its handlers and records it, so that the API's description is made from what is
 * mounted and not from a separate list.
 */
export function mount(router: Router, endpoint: Endpoint, ...steps: RequestHandler[]): void {
  router[METHODS[endpoint.method]](endpoint.path, ...steps);
  mounted.set(router, [...endpointsOf(router), endpoint]);
}

/** Returns the endpoints of a router, in the order in which they were mounted. */
export function endpointsOf(router: Router): readonly Endpoint[] {
  return mounted.get(router) ?? [];
}
