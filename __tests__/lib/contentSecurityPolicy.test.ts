import { contentSecurityPolicy, policyWithoutHashes } from '@/lib/contentSecurityPolicy';

const parse = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const document = { scripts: ['S1='], styles: ['C1='], addsStyles: false };

test('a page may run its own files and the inline code that is named, and nothing else', () => {
  const directives = parse(contentSecurityPolicy(document));
  expect(directives['default-src']).toEqual(["'none'"]);
  expect(directives['script-src']).toEqual(["'self'", "'sha256-S1='"]);
  expect(directives['style-src']).toEqual(["'sha256-C1='"]);
  expect(directives['base-uri']).toEqual(["'none'"]);
  expect(directives['form-action']).toEqual(["'self'"]);
  expect(directives['frame-ancestors']).toEqual(["'none'"]);
});

test('a page whose scripts add styles may load style sheets and fill an empty style element', () => {
  const { createHash } = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  const empty = createHash('sha256').update('').digest('base64');
  const directives = parse(
    contentSecurityPolicy({ scripts: [], styles: ['C1='], addsStyles: true }),
  );
  expect(directives['style-src']).toEqual(["'self'", `'sha256-${empty}'`, "'sha256-C1='"]);
});

test('the same code is named once, and its order does not matter', () => {
  const one = contentSecurityPolicy({
    ...document,
    scripts: ['b', 'a', 'b'],
    styles: ['d', 'c'],
  });
  const other = { ...document, scripts: ['a', 'b'], styles: ['c', 'd', 'c'] };
  expect(one).toBe(contentSecurityPolicy(other));
});

test('pages whose code is not known still cannot be framed or sent elsewhere', () => {
  expect(parse(policyWithoutHashes)).toEqual({
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
});
