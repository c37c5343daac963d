/** @jest-environment node */
import { toDocument } from '../../../scripts/postbuild/toDocument';

const framework = '<script src="/_next/static/chunks/main.js" async=""></script>';
const siteScript = '<script type="module" src="/site.js"></script>';
const jsonLd = '<script type="application/ld+json">{"@type":"Service"}</script>';
const rules = '<script type="speculationrules">{"prerender":[]}</script>';

/** A page as Next prerenders it. */
function page(parts: { head?: string; body?: string } = {}): string {
  const { head = framework, body = `<style>a{color:red}</style><main>Text</main>${siteScript}` } =
    parts;
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
}

test('takes away every script of the framework, and what prepares for it', () => {
  const html = toDocument(
    page({
      head: `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><link rel="modulepreload" href="/_next/static/chunks/b.js"/>${framework}<script src="/_next/static/chunks/old.js" noModule=""></script>`,
      body: `<style>a{color:red}</style><main>Text</main>${siteScript}<script id="_R_">boot()</script><script>self.__next_f.push([1,"<style>b{}<\\/style>"])</script>`,
    }),
  );
  expect(html).toBe(
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><style>a{color:red}</style></head><body><main>Text</main>${siteScript}</body></html>`,
  );
});

test('keeps structured data, speculation rules, the script of the site and preloaded fonts', () => {
  const font = '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin=""/>';
  const html = toDocument(
    page({
      head: font + framework,
      body: `${jsonLd}<style>a{}b{color:red}</style>${rules}${siteScript}`,
    }),
  );
  for (const kept of [font, jsonLd, rules, siteScript]) expect(html).toContain(kept);
});

test('merges all styles into one, in their order and without repetition', () => {
  const html = toDocument(
    page({
      head: `<style data-precedence="next">@font-face{font-family:a;src:url(/a.woff2)}</style>${framework}`,
      body: `<style>p{color:red}</style><p>1</p><style>p{color:#00f}</style><p>2</p><style>p{color:red}</style>${siteScript}`,
    }),
  );
  const [, styles] = html.split(/<\/?style>/);
  // Of two identical rules the later one decides, as before.
  expect(styles).toBe('@font-face{font-family:a;src:url(/a.woff2)}p{color:#00f}p{color:red}');
  expect(html).toContain('<body><p>1</p><p>2</p>');
});

test('leaves dollar signs in styles alone', () => {
  const body = `<style>a::before{content:"$& $1"}</style>${siteScript}`;
  expect(toDocument(page({ body }))).toContain('content:"$& $1"');
});

test.each([
  ['no script of the framework', { head: '' }],
  ['no style', { body: siteScript }],
  ['the script of the site', { body: '<style>a{color:red}</style>' }],
  ['the script of the site', { body: `<style>a{color:red}</style>${siteScript}${siteScript}` }],
  ['Expected', { body: `<style>a{color</style>${siteScript}` }],
  [
    'only a script of the framework shows',
    { body: `<template id="B:0"></template><style>a{color:red}</style>${siteScript}` },
  ],
  [
    'only a script of the framework shows',
    { body: `<style>a{color:red}</style><div hidden="" id="S:0">Late</div>${siteScript}` },
  ],
  [
    'something of the framework is left',
    { body: `<style>a{color:red}</style><a href="/_next/static/chunks/a.js">a</a>${siteScript}` },
  ],
])('fails when it finds %s', (message, parts) => {
  expect(() => toDocument(page(parts))).toThrow(message);
});
