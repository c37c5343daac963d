/** @jest-environment node */
import { clientAddress } from '@/server/http/clientAddress';

const from = (headers: Record<string, string>) => ({
  header: (name: string) => headers[name] ?? null,
});
const peer = '203.0.113.9';

describe('the address of a client', () => {
  test('is the connection’s own when there is no proxy of ours, whatever the client claims', () => {
    const request = from({ 'x-forwarded-for': '1.2.3.4', 'x-peer-address': peer });
    expect(clientAddress(request, 0)).toBe(peer);
  });

  test.each([
    [1, '198.51.100.7'],
    [2, '9.9.9.9'],
    [3, '1.1.1.1'],
  ])('with %i proxies is the entry that the outermost of them added: %s', (hops, expected) => {
    const chain = '1.1.1.1, 9.9.9.9, 198.51.100.7';
    expect(clientAddress(from({ 'x-forwarded-for': chain, 'x-peer-address': peer }), hops)).toBe(
      expected,
    );
  });

  test('is the connection’s own when the list is shorter than our proxies are many', () => {
    const request = from({ 'x-forwarded-for': '1.1.1.1', 'x-peer-address': peer });
    expect(clientAddress(request, 2)).toBe(peer);
  });

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:5123', '203.0.113.9'],
    ['[2001:db8:1:2::9]:5123', '2001:db8:1:2::/64'],
  ])('%s counts as %s', (address, expected) => {
    expect(clientAddress(from({ 'x-peer-address': address }), 0)).toBe(expected);
  });

  test('is the same word for everyone where nothing is known', () => {
    expect(clientAddress(from({}), 0)).toBe('unknown');
  });
});
