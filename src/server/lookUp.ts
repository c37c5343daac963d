import 'server-only';
import dns, { type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { shareInFlight } from './shareInFlight';

/**
 * Creates a lookup of host names for `net.connect`. It asks for one name at a time, and all who want it share the
 * answer: Node has two threads for names, and one that a silent name server holds is missing everywhere. So who must
 * not wait for others' names has a lookup of its own.
 */
export function createLookUp(): LookupFunction {
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
  return (host, { all }, callback) => {
    find(host).then(
      (found) => {
        const { address, family } = found[0] ?? { address: '', family: 0 };
        return all ? callback(null, found) : callback(null, address, family);
      },
      (error) => callback(error, ''),
    );
  };
}
