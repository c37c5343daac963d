import 'server-only';
import { isIPv6 } from 'node:net';

/** The first 64 bits of an IPv6 address, which are what one visitor has. */
function networkOf(address: string): string {
  const halves = address.split('::').map((half) => half.split(':').filter(Boolean));
  const [left = [], right = []] = halves;
  const zeros = Array(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** Of an address in text: an IPv6 address that ends with an IPv4 one. */
const maxLength = 45;

const chainOf = (headers: Headers): string[] =>
  (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());

/** Whether a request comes from this machine, and not through a proxy: our server alone set `X-Forwarded-For`. */
export const isFromThisMachine = (headers: Headers): boolean =>
  /^(::1|(::ffff:)?127(\.\d+){3})$/.test(headers.get('x-forwarded-for') ?? '') &&
  !['forwarded', 'via', 'x-real-ip'].some((name) => headers.has(name));

/** Loopback and private addresses (RFC 6890), which no visitor on the internet has. */
const local = /^(::ffff:)?(10|127|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^::1$|^f[cd][\da-f]{2}:/;

/** Whether a request came through a proxy on this machine or its network: it had the header when our server got it. */
export function isProxied(headers: Headers): boolean {
  const chain = chainOf(headers);
  return chain.length > 1 && local.test(chain.at(-1) ?? '');
}

/**
 * The client of a request, for rate limits: an IPv4 address, or an IPv6 /64. Every proxy appends its peer to
 * `X-Forwarded-For`, and so does our server; entries left of those of our `hops` proxies are the client's own claim.
 */
export function clientOf(headers: Headers, hops: number): string {
  const chain = chainOf(headers);
  const address = (chain.at(-1 - hops) || chain.at(-1) || 'unknown')
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
    .slice(0, maxLength);
  return isIPv6(address) && !address.includes('.')
    ? networkOf(address)
    : // A copy: what is cut out of a header keeps all of it in memory.
      Buffer.from(address).toString();
}
