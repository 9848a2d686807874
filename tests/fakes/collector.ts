import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

const value = z.object({ stringValue: z.string(), intValue: z.coerce.number() }).partial();
const attribute = z.object({ key: z.string(), value });
const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(attribute),
});
const batch = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

/** A span as it was received, with its attributes by name. */
export interface ArrivedSpan extends Omit<z.infer<typeof span>, 'attributes'> {
  service: string;
  attributes: Record<string, string | number | undefined>;
}

export interface FakeCollector {
  /** Value for OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: ArrivedSpan[];
  /** Raw bodies of all requests. */
  raw(): string;
  close(): Promise<void>;
}

const byName = (attributes: z.infer<typeof attribute>[]) =>
  Object.fromEntries(attributes.map(({ key, value: of }) => [key, of.stringValue ?? of.intValue]));

/** Starts an OTLP/HTTP collector on this machine. */
export async function startFakeCollector(): Promise<FakeCollector> {
  const spans: ArrivedSpan[] = [];
  let raw = '';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      raw += text;
      for (const { resource, scopeSpans } of batch.parse(JSON.parse(text)).resourceSpans) {
        const service = String(byName(resource.attributes)['service.name']);
        for (const one of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...one, service, attributes: byName(one.attributes) });
      }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    raw: () => raw,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
