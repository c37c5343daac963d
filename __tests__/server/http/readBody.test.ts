import { readBody } from '@/server/http/readBody';

const limits = { maxBytes: 10, timeoutMs: 100 };

type Pull = (controller: ReadableStreamDefaultController<Uint8Array>) => void;

function requestWith(pull: Pull, headers: Record<string, string> = {}): Request {
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
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
  test('accepts a body of exactly the limit and none longer', async () => {
    expect(await readBody(requestOf('12345', '67890'), limits)).toEqual(Buffer.from('1234567890'));
    expect(await readBody(requestOf('12345', '678901'), limits)).toBe('too-large');
  });

  test('does not read a body whose Content-Length is too large', async () => {
    const pull = jest.fn();
    expect(await readBody(requestWith(pull, { 'content-length': '11' }), limits)).toBe('too-large');
    expect(pull).not.toHaveBeenCalled();
  });

  test('stops reading once the limit is passed', async () => {
    const pull = jest.fn<void, Parameters<Pull>>((body) => body.enqueue(Buffer.from('123456')));
    expect(await readBody(requestWith(pull), limits)).toBe('too-large');
    expect(pull).toHaveBeenCalledTimes(2);
  });

  test('gives up on a body that does not end in time', async () => {
    expect(await readBody(requestWith(jest.fn()), limits)).toBe('timeout');
  });

  test('reports when the caller disconnects', async () => {
    const request = requestWith((controller) => controller.error(new Error('aborted')));
    expect(await readBody(request, limits)).toBe('aborted');
  });

  test('treats a missing body as empty', async () => {
    const request = new Request('http://localhost/', { method: 'POST' });
    expect(await readBody(request, limits)).toEqual(Buffer.alloc(0));
  });
});
