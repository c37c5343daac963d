import 'server-only';
import dns, { type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { shareInFlight } from './shareInFlight';

let turn: Promise<unknown> = Promise.resolve();

const find = shareInFlight((host: string) => {
  const ask = () =>
    new Promise<LookupAddress[]>((resolve, reject) => {
      dns.lookup(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
    });
  const found = turn.then(ask);
  turn = found.catch(() => undefined);
  return found;
});

/**
 * Looks up a host name for `net.connect`: one name at a time, whose answer all share who want it. Node has two threads
 * for names, and one that a silent name server holds is missing everywhere, so the other one is left to the database's.
 */
export const lookUp: LookupFunction = (host, { all }, callback) => {
  find(host).then(
    (found) => {
      const { address, family } = found[0] ?? { address: '', family: 0 };
      return all ? callback(null, found) : callback(null, address, family);
    },
    (error) => callback(error, ''),
  );
};
