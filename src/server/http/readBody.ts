import 'server-only';
import type { Incoming } from './exchange';

export type BodyResult =
  | { ok: true; bytes: Buffer }
  /** `aborted`: the caller went away before the body was complete. */
  | { ok: false; reason: 'too-large' | 'timeout' | 'aborted' };

/**
 * Reads a request's body, and no more of it than allowed. What is refused stays unread: the answer
 * has to close the connection.
 *
 * @param maxBytes a body longer than this is refused without reading the rest
 * @param timeoutMs how long the whole body may take to arrive
 */
export async function readBody(
  incoming: Incoming,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
): Promise<BodyResult> {
  if (Number(incoming.header('content-length')) > maxBytes) {
    return { ok: false, reason: 'too-large' };
  }
  if (!incoming.body) return { ok: true, bytes: Buffer.alloc(0) };
  const body = incoming.body[Symbol.asyncIterator]();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), timeoutMs);
  });

  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const next = body.next();
      // Left behind after a timeout, it must not end the process when the connection breaks.
      next.catch(() => undefined);
      const chunk = await Promise.race([next, deadline]);
      if (chunk === 'timeout') return { ok: false, reason: 'timeout' };
      if (chunk.done) return { ok: true, bytes: Buffer.concat(chunks) };
      length += chunk.value.byteLength;
      if (length > maxBytes) return { ok: false, reason: 'too-large' };
      chunks.push(chunk.value);
    }
  } catch {
    return { ok: false, reason: 'aborted' };
  } finally {
    clearTimeout(timer);
  }
}
