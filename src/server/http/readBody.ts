import 'server-only';
import type { Incoming } from './exchange';

export type BodyResult =
  | { ok: true; bytes: Buffer }
  /** `aborted`: the caller went away before the body was complete. */
  | { ok: false; reason: 'too-large' | 'timeout' | 'aborted' };

/**
 * Reads a request's body, and no more of it than allowed. What is refused stays unread: the answer
 * has to close the connection. The stream's events are listened to, where iterating over it would
 * cost several promises for each chunk.
 *
 * @param maxBytes a body longer than this is refused without reading the rest
 * @param timeoutMs how long the whole body may take to arrive
 */
export function readBody(
  { header, body }: Incoming,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
): Promise<BodyResult> {
  return new Promise((resolve) => {
    if (Number(header('content-length')) > maxBytes) {
      return resolve({ ok: false, reason: 'too-large' });
    }
    if (!body) return resolve({ ok: true, bytes: Buffer.alloc(0) });
    const chunks: Uint8Array[] = [];
    let length = 0;

    function refuse(reason: 'too-large' | 'timeout' | 'aborted'): void {
      clearTimeout(timer);
      body?.off('data', take).pause();
      resolve({ ok: false, reason });
    }
    function take(chunk: Uint8Array): void {
      length += chunk.byteLength;
      if (length > maxBytes) refuse('too-large');
      else chunks.push(chunk);
    }
    const timer = setTimeout(() => refuse('timeout'), timeoutMs);
    body.on('data', take);
    body.on('end', () => {
      clearTimeout(timer);
      resolve({ ok: true, bytes: Buffer.concat(chunks) });
    });
    // It stays: unheard, an error after a refusal would end the process.
    body.on('error', () => refuse('aborted'));
  });
}
