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
  ])('is accepted from %s', (_name, headers) => {
    expect(isFine(headers as Record<string, string>)).toBe(true);
  });

  test.each([
    ['another site', { origin: evil, host: 'agency.example' }],
    ['a cross-site page with our origin', { origin: ours, 'sec-fetch-site': 'cross-site' }],
    ['an opaque origin', { origin: 'null', host: 'agency.example' }],
    ['a sibling domain', { origin: blog, host: 'agency.example', 'sec-fetch-site': 'same-site' }],
    ['another port', { origin: 'http://localhost:1', host: 'localhost:3000' }],
  ])('is refused from %s', (_name, headers) => {
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

describe('a refused origin', () => {
  const isOurs = (headers: Record<string, string>, siteUrl = ours) =>
    findOriginRefusal(new Headers({ host: '10.0.0.1:3000', ...headers }), siteUrl, false)?.isOurs;

  test.each([
    ['another name of the site', { origin: 'https://www.agency.example' }],
    ['a subdomain of the site', { origin: blog }],
    ['the site without TLS', { origin: 'http://agency.example' }],
    ['the host of the request, on another port', { origin: 'http://10.0.0.1', host: '10.0.0.1:1' }],
    ['the host that a proxy names', { origin: evil, 'x-forwarded-host': 'evil.example' }],
    ['what the browser calls the same site', { origin: evil, 'sec-fetch-site': 'same-site' }],
  ])("could be this site's own: %s", (_name, headers) => {
    expect(isOurs(headers)).toBe(true);
  });

  test.each([
    ['another site', { origin: evil }],
    ['a name that only ends like it', { origin: 'https://notagency.example' }],
    ['what the browser calls another site', { origin: blog, 'sec-fetch-site': 'cross-site' }],
    ['no name at all', { origin: 'null' }],
  ])('could not be: %s', (_name, headers) => {
    expect(isOurs(headers)).toBe(false);
  });

  test('could be while SITE_URL is a local address, unless Fetch Metadata tells', () => {
    expect(isOurs({ origin: evil }, 'http://localhost:3000')).toBe(true);
    const foreign = { origin: evil, 'sec-fetch-site': 'cross-site' };
    expect(isOurs(foreign, 'http://localhost:3000')).toBe(false);
  });
});
