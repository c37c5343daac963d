import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deferred } from '../../testing/deferred';
import type { Site } from '../../testing/site';

/** A proxy between visitor and site, in any browser. */
export type Gate = Awaited<ReturnType<typeof openGate>>;

/** An answer that the site did not give. */
interface ForeignAnswer {
  status: number;
  type: string;
  body: string;
}

/** What becomes of requests that match: they wait, their connection is reset, or somebody else answers. */
interface Rule {
  pattern: RegExp;
  outcome: Promise<void> | 'reset' | ForeignAnswer;
}

/** @param site gets all requests that no rule stops, with their headers as they are */
export async function openGate(site: Site) {
  const rules = new Set<Rule>();

  function addRule(rule: Rule): () => void {
    rules.add(rule);
    return () => void rules.delete(rule);
  }

  const server = createServer(async (incoming, response) => {
    const { method, url = '', headers } = incoming;
    const what = `${method} ${url}`;
    const { outcome } = [...rules].find(({ pattern }) => pattern.test(what)) ?? {};
    if (outcome === 'reset') {
      incoming.socket.resetAndDestroy();
      return;
    }
    if (outcome && 'status' in outcome) {
      incoming.resume();
      response.writeHead(outcome.status, { 'content-type': outcome.type }).end(outcome.body);
      return;
    }
    await outcome;
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
    hold(pattern: RegExp): () => void {
      const { promise: outcome, resolve: release } = deferred<void>();
      const end = addRule({ pattern, outcome });
      return () => {
        end();
        release();
      };
    },
    /**
     * Resets the connection of requests that match.
     * @returns what ends it
     */
    refuse: (pattern: RegExp) => addRule({ pattern, outcome: 'reset' }),
    /**
     * Answers requests that match in place of the site, as a firewall or a captive portal does.
     * @returns what ends it
     */
    answer: (pattern: RegExp, outcome: ForeignAnswer) => addRule({ pattern, outcome }),
    close(): Promise<unknown> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
