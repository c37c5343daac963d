/**
 * `npm run images`: draws the site's icons and share images into `public/`, where they are committed,
 * and writes the tables' colors into the drawings as their defaults. The name of the agency is in none
 * of the pictures: it is set when the site is built.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, parse } from 'node:path';
import { chromium } from '@playwright/test';
import { appIcons } from '../src/components/seo/appIcons';
import { shareImagePath, shareImageSize } from '../src/components/seo/shareImages';
import { type PublicPage, publicPages } from '../src/content/pages';
import { declare } from '../src/styles/lightStyles';
import { type LightName, lights } from '../src/styles/lights';
import { theme } from '../src/styles/theme';
import { chromiumArguments, ensureChromium } from '../testing/chromium';
import { toIco } from './images/toIco';
import { writeDefaults } from './images/writeDefaults';

const { color } = theme.raw;
const resolve = createRequire(import.meta.url).resolve;
const drawings = join('src', 'drawings');

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>A lit roof</title><rect width="32" height="32" rx="8" fill="${color.ink}"/><path d="M6.5 25 16 7.5 25.5 25" fill="none" stroke="${color.text}" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round"/><circle cx="16" cy="21.5" r="3.1" fill="${color.signal}"/></svg>\n`;

const typeface = (family: string, file: string) =>
  `@font-face { font-family: ${family}; font-weight: 200 800; src: url(data:font/woff2;base64,${readFileSync(resolve(`@fontsource-variable/${file}`), 'base64')}); }`;

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumArguments,
});

async function draw(html: string, width: number, height: number): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<body style="margin: 0">${html}</body>`);
  await page.evaluate(() => document.fonts.ready);
  const image = await page.screenshot({ omitBackground: true });
  await page.close();
  return image;
}

/**
 * The icon as a PNG: `rounded` with its own corners; `square` on ground that fills the square, for
 * systems that cut their own shape; `maskable` the same, with the mark inside the safe zone of the
 * Web App Manifest (a circle of 80% of the width).
 */
function drawIcon(size: number, shape: 'rounded' | 'square' | 'maskable') {
  const width = Math.round(shape === 'maskable' ? size * 0.8 : size);
  const ground = shape === 'rounded' ? 'transparent' : color.ink;
  const mark = icon.replace('<svg ', `<svg width="${width}" height="${width}" `);
  return draw(
    `<div style="display: grid; place-items: center; height: ${size}px; background: ${ground}">${mark}</div>`,
    size,
    size,
  );
}

/** The street in a light, cropped for a share image, its words' part of it left out. */
function streetIn(light: LightName): string {
  const source = readFileSync(join(drawings, 'street.svg'), 'utf8');
  const [, box] = /<view id="share" viewBox="([^"]*)"/.exec(source) ?? [];
  if (!box) throw new Error('street.svg has no view "share"');
  return source.replace(/viewBox="[^"]*"/, `class="${light}" viewBox="${box}"`);
}

/** The typefaces, the lights, and the part of the street that gives way to the words. */
const styles = `<style>
  ${typeface('display', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')}
  ${typeface('text', 'figtree/files/figtree-latin-wght-normal.woff2')}
  ${Object.entries(lights)
    .map(([name, values]) => `.${name} { ${declare(values)} }`)
    .join('\n')}
  body { --font-text: text; color: ${color.text}; font: 500 32px text; }
  svg { position: absolute; inset: 0; }
  #west, #windows-west { display: none; }
  div { position: relative; padding: 56px 72px; }
  p { margin: 0; }
  h1 { max-width: 900px; margin: 12px 0 0; font: 650 80px / 1.02 display; letter-spacing: -0.03em; text-wrap: balance; }
</style>`;

const drawShareImage = ({ picture }: PublicPage, light: LightName) =>
  draw(
    `${styles}${streetIn(light)}<div><p>${picture.kicker}</p><h1>${picture.headline}</h1></div>`,
    shareImageSize.width,
    shareImageSize.height,
  );

function write(path: string, bytes: Uint8Array) {
  writeFileSync(join('public', path), bytes);
  console.log(`${path}: ${bytes.length} bytes`);
}

for (const file of readdirSync(drawings)) {
  const source = readFileSync(join(drawings, file), 'utf8');
  const written = writeDefaults(parse(file).name, source);
  if (written !== source) writeFileSync(join(drawings, file), written);
}
writeFileSync(join('public', 'icon.svg'), icon);
write('favicon.ico', toIco(await drawIcon(48, 'rounded'), 48));
write('apple-icon.png', await drawIcon(180, 'square'));
for (const { name, size, purpose } of appIcons) {
  const shape = purpose === 'maskable' ? 'maskable' : 'rounded';
  write(join('icons', name), await drawIcon(size, shape));
}
// Page by page through the night.
const hours: readonly LightName[] = ['dusk', 'night', 'firstLight', 'morning'];
for (const [index, page] of publicPages.entries()) {
  write(shareImagePath(page), await drawShareImage(page, hours[index % hours.length] ?? 'dusk'));
}
await browser.close();
