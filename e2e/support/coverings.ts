import type { Page } from '@playwright/test';
import { adoptStyle, settle } from './checks';

/**
 * What is covered at the present scroll position, by something that is not the header: lines of text,
 * controls and hairlines under anything that paints, and lines of text whose ground changes within
 * them because a filled shape of a drawing reaches behind a part of them.
 */
function coveringsInView(): string[] {
  const header = document.querySelector('[data-header]');
  const nameOf = (element: Element) => {
    const name = [element.localName, ...element.classList].join('.');
    const parent = element.parentElement;
    return `${parent ? `${parent.localName}${[...parent.classList].map((one) => `.${one}`).join('')} > ` : ''}${name}`;
  };
  const wordsOf = (element: Element) =>
    element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) || nameOf(element);
  const isClear = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
  const inView = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
  const contains = (box: DOMRect, x: number, y: number) =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

  /** The lines of the text that stands in an element itself. */
  const linesOf = (element: Element): DOMRect[] =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      });

  const paintsGround = (style: CSSStyleDeclaration) =>
    !isClear(style.backgroundColor) || style.backgroundImage !== 'none';
  const isDrawn = (element: Element) =>
    element instanceof SVGElement || element.matches('img, video, canvas');
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** Where the generated parts that are placed within an element paint a ground. */
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

  /** Whether an element, which is hit at a point, also paints something there. */
  function paintsAt(element: Element, x: number, y: number): boolean {
    if (!isSeen(element)) return false;
    if (isDrawn(element)) return element.localName !== 'svg';
    if (paintsGround(getComputedStyle(element))) return true;
    if (generatedBoxesOf(element).some((box) => contains(box, x, y))) return true;
    return linesOf(element).some((line) => contains(line, x, y));
  }

  /** What is painted over a target at a point; undefined when nothing is, or the header. */
  function coverAt(target: Element, x: number, y: number): Element | undefined {
    for (const hit of document.elementsFromPoint(x, y)) {
      if (hit === target || header?.contains(hit)) return undefined;
      // What stands in the target, and what the target stands in, is no other thing.
      const isOther = !target.contains(hit) && !hit.contains(target);
      if (isOther && paintsAt(hit, x, y)) return hit;
    }
    return undefined;
  }

  /** The points of a box at these shares of its width and of its height. */
  const pointsOf = (box: DOMRect, across: number[], down: number[]) =>
    across.flatMap((x) =>
      down.map((y): [number, number] => [box.left + x * box.width, box.top + y * box.height]),
    );

  /** The boxes beyond which nothing of an element is painted. */
  function clipsOf(element: Element): DOMRect[] {
    const { parentElement } = element;
    if (!parentElement) return [];
    const clips = getComputedStyle(parentElement).overflow !== 'visible';
    return [...(clips ? [parentElement.getBoundingClientRect()] : []), ...clipsOf(parentElement)];
  }

  const found = new Set<string>();
  function check(kind: string, target: Element, points: [x: number, y: number][]) {
    const clips = clipsOf(target);
    for (const [x, y] of points) {
      const isPainted = inView(x, y) && clips.every((box) => contains(box, x, y));
      const cover = isPainted ? coverAt(target, x, y) : undefined;
      if (cover) found.add(`${kind} “${wordsOf(target)}” under ${nameOf(cover)}`);
    }
  }

  /** The filled shape, or other ground, that is next behind a target at a point; undefined where it is not hit. */
  function groundAt(target: Element, x: number, y: number): Element | undefined {
    const hits = document.elementsFromPoint(x, y);
    if (!hits.includes(target)) return undefined;
    for (const hit of hits.slice(hits.indexOf(target) + 1)) {
      if (hit instanceof SVGGeometryElement && isSeen(hit)) {
        const matrix = hit.getScreenCTM()?.inverse();
        const { fill, fillOpacity } = getComputedStyle(hit);
        const filled = fill !== 'none' && !isClear(fill) && Number(fillOpacity) > 0.3;
        if (matrix && filled && hit.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix))) {
          return hit;
        }
      }
      if (!isDrawn(hit) && paintsGround(getComputedStyle(hit))) return hit;
    }
    return document.body;
  }

  /** Where two grounds of one paint meet, there is no edge to see. */
  function paintOf(ground: Element): string {
    const { fill, backgroundColor, backgroundImage } = getComputedStyle(ground);
    if (ground instanceof SVGElement) return fill;
    return backgroundImage === 'none' ? backgroundColor : backgroundImage;
  }

  const places = Array.from({ length: 9 }, (_, index) => (index + 0.5) / 9);
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
      const grounds = new Set(outer.map(([x, y]) => groundAt(element, x, y)));
      grounds.delete(undefined);
      const paints = new Set(Array.from(grounds, (ground) => ground && paintOf(ground)));
      for (const ground of grounds) {
        if (ground instanceof SVGElement && paints.size > 1) {
          found.add(`text “${wordsOf(element)}” over the edge of ${nameOf(ground)}`);
        }
      }
    }
    if (element.matches('a[href], button, input, select, textarea, summary') && box.width > 1) {
      check('control', element, pointsOf(box, [0.1, 0.5, 0.9], [0.1, 0.5, 0.9]));
    }
    const sides = {
      Top: new DOMRect(box.left, box.top, box.width, 0),
      Right: new DOMRect(box.right, box.top, 0, box.height),
      Bottom: new DOMRect(box.left, box.bottom, box.width, 0),
      Left: new DOMRect(box.left, box.top, 0, box.height),
    };
    for (const [side, edge] of Object.entries(sides)) {
      const name = side as keyof typeof sides;
      const width = Number.parseFloat(style[`border${name}Width`]);
      if (width < 0.5 || width > 3 || isClear(style[`border${name}Color`])) continue;
      // The middle of the line is inside of the box.
      edge.x += name === 'Left' ? width / 2 : name === 'Right' ? -width / 2 : 0;
      edge.y += name === 'Top' ? width / 2 : name === 'Bottom' ? -width / 2 : 0;
      const points = edge.width > 0 ? pointsOf(edge, places, [0]) : pointsOf(edge, [0], places);
      check(`${side.toLowerCase()} line of`, element, points);
    }
  }
  return [...found];
}

/**
 * Scrolls a page from top to bottom, and tells what is covered on the way.
 *
 * @returns what covers what, and at which scroll position it was first seen
 */
export async function coverings(page: Page): Promise<string[]> {
  // What takes no pointer covers all the same.
  await adoptStyle(page, '* { pointer-events: auto !important; }');
  const found = new Map<string, number>();
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight - window.innerHeight,
    step: Math.round(window.innerHeight / 3),
  }));
  for (let top = 0; ; top = Math.min(top + step, height)) {
    await page.evaluate(async (y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      // Animations that follow the scrolling are a frame behind.
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
