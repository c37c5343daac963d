import 'server-only';
import { isIPv6 } from 'node:net';

/** The /64, /56 and /48 networks of an IPv6 address: what a site is assigned (RFC 6177). */
function networksOf(address: string): string[] {
  const halves = address.split('::').map((half) => half.split(':').filter(Boolean));
  const [left = [], right = []] = halves;
  const zeros = Array(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  const write = (groups: number[], length: number) =>
    `${groups.map((group) => group.toString(16)).join(':')}::/${length}`;
  return [write([a, b, c, d], 64), write([a, b, c, d & 0xff00], 56), write([a, b, c], 48)];
}

/** Whether a request comes from this machine, and not through a proxy: `server.ts` alone set `X-Forwarded-For`. */
export const isFromThisMachine = (headers: Headers): boolean =>
  /^(::1|(::ffff:)?127(\.\d+){3})$/.test(headers.get('x-forwarded-for') ?? '') &&
  !['forwarded', 'via', 'x-real-ip'].some((name) => headers.has(name));

const chainOf = (headers: Headers): string[] =>
  (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());

/** Whether `X-Forwarded-For` has the peer alone without proxies of ours, and otherwise one entry of each or more. */
export function fitsProxies(headers: Headers, hops: number): boolean {
  const { length } = chainOf(headers);
  return hops === 0 ? length === 1 : length > hops;
}

/**
 * The client of a request, for rate limits: an IPv4 address, or the networks of an IPv6 address.
 *
 * Every proxy appends its peer's address to `X-Forwarded-For`, and so does `server.ts`; entries further
 * left are the client's own claim. So the client is the entry `hops` places left of the last one, or
 * the last one, the peer, in a shorter list.
 *
 * @param hops how many of our own proxies are in front of the server
 */
export function clientNetworks(headers: Headers, hops: number): string[] {
  const chain = chainOf(headers);
  const address = (chain.at(-1 - hops) || chain.at(-1) || 'unknown')
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  return isIPv6(address) && !address.includes('.') ? networksOf(address) : [address];
}
