import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { manifestOfPage, pathOfPage } from '../../../scripts/postbuild/pageFiles';
import { inlineHashes } from '../../../scripts/postbuild/pagePolicies';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

describe('the inline code of a page', () => {
  test('is every script without a src and every style, byte for byte', () => {
    const html =
      '<style data-styled="active">a > b{}\n</style><script async="" src="/a.js"></script>' +
      '<script>self.__next_f=[]</script><script type="module" id="x">"é"</script>';
    expect(inlineHashes(html)).toEqual({
      scripts: [sha256('self.__next_f=[]'), sha256('"é"')],
      styles: [sha256('a > b{}\n')],
    });
  });

  test('includes speculation rules, which need permission, but not data blocks', () => {
    const html =
      '<script type="speculationrules">{}</script><script type="application/ld+json">[]</script>';
    expect(inlineHashes(html)).toEqual({ scripts: [sha256('{}')], styles: [] });
  });

  test('does not mistake markup inside a script for an element', () => {
    const code = 'push("<style>a{}<\\/style>")';
    const hashes = { scripts: [sha256(code)], styles: [] };
    expect(inlineHashes(`<script>${code}</script>`)).toEqual(hashes);
  });
});

test.each([
  ['index.html', '/', 'page'],
  ['about.html', '/about', 'about/page'],
  [join('a', 'thank-you.html'), '/a/thank-you', 'a/thank-you/page'],
  ['_not-found.html', '/_not-found', '_not-found/page'],
])('%s is the page of %s', (file, path, entry) => {
  expect(pathOfPage(file)).toBe(path);
  expect(manifestOfPage(path)).toBe(`${entry}_client-reference-manifest.js`);
});

test('only HTML files are pages', () => {
  expect(pathOfPage('about.rsc')).toBeUndefined();
});
