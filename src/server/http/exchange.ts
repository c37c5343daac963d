import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** An HTTP request, whoever delivers it: a Next route or Node's server itself. */
export interface Incoming {
  /** @param name in lower case */
  header(name: string): string | null;
  /** Null when there is none. */
  body: AsyncIterable<Uint8Array> | null;
}

/** An HTTP response to it. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

/** For a Next route. */
export function fromRequest(request: Request): Incoming {
  return { header: (name) => request.headers.get(name), body: request.body };
}

/** For a Next route. */
export function toResponse({ status, headers, body }: Answer): Response {
  return new Response(body, { status, headers });
}

/** For Node's HTTP server. */
export function fromMessage(message: IncomingMessage): Incoming {
  return {
    header: (name) => message.headers[name]?.toString() ?? null,
    // Iterated the plain way, a body that is left unread would take the connection with it, and the
    // refusal could not be answered.
    body: { [Symbol.asyncIterator]: () => message.iterator({ destroyOnReturn: false }) },
  };
}

/** For Node's HTTP server. */
export function writeAnswer(response: ServerResponse, { status, headers, body }: Answer): void {
  const length = body === null ? 0 : Buffer.byteLength(body);
  response.writeHead(status, { ...headers, 'content-length': length });
  response.end(body);
}
