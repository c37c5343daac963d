import 'server-only';
import dns from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { shareInFlight } from '../asyncLimits';

/**
 * Resolves all addresses, for `autoSelectFamily`. Asks for one name at a time and shares the answer: a silent name
 * server then holds one of Node's two threads for names. Names without an answer let the others go first.
 */
export function createLookup(): LookupFunction {
  let turn: Promise<unknown> = Promise.resolve();
  const unanswered = new Set<string>();

  async function lookUp(host: string) {
    const found = await dns.lookup(host, { all: true });
    unanswered.delete(host);
    return found;
  }

  const find = shareInFlight(async (host: string) => {
    if (unanswered.has(host)) await setImmediate();
    unanswered.add(host);
    const found = turn.then(() => lookUp(host));
    turn = found.catch(() => undefined);
    return found;
  });
  return (host, _options, callback) => {
    find(host).then(
      (found) => callback(null, found),
      (error) => callback(error, ''),
    );
  };
}
