/** Runs in a page, at its top. @returns first-screen texts under a picture */
export function findCovered(): string[] {
  if (document.documentElement.hasAttribute('data-menu-open')) return [];
  window.scrollTo({ top: 0, behavior: 'instant' });
  const covered: string[] = [];
  const main = document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('svg')) continue;
    range.selectNodeContents(text);
    const { left, top, width, height } = range.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    if (above?.closest('svg') && !above.contains(element)) covered.push(text.data.slice(0, 40));
  }
  return covered;
}
