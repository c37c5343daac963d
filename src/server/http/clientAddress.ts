import 'server-only';
import { isIPv6 } from 'node:net';

/** The first bits of an IPv6 address, a multiple of 16. */
function prefixOf(address: string, bits: number): string {
  const halves = address.split('::').map((half) => half.split(':').filter(Boolean));
  const [left = [], right = []] = halves;
  const zeros = Array(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
  const prefix = groups.slice(0, bits / 16).map((group) => group.toString(16));
  return `${prefix.join(':')}::/${bits}`;
}

/** Whether a request comes from this machine, and not through a proxy: our server alone set `X-Forwarded-For`. */
export const isFromThisMachine = (headers: Headers): boolean =>
  /^(::1|(::ffff:)?127(\.\d+){3})$/.test(headers.get('x-forwarded-for') ?? '') &&
  !['forwarded', 'via', 'x-real-ip'].some((name) => headers.has(name));

/** Of an address in text: an IPv6 address that ends with an IPv4 one. */
const maxLength = 45;

const chainOf = (headers: Headers): string[] =>
  (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());

/** Whether `X-Forwarded-For` has an entry for each proxy of ours and one for the client, no more and no fewer. */
export const fitsProxies = (headers: Headers, hops: number): boolean =>
  chainOf(headers).length === hops + 1;

/**
 * The client of a request, for rate limits: an IPv4 address, or an IPv6 /64, which is what one visitor has, and the
 * /48 `network` around it, which is what one site is assigned at most (RFC 6177). Every proxy appends its peer to
 * `X-Forwarded-For`, and so does our server; entries left of those of our `hops` proxies are the client's own claim.
 */
export function clientOf(headers: Headers, hops: number): { client: string; network?: string } {
  const chain = chainOf(headers);
  const address = (chain.at(-1 - hops) || chain.at(-1) || 'unknown')
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '')
    .slice(0, maxLength);
  return isIPv6(address) && !address.includes('.')
    ? { client: prefixOf(address, 64), network: prefixOf(address, 48) }
    : // A copy: what is cut out of a header keeps all of it in memory.
      { client: Buffer.from(address).toString() };
}
