import { Router } from 'express';
import type { Deps } from '#server/deps.js';
import { endpointsOf, mount } from '#server/mount.js';
import { openApi } from '#shared/api/health.js';

/** Serves the OpenAPI document of the given routers' endpoints; it is built at the first request. */
export function openApiRoutes({ config }: Pick<Deps, 'config'>, routers: readonly Router[]): Router {
  const router = Router();
  let document: Promise<string> | undefined;
  const buildDocument = async () => {
    const { buildOpenApiDocument } = await import('./document.js');
    return JSON.stringify(buildOpenApiDocument([...routers, router].flatMap(endpointsOf), config));
  };
  mount(router, openApi, async (_req, res) => {
    document ??= buildDocument();
    res
      .set('Cache-Control', 'no-cache')
      .type('json')
      .send(await document);
  });
  return router;
}
