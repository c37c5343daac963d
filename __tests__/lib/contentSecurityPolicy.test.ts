import { contentSecurityPolicy, policyWithoutHashes } from '@/lib/contentSecurityPolicy';

const parse = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

test('a page may run its own files and the inline code that is named, and nothing else', () => {
  const directives = parse(contentSecurityPolicy({ scripts: ['S1='], styles: ['C1='] }));
  expect(directives['default-src']).toEqual(["'none'"]);
  expect(directives['script-src']).toEqual(["'self'", "'sha256-S1='"]);
  expect(directives['style-src']).toContain("'sha256-C1='");
  expect(directives['base-uri']).toEqual(["'none'"]);
  expect(directives['form-action']).toEqual(["'self'"]);
  expect(directives['frame-ancestors']).toEqual(["'none'"]);
});

test('the empty style element, which styled-components fills by script, is always allowed', () => {
  const { createHash } = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  const empty = createHash('sha256').update('').digest('base64');
  const directives = parse(contentSecurityPolicy({ scripts: [], styles: [] }));
  expect(directives['style-src']).toEqual(["'self'", `'sha256-${empty}'`]);
});

test('the same code on two pages is named once, and the order of the pages does not matter', () => {
  const one = contentSecurityPolicy({ scripts: ['b', 'a', 'b'], styles: ['d', 'c'] });
  expect(one).toBe(contentSecurityPolicy({ scripts: ['a', 'b'], styles: ['c', 'd', 'c'] }));
});

test('no policy has a general licence for inline code', () => {
  const policies = [contentSecurityPolicy({ scripts: ['a'], styles: ['b'] }), policyWithoutHashes];
  for (const policy of policies) expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test('pages whose code is not known still cannot be framed or sent elsewhere', () => {
  expect(parse(policyWithoutHashes)).toEqual({
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
});
