import { asciiEmail } from '@/lib/text/asciiEmail';

describe('an email address in ASCII', () => {
  test.each([
    ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
    ['ana@例え.jp', 'ana@xn--r8jz45g.jp'],
    ['"a@b"@bücher.example', '"a@b"@xn--bcher-kva.example'],
    // Firefox lets it through.
    ['ana@é3.45.67.89', 'ana@xn--3-9fa.45.67.89'],
  ])('%s is sent as %s', (typed, expected) => {
    expect(asciiEmail(typed)).toBe(expected);
  });

  test.each([
    'ana@example.com',
    'Ana+tag@Example.COM',
    '',
    'no at sign',
    '@bücher.example',
    'ana@',
    'ana@bücher.example/path',
    'ana@bücher.example:80',
    'ana@bü cher.example',
    'ana@ü..example\u0000',
  ])('%j is unchanged', (typed) => {
    expect(asciiEmail(typed)).toBe(typed);
  });
});
