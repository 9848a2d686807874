import { SESSION_COOKIE } from '#server/auth/session.js';
import type { Endpoint } from '#shared/contracts/endpoint.js';
import { LIMITS } from '#shared/limits.js';
import { TOOLS } from '#shared/tools/index.js';
import { responsesOf } from './responses.js';
import type { JsonSchema, SchemaWriter } from './schemas.js';

/** Request headers, by name. */
export const PARAMETERS = {
  'X-Request-Id': {
    description:
      'An id of your own for this request: up to 128 letters, digits, dots, dashes and underscores.',
    schema: { type: 'string' },
  },
  'Accept-Language': {
    description:
      'English (`en`) or Arabic (`ar`): the language of findings, reports and mails. Without it, that of the account.',
    schema: { type: 'string', examples: ['ar'] },
  },
  Prefer: {
    description: '`respond-async` answers at once, with the job.',
    schema: { type: 'string', examples: ['respond-async'] },
  },
  'Idempotency-Key': {
    description:
      'The same request, sent again under its key within 24 hours, gives the same job, the same document, the same answer.',
    schema: { type: 'string', minLength: 1, maxLength: LIMITS.idempotency.keyChars },
  },
};
type ParameterName = keyof typeof PARAMETERS;

/** Security schemes: the credentials that a request may carry. */
export const SECURITY = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
    description: 'The session that signing in begins and each answer extends.',
  },
  metricsToken: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN of the configuration.' },
};

/** Tags of the API, by the first segment of the path. */
export const TAGS: Record<string, { name: string; description: string }> = {
  auth: {
    name: 'Account',
    description: 'Registering, signing in and out, one’s own profile and its sessions.',
  },
  documents: { name: 'Documents', description: 'Files, and the text that was read from them.' },
  ...Object.fromEntries(Object.values(TOOLS).map(({ kind, api }) => [kind, api])),
  law: {
    name: 'Laws',
    description: 'Saudi laws and regulations in full, and the search over their articles.',
  },
  chatbot: { name: 'Assistant', description: 'Questions, and the conversations they are part of.' },
  jobs: {
    name: 'Jobs',
    description: 'Long work: how it stands, what it has found, stopping and retrying it.',
  },
  admin: { name: 'Administration', description: 'Accounts, queues, failed jobs and the audit log.' },
  contact: { name: 'Contact', description: 'Messages to the people who run the service.' },
};
/** Tag of endpoints that have none in `TAGS`. */
export const OPERATION = { name: 'Operation', description: 'Health, metrics and this document.' };

/** Returns an endpoint's path in OpenAPI's notation: `/risk/{id}`. */
export const pathOf = ({ path }: Pick<Endpoint, 'path'>): string => path.replace(/:(\w+)/g, '{$1}');

/** Returns the tag of an endpoint. */
export function tagOf({ path }: Pick<Endpoint, 'path'>): { name: string; description: string } {
  return TAGS[path.split('/')[1] ?? ''] ?? OPERATION;
}

/** Returns a stable operation id that is a valid identifier in every language: `post_risk_by_id_upload_pdf`. */
function operationId({ method, path }: Endpoint): string {
  const words = path.replace(/:(\w+)/g, 'by/$1').split(/[^A-Za-z0-9]+/);
  return [method.toLowerCase(), ...words.filter(Boolean)].join('_');
}

function securityOf({ access }: Endpoint): Record<string, never[]>[] {
  switch (access) {
    case 'open':
      return [];
    case 'operator':
      return [{}, { metricsToken: [] }];
    case 'public':
      return [{}, { session: [] }];
    case 'user':
    case 'admin':
      return [{ session: [] }];
    default:
      return access satisfies never;
  }
}

type ObjectSchema = JsonSchema & { properties?: Record<string, JsonSchema>; required?: string[] };

function namedParameters(location: 'path' | 'query', schema: ObjectSchema): object[] {
  return Object.entries(schema.properties ?? {}).map(([name, of]) => ({
    name,
    in: location,
    required: location === 'path' || (schema.required?.includes(name) ?? false),
    schema: of,
  }));
}

function parametersOf(
  { method, params, query, upload, longRunning, localized }: Endpoint,
  schemas: SchemaWriter,
): object[] {
  const headers: [ParameterName, unknown][] = [
    ['Prefer', longRunning],
    ['Idempotency-Key', upload ?? (longRunning && method !== 'GET')],
    ['Accept-Language', localized],
    ['X-Request-Id', true],
  ];
  return [
    ...(params ? namedParameters('path', schemas.input(params)) : []),
    ...(query ? namedParameters('query', schemas.input(query)) : []),
    ...headers.filter(([, is]) => is).map(([name]) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

function requestBodyOf({ body, csv, upload, form }: Endpoint, schemas: SchemaWriter): object | undefined {
  if (body) {
    const json = { 'application/json': { schema: schemas.input(body) } };
    const text = csv === undefined ? {} : { 'text/csv': { schema: { type: 'string' } } };
    return { required: true, content: { ...json, ...text } };
  }
  if (!upload) return undefined;
  const fields: ObjectSchema = form ? schemas.input(form) : { type: 'object' };
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: 'Its type is told by its bytes.',
  };
  const schema = {
    ...fields,
    properties: { ...fields.properties, file },
    required: [...(fields.required ?? []), 'file'],
  };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

/** Builds the operation object of an endpoint. */
export function operationOf(endpoint: Endpoint, schemas: SchemaWriter): Record<string, unknown> {
  const requestBody = requestBodyOf(endpoint, schemas);
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    tags: [tagOf(endpoint).name],
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, schemas),
    ...(requestBody && { requestBody }),
    responses: responsesOf(endpoint, schemas),
  };
}
