import 'server-only';
import { isIPv6 } from 'node:net';

/** The /64 network of an IPv6 address, the least that a site is assigned (RFC 6177). */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const left = groups(head);
  const right = tail === undefined ? [] : groups(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const first = [...left, ...(tail === undefined ? [] : zeros), ...right].slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * Whether a request comes from this machine, and from no proxy on it: `server.js` has put the peer's
 * address into `X-Forwarded-For`, which nobody had set before.
 */
export const isFromThisMachine = (headers: Headers): boolean =>
  /^(::1|(::ffff:)?127(\.\d+){3})$/.test(headers.get('x-forwarded-for') ?? '') &&
  !['forwarded', 'via', 'x-real-ip'].some((name) => headers.has(name));

/**
 * The client of a request, for rate limits: an IPv4 address, or the /64 network of an IPv6 address.
 *
 * Every proxy appends its peer's address to `X-Forwarded-For`, and so does `server.js`; entries further
 * left are the client's own claim. So the client is the entry `hops` places left of the last one, or
 * the last one, the peer, in a shorter list.
 *
 * @param hops how many of our own proxies are in front of the server
 */
export function clientAddress(headers: Headers, hops: number): string {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const address = (chain.at(-1 - hops) || chain.at(-1) || 'unknown')
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  return isIPv6(address) && !address.includes('.') ? networkOf(address) : address;
}
