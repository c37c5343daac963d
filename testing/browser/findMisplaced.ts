/** Runs in a page: unfolds what is folded. @returns what sticks out of the window sideways */
export function findMisplaced(): string[] {
  const root = document.documentElement;

  /** Whether a box that cuts off or scrolls its contents ends within the window. */
  function isCutOff(element: Element): boolean {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { left, right } = box.getBoundingClientRect();
      const isWithin = left >= -1 && right <= root.clientWidth + 1;
      if (isWithin && getComputedStyle(box).overflowX !== 'visible') return true;
    }
    return false;
  }

  for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details'))
    folded.open = true;
  // Moving parts are judged where they end.
  for (const animation of document.getAnimations()) {
    const ends = Number.isFinite(animation.effect?.getComputedTiming().endTime);
    if (ends && animation.timeline instanceof DocumentTimeline) animation.finish();
  }
  const excess = root.scrollWidth - root.clientWidth;
  const outside = [...document.body.querySelectorAll(':not(svg *, script, style)')].flatMap(
    (element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width === 0 || (left >= -1 && right <= root.clientWidth + 1)) return [];
      if (!element.checkVisibility({ visibilityProperty: true }) || isCutOff(element)) return [];
      const text = element.textContent?.trim().slice(0, 40);
      return `<${element.localName}> “${text}” from ${Math.round(left)} to ${Math.round(right)}`;
    },
  );
  return excess > 0 ? [`the page, by ${excess} px`, ...outside] : outside;
}
