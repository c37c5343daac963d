import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldNames } from '@/features/consultation/model/fields';
import { aRequest } from '../../testing/samples/consultationRequest';
import { outboxForCommands, outboxHere, outboxWith } from '../../testing/unit/outboxHere';

const { folder, database, add } = outboxForCommands();

beforeEach(async () => {
  await database.run('DELETE FROM consultation_request');
  await database.run('DELETE FROM consultation_thread');
});

/** Reads CSV as any spreadsheet does: `;` and tabs end cells, `\r` and `\n` end rows. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(
    /("(?:[^"]|"")*"|[^",;\t\r\n]*)([,;\t]|\r\n|\r|\n|$)/g,
  )) {
    rows.at(-1)?.push(cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'));
    if (!/^[,;\t]/.test(end ?? '')) rows.push([]);
  }
  return rows.slice(0, -2);
}

const exported = async () => (await outboxHere('export')).stdout;

async function cellsOf(csv: Promise<string>): Promise<Record<string, string | undefined>> {
  const [heading = [], row = [], ...more] = readCsv((await csv).replace(/^\ufeff/, ''));
  expect(more).toEqual([]);
  return Object.fromEntries(heading.map((name, column) => [name, row[column]]));
}

describe('an export as CSV', () => {
  test('has a byte order mark, a column for each field, and everything that was typed', async () => {
    const description = 'bread, "rolls"';
    await add({ name: 'Zoë', description });
    const csv = await exported();
    expect(csv).toMatch(/^\ufeffid,/);
    const cells = await cellsOf(exported());
    expect(Object.keys(cells).slice(-fieldNames.length)).toEqual(fieldNames);
    expect(cells).toMatchObject({ name: 'Zoë', description, callDate: '' });
  });

  test.each([
    "Hello\n=cmd|'/C calc'!A0",
    'One\r=1+1',
    'One\r\ntwo\n\rthree, "four"',
    'a\r',
    'One;=1+1',
    'One\t=1+1',
  ])(
    'has one row, with the text unchanged, for a request whose text is %j',
    async (description) => {
      await add({ description });
      expect(await cellsOf(exported())).toMatchObject({ description });
    },
  );

  test.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1', '\n=1', ' =1', '\u00a0@a', '＝1', '　＋1'])(
    'quotes a cell that a spreadsheet would evaluate, such as %j, and changes nothing within a text',
    async (text) => {
      await add({ company: text, description: `=a\n${text}` });
      const description = `'=a\n${text}`;
      expect(await cellsOf(exported())).toMatchObject({ company: `'${text}`, description });
    },
  );

  test('keeps control characters in a file, and escapes them on a terminal', async () => {
    const description = 'a\u001b[2Jb\tc';
    await add({ description });
    expect(await cellsOf(exported())).toMatchObject({ description });
    const { isTTY } = process.stdout;
    process.stdout.isTTY = true;
    try {
      expect(await cellsOf(exported())).toMatchObject({
        description: 'a\\u001b[2Jb\\u0009c',
      });
    } finally {
      process.stdout.isTTY = isTTY;
    }
  });

  test('contains the fields of a request that breaks the schema', async () => {
    await add({}, { body: '{"zip":"1","email":["a"],"name":7}', quarantine: 'no form' });
    expect(await cellsOf(exported())).toMatchObject({ name: '7', email: '["a"]' });
  });
});

test('an export as JSON contains only the requests of the given state', async () => {
  const ana = aRequest({ name: 'Ana' });
  await add(ana);
  await add({}, { quarantine: 'spam' });
  const { stdout } = await outboxHere('export', '-f', 'json', '-s', 'pending');
  expect(JSON.parse(stdout)).toMatchObject([{ state: 'pending', request: ana }]);
});

describe.each(['csv', 'json'])('an export as %s', (format) => {
  const exportFrom = (url: string) =>
    outboxWith({ DATABASE_URL: url }, 'export', '--format', format);

  test('reports in one sentence that there is no outbox', async () => {
    const missing = await exportFrom(`file:${join(folder, 'missing.db')}`);
    expect(missing).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The outbox at .* does not exist/),
    });
    const dead = await exportFrom('postgres://site@127.0.0.1:1/site');
    expect(dead).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The outbox .* does not answer/),
    });
  });

  test('reports in one sentence that the outbox is damaged, after the requests that it could read', async () => {
    // More than one page.
    await add({ name: 'First' });
    await Promise.all(Array.from({ length: 600 }, () => add({ name: 'Ana' })));
    const damaged = join(folder, `damaged-${format}.db`);
    await outboxHere('backup', damaged);
    const bytes = readFileSync(damaged);
    // The first stored row is read last.
    const page = Math.floor(bytes.indexOf('"name":"First"') / 4096) * 4096;
    bytes.fill(0, page, page + 4096);
    writeFileSync(damaged, bytes);
    const { status, stdout, stderr } = await exportFrom(`file:${damaged}`);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^The outbox at .* is damaged/)]);
    expect(stdout.match(/Ana/g)?.length).toBeGreaterThan(400);
  });
});
