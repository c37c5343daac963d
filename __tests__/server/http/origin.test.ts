/** @jest-environment node */
import { findOriginRefusal } from '@/server/http/origin';

const isFine = (headers: Record<string, string>, trustForwardedHost = false) =>
  !findOriginRefusal(new Headers(headers), 'https://agency.example', trustForwardedHost);

describe('where a request comes from', () => {
  test.each([
    ['no browser at all', {}],
    ['the configured site', { origin: 'https://agency.example', host: 'internal:3000' }],
    ['the host it was addressed to', { origin: 'http://localhost:3100', host: 'localhost:3100' }],
    [
      'what the browser calls the same origin',
      { origin: 'https://a.example', host: 'b', 'sec-fetch-site': 'same-origin' },
    ],
    ['a form on an old browser without an origin', { host: 'agency.example' }],
  ])('is fine from %s', (_name, headers) => {
    expect(isFine(headers as Record<string, string>)).toBe(true);
  });

  test.each([
    ['another site', { origin: 'https://evil.example', host: 'agency.example' }],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
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
    expect(isFine(headers as unknown as Record<string, string>)).toBe(false);
  });

  test('believes the forwarded host behind proxies of ours', () => {
    const headers = {
      origin: 'https://shop.example',
      host: 'b',
      'x-forwarded-host': 'shop.example',
    };
    expect(isFine(headers, true)).toBe(true);
  });
});
