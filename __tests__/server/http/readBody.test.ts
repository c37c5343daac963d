/** @jest-environment node */
import { readBody } from '@/server/http/readBody';

const limits = { maxBytes: 10, timeoutMs: 100 };

function requestWith(
  pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void,
  headers: Record<string, string> = {},
): Request {
  const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('http://localhost/', init as RequestInit);
}

/** Sends the texts, one chunk each. */
function requestOf(...texts: string[]): Request {
  const chunks = texts.map((text) => Buffer.from(text));
  return requestWith((controller) => {
    const chunk = chunks.shift();
    if (chunk) controller.enqueue(chunk);
    else controller.close();
  });
}

describe('reading a body', () => {
  test('takes a body of exactly the limit and none longer', async () => {
    expect(await readBody(requestOf('12345', '67890'), limits)).toEqual(Buffer.from('1234567890'));
    expect(await readBody(requestOf('12345', '678901'), limits)).toBe('too-large');
  });

  test('reads nothing of a body that announces itself as too long', async () => {
    let pulled = 0;
    const request = requestWith(
      () => {
        pulled += 1;
      },
      { 'content-length': '11' },
    );
    expect(await readBody(request, limits)).toBe('too-large');
    expect(pulled).toBe(0);
  });

  test('stops reading once the limit is passed', async () => {
    let pulled = 0;
    const request = requestWith((controller) => {
      pulled += 1;
      controller.enqueue(Buffer.from('123456'));
    });
    expect(await readBody(request, limits)).toBe('too-large');
    expect(pulled).toBe(2);
  });

  test('gives up on a body that does not end in time', async () => {
    const request = requestWith(() => undefined);
    expect(await readBody(request, limits)).toBe('timeout');
  });

  test('says when the caller goes away', async () => {
    const request = requestWith((controller) => controller.error(new Error('aborted')));
    expect(await readBody(request, limits)).toBe('aborted');
  });

  test('takes no body as an empty one', async () => {
    const request = new Request('http://localhost/', { method: 'POST' });
    expect(await readBody(request, limits)).toEqual(Buffer.alloc(0));
  });
});
