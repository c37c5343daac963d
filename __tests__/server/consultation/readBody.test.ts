import { readBody } from '@/server/consultation/readFields';

const read = (text: string) => ({ kind: 'read', bytes: Buffer.from(text) });
const tooLarge = { kind: 'refused', status: 413 };
const maxBytes = 10;

type Pull = (controller: ReadableStreamDefaultController<Uint8Array>) => void;

function requestWith(pull: Pull, headers: Record<string, string> = {}): Request {
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('http://localhost/', init as RequestInit);
}

function requestOf(...texts: string[]): Request {
  const chunks = texts.map((text) => Buffer.from(text));
  return requestWith((controller) => {
    const chunk = chunks.shift();
    if (chunk) controller.enqueue(chunk);
    else controller.close();
  });
}

describe('readBody', () => {
  test('accepts a body of exactly maxBytes, and refuses one byte more', async () => {
    expect(await readBody(requestOf('12345', '67890'), maxBytes)).toEqual(read('1234567890'));
    expect(await readBody(requestOf('12345', '678901'), maxBytes)).toMatchObject(tooLarge);
  });

  test('does not read a body whose Content-Length is too large', async () => {
    const pull = jest.fn();
    const announced = requestWith(pull, { 'content-length': '11' });
    expect(await readBody(announced, maxBytes)).toMatchObject(tooLarge);
    expect(pull).not.toHaveBeenCalled();
  });

  test('stops reading once the limit is passed', async () => {
    const pull = jest.fn<void, Parameters<Pull>>((body) => body.enqueue(Buffer.from('123456')));
    expect(await readBody(requestWith(pull), maxBytes)).toMatchObject(tooLarge);
    expect(pull).toHaveBeenCalledTimes(2);
  });

  test('refuses a body whose sender disconnects', async () => {
    const request = requestWith((controller) => controller.error(new Error('aborted')));
    expect(await readBody(request, maxBytes)).toMatchObject({ kind: 'refused', status: 400 });
  });
});
