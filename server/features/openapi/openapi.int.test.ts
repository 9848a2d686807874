import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { testApp, type TestApp } from '#tests/support/app.js';
import { openApiOf, type OpenApi } from '#tests/support/openapi.js';

let t: TestApp;
let document: OpenApi;

beforeAll(async () => {
  t = await testApp({ env: { PUBLIC_URL: 'https://lda.example' } });
  ({ document } = await openApiOf(t.app));
});
afterAll(() => t.close());

const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));

/** Returns everything nested in a value for which `is` returns true. */
function found<T>(value: unknown, is: (value: object) => T | undefined): T[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = is(value);
  return [...(own === undefined ? [] : [own]), ...Object.values(value).flatMap((inner) => found(inner, is))];
}

describe('the API description', () => {
  it('the API description is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(document);
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    expect(validator.version).toBe('3.1');
    expect(document['servers']).toEqual([{ url: 'https://lda.example' }]);
  });

  it('every reference in the API description resolves, and every component is referred to', () => {
    const refs = found(document, (value) => ('$ref' in value ? String(value.$ref) : undefined));
    const { securitySchemes: _, ...parts } = document.components as unknown as Record<string, object>;
    const there = Object.entries(parts).flatMap(([kind, named]) =>
      Object.keys(named).map((name) => `#/components/${kind}/${name}`),
    );
    expect([...new Set(refs)].sort()).toEqual(there.sort());
  });

  it('each operation of the API has a summary and a declared tag', () => {
    const names = document.tags.map(({ name }) => name);
    const ids = operations().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { summary, tags } of operations()) {
      expect(summary).toMatch(/\.$/);
      expect(names).toEqual(expect.arrayContaining(tags));
    }
  });

  it('each feature of the API has a tag', () => {
    const rest = operations().filter(({ tags }) => tags.includes('Operation'));
    expect(rest.map(({ operationId }) => operationId).sort()).toEqual([
      'get_healthz',
      'get_metrics',
      'get_openapi_json',
      'get_readyz',
    ]);
  });

  it('each response of the API is a schema, a text, a file or empty', () => {
    const open = operations()
      .filter(({ responses }) =>
        Object.values(responses).some(({ content = {} }) =>
          Object.values(content).some(({ schema }) => Object.keys(schema).length === 0),
        ),
      )
      .map(({ operationId }) => operationId);
    expect(open).toEqual([]);
  });

  it('a long-running operation describes its headers, its job and its errors', () => {
    const work = document.paths['/risk']?.['post'];
    expect(work).toMatchObject({
      tags: ['Risk assessment'],
      security: [{ session: [] }],
      parameters: [
        { $ref: '#/components/parameters/Prefer' },
        { $ref: '#/components/parameters/Idempotency-Key' },
        { $ref: '#/components/parameters/Accept-Language' },
        { $ref: '#/components/parameters/X-Request-Id' },
      ],
      responses: {
        200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/RiskReport' } } } },
        202: {
          headers: { Location: { $ref: '#/components/headers/Location' } },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Job' } } },
        },
        503: { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } },
      },
    });
    expect(JSON.stringify(work?.responses['422'])).toContain('"idempotency_mismatch"');
    expect(JSON.stringify(work?.responses['422'])).toContain('"document_scanned"');
  });

  it('uploads and downloads of files are described', () => {
    expect(document.paths['/risk/analyze-file']?.['post']).toMatchObject({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              properties: { file: { type: 'string' }, party: { type: 'string', maxLength: 200 } },
              required: ['file'],
            },
          },
        },
      },
    });
    const file = document.paths['/risk/file/{id}']?.['get']?.responses['200'];
    expect(Object.keys(file?.content ?? {})).toEqual(['application/pdf']);
    expect(file?.headers).toHaveProperty('Content-Disposition');
  });

  it('each operation names the credentials it requires', () => {
    const security = (path: string) => (document.paths[path]?.['get'] as { security?: unknown }).security;
    expect(security('/admin/users')).toEqual([{ session: [] }]);
    expect(security('/auth/check-email')).toEqual([{}, { session: [] }]);
    expect(security('/healthz')).toEqual([]);
    expect(security('/metrics')).toEqual([{}, { metricsToken: [] }]);
    expect((document.components as unknown as Record<string, unknown>)['securitySchemes']).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: 'lda.sid' },
    });
  });
});
