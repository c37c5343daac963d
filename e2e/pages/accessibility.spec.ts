import type { Locator, Page } from '@playwright/test';
import { menuPages } from '@/content/pages';
import { addDaysTo } from '@/features/consultation/model/call/calendar';
import { paths } from '@/lib/paths';
import {
  axeViolations,
  cutOffTexts,
  rulesOfLooks,
  sidewaysScroll,
  smallTargets,
  spaceText,
} from '../../testing/browser/checks';
import { mainLinks, unknownPath } from '../../testing/browser/pages';
import { visitorStates } from '../../testing/browser/states';
import { expect, onPhone, test } from '../../testing/browser/test';
import { callDay, dayInCalendar, today, wednesday } from '../../testing/samples/calls';

test.use({ expectedConsole: /status of 404/ });

/** A window of 1280 px, zoomed to 400% (WCAG 2.2, 1.4.10). */
const zoomed = { width: 320, height: 640 };

/** States with colors that stay when the system forces its own. */
const withOwnColors = ['home', 'services', 'consultation-time'];

for (const state of visitorStates) {
  const onScreen = state.phoneOnly ? onPhone : test;
  onScreen(`${state.name} is accessible`, async ({ page }) => {
    await state.reach(page);
    await test.step('axe finds nothing', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      expect(await axeViolations(page)).toEqual([]);
    });
    if (withOwnColors.includes(state.name)) {
      await test.step('axe finds nothing in forced colors', async () => {
        await page.emulateMedia({ forcedColors: 'active' });
        expect(await axeViolations(page, { only: rulesOfLooks })).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none' });
      });
    }
    await test.step('targets are at least 44 px, on a phone, too', async () => {
      expect(await smallTargets(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await smallTargets(page)).toEqual([]);
    });
    await page.setViewportSize(zoomed);
    await test.step('at 400% zoom nothing scrolls sideways', async () => {
      expect(await sidewaysScroll(page)).toBe(0);
    });
    await test.step('WCAG text spacing cuts nothing off', async () => {
      await spaceText(page);
      expect(await cutOffTexts(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  });
}

/** Goes through a page by the Tab key, and checks each stop. */
async function expectVisibleFocus(page: Page, path: string): Promise<void> {
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
        stays: element.closest('[data-header], body > a') !== null,
        outlined: drawnBy.some(
          (candidate) => candidate && getComputedStyle(candidate).outlineStyle !== 'none',
        ),
        // The header and, before the form, the street.
        above: Array.from(document.querySelectorAll('[data-header]'))
          .filter(
            (other) => other.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
          )
          .map((other) => other.getBoundingClientRect().bottom),
      };
    });
    if (!focus) break;
    expect(focus.outlined, focus.html).toBe(true);
    if (focus.stays) continue;
    expect(focus.top, focus.html).toBeGreaterThanOrEqual(Math.max(...focus.above) - 1);
    expect(focus.bottom, focus.html).toBeLessThanOrEqual(viewport + 1);
  }
  expect(stops).toBeGreaterThan(10);
}

test.describe('focus', () => {
  for (const path of [...menuPages.map((menuPage) => menuPage.path), unknownPath]) {
    test(`on ${path} is always visible and never under a sticky element`, ({ page }) =>
      expectVisibleFocus(page, path));
  }

  // Below the street of the form, a phone has the least room.
  onPhone(
    'on the form is always visible and never under a sticky element, on a phone',
    ({ page }) => expectVisibleFocus(page, paths.consultation),
  );
});

test('chosen, booked and unavailable options look different from available ones', async ({
  page,
  form,
}) => {
  await page.clock.setFixedTime(wednesday);
  await form.openFilled('phone');
  await form.bookCall(callDay(2));
  // Nothing is hovered or focused.
  await form.field('name').focus();
  await page.mouse.move(0, 0);
  const look = (control: Locator) =>
    control.first().evaluate((element) => {
      const parts = [undefined, '::before', '::after'];
      const styles = parts.map((part) => getComputedStyle(element, part));
      return styles.map((style) => [style.borderColor, style.backgroundColor, style.content]);
    });
  const method = page.locator('li:has([name="contactMethod"])');
  const free = form.freeTimes.and(page.locator(':not(:has(:checked))'));
  const pairs: [string, Locator, Locator][] = [
    ['chosen day', form.day(callDay(2)), form.day(callDay(3))],
    [
      'day not on offer',
      page.getByRole('gridcell', { name: dayInCalendar(addDaysTo(today, -1)) }),
      form.day(callDay(3)),
    ],
    ['chosen time', form.times.locator('label:has(:checked)'), free],
    ['booked time', form.times.locator('label[data-state="booked"]'), free],
    ['chosen method', method.filter({ has: page.locator(':checked') }), method],
    ['link to this page', mainLinks(page).and(page.locator('[aria-current]')), mainLinks(page)],
  ];
  for (const [name, control, other] of pairs) {
    expect(await look(control), name).not.toEqual(await look(other));
  }
});
