import 'server-only';
import { within } from '../asyncLimits';
import { errorCode } from '../errorCode';

type ReadBody =
  | { kind: 'read'; bytes: Buffer }
  | { kind: 'refused'; status: 400 | 408 | 413; detail: string };

async function read(request: Request, maxBytes: number): Promise<ReadBody> {
  const detail = `Send at most ${maxBytes} bytes.`;
  const tooLarge: ReadBody = { kind: 'refused', status: 413, detail };
  const announced = request.headers.get('content-length');
  if (Number(announced) > maxBytes) return tooLarge;
  // Node stops at the announced length. One read takes a third of the time.
  if (announced !== null) return { kind: 'read', bytes: Buffer.from(await request.arrayBuffer()) };
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  for (let length = 0; length <= maxBytes; ) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) return { kind: 'read', bytes: Buffer.concat(chunks) };
    length += value.byteLength;
    chunks.push(value);
  }
  reader?.cancel().catch(() => undefined);
  return tooLarge;
}

/** The response to a refused body must close the connection, because the rest is unread. */
export function readBody(
  request: Request,
  { maxBytes, timeoutMs }: { maxBytes: number; timeoutMs: number },
): Promise<ReadBody> {
  const late = `The body was not complete within ${timeoutMs / 1000} seconds.`;
  return within(timeoutMs, read(request, maxBytes)).catch((error) =>
    errorCode(error) === 'TIMEOUT'
      ? { kind: 'refused', status: 408, detail: late }
      : { kind: 'refused', status: 400, detail: 'The body ended early.' },
  );
}
