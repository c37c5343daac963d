import { examples } from '@/content/examples/examples';
import { menuLabels } from '@/content/menuLabels';
import { findMisplaced } from '../../testing/browser/checks';
import { expect, siteTest as test } from '../../testing/browser/test';
import { openGate } from '../../testing/engines/gate';
import type { Visitor } from '../../testing/engines/visitor';
import { hasArial } from '../../testing/run/needs';
import type { Walk } from './steps';

/** Delays typefaces. @returns the headline's height before and after */
async function headlineHeights({ site, visitor }: Walk, path: string) {
  // A new origin has no cached typefaces.
  const origin = await openGate(site);
  const letThrough = origin.hold(/\.woff2/);
  await visitor.open(origin.url + path);
  await visitor.sees('footer');
  const height = () =>
    visitor.run(() =>
      Math.round(document.querySelector('h1')?.getBoundingClientRect().height ?? 0),
    );
  const before = await height();
  letThrough();
  await visitor.until(
    'typefaces',
    () => document.readyState === 'complete' && document.fonts.status === 'loaded',
  );
  const after = await height();
  await origin.close();
  return { before, after };
}

/** Delays each example's typeface. @returns the examples that move the page */
async function movedExamples({ site, visitor }: Walk): Promise<string[]> {
  const origin = await openGate(site);
  await visitor.open(`${origin.url}/`);
  await visitor.sees('footer');
  await visitor.run(() =>
    document.querySelector('#example')?.scrollIntoView({ behavior: 'instant' }),
  );
  await visitor.sees('[name="example"]:enabled');
  const places = () =>
    visitor.run(() =>
      [...document.querySelectorAll('[data-example] > *, footer')].map(
        (part) => part.getBoundingClientRect().top + window.scrollY,
      ),
    );
  const moved: string[] = [];
  for (const { slug } of examples) {
    const letThrough = origin.hold(/\.woff2/);
    await visitor.click(`[name="example"][value="${slug}"]`);
    await visitor.sees(`[data-look="${slug}"]`);
    const before = await places();
    letThrough();
    await visitor.until('typeface', () => document.fonts.status === 'loaded');
    const after = await places();
    // Text in another typeface may differ by a fraction of a pixel.
    if (after.some((top, index) => Math.abs(top - (before[index] ?? 0)) >= 1))
      moved.push(`${slug}: ${before}, then ${after}`);
  }
  await origin.close();
  return moved;
}

/** Engines differ in controls and pictures. Chromium tests more pages and widths. */
export async function expectNothingMisplaced(visitor: Visitor): Promise<void> {
  for (const width of [768, 320]) {
    await visitor.resize(width);
    expect([width, ...(await visitor.run(findMisplaced))]).toEqual([width]);
  }
}

export function walkThroughLooks(walk: Walk): void {
  test('the headline does not shift when typefaces load late, and nothing on home overflows', async () => {
    test.skip(!hasArial(), 'There is no Arial.');
    for (const [width, path] of [
      [390, '/consultation'],
      [1280, '/'],
      [390, '/'],
    ] as const) {
      await walk.visitor.resize(width);
      const { before, after } = await headlineHeights(walk, path);
      expect(before).toBeGreaterThan(0);
      expect([path, width, after]).toEqual([path, width, before]);
    }
    await expectNothingMisplaced(walk.visitor);
  });
}

export function walkThroughFirefox(walk: Walk): void {
  test('no example’s typeface moves the page when it loads late', async () => {
    test.skip(!hasArial(), 'There is no Arial.');
    for (const width of [390, 1280]) {
      await walk.visitor.resize(width);
      expect([width, ...(await movedExamples(walk))]).toEqual([width]);
    }
  });

  // As in Tor Browser's “Safest” level, where SVG elements have no namespace.
  test('without SVG, the menu’s button shows its label', async () => {
    const { visitor } = walk;
    await visitor.resize(390);
    await visitor.visit('/');
    const words = await visitor.run(() => {
      const button = document.querySelector('[popovertarget="menu"]') as Element;
      const drawing = button.querySelector('svg') as Element;
      const ofNoKind = document.createElementNS(null, 'svg');
      ofNoKind.append(...drawing.childNodes);
      drawing.replaceWith(ofNoKind);
      const range = document.createRange();
      const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode();
      if (text) range.selectNode(text);
      const { left, right } = range.getBoundingClientRect();
      const box = button.getBoundingClientRect();
      const isWhole = left >= box.left - 1 && right <= box.right + 1 && right > left;
      return isWhole && text?.nodeValue;
    });
    expect(words).toBe(menuLabels.name);
  });
}
