import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Finishes finite animations. Contrast is measured on their end state. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const ends = Number.isFinite(animation.effect?.getComputedTiming().endTime);
      if (ends && animation.timeline instanceof DocumentTimeline) animation.finish();
    }
  });
}

/** Runs axe: WCAG 2.2 A and AA, and best practices. @param within the selector of the only part to check */
export async function axeViolations(page: Page, within?: string): Promise<string[]> {
  await settle(page);
  // axe cannot check text on a pseudo-element's background. The one behind it is as dark, except on Thank You.
  const isSent = (await page.locator('[data-sent]').count()) > 0;
  const options: RunOptions = {
    runOnly: rules,
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: !isSent } },
  };
  // The debugger's `evaluate` runs in spite of the Content-Security-Policy.
  await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, given]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      axe.configure({ checks: [{ id: 'color-contrast', options: { ignorePseudo: true } }] });
      const { violations } = await axe.run(part ?? document, given);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
      );
    },
    [within, options] as const,
  );
}

/** Adds a style sheet that the Content-Security-Policy allows. */
export async function adoptStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Pauses opening animations until `settle`, for busy machines. */
export const holdOpening = (page: Page): Promise<void> =>
  adoptStyle(page, '[data-opened] * { animation-play-state: paused !important; }');

/** Returns targets under 44 CSS pixels. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = 'a[href], button, input, select, textarea, [tabindex="0"]';
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.closest('p') !== null;
    return [...document.querySelectorAll(targets)].flatMap((element) => {
      const covered = getComputedStyle(element, '::after').inset === '0px' && element.closest('tr');
      const { width, height } = (covered || element).getBoundingClientRect();
      const hidden = !element.checkVisibility({ visibilityProperty: true }) || width <= 1;
      if (hidden || inSentence(element) || element.closest('[aria-hidden="true"]')) return [];
      // Layout rounds to hundredths of a pixel.
      if (width >= 43.9 && height >= 43.9) return [];
      return `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 100)}`;
    });
  });
}

/** Runs in a page. Opens all `details`. @returns elements that overflow the window sideways */
export function findMisplaced(): string[] {
  const root = document.documentElement;

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
