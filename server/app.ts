import compression from 'compression';
import express, { type Express, type Router } from 'express';
import type { Deps } from './deps.js';
import { adminRoutes } from './features/admin/routes.js';
import { boardRoutes } from './features/admin/board.js';
import { authRoutes } from './features/auth/routes.js';
import { contactRoutes } from './features/contact/routes.js';
import { dataRightsRoutes } from './features/data-rights/routes.js';
import { documentRoutes } from './features/documents/routes.js';
import { createMetricsEndpoint } from './features/health/metrics-endpoint.js';
import { healthRoutes } from './features/health/routes.js';
import { jobsRoutes } from './features/jobs/routes.js';
import { openApiRoutes } from './features/openapi/routes.js';
import { profileRoutes } from './features/profile/routes.js';
import { secondFactorRoutes } from './features/profile/second-factor-routes.js';
import { riskRoutes } from './features/risk/routes.js';
import { builtClient, clientFiles } from './middleware/client-files.js';
import { cors } from './middleware/cors.js';
import { errorHandler, notFound } from './middleware/errors.js';
import { httpLog } from './middleware/http-log.js';
import { proxyNotice } from './middleware/proxy-notice.js';
import { requestId } from './middleware/request-id.js';
import { sameSite } from './middleware/same-site.js';
import { securityHeaders } from './middleware/security-headers.js';
import { traced } from './middleware/trace.js';

/** The API's features, each a function that returns its router; a new feature adds its line here. */
const FEATURES: readonly ((deps: Deps) => Router)[] = [
  authRoutes,
  profileRoutes,
  dataRightsRoutes,
  secondFactorRoutes,
  contactRoutes,
  adminRoutes,
  documentRoutes,
  riskRoutes,
  jobsRoutes,
];

/** Creates the HTTP app; it does not listen, opens nothing and keeps no connection of its own. */
export function createApp(deps: Deps, { clientFolder = builtClient(), features = FEATURES } = {}): Express {
  const { config, log } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);

  const metricsEndpoint = createMetricsEndpoint(deps);
  app.use(
    requestId,
    metricsEndpoint.recordRequest,
    traced,
    httpLog(log),
    proxyNotice(deps),
    securityHeaders(config),
    cors(config),
    compression(),
  );
  const health = healthRoutes(deps, metricsEndpoint);
  const routers = features.map((routes) => routes(deps));
  app.use(health, openApiRoutes(deps, [...routers, health]));
  app.use(sameSite(config));
  for (const router of routers) app.use(router);
  app.use(boardRoutes(deps));

  app.use(clientFiles(clientFolder, config));
  app.use(notFound);
  app.use(errorHandler);
  return app;
}
