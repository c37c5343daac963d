import { createLimits } from '@/server/consultation/limits';
import { quarantineReasons } from '@/server/outbox/quarantineReasons';

const client = ['192.0.2.1'];
const home = (index: number) => [
  `2001:db8:1:${index}::/64`,
  '2001:db8:1:0::/56',
  '2001:db8:1::/48',
];
const times = <T>(count: number, work: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => work(index));
const email = (id: string) => ({ id, asksForCall: false });
const call = (id: string) => ({ id, asksForCall: true });

beforeEach(() => {
  jest.useFakeTimers();
});

test('counts a client’s posts for a minute from its first post', () => {
  const { judge } = createLimits(2);
  expect(times(2, () => judge(client))).toEqual(['allowed', 'allowed']);
  jest.advanceTimersByTime(59_900);
  expect(judge(client)).toBe('suspicious');
  jest.advanceTimersByTime(200);
  expect(judge(client)).toBe('allowed');
});

test.each([
  ['three times as many in an hour', 60, 3],
  ['ten times as many in a day', 24 * 60, 10],
])('a client may send %s', (_name, minutes, factor) => {
  const { judge } = createLimits(10);
  const pauseMs = ((minutes - 1) * 60_000) / (factor * 10);
  const verdicts = times(factor * 10, () => {
    jest.advanceTimersByTime(pauseMs);
    return judge(client);
  });
  expect(new Set(verdicts)).toEqual(new Set(['allowed']));
  expect(judge(client)).toBe('suspicious');
  jest.advanceTimersByTime(minutes * 60_000);
  expect(judge(client)).toBe('allowed');
});

test('refuses a client past ten times its limit until its window ends', () => {
  const { judge } = createLimits(1);
  times(10, () => judge(client));
  jest.advanceTimersByTime(20_000);
  expect(judge(client)).toEqual({ retryAfterSeconds: 40 });
  expect(judge(['192.0.2.2'])).toBe('allowed');
});

test('the networks of one home share their own limit', () => {
  const { judge } = createLimits(20);
  const verdicts = times(15, (index) => times(20, () => judge(home(index)))).flat();
  // Three times what one client may send.
  expect(verdicts.filter((verdict) => verdict === 'allowed')).toHaveLength(60);
});

test('a device past its limits does not use up those of its neighbors', () => {
  const { judge, reasonFor } = createLimits(20);
  times(370, () => judge(home(0)));
  times(31, (index) => reasonFor('allowed', home(0), call(`${index}`)));
  expect(judge(home(0))).not.toBe('allowed');
  // Of another /56, too.
  for (const neighbor of [
    home(1),
    ['2001:db8:1:900::/64', '2001:db8:1:900::/56', home(0)[2] ?? ''],
  ]) {
    expect(judge(neighbor)).toBe('allowed');
    expect(reasonFor('allowed', neighbor, call(neighbor[0] ?? ''))).toBeUndefined();
  }
});

test('quarantines everyone’s requests for a minute past fifteen times one client’s limit', () => {
  const { reasonFor } = createLimits(2);
  const next = () => reasonFor('allowed', client, email('a'));
  expect(times(30, next)).toEqual(Array(30).fill(undefined));
  expect(next()).toBe(quarantineReasons.flood);
  jest.advanceTimersByTime(60_000);
  expect(next()).toBeUndefined();
});

test.each([
  ['45 times one client’s minute in an hour', 60, 45],
  ['150 times in a day', 24 * 60, 150],
])('lets all clients together send %s', (_name, minutes, factor) => {
  const { reasonFor } = createLimits(2);
  const pauseMs = (minutes * 60_000) / (factor * 2 + 1);
  const next = () => {
    jest.advanceTimersByTime(pauseMs);
    return reasonFor('allowed', client, email('a'));
  };
  expect(new Set(times(factor * 2, next))).toEqual(new Set([undefined]));
  expect(next()).toBe(quarantineReasons.flood);
});

test('a minute’s flood does not use up the hour’s limit', () => {
  const { reasonFor } = createLimits(2);
  times(1000, () => reasonFor('allowed', client, email('a')));
  jest.advanceTimersByTime(60_000);
  expect(reasonFor('allowed', client, email('a'))).toBeUndefined();
});

test('a client’s quarantined requests do not use up the shared limit', () => {
  const { reasonFor } = createLimits(2);
  const reasons = times(40, () => reasonFor('suspicious', client, email('a')));
  expect(new Set(reasons)).toEqual(new Set([quarantineReasons.client]));
  expect(reasonFor('allowed', client, email('a'))).toBeUndefined();
});

test('a client may request five calls in a day, and repeat each', () => {
  const { reasonFor } = createLimits(1000);
  const ask = (id: string) => reasonFor('allowed', client, call(id));
  for (const hoursLater of [0, 23]) {
    jest.advanceTimersByTime(hoursLater * 60 * 60_000);
    expect(times(5, String).map(ask)).toEqual(Array(5).fill(undefined));
  }
  expect([ask('sixth'), ask('sixth')]).toEqual([quarantineReasons.calls, quarantineReasons.calls]);
  expect(reasonFor('allowed', ['192.0.2.2'], call('other'))).toBeUndefined();
  expect(reasonFor('allowed', client, email('written'))).toBeUndefined();
  jest.advanceTimersByTime(24 * 60 * 60_000);
  expect(ask('next day')).toBeUndefined();
});

test('a call that another client repeats counts for that one, too', () => {
  const { reasonFor } = createLimits(1000);
  const repeat = (id: number) => reasonFor('allowed', ['192.0.2.9'], call(`${id}`));
  times(6, (id) => reasonFor('allowed', client, call(`${id}`)));
  expect(times(6, repeat)).toEqual([...Array(5).fill(undefined), quarantineReasons.calls]);
});

test('forgets the oldest clients in a flood, so that memory stays bounded', () => {
  const { judge } = createLimits(1);
  times(3, () => judge(client));
  expect(judge(client)).toBe('suspicious');
  times(50_000, (index) => judge([`client ${index}`]));
  expect(judge(client)).toBe('allowed');
});
