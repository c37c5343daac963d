import { expect, siteTest as test } from '../../testing/browser/test';
import { openGate } from '../../testing/engines/gate';
import { hasArial } from '../../testing/run/needs';
import type { Walk } from './steps';

/** Opens a page where typefaces come late. @returns the heights of its headlines before and after */
async function headlineHeights({ site, visitor }: Walk, path: string) {
  // A new origin, so that no typeface is in the browser's cache.
  const origin = await openGate(site);
  const letThrough = origin.hold(/\.woff2/);
  await visitor.open(origin.url + path);
  await visitor.until(
    `page ${path}`,
    (url) => location.href === url && document.querySelector('footer') !== null,
    origin.url + path,
  );
  const heights = () =>
    visitor.run(() =>
      [...document.querySelectorAll('h1')].map((element) =>
        Math.round(element.getBoundingClientRect().height),
      ),
    );
  const before = await heights();
  letThrough();
  await visitor.until(
    'typefaces',
    () => document.readyState === 'complete' && document.fonts.status === 'loaded',
  );
  const after = await heights();
  await origin.close();
  return { before, after };
}

/** Tests what engines draw each in their way. */
export function walkThroughLooks(walk: Walk): void {
  test('the headline does not shift when typefaces load late', async () => {
    test.skip(!hasArial(), 'There is no Arial.');
    for (const [width, path] of [
      [1280, '/'],
      [390, '/'],
      [390, '/consultation'],
    ] as const) {
      await walk.visitor.resize(width);
      const { before, after } = await headlineHeights(walk, path);
      expect([path, width, after]).toEqual([path, width, before]);
    }
  });

  test('the caret disappears after the headline is typed', async () => {
    const { visitor } = walk;
    await visitor.visit('/');
    // Shortly before its end, which comes by itself.
    await visitor.run(() => {
      for (const animation of document.querySelector('h1')?.getAnimations({ subtree: true }) ?? [])
        animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) - 100;
    });
    await visitor.until('end of the caret', () => {
      const last = document.querySelector('h1 [data-last]');
      if (!last) return false;
      const [letter, caret] = [undefined, '::after'].map((part) => getComputedStyle(last, part));
      return letter?.opacity === '1' && caret?.opacity === '0';
    });
  });
}
