import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../run/ports';

export type Direction = 'there' | 'back';

/** What becomes of a chunk: it is passed on or kept back, or its connection is cut before or within it. */
export type Fate = 'pass' | 'silence' | 'before' | 'within';

/** Starts a TCP proxy in front of a port of this machine, whose connections can be cut, or hang. */
export async function startProxy(port: number) {
  const sockets = new Set<Socket>();
  function forward(from: Socket, to: Socket, direction: Direction): void {
    sockets.add(from.on('error', () => undefined));
    from.on('close', () => sockets.delete(from) && to.destroy());
    from.on('data', (chunk) => {
      const fate = proxy.decide(direction);
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
    /** Decides about each chunk. */
    decide: (_direction: Direction): Fate => 'pass',
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

/** Lets the first `count` chunks of a direction pass. @returns whether the next one has arrived */
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
