import { toDocument } from '../../../scripts/postbuild/toDocument';

const framework = '<script src="/_next/static/chunks/main.js" async=""></script>';
const siteScript = '<script type="module" src="/site.js"></script>';
const jsonLd = '<script type="application/ld+json">{"@type":"Service"}</script>';
const main = '<main><p>Text</p></main>';
const red = '<style>a{color:red}</style>';

/** Converts a page as Next renders it. */
const documentOf = (body: string, head = framework) =>
  toDocument(
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`,
  );

const preload = (font: string) =>
  `<link rel="preload" href="${font}.woff2" as="font" type="font/woff2" crossorigin>`;

const styled = (color: string) => `<style>p{color:${color}}</style>`;

test('puts first-screen styles into the head and all others after the first section', () => {
  const html = documentOf(
    `${styled('red')}<header>H</header><main id="content">${jsonLd}${styled('tan')}` +
      `<section><div><br/>1</div></section>${styled('navy')}<section>2</section><section>3</section>` +
      `</main>${styled('peru')}<footer>F</footer>${siteScript}`,
    '<style data-precedence="next" data-href="/a.css">@font-face{font-family:a;src:url(/a.woff2)}</style>' +
      framework,
  );
  expect(html.slice(html.indexOf('<style>'))).toBe(
    '<style>@font-face{font-family:a;src:url(/a.woff2)}p{color:red}p{color:tan}</style></head><body>' +
      `<header>H</header><main id="content">${jsonLd}<section><div><br>1</div></section>${preload('/a')}` +
      '<style>p{color:navy}p{color:peru}</style><section>2</section><section>3</section>' +
      `</main><footer>F</footer>${siteScript}</body></html>`,
  );
});

test('keeps a repeated style once, at its first position', () => {
  const html = documentOf(
    `<main>${styled('tan')}<section>1</section>${styled('navy')}` +
      `<section>2${styled('tan')}${styled('navy')}</section>${styled('tan')}<section>3</section>` +
      `</main>${siteScript}`,
  );
  const styles = Array.from(html.matchAll(/<style>(.*?)<\/style>/g), ([, text]) => text);
  expect(styles).toEqual(['p{color:tan}', 'p{color:navy}']);
});

test('puts a light’s style where the light is first used', () => {
  const light = (name: string, color: string) =>
    `<style>:where([data-light='${name}']){--wall:${color}}</style>`;
  const html = documentOf(
    `${light('night', 'navy')}${light('dusk', 'plum')}${light('morning', 'tan')}<main>` +
      '<section data-light="dusk" fill="var(--wall)"></section><p>1</p><section data-light="night"></section>' +
      `</main>${siteScript}`,
  );
  expect(html).toContain('<style>:where([data-light=dusk]){--wall:plum}</style></head>');
  expect(html).toContain(
    '</section><style>:where([data-light=night]){--wall:navy}</style><p>1</p>',
  );
  expect(html).not.toContain('morning');
});

test('puts a typeface where it is first named, and preloads the first screen’s behind it', () => {
  const face = (name: string) => `@font-face{font-family:${name};src:url(${name}.woff2)}`;
  const accents = '@font-face{font-family:text;src:url(accents.woff2);unicode-range:U+A1}';
  const html = documentOf(
    `<style>${face('text')}${accents}${face('poster')}` +
      `${face('unused')}.a1_className{font-family:poster}p{font-family:text}</style>` +
      `<main><p>1</p><style>b{font-family:poster}</style><b>2</b></main>${siteScript}`,
  );
  expect(html).toContain(`<style>${face('text')}${accents}p{font-family:text}</style></head>`);
  expect(html).toContain(
    `<p>1</p>${preload('text')}<style>${face('poster')}b{font-family:poster}</style><b>`,
  );
  expect(html).not.toMatch(/unused|className/);
});

const part = (id: string, inside = '') =>
  `<g id="street-${id}"><g id="${id}">${inside}<path/></g></g>`;
const use = (id: string) => `<svg><use href="#street-${id}"/></svg>`;
const glow = '<radialGradient id="street-glow"><stop/></radialGradient>';
const lamp = part('lamp', '<circle fill="url(#street-glow)"/>');
const library = (parts: string, defs = '') =>
  `<svg width="0" data-parts="">${defs && `<defs>${defs}</defs>`}<svg>${parts}</svg></svg>`;

test('puts street parts before the first screen that shows them, others after it, and drops unused ones', () => {
  const shop = part('shop', '<use href="#street-goods"/>');
  const goods = '<g id="street-goods" data-later=""><path/></g>';
  const parts = [shop, lamp, part('shop-lit'), part('cat'), goods];
  const html = documentOf(
    `${styled('red')}${library(parts.join(''), glow)}<header>${use('cat')}</header><main>` +
      `<section>${use('shop')}</section><section>${use('lamp')}${use('shop')}</section></main>${siteScript}`,
  );
  expect(html.slice(html.indexOf('<body>')).replace(/><\/(path|circle|stop|use)>/g, '/>')).toBe(
    `<body>${library(shop)}<header>${use('cat')}</header><main>` +
      `<section>${use('shop')}</section>${library(lamp + part('cat') + goods, glow)}` +
      `<section>${use('lamp')}${use('shop')}</section></main>${siteScript}</body></html>`,
  );
});

test.each([
  [
    'no unused custom properties, but the colors of pictures that a script loads',
    '<style>:root{--a:1px;--b:2px;--c:red}p{--d:3px;margin:var(--a)}</style><main><svg fill="var(--c)"></svg></main>',
    '<style>:root{--a:1px;--c:red}p{margin:var(--a)}</style>',
  ],
  ['dollar signs in styles', `<style>a::before{content:"$& $1"}</style>${main}`, 'content:"$& $1"'],
])('has %s', (_, body, expected) => {
  expect(documentOf(body + siteScript)).toContain(expected);
});

const leftover = '<main><a href="/_next/static/chunks/a.js">a</a></main>';

test.each([
  ['no script of the framework', red + main + siteScript, ''],
  ['no style', main + siteScript],
  ['an unknown script', `${red}${main}<script src="/chat.js"></script>${siteScript}`],
  ['an unknown script', `${red}${main}<script>track()</script>${siteScript}`],
  ['the light dusk has no style', `${red}<main><p data-light="dusk"></p></main>${siteScript}`],
  ['a typeface has no name', `<style>@font-face{src:url(a)}</style>${main}${siteScript}`],
  ['no main element', `${red}<p>Text</p>${siteScript}`],
  ['the script of the site', red],
  ['the script of the site', red + siteScript + siteScript],
  ['Expected', `<style>a{color</style>${main}${siteScript}`],
  ['only a script of the framework shows', `<template id="B:0"></template>${red}${siteScript}`],
  ['only a script of the framework shows', `${red}<div hidden="" id="S:0">Late</div>${siteScript}`],
  ['something of the framework is left', red + leftover + siteScript],
])('fails when it finds %s', (message, body, head = framework) => {
  expect(() => documentOf(body, head)).toThrow(message);
});
