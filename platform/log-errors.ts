/** The part of an error that may be logged. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string | number;
  [field: string]: unknown;
}

/** Fields of PostgreSQL's, Node's and our own errors that contain names and never user content. */
const FIELDS = [
  'code',
  'status',
  'syscall',
  'address',
  'port',
  'responseCode',
  'command',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'reason',
] as const;
const MESSAGE_CHARS = 500;
const DEPTH = 5;

const EMAIL = /[^\s<>"'(),:;=[\]]+@[^\s<>"'(),:;=[\]]+/g;

/**
 * Converts an error to its log entry: type, location and cause, but no content of documents or people. Libraries
 * quote freely: Drizzle the values of a query, PostgreSQL the row that violated a constraint, JSON.parse the text
 * that it could not parse, a mail server the address that it refused.
 */
export function serializeError(error: unknown, depth = 0): LoggedError | string {
  if (typeof error === 'string') return safeMessage(error);
  if (!isError(error)) return typeof error;
  const message = messageOf(error);
  const [, ...frames] = (error.stack ?? '').split(/\n(?= {4}at )/);
  const logged: LoggedError = {
    type: error.name,
    message,
    stack: [`${error.name}: ${message}`, ...frames.map((frame) => frame.split('\n', 1)[0])].join('\n'),
  };
  for (const field of FIELDS) {
    const value: unknown = Reflect.get(error, field);
    if (typeof value === 'number') logged[field] = value;
    else if (typeof value === 'string') logged[field] = safeMessage(value);
  }
  if (depth < DEPTH) {
    if (error.cause !== undefined) logged['cause'] = serializeError(error.cause, depth + 1);
    if ('errors' in error && Array.isArray(error.errors))
      logged['errors'] = error.errors.slice(0, DEPTH).map((one) => serializeError(one, depth + 1));
  }
  return logged;
}

/**
 * Checked by shape, not by class: in another context (such as a test's VM), Node's errors are not instances of its
 * `Error`.
 */
const isError = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'message' in error && 'name' in error;

function messageOf(error: Error): string {
  // Drizzle's errors: the query's text is in the source, and its values belong to people.
  if ('query' in error && 'params' in error) return 'A query failed.';
  if (error.name === 'SyntaxError') return 'Something could not be parsed.';
  // A schema's issues may quote the invalid value.
  if ('issues' in error && Array.isArray(error.issues)) return `Not of its form: ${pathsOf(error.issues)}`;
  // PostgreSQL quotes a value that is not valid for its type.
  if ('severity' in error && 'routine' in error) return error.message.replace(/: ".*"/s, '');
  // A mail server's message quotes the address in various forms.
  if ('responseCode' in error) return 'The mail server refused.';
  return safeMessage(error.message);
}

function pathsOf(issues: unknown[]): string {
  const paths = issues.map((issue) => {
    const { path, code } = issue as { path?: unknown[]; code?: unknown };
    return `${(path ?? []).map(String).join('.')} (${String(code)})`;
  });
  return safeMessage(paths.join(', '));
}

const safeMessage = (message: string) => message.slice(0, MESSAGE_CHARS).replace(EMAIL, '[address]');
