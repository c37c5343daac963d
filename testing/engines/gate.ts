import { createServer, request } from 'node:http';
import { newClient } from '../browser/test';
import { deferred } from '../run/eventually';
import { listen } from '../run/ports';
import type { Site } from '../site/site';

export type Gate = Awaited<ReturnType<typeof openGate>>;

interface Rule {
  pattern: RegExp;
  outcome: Promise<void> | 'reset';
}

/** @param site receives all other requests, with `X-Forwarded-For` */
export async function openGate(site: Site) {
  const rules = new Set<Rule>();
  const client = newClient();

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
    await outcome;
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: site.port,
        path: url,
        ...(method && { method }),
        headers: { ...headers, ...client },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  return {
    /** For separate storage. */
    url: `http://127.0.0.1:${await listen(server)}`,
    /** Holds matching requests, e.g. `POST /api/consultation`. @returns a function that releases them */
    hold(pattern: RegExp): () => void {
      const { promise: outcome, resolve: release } = deferred<void>();
      const end = addRule({ pattern, outcome });
      return () => {
        end();
        release();
      };
    },
    /** Resets connections of matching requests. @returns a function that ends it */
    refuse: (pattern: RegExp) => addRule({ pattern, outcome: 'reset' }),
    close(): Promise<unknown> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
