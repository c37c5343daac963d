import 'server-only';
import dns from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { shareInFlight } from '../asyncLimits';

/**
 * Resolves all addresses, for `autoSelectFamily`. Asks for one name at a time and shares the answer: a silent name
 * server then holds one of Node's two threads for names.
 */
export function createLookup(): LookupFunction {
  let turn: Promise<unknown> = Promise.resolve();
  const find = shareInFlight((host: string) => {
    const found = turn.then(() => dns.lookup(host, { all: true }));
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
