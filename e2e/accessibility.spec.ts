import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { visitorStates } from './support/states';
import { expect, test } from './support/test';

test.use({ expectedConsole: /status of 404/ });

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The modes people set in their system, each as the browser reports it. */
const modes = [
  { name: 'normal', media: { reducedMotion: 'no-preference', forcedColors: 'none' } },
  { name: 'reduced motion', media: { reducedMotion: 'reduce', forcedColors: 'none' } },
  { name: 'forced colours', media: { reducedMotion: 'reduce', forcedColors: 'active' } },
] as const;

/** Lets animations that end come to their end, so that contrast is measured on what stays. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    for (const animation of ending) {
      if (animation.timeline instanceof DocumentTimeline) animation.finish();
    }
  });
}

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

for (const state of visitorStates) {
  const tag = state.phoneOnly ? '@phone' : '@everywhere';
  test(`axe finds nothing in ${state.name}`, { tag }, async ({ page }) => {
    test.setTimeout(60_000);
    await state.reach(page);
    for (const { name, media } of modes) {
      await page.emulateMedia(media);
      await settle(page);
      expect(await violations(page), name).toEqual([]);
    }
  });
}

test.describe('at 320 CSS px, which is 400% zoom on a 1280 px screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const state of visitorStates) {
    test(`${state.name} needs no sideways scroll`, async ({ page }) => {
      await state.reach(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});

/** WCAG 2.2, 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

for (const state of visitorStates) {
  const tag = state.phoneOnly ? '@phone' : '@everywhere';
  test(`text spacing overrides cut nothing off in ${state.name}`, { tag }, async ({ page }) => {
    await state.reach(page);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, textSpacing);
    const cutOff = await page.evaluate(() => {
      const clips = (element: Element) => getComputedStyle(element).overflow !== 'visible';
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        const apart =
          '[aria-hidden="true"], [class*="sr-only"], .visually-hidden, svg, style, script, select, .react-datepicker__navigation';
        if (!parent || !texts.currentNode.textContent?.trim() || parent.closest(apart)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const text = range.getBoundingClientRect();
        for (let box: Element | null = parent; box; box = box.parentElement) {
          if (!clips(box) || box === document.documentElement) continue;
          const { top, right, bottom, left } = box.getBoundingClientRect();
          const inside =
            text.top >= top - 1 &&
            text.bottom <= bottom + 1 &&
            text.left >= left - 1 &&
            text.right <= right + 1;
          if (!inside) found.push(`${texts.currentNode.textContent} in ${box.className}`);
        }
      }
      return found;
    });
    expect(cutOff).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

for (const state of visitorStates) {
  const tag = state.phoneOnly ? '@phone' : '@everywhere';
  test(`targets in ${state.name} are at least 44 px high and wide`, { tag }, async ({ page }) => {
    await state.reach(page);
    const small = await page.evaluate(() => {
      const inSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' && element.closest('p') !== null;
      return [
        ...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]'),
      ]
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          const hidden = !element.checkVisibility({ visibilityProperty: true }) || width <= 1;
          if (hidden || inSentence(element) || element.closest('[aria-hidden="true"]'))
            return false;
          // Two decimals of a pixel are layout rounding.
          return width < 43.9 || height < 43.9;
        })
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 100)}`;
        });
    });
    expect(small).toEqual([]);
  });
}

test.describe('focus', () => {
  // Without smooth scrolling every stop is where it belongs at once.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of ['/', '/services', '/about', '/consultation', '/no-such-page']) {
    test(`on ${path} is always seen, and never under the header`, { tag: '@everywhere' }, async ({
      page,
    }) => {
      await page.goto(path);
      const viewport = page.viewportSize()?.height ?? 0;
      let stops = 0;
      for (; stops < 80; stops += 1) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          const { top, bottom } = element.getBoundingClientRect();
          const drawnBy = [element, element.closest('label, li')];
          return {
            html: element.outerHTML.slice(0, 120),
            top,
            bottom,
            stays: element.closest('body > header, body > a') !== null,
            outlined: drawnBy.some(
              (candidate) => candidate && getComputedStyle(candidate).outlineStyle !== 'none',
            ),
            header: document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0,
          };
        });
        if (!focus) break;
        expect(focus.outlined, focus.html).toBe(true);
        if (focus.stays) continue;
        expect(focus.top, focus.html).toBeGreaterThanOrEqual(focus.header - 1);
        expect(focus.bottom, focus.html).toBeLessThanOrEqual(viewport + 1);
      }
      expect(stops).toBeGreaterThan(10);
    });
  }
});

test('a route change is announced by the new title', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page.locator('next-route-announcer')).toHaveText(/About/);
});

test('the language is English', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
