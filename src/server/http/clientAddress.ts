import 'server-only';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** One visitor has a whole /64. */
function networkOf(address: string): string {
  const halves = address.split('::').map((half) => half.split(':').filter(Boolean));
  const [left = [], right = []] = halves;
  const zeros = Array(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/** An IPv6 address that ends with an IPv4 address has so many characters. */
const maxLength = 45;

const chainOf = (headers: Headers): string[] =>
  (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());

function subnets(...all: string[]): BlockList {
  const list = new BlockList();
  for (const subnet of all) {
    const [address = '', bits] = subnet.split('/');
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
}

const loopback = subnets('127.0.0.0/8', '::1/128');

/** These addresses are not on the internet (RFC 6890). */
const nearby = subnets(
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
);

/** Accepts IPv4-mapped IPv6 addresses, and zone ids. */
function has(list: BlockList, text: string): boolean {
  const address = text.replace(/%.*$/, '');
  return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Local clients send none of these. */
const ofProxies =
  /^(x-(?!forwarded-for$)|cf-|cdn-|fastly-|fly-|akamai-|true-client-ip$|forwarded$|via$)/;

/** Without a proxy, only our server sets `X-Forwarded-For`. */
export const isFromThisMachine = (headers: Headers): boolean =>
  has(loopback, headers.get('x-forwarded-for') ?? '') &&
  ![...headers.keys()].some((name) => ofProxies.test(name));

/** Proxied requests arrive with `X-Forwarded-For`. */
export function isProxied(headers: Headers): boolean {
  const chain = chainOf(headers);
  return chain.length > 1 && has(nearby, chain.at(-1) ?? '');
}

/**
 * Returns an IPv4 address or an IPv6 /64. Proxies and our server append their peer to `X-Forwarded-For`. A client can
 * forge entries left of our `hops` proxies'.
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
    : // A copy: a part would keep the whole header in memory.
      Buffer.from(address).toString();
}
