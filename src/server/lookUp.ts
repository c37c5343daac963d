import 'server-only';
import dns from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { shareInFlight } from './shareInFlight';

let turn: Promise<unknown> = Promise.resolve();
const find = shareInFlight((host: string) => {
  const found = turn.then(() => dns.lookup(host, { all: true }));
  turn = found.catch(() => undefined);
  return found;
});

/**
 * Looks up all addresses of a host, for `net.connect` with `autoSelectFamily`. It asks for one name at a time, whose
 * answer all share who want it: Node has two threads for names, and one that a silent name server holds is missing
 * everywhere.
 */
export const lookUp: LookupFunction = (host, _options, callback) => {
  find(host).then(
    (found) => callback(null, found),
    (error) => callback(error, ''),
  );
};
