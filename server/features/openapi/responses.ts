import { errorsOf } from '#server/endpoint-errors.js';
import type { Endpoint } from '#shared/contracts/endpoint.js';
import { ERRORS } from '#shared/contracts/errors.js';
import { refTo, type JsonSchema, type SchemaWriter } from './schemas.js';

const JSON_TYPE = 'application/json';

const header = (description: string, schema: JsonSchema = { type: 'string' }) => ({ description, schema });

/** Response headers, by name. */
export const HEADERS = {
  'X-Request-Id': header('The id under which the log knows this request; the request’s own, if it sent one.'),
  'Retry-After': header('Seconds after which it may be tried again, where that is known.', {
    type: 'integer',
    minimum: 1,
  }),
  Location: header('Where to follow the job: `/jobs/{id}`.'),
  'Preference-Applied': header('`respond-async`, where that was asked for.'),
  'Content-Disposition': header('`attachment`, with the name of the file (RFC 6266).'),
};
type HeaderName = keyof typeof HEADERS;

const headers = (...names: HeaderName[]) =>
  Object.fromEntries(
    ['X-Request-Id' as const, ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );

/** Statuses after which a client should wait before it retries. */
const WAITS = new Set([429, 503]);

/** Returns every response of an endpoint by status: the requested one, a job instead of it, and the errors. */
export function responsesOf(endpoint: Endpoint, schemas: SchemaWriter): Record<string, unknown> {
  const responses: Record<string, unknown> = { [endpoint.status ?? 200]: success(endpoint, schemas) };
  if (endpoint.longRunning) {
    responses['202'] = {
      description:
        'The job: because `Prefer: respond-async` asked for it, or because it takes longer than a request waits.',
      headers: headers('Location', 'Preference-Applied'),
      content: { [JSON_TYPE]: { schema: refTo('Job') } },
    };
  }
  for (const [status, failure] of failures(endpoint)) responses[status] = failure;
  for (const [status, schema] of Object.entries(endpoint.extraResponses ?? {})) {
    responses[status] = {
      description: 'Not now.',
      headers: headers('Retry-After'),
      content: { [JSON_TYPE]: { schema: schemas.output(schema) } },
    };
  }
  return responses;
}

function success(
  { response, file, text, csv, status }: Endpoint,
  schemas: SchemaWriter,
): Record<string, unknown> {
  if (response === null) return { description: 'Done; there is no body.', headers: headers() };
  if (file !== undefined) {
    const bytes = (type: string) => [type, { schema: { type: 'string', contentMediaType: type } }];
    return {
      description: 'The file.',
      headers: headers('Content-Disposition'),
      content: Object.fromEntries(file.map(bytes)),
    };
  }
  return {
    description: status === 202 ? 'The job, which continues by itself.' : 'Done.',
    headers: headers(...(status === 202 ? (['Location'] as const) : [])),
    content: {
      [text ? 'text/plain' : JSON_TYPE]: { schema: schemas.output(response) },
      ...(csv === undefined ? {} : { 'text/csv': { schema: { type: 'string' } } }),
    },
  };
}

function failures(endpoint: Endpoint): [status: string, failure: Record<string, unknown>][] {
  const byStatus = new Map<number, string[]>();
  for (const code of errorsOf(endpoint)) {
    const [status] = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((code) => `\`${code}\`: ${ERRORS[code as keyof typeof ERRORS][1]}`).join('\n\n'),
      headers: headers(...(WAITS.has(status) ? (['Retry-After'] as const) : [])),
      content: {
        [JSON_TYPE]: {
          schema: { allOf: [refTo('Error'), { type: 'object', properties: { code: { enum: codes } } }] },
        },
      },
    },
  ]);
}
