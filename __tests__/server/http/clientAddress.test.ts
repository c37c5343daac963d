import { clientOf, isFromThisMachine, isProxied } from '@/server/http/clientAddress';

const from = (forwardedFor: string) => new Headers({ 'x-forwarded-for': forwardedFor });

describe('the address of a client', () => {
  test.each([
    [0, '203.0.113.9'],
    [1, '198.51.100.7'],
    [2, '9.9.9.9'],
    [3, '1.1.1.1'],
  ])('with %i proxies is the entry that the outermost of them added: %s', (hops, expected) => {
    const chain = '1.1.1.1, 9.9.9.9, 198.51.100.7, 203.0.113.9';
    expect(clientOf(from(chain), hops)).toBe(expected);
  });

  test('is the peer when X-Forwarded-For is shorter than the number of proxies', () => {
    expect(clientOf(from('1.1.1.1, 9.9.9.9, 203.0.113.9'), 3)).toBe('203.0.113.9');
  });

  test.each([
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
    ['x'.repeat(99), 'x'.repeat(45)],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:5123', '203.0.113.9'],
    ['[2001:db8:1:2::9]:5123', '2001:db8:1:2::/64'],
  ])('is, for %s, %s', (address, expected) => {
    expect(clientOf(from(address), 0)).toBe(expected);
  });

  test('is one shared client if the peer is unknown', () => {
    expect(clientOf(new Headers(), 0)).toBe('unknown');
  });
});

test.each([
  ['203.0.113.9, 10.0.0.1', true],
  ['203.0.113.9, 172.31.0.1', true],
  ['203.0.113.9, ::ffff:192.168.1.1', true],
  ['203.0.113.9, ::1', true],
  ['203.0.113.9, fd00::1', true],
  // Hosts' proxies: link-local, and shared by carriers (RFC 6598).
  ['203.0.113.9, 169.254.169.126', true],
  ['203.0.113.9, ::ffff:169.254.1.1', true],
  ['203.0.113.9, fe80::1%eth0', true],
  ['203.0.113.9, febf::1', true],
  ['203.0.113.9, 100.64.0.2', true],
  ['203.0.113.9, 100.127.255.254', true],
  ['203.0.113.9, 100.63.255.254', false],
  ['203.0.113.9, 100.128.0.1', false],
  ['203.0.113.9, 172.32.0.1', false],
  // No proxy, a foreign one, and a forged header.
  ['10.0.0.1', false],
  ['10.0.0.1, 203.0.113.9', false],
  ['203.0.113.9, 2001:db8::1', false],
  ['203.0.113.9, unknown', false],
])('a request with X-Forwarded-For %j comes through a proxy: %s', (chain, expected) => {
  expect(isProxied(from(chain))).toBe(expected);
});

describe('a request from this machine', () => {
  const isFrom = (forwardedFor: string, headers: Record<string, string> = {}) =>
    isFromThisMachine(new Headers({ 'x-forwarded-for': forwardedFor, ...headers }));

  test.each(['127.0.0.1', '127.1.2.34', '::1', '::ffff:127.0.0.1'])(
    'has the address %s',
    (peer) => {
      const usual = {
        host: 'localhost',
        accept: '*/*',
        'user-agent': 'curl',
        'cache-control': 'no-cache',
      };
      expect(isFrom(peer, usual)).toBe(true);
    },
  );

  test.each(['203.0.113.9', '203.0.113.9, 127.0.0.1', '127.0.0.1, 203.0.113.9', '127.0.0.1.5', ''])(
    'does not have the addresses %j',
    (chain) => {
      expect(isFrom(chain)).toBe(false);
    },
  );

  test.each([
    'Forwarded',
    'Via',
    'X-Real-IP',
    'X-Forwarded-Proto',
    'X-Forwarded-Host',
    'X-Forwarded-Port',
    'X-Forwarded-Server',
    'X-Original-Forwarded-For',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'X-Envoy-External-Address',
    'X-Amzn-Trace-Id',
    'X-Request-Id',
    'CF-Connecting-IP',
    'CF-Ray',
    'CDN-Loop',
    'True-Client-IP',
    'Fastly-Client-IP',
    'Fly-Client-IP',
  ])('has no header %s, which a proxy on it sets', (name) => {
    expect(isFrom('127.0.0.1', { [name]: '203.0.113.9' })).toBe(false);
  });
});
