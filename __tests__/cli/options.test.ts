import { past } from '@/cli/options';

const now = Date.UTC(2026, 10, 20, 12);
const day = 24 * 60 * 60 * 1000;

test.each([
  ['90m', now - 90 * 60_000],
  ['36h', now - 1.5 * day],
  ['90d', now - 90 * day],
  ['2w', now - 14 * day],
  ['2026-01-31', Date.UTC(2026, 0, 31)],
  ['2026-01-31T10:00:00+01:00', Date.UTC(2026, 0, 31, 9)],
])('%s is an instant in the past', (text, expected) => {
  expect(past(text)(now)).toBe(expected);
});

test.each(['', '90', '-1d', '1y', '2026-13-01', '2026-02-30', 'yesterday'])(
  '%j is none',
  (text) => {
    expect(() => past(text)).toThrow('Must be an age such as 90d');
  },
);
