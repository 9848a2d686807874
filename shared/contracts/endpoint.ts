import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.js';

type Schema = z.ZodMiniType;

/**
 * An endpoint of the API as data: the server mounts it with `route`, the browser calls it with `call`, and the
 * OpenAPI document is generated from it. `null` as response means 204 without a body.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path in Express' form: `/risk/:id`. */
  readonly path: string;
  readonly summary: string;
  /**
   * Access rule. With the session checked: anybody (`public`), signed-in users (`user`), administrators
   * (`admin`). Without a session check: anybody (`open`); this machine, or callers with the metrics token
   * (`operator`).
   */
  readonly access: 'public' | 'user' | 'admin' | 'open' | 'operator';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Code of a body that the schema refuses; `invalid_input` if absent. */
  readonly invalidBody?: ErrorCode;
  /**
   * Reads a body that comes as `text/csv` into what `body` accepts. Such an endpoint also answers CSV to a client that
   * prefers it.
   */
  readonly csv?: (text: string) => unknown;
  /** The body is a file in `multipart/form-data` under the name `file`, instead of JSON. */
  readonly upload?: true;
  /** Form fields next to the file. */
  readonly form?: Schema;
  /**
   * Starts long work: accepts `Prefer: respond-async` and, unless it is a GET, `Idempotency-Key`; may answer 202 with a
   * job. A GET sent again after that answers with the result of the same job.
   */
  readonly longRunning?: true;
  /** The texts of the answer, or of a mail that it sends, are in the language of `Accept-Language`. */
  readonly localized?: true;
  readonly status?: 200 | 201 | 202 | 204;
  readonly response: Schema | null;
  /** The answer is a file of one of these types, with a file name of its own. */
  readonly file?: readonly string[];
  /** The answer is plain text. */
  readonly text?: true;
  /** Response bodies by status, for statuses whose body is not an `ErrorBody`. */
  readonly extraResponses?: Readonly<Record<number, Schema>>;
  /**
   * Error codes beyond those that follow from the other fields (`server/endpoint-errors.ts`); tests check thrown
   * codes against them.
   */
  readonly errors?: readonly ErrorCode[];
}

/** Returns the definition unchanged, with its exact type; unknown keys do not compile. */
export function endpoint<const E extends Endpoint>(
  definition: E & Readonly<Record<Exclude<keyof E, keyof Endpoint>, never>>,
): E {
  return definition;
}

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;

/** The parsed request that a handler receives. */
export interface ParsedRequest<E extends Endpoint> {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
}
/** The input that a caller of the endpoint passes. */
export type EndpointInput<E extends Endpoint> = (E['params'] extends Schema
  ? { params: In<E['params']> }
  : unknown) &
  (E['query'] extends Schema ? { query?: In<E['query']> } : unknown) &
  (E['body'] extends Schema ? { body: In<E['body']> } : unknown);
export type EndpointResponse<E extends Endpoint> = Out<E['response']>;
