import type { Express } from 'express';
import request, { type Response } from 'supertest';
import * as z from 'zod';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];
interface Answer {
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: JsonSchema }>;
}
interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  responses: Record<string, Answer>;
}
export interface OpenApi extends Record<string, unknown> {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** Fetches an app's OpenAPI document and validates real answers against it. */
export async function openApiOf(app: Express): Promise<{
  document: OpenApi;
  /** Routes of all operations, such as `GET /risk/:id`. */
  routes: string[];
  /** Returns deviations of an answer from the document; empty if there are none. */
  problemsOf(route: string, response: Response): string[];
}> {
  const { body } = await request(app).get('/openapi.json').expect(200);
  const document = body as OpenApi;
  const localRefs = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/components/schemas/', '"#/$defs/')) as T;
  const $defs = localRefs(document.components.schemas);
  const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );

  function problemsOf(route: string, response: Response): string[] {
    const [method = '', path = ''] = route.split(' ');
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    if (operation === undefined) return ['is not described'];
    const answer = operation.responses[response.status];
    if (answer === undefined) return [`${response.status} is not described: ${response.text}`];
    const headers = Object.keys(answer.headers ?? {});
    const unknown = ['location', 'retry-after', 'content-disposition', 'preference-applied']
      .filter((name) => response.headers[name] !== undefined)
      .filter((name) => !headers.some((known) => known.toLowerCase() === name))
      .map((name) => `${response.status} does not name the header ${name}`);
    return [...unknown, ...bodyProblems(answer, response).map((text) => `${response.status}: ${text}`)];
  }

  function bodyProblems({ content }: Answer, response: Response): string[] {
    const type = response.headers['content-type']?.split(';', 1)[0];
    if (content === undefined) return type === undefined && !response.text ? [] : ['has no body'];
    const media = type === undefined ? undefined : content[type];
    if (media === undefined) return [`${type} is not among ${Object.keys(content).join(', ')}`];
    if (type !== 'application/json') return [];
    const schema = z.fromJSONSchema({ ...(localRefs(media.schema) as object), $defs } as JsonSchema);
    const result = schema.safeParse(response.body);
    return result.success ? [] : [z.prettifyError(result.error)];
  }

  return { document, routes, problemsOf };
}
