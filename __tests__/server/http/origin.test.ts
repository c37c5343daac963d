/** @jest-environment node */
import { findOriginRefusal } from '@/server/http/origin';

const isFine = (headers: Record<string, string>, trustForwardedHost = false) =>
  !findOriginRefusal(new Headers(headers), 'https://agency.example', trustForwardedHost);

describe('where a request comes from', () => {
  test.each<[string, Record<string, string>]>([
    ['no browser at all', {}],
    ['the configured site', { origin: 'https://agency.example', host: 'internal:3000' }],
    ['the host it was addressed to', { origin: 'http://localhost:3100', host: 'localhost:3100' }],
    [
      'what the browser calls the same origin',
      { origin: 'https://a.example', host: 'b', 'sec-fetch-site': 'same-origin' },
    ],
  ])('is fine from %s', (_name, headers) => {
    expect(isFine(headers)).toBe(true);
  });

  test('is fine from the host that a proxy of ours was asked for', () => {
    const headers = { host: 'b', 'x-forwarded-host': 'shop.example' };
    expect(isFine({ ...headers, origin: 'https://shop.example' }, true)).toBe(true);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example', host: 'agency.example' }],
    [
      'a cross-site page with our origin',
      { origin: 'https://agency.example', 'sec-fetch-site': 'cross-site' },
    ],
    ['an opaque origin', { origin: 'null', host: 'agency.example' }],
    [
      'a sibling domain',
      {
        origin: 'https://blog.agency.example',
        host: 'agency.example',
        'sec-fetch-site': 'same-site',
      },
    ],
    ['another port', { origin: 'http://localhost:1', host: 'localhost:3000' }],
    [
      'a host that only an untrusted header names',
      { origin: 'https://evil.example', host: 'b', 'x-forwarded-host': 'evil.example' },
    ],
  ])('is not fine from %s', (_name, headers) => {
    expect(isFine(headers)).toBe(false);
  });
});
