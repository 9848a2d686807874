import type { EndpointResponse, Endpoint, EndpointInput } from '#shared/contracts/endpoint.js';

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}

/** Client that uses the API as a browser does: keeps the session cookie and sends a language. */
export class ApiClient {
  private cookie: string | undefined;

  constructor(
    private readonly baseUrl: string,
    private readonly language: string,
  ) {}

  /** Calls an endpoint. @throws Error with the API's response, if that is not a success. */
  async call<E extends Endpoint>(endpoint: E, given: EndpointInput<E>): Promise<EndpointResponse<E>> {
    const { body } = given as Parts;
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await this.send(endpoint, given as Parts, {
      ...json,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    });
    return succeeded(endpoint, response);
  }

  /** Uploads a file under a name. */
  async upload<E extends Endpoint>(
    endpoint: E,
    bytes: Uint8Array,
    name: string,
  ): Promise<EndpointResponse<E>> {
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(bytes)]), name);
    return succeeded(endpoint, await this.send(endpoint, {}, { body: form }));
  }

  /** Sends a request and returns the response, whatever its status. */
  async send({ method, path }: Endpoint, parts: Parts, init: RequestInit): Promise<Response> {
    const { params = {}, query = {} } = parts;
    const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const url = new URL(filled, this.baseUrl);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, value);
    const headers = new Headers(init.headers);
    headers.set('Accept-Language', this.language);
    headers.set('User-Agent', 'npm run seed');
    if (this.cookie !== undefined) headers.set('Cookie', this.cookie);
    const response = await fetch(url, { ...init, method, headers });
    for (const cookie of response.headers.getSetCookie()) this.cookie = cookie.split(';', 1)[0];
    return response;
  }
}

async function succeeded<E extends Endpoint>(endpoint: E, response: Response): Promise<EndpointResponse<E>> {
  const text = await response.text();
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as EndpointResponse<E>;
  throw new Error(`${endpoint.method} ${endpoint.path} answered ${response.status}: ${text}`);
}
