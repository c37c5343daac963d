/**
 * `npm run images`: draws icons and share images into `public/`. Writes default colors into the drawings. With
 * `/careers`, draws that page's share image alone.
 */
import './images/loadEnv';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, parse } from 'node:path';
import { shareImagePath, shareImageSize } from '../src/components/seo/pageMetadata';
import { logo } from '../src/components/ui/Logo';
import { type PublicPage, publicPages } from '../src/content/pages';
import { site } from '../src/content/site';
import { siteLanguage } from '../src/lib/text/language';
import { theme } from '../src/styles/theme';
import { typefaces } from '../src/styles/typefaces';
import { launchChromium } from '../testing/run/chromium';
import { drawnFrom, drawnFromFile, shareScene } from './images/shareScene';
import { writeDefaults } from './images/writeDefaults';

const { color } = theme.raw;
const resolve = createRequire(import.meta.url).resolve;
const drawings = join('src', 'drawings');

const icon = (() => {
  const { roof, strokeWidth, light } = logo;
  const line = `stroke="${color.text}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>A lit roof</title>\
<rect width="32" height="32" rx="8" fill="${color.ink}"/><g transform="translate(3.12 3.2) scale(.92)">\
<path d="${roof}" fill="none" ${line}/>\
<circle cx="${light.cx}" cy="${light.cy}" r="${light.r}" fill="${color.signal}"/></g></svg>\n`;
})();

/** Whole fonts, because the agency's name may have any letters. */
const fontFaces = Object.entries(typefaces).map(([name, { package: source, file }]) => {
  const bytes = readFileSync(resolve(`${source}/files/${file}.woff2`), 'base64');
  return `@font-face { font-family: ${name}; font-weight: 200 800; src: url(data:font/woff2;base64,${bytes}); }`;
});

const browser = await launchChromium();

async function draw(html: string, width: number, height: number): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<body style="margin: 0">${html}</body>`);
  await page.evaluate(() => document.fonts.ready);
  const image = await page.screenshot({ omitBackground: true });
  await page.close();
  return image;
}

function drawIcon(size: number, ground = 'transparent') {
  const mark = icon.replace(
    '<svg ',
    `<svg style="display: block; background: ${ground}" width="${size}" `,
  );
  return draw(mark, size, size);
}

/** Puts ICONDIR and ICONDIRENTRY before a PNG. */
function toIco(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // offset
  return Buffer.concat([header, png]);
}

const styles = `<style>
  ${fontFaces.join('\n')}
  body { --font-text: text; color: ${color.text}; font: 500 32px text; }
  svg { position: absolute; inset: 0; }
  div { position: relative; padding: 56px 72px; }
  /* Chats show it at a quarter of its size. */
  p { margin: 0; font: 600 52px display; }
  h1 { max-width: 900px; margin: 12px 0 0; font: ${theme.raw.weight.display} 88px / 1.02 display; }
  h1 { letter-spacing: -0.03em; text-wrap: balance; }
</style>`;

function drawShareImage(page: PublicPage) {
  const words = `<div lang="${siteLanguage}"><p>${site.name}</p><h1>${page.picture.headline}</h1></div>`;
  return draw(styles + shareScene(page) + words, shareImageSize.width, shareImageSize.height);
}

function write(path: string, bytes: Uint8Array) {
  const file = join('public', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${path}: ${bytes.length} bytes`);
}

for (const file of readdirSync(drawings, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.svg')) continue;
  const source = readFileSync(join(drawings, file), 'utf8');
  const written = writeDefaults(parse(file).name, source);
  if (written !== source) writeFileSync(join(drawings, file), written);
}
writeFileSync(join('public', 'icon.svg'), icon);
write('favicon.ico', toIco(await drawIcon(48), 48));
write('apple-icon.png', await drawIcon(180, color.ink));
const named = process.argv.slice(2);
const paths = publicPages.map(({ path }) => path);
for (const path of named)
  if (!paths.includes(path)) throw new Error(`No page is ${path}: ${paths}`);
const drawn = JSON.parse(readFileSync(drawnFromFile, 'utf8'));
for (const page of publicPages) {
  if (named.length === 0 || named.includes(page.path)) {
    write(shareImagePath(page), await drawShareImage(page));
    drawn[page.path] = drawnFrom(page);
  }
}
writeFileSync(drawnFromFile, `${JSON.stringify(drawn, null, 2)}\n`);
await browser.close();
