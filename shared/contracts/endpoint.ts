import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.js';

type Schema = z.ZodMiniType;

/**
 * An endpoint of the API as data: the server mounts it with `route`, the browser calls it with `call`,
 * and the OpenAPI document is assembled from it. `null` as response means 204 without a body.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Express' form: `/risk/:id`. */
  readonly path: string;
  readonly summary: string;
  /**
   * Who may: anybody, with or without a session; whoever has signed in; administrators. Without looking for a
   * session at all: anybody (`open`), and this machine or whoever knows the token of its metrics (`operator`).
   */
  readonly access: 'public' | 'user' | 'admin' | 'open' | 'operator';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** A file in `multipart/form-data` under the name `file`, instead of a JSON body. */
  readonly upload?: true;
  /** Fields of the form beside the file. */
  readonly form?: Schema;
  /** Long work: takes `Prefer: respond-async` and `Idempotency-Key`, and may answer 202 with a job. */
  readonly longRunning?: true;
  /** Its words, or those of a mail that it sends, are in the language that `Accept-Language` asks for. */
  readonly localized?: true;
  readonly status?: 200 | 201 | 202 | 204;
  readonly response: Schema | null;
  /** The answer is a file of one of these types, under a name of its own. */
  readonly file?: readonly string[];
  /** The answer is plain text. */
  readonly text?: true;
  /** Bodies of other statuses that are no `ErrorBody`. */
  readonly extraResponses?: Readonly<Record<number, Schema>>;
  /** Codes beyond those that follow from the rest (`server/endpoint-errors.ts`); tests hold what is thrown against them. */
  readonly errors?: readonly ErrorCode[];
}

/** Keeps an endpoint's exact types; returns what it is given. */
export function endpoint<const E extends Endpoint>(
  definition: E & Readonly<Record<Exclude<keyof E, keyof Endpoint>, never>>,
): E {
  return definition;
}

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler gets, after parsing. */
export interface ParsedRequest<E extends Endpoint> {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
}
/** What a caller gives. */
export type EndpointInput<E extends Endpoint> = (E['params'] extends Schema
  ? { params: In<E['params']> }
  : unknown) &
  (E['query'] extends Schema ? { query?: In<E['query']> } : unknown) &
  (E['body'] extends Schema ? { body: In<E['body']> } : unknown);
export type EndpointResponse<E extends Endpoint> = Out<E['response']>;
