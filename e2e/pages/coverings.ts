import type { Page } from '@playwright/test';
import { adoptStyle, settle } from '../../testing/browser/checks';

/** The texts and controls at the present scroll position that are covered, by something other than the header. */
function coveringsInView(): string[] {
  const header = document.querySelector('[data-header]');
  const found = new Set<string>();

  const wordsOf = (element: Element) =>
    element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) || element.localName;
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** The lines of an element's own text. */
  const linesOf = (element: Element): DOMRect[] =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      });

  /** Whether an element that is hit at a point also paints there. */
  function paintsAt(element: Element, x: number, y: number): boolean {
    if (!isSeen(element)) return false;
    if (element instanceof SVGElement) return element.localName !== 'svg';
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const isClear = /^rgba\(.*, 0\)$|\/ 0\)$/.test(backgroundColor) && backgroundImage === 'none';
    const isIn = ({ left, right, top, bottom }: DOMRect) =>
      x >= left && x <= right && y >= top && y <= bottom;
    return !isClear || linesOf(element).some(isIn);
  }

  const isOwn = (target: Element, hit: Element) =>
    target.contains(hit) ||
    hit.contains(target) ||
    // A radio button is the tile behind its words.
    (target.matches('[type="radio"]') && target.parentElement?.contains(hit));

  /** Notes what covers an element at points of a box, at these shares of its height, unless it is cut off there. */
  function check(target: Element, box: DOMRect, heights: number[]): void {
    for (const right of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      for (const down of heights) {
        const [x, y] = [box.left + right * box.width, box.top + down * box.height] as const;
        // Asking for the first one takes a fraction of the time.
        if (document.elementFromPoint(x, y) === target) continue;
        const hits = document.elementsFromPoint(x, y);
        if (!hits.includes(target)) continue;
        const cover = hits
          .slice(
            0,
            hits.findIndex((hit) => hit === target || header?.contains(hit)),
          )
          // Ancestors, descendants and its own words do not cover it.
          .find((hit) => !isOwn(target, hit) && paintsAt(hit, x, y));
        if (cover) found.add(`“${wordsOf(target)}” under <${cover.localName}> “${wordsOf(cover)}”`);
      }
    }
  }

  for (const element of document.body.querySelectorAll(':not(svg, svg *)')) {
    const box = element.getBoundingClientRect();
    if (box.bottom <= 0 || box.top >= window.innerHeight || !isSeen(element)) continue;
    for (const line of linesOf(element)) check(element, line, [0.5]);
    if (element.matches('a[href], button, input, select, textarea, summary'))
      check(element, box, [0.1, 0.5, 0.9]);
  }
  return [...found];
}

/** Scrolls a page from top to bottom. @returns what is covered by what, and at which scroll position */
export async function coverings(page: Page): Promise<string[]> {
  // Elements without pointer events cover, too.
  await adoptStyle(page, '* { pointer-events: auto !important; }');
  const found: string[] = [];
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight - window.innerHeight,
    // Less than a window, so that every line is seen whole.
    step: Math.round(window.innerHeight * 0.8),
  }));
  for (let top = 0; ; top = Math.min(top + step, height)) {
    await page.evaluate(async (y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      // Scroll-driven animations are a frame behind.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }, top);
    await settle(page);
    const seen = await page.evaluate(coveringsInView);
    found.push(...seen.map((covering) => `${covering}, scrolled by ${top}`));
    if (top >= height) return found;
  }
}
