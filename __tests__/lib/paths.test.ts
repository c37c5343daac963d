import { canonicalPath } from '@/lib/paths';

test.each([
  ['/', '/'],
  ['/services', '/services'],
  ['/services/', '/services'],
  ['/%73ervices', '/services'],
  ['/Services', '/services'],
  ['//services', '/services'],
  ['/consultation//thank-you/', '/consultation/thank-you'],
])('%s is another spelling of %s', (spelling, path) => {
  expect(canonicalPath(spelling)).toBe(path);
});

test.each(['/%E0%A4%A', '/%'])('%s, which cannot be decoded, is left unchanged', (path) => {
  expect(canonicalPath(path)).toBe(path);
});
