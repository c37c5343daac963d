/**
 * Runs in a page, and scrolls to its top.
 *
 * @returns broken words, texts cut or overlapping, on an `<img>`, or with contrast below 3:1
 */
export function findIllegible(): string[] {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const seen = document.querySelector('[data-menu-open] header') ?? document.body;
  const found = new Set<string>();
  const quoted = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

  function cached<Found>(find: (element: Element) => Found): (element: Element) => Found {
    const all = new Map<Element, Found>();
    return (element) => {
      if (!all.has(element)) all.set(element, find(element));
      return all.get(element) as Found;
    };
  }

  const clipsAll = cached(
    (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && clipsAll(element.parentElement)),
  );

  const everywhere = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
  const overlap = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });

  /** Returns the box that an element and its ancestors leave visible. */
  const clipOf = cached((element): Box => {
    const { parentElement } = element;
    if (!parentElement) return everywhere;
    const { overflow, position } = getComputedStyle(element);
    const outer = position === 'fixed' ? everywhere : clipOf(parentElement);
    return overflow === 'visible' ? outer : overlap(outer, element.getBoundingClientRect());
  });

  const sizes = ({ left, right, top, bottom }: Box) => [right - left, bottom - top];

  const isScrolled = cached((element): boolean => {
    if (/auto|scroll/.test(getComputedStyle(element).overflow)) return true;
    return element.parentElement !== null && isScrolled(element.parentElement);
  });

  interface Piece {
    element: Element;
    words: string;
    box: Box;
  }
  const pieces: Piece[] = [];
  const texts = new Set<Element>();
  const unbroken = new Set<Text>();
  /** A word may span several elements of a block. */
  const blocks = new Map<Element, Text[]>();

  const blockOf = cached((element): Element => {
    const { parentElement } = element;
    const isInline = getComputedStyle(element).display === 'inline';
    return isInline && parentElement ? blockOf(parentElement) : element;
  });

  const nodes = document.createTreeWalker(seen, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    const element = node.parentElement;
    if (!element || element.closest('svg, style, script, select, noscript')) continue;
    if (!isSeen(element) || clipsAll(element)) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    if (rects.length <= 1) unbroken.add(node);
    if (!node.data.trim()) rects.length = 0;
    for (const { left, right, top, bottom } of rects) {
      // Excludes ascenders and descenders.
      const inset = (bottom - top) * 0.3;
      const letters = { left, right, top: top + inset, bottom: bottom - inset };
      const box = overlap(letters, clipOf(element));
      const isCut = sizes(letters).some((size, index) => size - (sizes(box)[index] ?? 0) > 2);
      if (isCut && !isScrolled(element)) found.add(`cut: ${quoted(node.data)}`);
      if (box.right - box.left > 2 && box.bottom - box.top > 2) {
        texts.add(element);
        pieces.push({ element, words: quoted(node.data), box });
      }
    }
    const block = blockOf(element);
    blocks.set(block, [...(blocks.get(block) ?? []), node]);
  }

  function lineOf({ node, at }: { node: Text; at: number }): number {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    // After a soft hyphen, a letter's first box is the hyphen's, on the previous line.
    const { top, bottom } = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
    return (top + bottom) / 2;
  }
  for (const inBlock of blocks.values()) {
    if (inBlock.length === 1 && inBlock.every((node) => unbroken.has(node))) continue;
    const letters = inBlock.flatMap((node) =>
      Array.from({ length: node.length }, (_, at) => ({ node, at })),
    );
    const text = inBlock.map(({ data }) => data).join('');
    // Words may break after hyphens and slashes, addresses anywhere.
    for (const { 0: word, index } of text.matchAll(
      /(?<![.@])\b[\p{L}\p{N}’%]{2,}(?![\w-]*[.@]\w)[.,!?]?/gu,
    )) {
      const [first, last] = [letters[index], letters[index + word.length - 1]];
      if (!first || !last || (first.node === last.node && unbroken.has(first.node))) continue;
      if (lineOf(last) - lineOf(first) > 8) found.add(`broken: ${word}`);
    }
  }

  const control = 'a.button, button, input, select, textarea';
  for (const element of seen.querySelectorAll(control)) {
    if (!isSeen(element) || clipsAll(element)) continue;
    const box = overlap(element.getBoundingClientRect(), clipOf(element));
    pieces.push({ element, words: quoted(element.textContent || element.localName), box });
  }
  /** A radio button covers its label. */
  const isOwn = (text: Element, around: Element) =>
    around.matches(control) &&
    (around.matches('[type="radio"]') ||
      around.contains(text) ||
      text.closest('label')?.contains(around));
  pieces.sort((one, other) => one.box.top - other.box.top);
  for (const [index, { element, words, box }] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      const { left, right, top, bottom } = overlap(box, other.box);
      if (bottom <= top) break;
      const isOver = right - left > 2 && bottom - top > 2 && element !== other.element;
      if (!isOver || isOwn(element, other.element) || isOwn(other.element, element)) continue;
      found.add(`${words} over ${other.words}`);
    }
  }

  /** Returns red, green, blue (0–255) and alpha. Mixed colors compute to `color(srgb …)`. */
  function channels(color: string): number[] {
    const scale = color.startsWith('color') ? 255 : 1;
    const values = (color.match(/[\d.]+/g) ?? []).map(Number);
    return values.map((value, index) => (index < 3 ? value * scale : value));
  }
  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  /** Returns an element's opaque background, or null for a picture. */
  const coverOf = cached((element): string | null | undefined => {
    const layers = ['::before', '::after', ''].map((part) => getComputedStyle(element, part));
    const choice = element.querySelector(':scope > [type="radio"]');
    if (choice) layers.push(getComputedStyle(choice));
    if (layers.some(({ backgroundImage }) => backgroundImage !== 'none')) return null;
    const opaque = layers.find(
      ({ content, inset, backgroundColor }, index) =>
        (index >= 2 || (content !== 'none' && inset === '0px')) &&
        // The system's highlight is 80% opaque.
        (channels(backgroundColor)[3] ?? 1) > 0.75,
    );
    return opaque?.backgroundColor;
  });
  const groundOf = cached((element): string | null => {
    const cover = coverOf(element);
    if (cover !== undefined) return cover;
    return element.parentElement ? groundOf(element.parentElement) : null;
  });
  const images = [...seen.querySelectorAll('img')].filter(isSeen);
  for (const { element, words, box } of pieces) {
    if (!texts.has(element)) continue;
    const isOnImage = images.some((image) => {
      const imageBox = overlap(image.getBoundingClientRect(), clipOf(image));
      let around: Element | null = element;
      while (around && !around.contains(image) && !coverOf(around)) around = around.parentElement;
      return around?.contains(image) && sizes(overlap(box, imageBox)).every((size) => size > 2);
    });
    if (isOnImage) found.add(`${words} on an image, with nothing opaque between`);
    const ground = groundOf(element);
    if (!ground) continue;
    const [dark = 0, light = 0] = [ground, getComputedStyle(element).color]
      .map(luminance)
      .sort((one, other) => one - other);
    const contrast = (light + 0.05) / (dark + 0.05);
    if (contrast < 3) found.add(`${words} has a contrast of ${contrast.toFixed(1)}`);
  }
  return [...found];
}
