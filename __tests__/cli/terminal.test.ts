/** @jest-environment node */
import { harmless, paintState, table } from '@/cli/terminal';
import { formatAge, formatInstant, parsePast } from '@/cli/time';

const now = Date.UTC(2026, 10, 20, 12);
const day = 24 * 60 * 60 * 1000;

describe('text for a terminal', () => {
  test('cannot move the cursor, clear the screen or turn the reading direction', () => {
    expect(harmless('a\u001b[2Jb\u009bc\rd\u202ee')).toBe('a [2Jb c d e');
    expect(harmless('a\nb')).toBe('a b');
    expect(harmless('a\nb\u0007', true)).toBe('a\nb ');
  });

  test('is aligned in columns, colour or not', () => {
    const rows = [
      [paintState('parked', true), 'x'],
      [paintState('quarantined', false), 'y'],
    ];
    expect(table(['STATE', 'N'], rows)).toBe(
      'STATE        N\n\u001b[31mparked\u001b[0m       x\nquarantined  y',
    );
  });
});

describe('time in words', () => {
  test.each([
    ['90d', now - 90 * day],
    ['12h', now - day / 2],
    ['2w', now - 14 * day],
    ['30m', now - day / 48],
    ['2026-01-31', Date.UTC(2026, 0, 31)],
    ['2026-01-31T10:00:00+01:00', Date.UTC(2026, 0, 31, 9)],
  ])('%s is understood', (text, expected) => {
    expect(parsePast(text, now)).toBe(expected);
  });

  test.each(['', '90', 'd', '-1d', '1y', '2026-02-31T', '2026-13-01', 'yesterday'])(
    '%j is not',
    (text) => {
      expect(parsePast(text, now)).toBeUndefined();
    },
  );

  test('is told', () => {
    expect(formatInstant(now)).toBe('2026-11-20 12:00:00Z');
    expect(formatInstant(null)).toBe('-');
    expect(formatAge(60_000)).toBe('1 minute');
    expect(formatAge(3 * 3600_000)).toBe('3 hours');
    expect(formatAge(5 * day)).toBe('5 days');
  });
});
