import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PublicPage } from '../../src/content/pages';
import { declare } from '../../src/styles/lightStyles';
import { lights } from '../../src/styles/lights';

export function shareScene({ picture }: PublicPage): string {
  const street = readFileSync('src/drawings/street.svg', 'utf8').replace(/<!--.*?-->/gs, '');
  const [, crop] = /<view id="share" (viewBox="[^"]+")/.exec(street) ?? [];
  if (!crop) throw new Error('street.svg has no view "share"');
  return (
    `<style>:root { ${declare(lights[picture.light])} } #left-end { display: none; }</style>` +
    street.replace(/viewBox="[^"]+"/, crop)
  );
}

export const drawnFromFile = 'scripts/images/drawnFrom.json';

/** Hashes a page's share image, without the agency's name. */
export const drawnFrom = (page: PublicPage): string =>
  createHash('sha256').update(page.picture.headline).update(shareScene(page)).digest('hex');
