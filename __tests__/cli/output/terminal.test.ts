import stringWidth from 'string-width';
import { type Column, renderTable } from '@/cli/output/table';
import { printable, printableJson } from '@/cli/output/terminal';
import { formatAge, formatInstant, formatSpan, parsePast } from '@/cli/output/time';

const now = Date.UTC(2026, 10, 20, 12);
const day = 24 * 60 * 60 * 1000;

/** C0, C1, bidirectional controls, invisible formatting, line separators. */
const unprintable = [
  '\u0000\u0007\u0008\u000b\u001b\u007f',
  '\u0080\u009b\u009d\u009f',
  '\u061c\u200e\u200f\u202a\u202e\u2066\u2069',
  '\u00ad\u200b\u200c\u200d\u2060\ufeff\u180e\u034f\u115f\u3164\ufe0f\u{e0041}',
  '\u2028\u2029\r\ud800',
].flatMap((text) => Array.from(text));

describe('text for a terminal', () => {
  test('contains nothing unprintable', () => {
    for (const character of unprintable) {
      expect(printable(`a${character}b`)).toBe('a\ufffdb');
      const json = printableJson({ text: `a${character}b` });
      expect(json).not.toContain(character);
      expect(JSON.parse(json)).toEqual({ text: `a${character}b` });
    }
  });

  test('keeps letters, marks and emoji of every language, and line feeds where it is asked to', () => {
    expect(printable('Zoë Ünal 名前 नमस्ते 👍')).toBe('Zoë Ünal 名前 नमस्ते 👍');
    expect(printable('a\r\nb\tc\nd', true)).toBe('a\nb c\nd');
    expect(printable('a\nb')).toBe('a\ufffdb');
  });
});

describe('a table', () => {
  const columns: Column<[string, string, string]>[] = [
    { title: 'ID', cell: ([id]) => id },
    { title: 'NAME', cell: ([, name]) => name, minWidth: 6 },
    { title: 'LONG', cell: ([, , long]) => long, state: () => 'parked' },
  ];
  const rows: [string, string, string][] = [
    ['1', 'Ana\u001b[2J', 'x'],
    ['22', 'A longer name', 'yy'],
    ['3', '名前名前名', ''],
  ];

  test('aligns its columns, colored or not', () => {
    expect(renderTable(columns, rows, { width: 80, colored: false })).toBe(
      'ID  NAME           LONG\n1   Ana\ufffd[2J        x\n22  A longer name  yy\n3   名前名前名',
    );
    const colored = renderTable(columns, rows, { width: 80, colored: true });
    expect(colored).toContain('1   Ana\ufffd[2J        \u001b[31mx\u001b[0m');
  });

  test.each([80, 23, 22, 16, 15, 10])('fits %i columns', (width) => {
    const lines = renderTable(columns, rows, { width, colored: false }).split('\n');
    expect(Math.max(...lines.map(stringWidth))).toBeLessThanOrEqual(width);
    expect(lines[2]).toMatch(/^22 {2}A lon/);
  });
});

describe('time in words', () => {
  test.each([
    ['90m', now - 90 * 60_000],
    ['36h', now - 1.5 * day],
    ['90d', now - 90 * day],
    ['2w', now - 14 * day],
    ['2026-01-31', Date.UTC(2026, 0, 31)],
    ['2026-01-31T10:00:00+01:00', Date.UTC(2026, 0, 31, 9)],
  ])('%s is understood', (text, expected) => {
    expect(parsePast(text, now)).toBe(expected);
  });

  test.each(['', '90', '-1d', '1y', '2026-13-01', '2026-02-30', 'yesterday'])(
    '%j is not',
    (text) => {
      expect(parsePast(text, now)).toBeUndefined();
    },
  );

  test('is formatted', () => {
    expect(formatInstant(now)).toBe('2026-11-20 12:00:00Z');
    expect(formatInstant(null)).toBe('-');
    const ages = [60_000, 3 * 3600_000, 5 * day].map(formatAge);
    expect(ages).toEqual(['1 minute', '3 hours', '5 days']);
  });

  test.each([
    [-1, '0m'],
    [2 * 3600_000 - 1, '119m'],
    [2 * 3600_000, '2h'],
    [2 * day - 1, '47h'],
    [2 * day, '2d'],
  ])('%i ms are %s', (ms, span) => {
    expect(formatSpan(ms)).toBe(span);
  });
});
