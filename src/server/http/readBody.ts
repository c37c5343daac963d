import 'server-only';

/** Why a body could not be read; `aborted`: the client disconnected before it was complete. */
export type BodyFault = 'too-large' | 'timeout' | 'aborted';

async function readChunks(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Buffer | BodyFault> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    length += value.byteLength;
    if (length > maxBytes) {
      reader.cancel().catch(() => undefined);
      return 'too-large';
    }
    chunks.push(value);
  }
}

async function read(request: Request, maxBytes: number): Promise<Buffer | BodyFault> {
  const announced = request.headers.get('content-length');
  if (Number(announced) > maxBytes) return 'too-large';
  // Node passes on no more than was announced, and reading it at once takes a third of the time.
  if (announced !== null) return Buffer.from(await request.arrayBuffer());
  return request.body ? readChunks(request.body, maxBytes) : Buffer.alloc(0);
}

/**
 * Reads a request's body up to a limit. The rest of a refused body stays unread, so the response has
 * to close the connection.
 *
 * @param maxBytes a longer body is refused without reading the rest
 * @param timeoutMs how long the whole body may take to arrive
 */
export function readBody(
  request: Request,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
): Promise<Buffer | BodyFault> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs, 'timeout');
    read(request, maxBytes)
      .then(resolve, () => resolve('aborted'))
      .finally(() => clearTimeout(timer));
  });
}
