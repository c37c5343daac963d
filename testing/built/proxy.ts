import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../run/ports';

export type Direction = 'there' | 'back';

/** The fate of a chunk, or of its connection. */
export type Fate = 'pass' | 'silence' | 'before' | 'within';

export async function startProxy(port: number) {
  const sockets = new Set<Socket>();
  function forward(from: Socket, to: Socket, direction: Direction): void {
    sockets.add(from.on('error', () => undefined));
    from.on('close', () => sockets.delete(from) && to.destroy());
    from.on('data', (chunk) => {
      const fate = proxy.decide(direction, chunk);
      const cut = () => void [from, to].map((socket) => socket.resetAndDestroy());
      if (fate === 'pass') to.write(chunk);
      if (fate === 'before') cut();
      if (fate === 'within') to.write(chunk.subarray(0, chunk.length >> 1), cut);
    });
  }
  const server = createServer((client) => {
    const onward = connect(port, '127.0.0.1');
    forward(client, onward, 'there');
    forward(onward, client, 'back');
  });
  const proxy = {
    port: await listen(server),
    decide: (_direction: Direction, _chunk: Buffer): Fate => 'pass',
    cutAll() {
      for (const socket of sockets) socket.destroy();
    },
    close() {
      proxy.cutAll();
      server.close();
    },
  };
  return proxy;
}

/**
 * Holds one direction from the `count`th time that a text is sent. The number of chunks depends on the machine.
 *
 * @returns whether it holds
 */
export function silenceAt(
  proxy: Awaited<ReturnType<typeof startProxy>>,
  where: Direction,
  statement: string,
  count: number,
): () => boolean {
  let seen = 0;
  let isSilent = false;
  proxy.decide = (direction, chunk) => {
    if (direction === 'there' && chunk.includes(statement)) seen += 1;
    const fate = seen === count && direction === where ? 'silence' : 'pass';
    isSilent ||= fate === 'silence';
    return fate;
  };
  return () => isSilent;
}

/** @returns whether the chunk after these has arrived */
export function breakAfter(
  proxy: Awaited<ReturnType<typeof startProxy>>,
  where: Direction,
  count: number,
  fate: Fate,
): () => boolean {
  let seen = 0;
  proxy.decide = (direction) => {
    if (direction === where) seen += 1;
    return seen > count ? fate : 'pass';
  };
  return () => seen > count;
}
