import compression from 'compression';
import express, { type Express, type Router } from 'express';
import type { Deps } from './deps.js';
import { adminRoutes } from './features/admin/routes.js';
import { boardRoutes } from './features/admin/board.js';
import { authRoutes } from './features/auth/routes.js';
import { chatRoutes } from './features/chat/routes.js';
import { complianceRoutes } from './features/compliance/routes.js';
import { contactRoutes } from './features/contact/routes.js';
import { dataRightsRoutes } from './features/data-rights/routes.js';
import { documentRoutes } from './features/documents/routes.js';
import { createMetricsEndpoint } from './features/health/metrics-endpoint.js';
import { healthRoutes } from './features/health/routes.js';
import { jobsRoutes } from './features/jobs/routes.js';
import { lawRoutes } from './features/law/routes.js';
import { openApiRoutes } from './features/openapi/routes.js';
import { profileRoutes } from './features/profile/routes.js';
import { secondFactorRoutes } from './features/profile/second-factor-routes.js';
import { rephraseRoutes } from './features/rephrase/routes.js';
import { riskRoutes } from './features/risk/routes.js';
import { translateRoutes } from './features/translate/routes.js';
import { builtClientFolder, serveClient } from './middleware/client-files.js';
import { allowOrigins } from './middleware/cors.js';
import { respondWithError, rejectUnknownPath } from './middleware/errors.js';
import { logRequests } from './middleware/http-log.js';
import { warnOnProxyMismatch } from './middleware/proxy-mismatch.js';
import { assignRequestId } from './middleware/request-id.js';
import { rejectCrossSite } from './middleware/cross-site.js';
import { setSecurityHeaders } from './middleware/security-headers.js';
import { traceRequest } from './middleware/trace.js';

/**
 * Feature routers documented in OpenAPI and protected against cross-site requests; health, OpenAPI and the board are
 * mounted separately below. A new feature adds its line here.
 */
const FEATURES: readonly ((deps: Deps) => Router)[] = [
  authRoutes,
  profileRoutes,
  dataRightsRoutes,
  secondFactorRoutes,
  contactRoutes,
  adminRoutes,
  documentRoutes,
  riskRoutes,
  translateRoutes,
  rephraseRoutes,
  complianceRoutes,
  lawRoutes,
  chatRoutes,
  jobsRoutes,
];

/** Creates the HTTP app; it does not listen and opens no connections; the caller owns those in `deps`. */
export function createApp(
  deps: Deps,
  { clientFolder = builtClientFolder(), features = FEATURES } = {},
): Express {
  const { config, log } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);

  const metricsEndpoint = createMetricsEndpoint(deps);
  app.use(
    assignRequestId,
    metricsEndpoint.recordRequest,
    traceRequest,
    logRequests(log),
    warnOnProxyMismatch(deps),
    setSecurityHeaders(config),
    allowOrigins(config),
    compression(),
  );
  const health = healthRoutes(deps, metricsEndpoint);
  const routers = features.map((routes) => routes(deps));
  // They only have GET routes, which change nothing, so they need no protection against cross-site requests.
  app.use(health, openApiRoutes(deps, [...routers, health]));
  app.use(rejectCrossSite(config));
  for (const router of routers) app.use(router);
  // Last, so that the board, which is not part of the documented API, can take no path of it.
  app.use(boardRoutes(deps));

  app.use(serveClient(clientFolder, config));
  app.use(rejectUnknownPath);
  app.use(respondWithError);
  return app;
}
