import type { Page } from '@playwright/test';
import { adoptStyle, settle } from './checks';

/**
 * What is covered at the present scroll position, by something other than the header: lines of
 * text, controls and hairlines under anything that paints, and lines of text whose ground changes within
 * them because a filled shape of a drawing reaches behind a part of them.
 */
function coveringsInView(): string[] {
  type Point = [x: number, y: number];
  const header = document.querySelector('[data-header]');
  const found = new Set<string>();

  const tagOf = (element: Element | null) => [element?.localName, ...(element?.classList ?? [])];
  const nameOf = (element: Element) =>
    [element.parentElement, element].map((one) => tagOf(one).join('.')).join(' > ');
  const wordsOf = (element: Element) =>
    element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) || nameOf(element);
  const staysInSight = (element: Element) => header?.contains(element);
  const isClear = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
  const isInView = ([x, y]: Point) =>
    x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
  const contains = (box: DOMRect, [x, y]: Point) =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  /** The points of a box at these shares of its width and of its height. */
  const pointsOf = (box: DOMRect, across: number[], down: number[]) =>
    across.flatMap((x) =>
      down.map((y): Point => [box.left + x * box.width, box.top + y * box.height]),
    );

  const isDrawn = (element: Element) =>
    element instanceof SVGElement || element.matches('img, video, canvas');
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const paintsGround = (style: CSSStyleDeclaration) =>
    !isClear(style.backgroundColor) || style.backgroundImage !== 'none';

  /** The lines of an element's own text. */
  const linesOf = (element: Element): DOMRect[] =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      });

  /** The boxes of an element's pseudo-elements that paint a background. */
  const generatedBoxesOf = (element: Element): DOMRect[] =>
    ['::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const placed = style.content !== 'none' && style.position === 'absolute';
      if (!placed || style.opacity === '0' || !paintsGround(style)) return [];
      const { left, top } = element.getBoundingClientRect();
      const at = (name: 'left' | 'top' | 'width' | 'height') => Number.parseFloat(style[name]);
      const [x, y] = [left + element.clientLeft + at('left'), top + element.clientTop + at('top')];
      return [new DOMRect(x, y, at('width'), at('height'))];
    });

  /** Whether an element that is hit at a point also paints there. */
  function paintsAt(element: Element, point: Point): boolean {
    if (!isSeen(element)) return false;
    if (isDrawn(element)) return element.localName !== 'svg';
    if (paintsGround(getComputedStyle(element))) return true;
    return [...generatedBoxesOf(element), ...linesOf(element)].some((box) => contains(box, point));
  }

  /** What covers a target at a point; undefined for nothing or the header. */
  function coverAt(target: Element, point: Point): Element | undefined {
    // Asking for the first one takes a fraction of the time.
    const first = document.elementFromPoint(...point);
    if (first === target || (first && staysInSight(first))) return undefined;
    const hits = document.elementsFromPoint(...point);
    const end = hits.findIndex((hit) => hit === target || staysInSight(hit));
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

  function check(kind: string, target: Element, points: Point[]) {
    const clips = clipsOf(target);
    for (const point of points) {
      const isPainted = isInView(point) && clips.every((box) => contains(box, point));
      const cover = isPainted ? coverAt(target, point) : undefined;
      if (cover) found.add(`${kind} “${wordsOf(target)}” under ${nameOf(cover)}`);
    }
  }

  /** Whether an element is a shape that is filled at a point. */
  function isFilledAt(element: Element, point: Point): boolean {
    if (!(element instanceof SVGGeometryElement) || !isSeen(element)) return false;
    const { fill, fillOpacity } = getComputedStyle(element);
    if (fill === 'none' || isClear(fill) || Number(fillOpacity) <= 0.3) return false;
    const matrix = element.getScreenCTM()?.inverse();
    return Boolean(matrix && element.isPointInFill(new DOMPoint(...point).matrixTransform(matrix)));
  }

  /** The nearest filled shape or background behind a target at a point. */
  function groundAt(target: Element, point: Point): Element[] {
    const hits = document.elementsFromPoint(...point);
    if (!hits.includes(target)) return [];
    const ground = hits
      .slice(hits.indexOf(target) + 1)
      .find((hit) => (isDrawn(hit) ? isFilledAt(hit, point) : paintsGround(getComputedStyle(hit))));
    return [ground ?? document.body];
  }

  /** Two backgrounds with the same paint have no visible edge. */
  function paintOf(ground: Element): string {
    const { fill, backgroundColor, backgroundImage } = getComputedStyle(ground);
    if (ground instanceof SVGElement) return fill;
    return backgroundImage === 'none' ? backgroundColor : backgroundImage;
  }

  const places = [0.1, 0.3, 0.5, 0.7, 0.9];
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (element instanceof SVGElement) continue;
    const box = element.getBoundingClientRect();
    const isNear = box.bottom > 0 && box.top < window.innerHeight && box.width > 0;
    if (!isNear || !isSeen(element)) continue;
    const style = getComputedStyle(element);
    if (style.clipPath !== 'none') continue;

    for (const line of linesOf(element)) {
      check('text', element, pointsOf(line, places, [0.5]));
      const outer = pointsOf(line, places, [0.2, 0.8]);
      const grounds = new Set(outer.flatMap((point) => groundAt(element, point)));
      if (new Set(Array.from(grounds, paintOf)).size === 1) continue;
      for (const ground of grounds) {
        if (!(ground instanceof SVGElement)) continue;
        found.add(`text “${wordsOf(element)}” over the edge of ${nameOf(ground)}`);
      }
    }
    if (element.matches('a[href], button, input, select, textarea, summary') && box.width > 1) {
      check('control', element, pointsOf(box, [0.1, 0.5, 0.9], [0.1, 0.5, 0.9]));
    }
    // In the middle of the thinnest line, which a browser may draw up to half a pixel away.
    const lines = new DOMRect(box.left + 0.5, box.top + 0.5, box.width - 1, box.height - 1);
    // Between the corners of a pill, which lie outside it.
    const along = Number.parseFloat(style.borderTopLeftRadius) > 12 ? [0.5] : places;
    for (const [side, across, down] of [
      ['Top', along, [0]],
      ['Right', [1], along],
      ['Bottom', along, [1]],
      ['Left', [0], along],
    ] as const) {
      const width = Number.parseFloat(style[`border${side}Width`]);
      if (width < 0.5 || width > 3 || isClear(style[`border${side}Color`])) continue;
      check(`${side} line of`, element, pointsOf(lines, [...across], [...down]));
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
