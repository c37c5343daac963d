import { load } from 'cheerio';
import { toHydrated } from '../../../scripts/postbuild/toHydrated';

const style = '<style>p{color:red}</style>';
const nextScript = (name: string) => `<script src="/_next/static/${name}.js" async=""></script>`;

const hydrated = (head: string, body = '<main>Text</main>') =>
  load(
    toHydrated(
      `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
      '/_next/static/late.js',
    ),
    { scriptingEnabled: false },
  );

test('replaces the scripts by one preload each, at the end of the page', () => {
  const $ = hydrated(
    `<link rel="preload" as="script" fetchpriority="low" href="/_next/static/b.js">${nextScript('a')}` +
      '<script type="module" src="/site.js"></script><script src="/_next/static/old.js" nomodule=""></script>',
    `<main>Text</main>${nextScript('b')}<script>self.__next_f.push([1,"data"])</script>`,
  );
  expect(Array.from($('script[src]'), ({ attribs }) => attribs.src)).toEqual([
    '/site.js',
    '/_next/static/old.js',
  ]);
  expect(Array.from($('[as="script"]'), ({ attribs }) => attribs.href)).toEqual([
    '/_next/static/a.js',
    '/_next/static/b.js',
  ]);
  const order = ['main', 'script:contains("__next_f")', '[as="script"]', 'body > script'];
  const last = order.map((selector) => $('*').index($(selector).last()));
  expect(last).toEqual([...last].sort((one, other) => one - other));
});

test('puts title and description in front of the styles', () => {
  const $ = hydrated(`${style}<title>Form</title>${nextScript('a')}`);
  expect($('head > *:last-child').is('style')).toBe(true);
  expect($('head > meta[http-equiv]').attr('content')).toMatch(/^style-src 'self' 'sha256-/);
});

test('names the calendar’s script, and does not load it', () => {
  const $ = hydrated(nextScript('a'));
  expect($('meta[name="calendar-script"]').attr('content')).toBe('/_next/static/late.js');
  expect($('[src*="late"], [href*="late"]')).toHaveLength(0);
});

test('fails if the page has no script', () => {
  expect(() => hydrated(style)).toThrow('no script of the framework');
});
