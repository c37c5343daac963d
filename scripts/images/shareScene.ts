import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PublicPage } from '../../src/content/pages';
import { declare } from '../../src/styles/lightStyles';
import { lights } from '../../src/styles/lights';

/** What a page's share image shows below its words: the street's crop in the page's light. */
export function shareScene({ picture }: PublicPage): string {
  const street = readFileSync('src/drawings/street.svg', 'utf8').replace(/<!--.*?-->/gs, '');
  const [, crop] = /<view id="share" (viewBox="[^"]+")/.exec(street) ?? [];
  if (!crop) throw new Error('street.svg has no view "share"');
  return (
    `<style>:root { ${declare(lights[picture.light])} } #left-end { display: none; }</style>` +
    street.replace(/viewBox="[^"]+"/, crop)
  );
}

/** Where `npm run images` notes of each page what its share image was drawn from. */
export const drawnFromFile = 'scripts/images/drawnFrom.json';

/** Another one when the share image of a page would show another picture, or other words than the agency's name. */
export const drawnFrom = (page: PublicPage): string =>
  createHash('sha256').update(page.picture.headline).update(shareScene(page)).digest('hex');
