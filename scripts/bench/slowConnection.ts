import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A phone's: the time to the server and back, and what it receives. */
export const slowPhone = { roundTripMs: 150, bytesPerMs: 200 };

const segmentSize = 1460;
/** RFC 6928: what a server sends before the first of it is acknowledged. */
const initialWindow = 10 * segmentSize;

const until = (time: number) => wait(Math.max(0, time - performance.now()));

/**
 * A TCP proxy that delivers as a slow connection does: a round trip to connect, one for each answer, and
 * the answer in windows that grow by what was acknowledged (slow start, RFC 5681). Chromium's own
 * throttling hands a document over as a whole, so it cannot show what the first packets are worth.
 *
 * @param port of the site on this machine
 */
export async function startSlowConnection(port: number) {
  const sockets = new Set<Socket>();
  // The connections of a phone share its rate.
  let linkIsFree = 0;

  function slowDown(client: Socket) {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
    }
    client.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
    upstream.on('error', () => client.destroy());

    const connected = performance.now() + slowPhone.roundTripMs;
    let sending = Promise.resolve();
    client.on('data', (chunk) => {
      const arrival = Math.max(connected, performance.now()) + slowPhone.roundTripMs / 2;
      sending = sending.then(async () => {
        await until(arrival);
        upstream.write(chunk);
      });
    });

    let window = initialWindow;
    const inFlight: { size: number; acknowledged: number }[] = [];
    /** When a segment may leave: as soon as the window has room for it. */
    function departureOf(size: number, ready: number): number {
      let departure = Math.max(ready, linkIsFree);
      let total = inFlight.reduce((sum, segment) => sum + segment.size, size);
      while (inFlight[0] && (inFlight[0].acknowledged <= departure || total > window)) {
        const { size: arrived, acknowledged } = inFlight[0];
        departure = Math.max(departure, acknowledged);
        total -= arrived;
        window += arrived;
        inFlight.shift();
      }
      return departure;
    }
    let receiving = Promise.resolve();
    upstream.on('data', (chunk) => {
      const ready = performance.now();
      receiving = receiving.then(async () => {
        for (let from = 0; from < chunk.length; from += segmentSize) {
          const segment = chunk.subarray(from, from + segmentSize);
          linkIsFree = departureOf(segment.length, ready) + segment.length / slowPhone.bytesPerMs;
          const arrival = linkIsFree + slowPhone.roundTripMs / 2;
          inFlight.push({
            size: segment.length,
            acknowledged: arrival + slowPhone.roundTripMs / 2,
          });
          await until(arrival);
          client.write(segment);
        }
      });
    });
    upstream.on('end', () => void receiving.then(() => client.end()));
  }

  const server = createServer(slowDown).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
