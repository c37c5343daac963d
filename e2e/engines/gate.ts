import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deferred } from '../../testing/deferred';
import type { Site } from '../../testing/site';

/** A proxy in front of the site: what stands between visitor and server, in any browser. */
export type Gate = Awaited<ReturnType<typeof openGate>>;

/** @param site what the gate passes requests on to, with their headers as they are */
export async function openGate(site: Site) {
  const rules = new Set<{ pattern: RegExp; over?: Promise<void> }>();

  function addRule(pattern: RegExp, holds: boolean): () => void {
    const { promise: held, resolve: release } = deferred<void>();
    const rule = holds ? { pattern, over: held } : { pattern };
    rules.add(rule);
    return () => {
      rules.delete(rule);
      release();
    };
  }

  const server = createServer(async (incoming, response) => {
    const { method, url = '', headers } = incoming;
    const what = `${method} ${url}`;
    const rule = [...rules].find(({ pattern }) => pattern.test(what));
    if (rule && !rule.over) {
      incoming.socket.resetAndDestroy();
      return;
    }
    await rule?.over;
    const outgoing = request(
      { host: '127.0.0.1', port: site.port, path: url, ...(method && { method }), headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    /** Origin, without a trailing slash; another one for every gate, so each has storage of its own. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /**
     * Lets requests wait that match, e.g. `POST /api/consultation`.
     * @returns what lets them through, and all later ones
     */
    hold: (pattern: RegExp) => addRule(pattern, true),
    /**
     * Resets the connection of requests that match.
     * @returns what ends it
     */
    refuse: (pattern: RegExp) => addRule(pattern, false),
    close(): Promise<unknown> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
