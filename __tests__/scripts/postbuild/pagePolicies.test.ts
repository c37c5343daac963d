import { createHash } from 'node:crypto';
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
