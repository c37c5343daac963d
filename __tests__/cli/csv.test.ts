/** @jest-environment node */
import { csvHeading, csvRow } from '@/cli/csv';
import type { ListedRequest } from '@/server/outbox/queries';
import { aRequest } from '../../testing/consultationRequest';

const stored = (body: object): ListedRequest => ({
  id: 'id',
  fingerprint: '',
  body: JSON.stringify(body),
  state: 'pending',
  reason: null,
  attempts: 1,
  lastError: null,
  receivedAt: 0,
  dueAt: 0,
  leaseOwner: null,
  deliveredAt: null,
  callDate: null,
  callTime: null,
  resumeAt: null,
  callTimeTaken: false,
});

/** Splits CSV as a spreadsheet does whose separator is set to another character (RFC 4180 quoting). */
function cellsSplitAt(separator: string, csv: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let index = 0; index < csv.length; index += 1) {
    const character = csv.charAt(index);
    if (quoted && character === '"' && csv[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (character === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (!quoted && (character === separator || character === '\n' || character === '\r')) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}

const looksLikeFormula = (cell: string) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell);

describe('an exported CSV row', () => {
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1+1',
    '\t=1+1',
    '\n=1+1',
    '\r=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '"=1+1"',
    'a;=1+1',
    'a\t=1+1',
    'a\n=1+1',
    'a,=1+1',
    'a;"=1+1"',
    'a; @x',
    '\u200b=1+1',
  ])('has no cell that a spreadsheet could run, with %j', (value) => {
    const row = csvRow(
      stored(aRequest({ name: value, company: value, description: value })),
      false,
    );
    for (const separator of [',', ';', '\t']) {
      expect(cellsSplitAt(separator, row).filter(looksLikeFormula)).toEqual([]);
    }
  });

  test('has the columns of the heading, with what the visitor wrote', () => {
    const cells = cellsSplitAt(
      ',',
      csvRow(stored(aRequest({ description: 'a "b", c\nd' })), false),
    );
    const heading = cellsSplitAt(',', csvHeading);
    expect(cells).toHaveLength(heading.length);
    expect(cells[heading.indexOf('description')]).toBe('a "b", c\nd');
    expect(cells[heading.indexOf('phone')]).toBe("'+1 555 010 0123");
  });

  test('keeps its columns for a request that does not fit the form', () => {
    const odd = { zip: '1', email: ['a'], name: 7, callTime: { at: 1 } };
    const heading = cellsSplitAt(',', csvHeading);
    const cells = cellsSplitAt(',', csvRow(stored(odd), false));
    expect(cells).toHaveLength(heading.length);
    expect(cells[heading.indexOf('name')]).toBe('7');
    expect(cells[heading.indexOf('email')]).toBe('["a"]');
  });

  test('contains nothing unprintable on a terminal, and every character elsewhere', () => {
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
