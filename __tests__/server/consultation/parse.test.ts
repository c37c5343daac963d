/** @jest-environment node */
import { parsePost } from '@/server/consultation/parse';
import { aRequest } from '../../../testing/consultationRequest';

const size = 63 * 1024;
const fill = (text: string, length = size) => text.repeat(Math.floor(length / text.length));

/** The status of the response that refuses the body, or 'accepted'. */
async function outcomeOf(type: string, body: string): Promise<number | 'accepted'> {
  const parsed = await parsePost(
    new Request('http://localhost/api/consultation', {
      method: 'POST',
      body,
      headers: { 'content-type': type, 'content-length': String(body.length) },
    }),
  );
  return parsed instanceof Response ? parsed.status : 'accepted';
}

describe('a body of 63 KiB', () => {
  const json = (field: string, value: unknown) => JSON.stringify({ ...aRequest(), [field]: value });
  const nested = (depth: number) =>
    json('extra', '-').replace('"-"', `${fill('[', depth)}${fill(']', depth)}`);

  test.each([
    ['an e-mail domain to convert', json('email', `a@${fill('é', 20_000)}.example`), 422],
    ['a name of white space', json('name', fill(' ', size - 600)), 422],
    ['arrays nested 30,000 deep', nested(30_000), 'accepted'],
    ['arrays that are not closed', `{"extra":${fill('[')}`, 400],
    ['6,000 unknown fields', json('', '').replace('{', `{${fill('"k":1,', 36_000)}`), 'accepted'],
  ])('of JSON is accepted or refused: %s', async (_name, body, outcome) => {
    expect(await outcomeOf('application/json', body)).toBe(outcome);
  });

  test.each([
    ['escapes', `name=${fill('%41')}`, 422],
    ['escapes that are not UTF-8', `name=${fill('%ff')}`, 400],
    ['ampersands', fill('&'), 422],
    [
      'one field 9,000 times',
      `${new URLSearchParams({ ...aRequest(), callDate: '', callTime: '' })}&${fill('name=a&')}`,
      'accepted',
    ],
  ])('of a form is accepted or refused: %s', async (_name, body, outcome) => {
    expect(await outcomeOf('application/x-www-form-urlencoded', body)).toBe(outcome);
  });
});

test('a body that is not complete within 10 seconds is given up with 408', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const body = new ReadableStream({ pull: () => new Promise(() => undefined) });
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  const parsed = parsePost(new Request('http://localhost/', { ...init, duplex: 'half' } as never));
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  expect(await parsed).toMatchObject({ status: 408 });
});
