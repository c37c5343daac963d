import { clientNetworks } from '@/server/http/clientAddress';

const from = (forwardedFor: string) => new Headers({ 'x-forwarded-for': forwardedFor });

describe('the address of a client', () => {
  test.each([
    [0, '203.0.113.9'],
    [1, '198.51.100.7'],
    [2, '9.9.9.9'],
    [3, '1.1.1.1'],
  ])('with %i proxies is the entry that the outermost of them added: %s', (hops, expected) => {
    const chain = '1.1.1.1, 9.9.9.9, 198.51.100.7, 203.0.113.9';
    expect(clientNetworks(from(chain), hops)).toEqual([expected]);
  });

  test('is the peer when X-Forwarded-For is shorter than the number of proxies', () => {
    expect(clientNetworks(from('1.1.1.1, 203.0.113.9'), 2)).toEqual(['203.0.113.9']);
  });

  test.each([
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:5123', '203.0.113.9'],
    ['[2001:db8:1:2::9]:5123', '2001:db8:1:2::/64'],
  ])('%s counts as %s', (address, expected) => {
    expect(clientNetworks(from(address), 0)[0]).toBe(expected);
  });

  test('is a /64, a /56 and a /48 for IPv6', () => {
    expect(clientNetworks(from('2001:db8:1:2a3b::9'), 0)).toEqual([
      '2001:db8:1:2a3b::/64',
      '2001:db8:1:2a00::/56',
      '2001:db8:1::/48',
    ]);
  });

  test('is one shared client when the address is unknown', () => {
    expect(clientNetworks(new Headers(), 0)).toEqual(['unknown']);
  });
});
