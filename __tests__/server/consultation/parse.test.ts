/** @jest-environment node */
import { parsePost } from '@/server/consultation/parse';
import { aRequest } from '../../../testing/consultationRequest';

/** Processor time for one body, in milliseconds. Quadratic work on 64 KiB takes seconds. */
const allowedMs = 250;

const size = 63 * 1024;
const fill = (text: string, length = size) => text.repeat(Math.floor(length / text.length));
const withField = (field: string, value: unknown) =>
  JSON.stringify({ ...aRequest(), [field]: value });

const post = (type: string, body: string, headers: Record<string, string> = {}) =>
  parsePost(
    new Request('http://localhost/api/consultation', {
      method: 'POST',
      body,
      headers: { 'content-type': type, 'content-length': String(body.length), ...headers },
    }),
  );

async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('a body of 64 KiB is not parsed in quadratic time', () => {
  const lines = ['name', 'email', 'phone', 'company', 'website', 'description', 'submittedAt'];
  const texts = ['\t', ' ', 'a', 'a.', 'a@', '@', '\r', '\r\n', '%', 'xn--', '0', '2026-01-01T'];
  test.each(lines.flatMap((field) => texts.map((text) => [field, text])))(
    'as JSON with %s made of %j',
    async (field, text) => {
      const body = withField(field, `a${fill(text, size - 600)}a`);
      expect(await cpuMs(() => post('application/json', body))).toBeLessThan(allowedMs);
    },
  );

  test.each([
    ['an e-mail domain to convert', withField('email', `a@${fill('é', 20_000)}.example`)],
    ['a host to convert', withField('website', `https://${fill('é', 20_000)}.example`)],
    [
      'deep arrays',
      withField('extra', null).replace('null', `${fill('[', 30_000)}${fill(']', 30_000)}`),
    ],
    ['many keys', `{${Array.from({ length: 6000 }, (_, key) => `"k${key}":1`).join(',')}}`],
  ])('as JSON with %s', async (_name, body) => {
    const sameOrigin = { 'sec-fetch-site': 'same-origin' };
    expect(await cpuMs(() => post('application/json', body))).toBeLessThan(allowedMs);
    expect(await cpuMs(() => post('application/json', body, sameOrigin))).toBeLessThan(allowedMs);
  });

  test.each([
    ['escapes', `name=${fill('%41')}`],
    ['broken escapes', `name=${fill('%4')}`],
    ['pluses', `description=${fill('+')}`],
    ['ampersands', fill('&')],
    ['many fields', Array.from({ length: 6000 }, (_, key) => `k${key}=1`).join('&')],
    ['one field many times', fill('name=a&')],
  ])('as a form with %s', async (_name, body) => {
    const form = 'application/x-www-form-urlencoded';
    expect(await cpuMs(() => post(form, body))).toBeLessThan(allowedMs);
  });
});
