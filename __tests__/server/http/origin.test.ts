/** @jest-environment node */
import { findOriginRefusal } from '@/server/http/origin';

const isFine = (headers: Record<string, string>, trustForwardedHost = false) =>
  !findOriginRefusal(new Headers(headers), 'https://agency.example', trustForwardedHost);

const ours = 'https://agency.example';
const evil = 'https://evil.example';
const blog = 'https://blog.agency.example';

describe('where a request comes from', () => {
  test.each([
    ['no browser at all', {}],
    ['the configured site', { origin: ours, host: 'internal:3000' }],
    ['the host it was addressed to', { origin: 'http://localhost:3100', host: 'localhost:3100' }],
    ['what the browser calls the same origin', { origin: blog, 'sec-fetch-site': 'same-origin' }],
  ])('is fine from %s', (_name, headers) => {
    expect(isFine(headers as Record<string, string>)).toBe(true);
  });

  test.each([
    ['another site', { origin: evil, host: 'agency.example' }],
    ['a cross-site page with our origin', { origin: ours, 'sec-fetch-site': 'cross-site' }],
    ['an opaque origin', { origin: 'null', host: 'agency.example' }],
    ['a sibling domain', { origin: blog, host: 'agency.example', 'sec-fetch-site': 'same-site' }],
    ['another port', { origin: 'http://localhost:1', host: 'localhost:3000' }],
  ])('is not fine from %s', (_name, headers) => {
    expect(isFine(headers as Record<string, string>)).toBe(false);
  });

  test.each([true, false])(
    'is the host that a proxy was asked for, if it is ours: %s',
    (isOurs) => {
      const headers = {
        host: 'b',
        origin: 'https://shop.example',
        'x-forwarded-host': 'shop.example',
      };
      expect(isFine(headers, isOurs)).toBe(isOurs);
    },
  );
});
