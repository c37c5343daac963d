import type { Page } from '@playwright/test';
import { adoptStyle, settle } from '../../testing/browser/checks';

/** The texts and controls at the present scroll position that are covered, by something other than the header. */
function coveringsInView(): string[] {
  type Point = [x: number, y: number];
  const header = document.querySelector('[data-header]');
  const found = new Set<string>();

  const nameOf = (element: Element) => [element.localName, ...element.classList].join('.');
  const wordsOf = (element: Element) =>
    element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) || nameOf(element);
  const isClear = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const contains = (box: DOMRect, [x, y]: Point) =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  /** The points of a box at these shares of its width and of its height. */
  const pointsOf = (box: DOMRect, across: number[], down: number[]) =>
    across.flatMap((x) =>
      down.map((y): Point => [box.left + x * box.width, box.top + y * box.height]),
    );

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
  function paintsAt(element: Element, point: Point): boolean {
    if (!isSeen(element)) return false;
    if (element instanceof SVGElement) return element.localName !== 'svg';
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const paintsBox = !isClear(backgroundColor) || backgroundImage !== 'none';
    return paintsBox || linesOf(element).some((box) => contains(box, point));
  }

  /** What covers a target at a point; undefined for nothing or the header. */
  function coverAt(target: Element, point: Point): Element | undefined {
    const isAbove = (hit: Element) => hit !== target && !header?.contains(hit);
    // Asking for the first one takes a fraction of the time.
    const first = document.elementFromPoint(...point);
    if (!first || !isAbove(first)) return undefined;
    const hits = document.elementsFromPoint(...point);
    const end = hits.findIndex((hit) => !isAbove(hit));
    return (
      hits
        .slice(0, end < 0 ? hits.length : end)
        // Ancestors and descendants of the target do not cover it.
        .find((hit) => !target.contains(hit) && !hit.contains(target) && paintsAt(hit, point))
    );
  }

  /** The boxes that clip an element. */
  function clipsOf({ parentElement }: Element): DOMRect[] {
    if (!parentElement) return [];
    const clips = getComputedStyle(parentElement).overflow !== 'visible';
    return [...(clips ? [parentElement.getBoundingClientRect()] : []), ...clipsOf(parentElement)];
  }

  function check(target: Element, points: Point[]) {
    const clips = clipsOf(target);
    for (const point of points) {
      const isPainted = clips.every((box) => contains(box, point));
      const cover = isPainted ? coverAt(target, point) : undefined;
      if (cover) found.add(`“${wordsOf(target)}” under ${nameOf(cover)}`);
    }
  }

  for (const element of document.body.querySelectorAll<HTMLElement>(':not(svg, svg *)')) {
    const box = element.getBoundingClientRect();
    const isNear = box.bottom > 0 && box.top < window.innerHeight && box.width > 0;
    // What only screen readers find is clipped to nothing.
    if (!isNear || !isSeen(element) || getComputedStyle(element).clipPath !== 'none') continue;
    const lines = linesOf(element);
    check(
      element,
      lines.flatMap((line) => pointsOf(line, [0.1, 0.3, 0.5, 0.7, 0.9], [0.5])),
    );
    if (element.matches('a[href], button, input, select, textarea, summary') && box.width > 1) {
      check(element, pointsOf(box, [0.1, 0.5, 0.9], [0.1, 0.5, 0.9]));
    }
  }
  return [...found];
}

/**
 * Scrolls a page from top to bottom and reports what is covered.
 *
 * @returns what covers what, and at which scroll position it was first seen
 */
export async function coverings(page: Page): Promise<string[]> {
  // Elements without pointer events cover, too.
  await adoptStyle(page, '* { pointer-events: auto !important; }');
  const found = new Map<string, number>();
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
    for (const covering of await page.evaluate(coveringsInView)) {
      if (!found.has(covering)) found.set(covering, top);
    }
    if (top >= height) break;
  }
  return [...found].map(([covering, top]) => `${covering}, scrolled by ${top}`);
}
