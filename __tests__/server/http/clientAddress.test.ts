import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { clientOf } from '@/server/http/clientAddress';

const from = (forwardedFor: string) => new Headers({ 'x-forwarded-for': forwardedFor });

describe('the address of a client', () => {
  test.each([
    [0, '203.0.113.9'],
    [1, '198.51.100.7'],
    [2, '9.9.9.9'],
    [3, '1.1.1.1'],
  ])('with %i proxies is the entry that the outermost of them added: %s', (hops, expected) => {
    const chain = '1.1.1.1, 9.9.9.9, 198.51.100.7, 203.0.113.9';
    expect(clientOf(from(chain), hops).client).toBe(expected);
  });

  test('is the peer when X-Forwarded-For is shorter than the number of proxies', () => {
    expect(clientOf(from('1.1.1.1, 9.9.9.9, 203.0.113.9'), 3).client).toBe('203.0.113.9');
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
  ])('%s counts as %s', (address, expected) => {
    expect(clientOf(from(address), 0).client).toBe(expected);
  });

  test('is a /64 for IPv6, in the network of a /48', () => {
    expect(clientOf(from('2001:db8:1:2a3b::9'), 0)).toEqual({
      client: '2001:db8:1:2a3b::/64',
      network: '2001:db8:1::/48',
    });
  });

  test('is one shared client when the address is unknown', () => {
    expect(clientOf(new Headers(), 0).client).toBe('unknown');
  });

  test('keeps nothing of a long header in memory', () => {
    setFlagsFromString('--expose-gc');
    const usedBytes = () => {
      runInNewContext('gc')();
      return process.memoryUsage().heapUsed;
    };
    const headerOf = (index: number) => `${'x'.repeat(8000)}, 203.0.113.${index}`;
    const before = usedBytes();
    const clients = Array.from({ length: 3000 }, (_, index) => clientOf(from(headerOf(index)), 0));
    expect(usedBytes() - before).toBeLessThan(8_000_000);
    expect(clients).toHaveLength(3000);
  });
});
