import { csvHeading, csvRow } from '@/cli/output/csv';
import { printable, printableJson } from '@/cli/output/print';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { aRequest } from '../../testing/samples/consultationRequest';

const stored = (body: object) =>
  ({
    ...{ id: 'id', state: 'pending', receivedAt: 0, dueAt: 0, deliveredAt: null },
    body: JSON.stringify(body),
  }) as StoredRequest;

const phoneColumn = csvHeading.split(',').indexOf('phone');

/** Splits CSV (RFC 4180 quoting) like a spreadsheet set to another separator. */
function cellsSplitAt(separator: string, csv: string): string[] {
  const cell = new RegExp(
    `(?:^|[${separator}\\r\\n])(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))`,
    'g',
  );
  return Array.from(csv.matchAll(cell), ([, quoted, plain = '']) =>
    (quoted ?? plain).replaceAll('""', '"'),
  );
}

const looksLikeFormula = (cell: string) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell);

describe('an exported CSV row', () => {
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@x',
    '＝1',
    ' =1',
    '\t=1',
    '\n=1',
    '"=1"',
    'a;=1',
    'a,=1',
    'a; @x',
  ])('has no cell that a spreadsheet could run, with %j', (value) => {
    const request = aRequest({ name: value, company: value, description: value });
    const row = csvRow(stored(request));
    for (const separator of [',', ';', '\t']) {
      expect(cellsSplitAt(separator, row).filter(looksLikeFormula)).toEqual([]);
    }
  });

  test.each([
    [
      'what the visitor wrote',
      aRequest({ description: 'a "b", c\nd' }),
      { description: 'a "b", c\nd', phone: "'+1 555 010 0123" },
    ],
    [
      'a request that does not fit the form',
      { zip: '1', email: ['a'], name: 7 },
      { name: "'7", email: '["a"]' },
    ],
  ])('has the columns of the heading, with %s', (_name, request, expected) => {
    const heading = cellsSplitAt(',', csvHeading);
    const cells = cellsSplitAt(',', csvRow(stored(request)));
    expect(cells).toHaveLength(heading.length);
    const row = Object.fromEntries(heading.map((name, index) => [name, cells[index]]));
    expect(row).toMatchObject(expected);
  });

  test.each([
    '07911123456',
    '447911123456',
    '(614) 555-0142',
    '٠٧٩١١١٢٣٤٥٦',
    '1-2',
    '10:15',
    '3/4',
    '7E11',
    '1.5e-3',
    '$5',
    '50%',
  ])('keeps a spreadsheet from taking %j for a number', (phone) => {
    const cells = cellsSplitAt(',', csvRow(stored(aRequest({ phone }))));
    expect(cells[phoneColumn]).toBe(`'${phone}`);
  });

  test('has words, names, dates and times as they are', () => {
    const call = { callDate: '2026-11-24', callTime: '14:15' } as const;
    const request = aRequest({ ...call, company: '7 Bakers', website: 'https://1.example' });
    const row = csvRow(stored(request));
    const plain = ['7 Bakers', 'https://1.example', '2026-11-24', '14:15', '5k-10k'];
    expect(cellsSplitAt(',', row)).toEqual(expect.arrayContaining(plain));
  });

  test('is defused in linear time: quadratic work takes minutes', () => {
    for (const part of [' \n', ' ', '1', "'"]) {
      const row = csvRow(stored(aRequest({ description: `${part.repeat(500_000)}x` })));
      expect(row.length).toBeGreaterThan(500_000);
    }
  });
});

test('a row has no NUL, which ends a cell in some programs and the file in others', () => {
  const row = csvRow(stored(aRequest({ name: 'A\0B' })));
  expect(row).toContain('A\ufffdB');
});

/** C0, C1, bidirectional controls, invisible formatting, line separators. */
const unprintable = [
  '\u0000\u0007\u0008\u000b\u001b\u007f',
  '\u0080\u009b\u009d\u009f',
  '\u061c\u200e\u200f\u202a\u202e\u2066\u2069',
  '\u00ad\u200b\u200c\u200d\u2060\ufeff\u180e\u034f\u115f\u3164\ufe0f\u{e0041}',
  '\u2028\u2029\r\ud800',
].flatMap((text) => Array.from(text));

test('printable text and JSON contain nothing unprintable', () => {
  for (const character of unprintable) {
    expect(printable(`a${character}b`)).toBe('a\ufffdb');
    const json = printableJson({ text: `a${character}b` });
    expect(json).not.toContain(character);
    expect(JSON.parse(json)).toEqual({ text: `a${character}b` });
  }
});

test('printable text keeps letters, marks and emoji, and line feeds where it is asked to', () => {
  expect(printable('Zoë Ünal 名前 नमस्ते 👍')).toBe('Zoë Ünal 名前 नमस्ते 👍');
  expect(printable('a\r\nb\tc\nd', true)).toBe('a\nb c\nd');
  expect(printable('a\nb')).toBe('a\ufffdb');
});
