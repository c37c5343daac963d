import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** An HTTP request, whoever delivers it: a Next route or Node's server itself. */
export interface Incoming {
  /** @param name in lower case */
  header(name: string): string | null;
  /** Null when there is none. */
  body: Readable | null;
}

/** An HTTP response to it. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

/** For a Next route. */
export function fromRequest(request: Request): Incoming {
  return {
    header: (name) => request.headers.get(name),
    // A body that is refused unread has no listener, and an error nobody hears ends the process.
    body:
      request.body &&
      Readable.fromWeb(request.body as ReadableStream<Uint8Array>).on('error', () => undefined),
  };
}

/** For a Next route. */
export function toResponse({ status, headers, body }: Answer): Response {
  return new Response(body, { status, headers });
}

/** For Node's HTTP server. */
export function fromMessage(message: IncomingMessage): Incoming {
  return { header: (name) => message.headers[name]?.toString() ?? null, body: message };
}

/** For Node's HTTP server. */
export function writeAnswer(response: ServerResponse, { status, headers, body }: Answer): void {
  const length = body === null ? 0 : Buffer.byteLength(body);
  response.writeHead(status, { ...headers, 'content-length': length });
  response.end(body);
}
