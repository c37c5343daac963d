import 'server-only';
import dns from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { shareInFlight } from './shareInFlight';

/**
 * Creates a lookup of all addresses of a host, for `net.connect` with `autoSelectFamily`. It asks for one name at a
 * time, whose answer all share who want it: Node has two threads for names, and one that a silent name server holds is
 * missing everywhere. So who must not wait for others' names has a lookup of its own.
 */
export function createLookUp(): LookupFunction {
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
