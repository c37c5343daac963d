import { parsePost } from '@/server/consultation/parse';
import { decode, readFields } from '@/server/consultation/readFields';
import { aRequest } from '../../../testing/samples/consultationRequest';

const unknownFields = Array.from({ length: 6000 }, (_, index) => `"k${index}":1`).join(',');
const withMembers = (members: string) => `${JSON.stringify(aRequest()).slice(0, -1)},${members}}`;

const formats = ['application/json', 'application/x-www-form-urlencoded'] as const;

async function outcomeOf(type: string, body: string): Promise<number | string> {
  const headers = { 'content-type': type, 'content-length': String(body.length) };
  const request = new Request('http://localhost/', { method: 'POST', body, headers });
  const read = await readFields(request, formats);
  const parsed = read.kind === 'read' ? parsePost(read, false) : read;
  return parsed.kind === 'refused' ? parsed.response.status : parsed.format;
}

test('accepts JSON with 6,000 unknown fields in addition to the fields', async () => {
  expect(await outcomeOf('Application/JSON', withMembers(unknownFields))).toBe('json');
});

test('accepts a form that repeats a field 9,000 times, and refuses one that is not UTF-8', async () => {
  const body = new URLSearchParams({ ...aRequest(), callDate: '', callTime: '' });
  const form = 'application/x-www-form-urlencoded';
  expect(await outcomeOf(form, `${body}${'&name=a'.repeat(9000)}`)).toBe('form');
  expect(await outcomeOf(form, 'name=%ff')).toBe(400);
});

test('answers 408 to a body that is not complete within 10 seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const body = new ReadableStream({ pull: () => new Promise(() => undefined) });
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  const request = new Request('http://localhost/', { ...init, duplex: 'half' } as never);
  const parsed = readFields(request, formats);
  await jest.advanceTimersByTimeAsync(9900);
  expect(await Promise.race([parsed, 'waiting'])).toBe('waiting');
  await jest.advanceTimersByTimeAsync(100);
  expect(await parsed).toMatchObject({ kind: 'refused', response: { status: 408 } });
});

const fieldsOf = (format: 'json' | 'form', text: string) =>
  decode(format, Buffer.from(text))?.fields;

test('ignores a byte order mark, and a field cannot change a prototype', () => {
  const bytes = Buffer.from('\ufeff{"a":1}');
  expect(decode('json', bytes)).toEqual({ fields: { a: 1 } });
  expect(fieldsOf('json', '{"__proto__":{"admin":true}}')?.admin).toBeUndefined();
});

test('decodes plus as a space, decodes escapes as UTF-8, and keeps the first of repeated fields', () => {
  const form = 'name=Ana+%C3%9C&note=a%2Bb%26c%3Dd&empty=&stray=100%&bad=%zz&name=Bob';
  const fields = { name: 'Ana Ü', note: 'a+b&c=d', empty: '', stray: '100%', bad: '%zz' };
  expect(fieldsOf('form', form)).toEqual(fields);
  expect(decode('form', Buffer.from('name=\xfc', 'latin1'))).toBeUndefined();
});
