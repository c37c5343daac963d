import 'server-only';

export type BodyResult =
  | { ok: true; bytes: Buffer }
  /** `aborted`: the caller went away before the body was complete. */
  | { ok: false; reason: 'too-large' | 'timeout' | 'aborted' };

/**
 * Reads a request's body, and no more of it than allowed.
 *
 * @param maxBytes a body longer than this is refused without reading the rest
 * @param timeoutMs how long the whole body may take to arrive
 */
export async function readBody(
  request: Request,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
): Promise<BodyResult> {
  if (Number(request.headers.get('content-length')) > maxBytes) {
    return { ok: false, reason: 'too-large' };
  }
  if (!request.body) return { ok: true, bytes: Buffer.alloc(0) };
  const reader = request.body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), timeoutMs);
  });
  const giveUp = (reason: 'too-large' | 'timeout' | 'aborted'): BodyResult => {
    reader.cancel().catch(() => undefined);
    return { ok: false, reason };
  };

  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const chunk = await Promise.race([reader.read(), deadline]);
      if (chunk === 'timeout') return giveUp('timeout');
      if (chunk.done) return { ok: true, bytes: Buffer.concat(chunks) };
      length += chunk.value.byteLength;
      if (length > maxBytes) return giveUp('too-large');
      chunks.push(chunk.value);
    }
  } catch {
    return giveUp('aborted');
  } finally {
    clearTimeout(timer);
  }
}
