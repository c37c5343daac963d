/** @jest-environment node */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { inlineHashes } from '../../scripts/pages/inlineHashes';
import { pagePolicies, pathOfPage } from '../../scripts/pages/pagePolicies';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

describe('the inline code of a page', () => {
  test('is every script without an address and every style, byte for byte', () => {
    const html =
      '<style data-styled="active">a > b{}\n</style><script async="" src="/a.js"></script>' +
      '<script>self.__next_f=[]</script><script type="module" id="x">"é"</script>';
    expect(inlineHashes(html)).toEqual({
      scripts: [sha256('self.__next_f=[]'), sha256('"é"')],
      styles: [sha256('a > b{}\n')],
    });
  });

  test('does not include data, to which no policy applies', () => {
    const html = '<script type="application/ld+json">{"@type":"Service"}</script>';
    expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
  });

  test('does not mistake markup inside a script for an element', () => {
    const code = 'push("<style>a{}<\\/style>")';
    expect(inlineHashes(`<script>${code}</script>`)).toEqual({
      scripts: [sha256(code)],
      styles: [],
    });
  });
});

test.each([
  ['index.html', '/'],
  ['about.html', '/about'],
  [join('consultation', 'thank-you.html'), '/consultation/thank-you'],
  ['_not-found.html', '/_not-found'],
])('%s is the page of %s', (file, path) => {
  expect(pathOfPage(file)).toBe(path);
});

test('a page may run its own scripts only, and show the styles of all pages', () => {
  const policies = pagePolicies({
    '/': '<style>a{}</style><script>one()</script>',
    '/about': '<style>b{}</style><script>two()</script>',
  });
  expect(policies['/']).toContain(sha256('one()'));
  expect(policies['/']).not.toContain(sha256('two()'));
  for (const policy of Object.values(policies)) {
    expect(policy).toContain(sha256('a{}'));
    expect(policy).toContain(sha256('b{}'));
  }
});
