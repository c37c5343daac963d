import 'server-only';
import { isIPv6 } from 'node:net';
import type { Incoming } from './exchange';
import { peerAddressHeader } from './frontDoor';

/** The first four groups of an IPv6 address: one household or server gets a /64 (RFC 6177). */
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
 * Names the client that a request comes from, for counting: an IPv4 address, or the /64 network of
 * an IPv6 one.
 *
 * Each proxy appends the address it was called from to `X-Forwarded-For`, and whatever stands further
 * left is the client's own claim. So with `hops` proxies of ours the entry that counts is the
 * `hops`-th from the right; with none, or when the list is shorter than that, it is the connection's
 * own address.
 */
export function clientAddress({ header }: Pick<Incoming, 'header'>, hops: number): string {
  const chain = (header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const forwarded = hops > 0 ? chain.at(-hops) : undefined;
  const address = (forwarded || header(peerAddressHeader) || 'unknown')
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  return isIPv6(address) && !address.includes('.') ? networkOf(address) : address;
}
