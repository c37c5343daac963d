/** The narrowest phone, the narrowest window of each further layout, and a desktop, in pixels. */
export const widths = [320, 768, 1024, 1440];

/**
 * Runs in a page: unfolds what is folded, and scrolls to its top and its end.
 *
 * @returns what sticks out of the window sideways, and what lies over the footer
 */
export async function findMisplaced(): Promise<string[]> {
  const found = new Set<string>();
  const root = document.documentElement;
  const nameOf = (element: Element) =>
    `<${element.localName}> “${element.textContent?.trim().slice(0, 40)}”`;

  /** Moving parts are judged where they end. */
  function endAnimations() {
    for (const animation of document.getAnimations()) {
      const ends = Number.isFinite(animation.effect?.getComputedTiming().endTime);
      if (ends && animation.timeline instanceof DocumentTimeline) animation.finish();
    }
  }

  /** Whether a box that cuts off or scrolls its contents ends within the window. */
  function isCutOff(element: Element): boolean {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { left, right } = box.getBoundingClientRect();
      const isWithin = left >= -1 && right <= root.clientWidth + 1;
      if (isWithin && getComputedStyle(box).overflowX !== 'visible') return true;
    }
    return false;
  }

  function checkSides() {
    const excess = root.scrollWidth - root.clientWidth;
    if (excess > 0) found.add(`the page, by ${excess} px`);
    for (const element of document.body.querySelectorAll(':not(svg *, script, style)')) {
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0 || (left >= -1 && right <= root.clientWidth + 1)) continue;
      if (element.checkVisibility({ visibilityProperty: true }) && !isCutOff(element)) {
        found.add(`${nameOf(element)} from ${Math.round(left)} to ${Math.round(right)}`);
      }
    }
  }

  function checkFooter() {
    const footer = document.querySelector('body footer:last-of-type');
    if (!footer) throw new Error('There is no footer');
    const { left, top, width, height } = footer.getBoundingClientRect();
    for (let across = 0.05; across < 1; across += 0.1) {
      for (let down = 0.05; down < 1; down += 0.1) {
        const above = document.elementFromPoint(left + across * width, top + down * height);
        if (!above || footer.contains(above) || above.closest('header')) continue;
        found.add(`${nameOf(above)} over the footer`);
      }
    }
  }

  // Elements without pointer events cover, too.
  if (document.adoptedStyleSheets.length === 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets = [sheet];
  }
  for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details'))
    folded.open = true;
  for (const share of [0, 1]) {
    scrollTo({ top: share * (root.scrollHeight - innerHeight), behavior: 'instant' });
    // Animations that follow the scroll position are a frame behind.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    endAnimations();
    checkSides();
    checkFooter();
  }
  return [...found];
}
