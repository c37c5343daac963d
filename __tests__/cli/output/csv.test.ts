import { csvHeading, csvRow } from '@/cli/output/csv';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { aRequest } from '../../../testing/samples/consultationRequest';

const stored = (body: object) =>
  ({
    ...{ id: 'id', state: 'pending', receivedAt: 0, dueAt: 0, deliveredAt: null },
    body: JSON.stringify(body),
  }) as StoredRequest;

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
    const row = csvRow(stored(request), false);
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
      { name: '7', email: '["a"]' },
    ],
  ])('has the columns of the heading, with %s', (_name, request, expected) => {
    const heading = cellsSplitAt(',', csvHeading);
    const cells = cellsSplitAt(',', csvRow(stored(request), false));
    expect(cells).toHaveLength(heading.length);
    const row = Object.fromEntries(heading.map((name, index) => [name, cells[index]]));
    expect(row).toMatchObject(expected);
  });

  test('replaces unprintable characters on a terminal only', () => {
    const odd = stored(aRequest({ name: 'a\u001b[2J\u202e\u009b' }));
    expect(csvRow(odd, true)).toContain('a\ufffd[2J\ufffd\ufffd');
    expect(csvRow(odd, false)).toContain('a\u001b[2J\u202e\u009b');
  });

  test('is defused in linear time', () => {
    const description = `${' \n'.repeat(500_000)}${' '.repeat(500_000)}`;
    const { user } = process.cpuUsage();
    csvRow(stored(aRequest({ description })), false);
    // Quadratic work takes minutes.
    expect(process.cpuUsage().user - user).toBeLessThan(20e6);
  });
});
