/** @jest-environment node */
import { Readable } from 'node:stream';
import type { Incoming } from '@/server/http/exchange';
import { readBody } from '@/server/http/readBody';

const limits = { maxBytes: 10, timeoutMs: 100 };

function incoming(chunks: AsyncIterable<Uint8Array> | null, length?: string): Incoming {
  return {
    header: (name) => (name === 'content-length' ? (length ?? null) : null),
    body: chunks && Readable.from(chunks, { highWaterMark: 1 }),
  };
}

async function* stream(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

describe('reading a body', () => {
  test('puts its chunks together', async () => {
    const body = await readBody(incoming(stream('he', 'll', 'o')), limits);
    expect(body).toEqual({ ok: true, bytes: Buffer.from('hello') });
  });

  test('takes a body of exactly the limit and none longer', async () => {
    expect(await readBody(incoming(stream('12345', '67890')), limits)).toMatchObject({ ok: true });
    expect(await readBody(incoming(stream('12345', '678901')), limits)).toEqual({
      ok: false,
      reason: 'too-large',
    });
  });

  test('reads nothing of a body that announces itself as too long', async () => {
    let pulled = 0;
    async function* counted() {
      pulled += 1;
      yield Buffer.from('x');
    }
    expect(await readBody(incoming(counted(), '11'), limits)).toEqual({
      ok: false,
      reason: 'too-large',
    });
    expect(pulled).toBe(0);
  });

  test('stops pulling once the limit is passed', async () => {
    let pulled = 0;
    async function* endless() {
      for (;;) {
        pulled += 1;
        yield Buffer.from('123456');
      }
    }
    await readBody(incoming(endless()), limits);
    // The stream reads one chunk ahead.
    expect(pulled).toBe(3);
  });

  test('gives up on a body that does not come to an end in time', async () => {
    async function* dripping() {
      yield Buffer.from('x');
      await new Promise((resolve) => setTimeout(resolve, 1000).unref());
      yield Buffer.from('x');
    }
    const began = Date.now();
    expect(await readBody(incoming(dripping()), limits)).toEqual({ ok: false, reason: 'timeout' });
    expect(Date.now() - began).toBeLessThan(900);
  });

  test('says so when the caller goes away', async () => {
    // biome-ignore lint/correctness/useYield: it breaks before the first chunk
    async function* broken(): AsyncGenerator<Uint8Array> {
      throw new Error('aborted');
    }
    expect(await readBody(incoming(broken()), limits)).toEqual({ ok: false, reason: 'aborted' });
  });

  test('takes no body as an empty one', async () => {
    expect(await readBody(incoming(null), limits)).toEqual({ ok: true, bytes: Buffer.alloc(0) });
  });
});
