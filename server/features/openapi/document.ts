import type { Config } from '#platform/config.js';
import type { Endpoint } from '#shared/contracts/endpoint.js';
import { errorBody } from '#shared/contracts/errors.js';
import { job } from '#shared/contracts/jobs.js';
import { operationOf, PARAMETERS, pathOf, SECURITY, tagOf } from './operation.js';
import { HEADERS } from './responses.js';
import { SchemaWriter } from './schemas.js';

const ABOUT = `Everything that the screens of LDA do, they do over this API.

A session is a cookie; unsafe methods are refused where a browser says that another site's page sent them. Errors are
\`{ detail, code, request_id }\`: a sentence, a stable code, and the id by which the log knows the request.

Long work waits for its job and answers the result. With \`Prefer: respond-async\`, or when it takes longer than a
request may wait, it answers 202 with the job; \`Idempotency-Key\` makes a request that is sent again the same job.
Socket.IO on \`/socket.io\`, with the same cookie, tells of changes as they happen; what is answered here is the truth.`;

/** Builds the OpenAPI 3.1 document of these endpoints from their contracts. */
export function buildOpenApiDocument(
  endpoints: readonly Endpoint[],
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Record<string, unknown> {
  const schemas = new SchemaWriter();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = pathOf(endpoint);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, schemas) };
  }
  // These are only referred to by name, so nothing else collects them.
  for (const schema of [errorBody, job]) schemas.output(schema);
  const parameters = Object.entries(PARAMETERS).map(([name, parameter]) => [
    name,
    { name, in: 'header', required: false, ...parameter },
  ]);
  const tags = new Map(endpoints.map((endpoint) => [tagOf(endpoint).name, tagOf(endpoint)]));
  return {
    openapi: '3.1.1',
    info: { title: 'LDA', version: '1', summary: 'Legal document analysis', description: ABOUT },
    servers: [{ url: publicUrl }],
    tags: [...tags.values()],
    paths,
    components: {
      schemas: schemas.components,
      parameters: Object.fromEntries(parameters) as object,
      headers: HEADERS,
      securitySchemes: SECURITY,
    },
  };
}
