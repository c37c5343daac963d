import type { Locator, Page } from '@playwright/test';
import { menuPages } from '@/content/pages';
import { addDaysTo } from '@/features/consultation/model/call/calendar';
import { paths } from '@/lib/paths';
import { mainLinks } from '../../testing/browser/pages';
import { expect, onPhone, test } from '../../testing/browser/test';
import { callDay, dayInCalendar, today, wednesday } from '../../testing/samples/calls';

test('closed days and booked times have no border in forced colors', async ({ page, form }) => {
  await page.clock.setFixedTime(wednesday);
  await page.emulateMedia({ forcedColors: 'active' });
  await form.openFilled('phone');
  await form.day(callDay(1)).click();
  const closed = page.locator('[role="gridcell"][aria-disabled="true"]').first();
  const booked = form.times.locator(':disabled').first();
  for (const tile of [closed, booked]) {
    const { edge, text } = await tile.evaluate((one) => {
      const { borderTopColor, color } = getComputedStyle(one);
      return { edge: borderTopColor, text: color };
    });
    expect(edge).not.toBe(text);
  }
});

test('a finished section of the form lights its window in forced colors, too', async ({
  page,
  form,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await form.open();
  const fillOf = (part: string) =>
    page
      .locator(`aside [data-part="${part}"] path >> nth=0`)
      .evaluate((one) => getComputedStyle(one).fill);
  expect(await fillOf('light-1')).not.toBe(await fillOf('glass'));
});

async function expectVisibleFocus(page: Page, path: string, key = 'Tab'): Promise<void> {
  await page.goto(path);
  const viewport = page.viewportSize()?.height ?? 0;
  let stops = 0;
  for (; stops < 80; stops += 1) {
    await page.keyboard.press(key);
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
    const roof = Math.max(0, ...focus.above);
    const seen = Math.min(focus.bottom, viewport) - Math.max(focus.top, roof);
    // An element higher than the window is never visible whole.
    const whole = Math.min(focus.bottom - focus.top, 0.6 * (viewport - roof));
    expect(seen, focus.html).toBeGreaterThanOrEqual(whole - 1);
  }
  expect(stops).toBeGreaterThan(10);
}

test('focus is always visible and never under a sticky element', async ({ page }) => {
  for (const { path } of menuPages) await expectVisibleFocus(page, path);
});

// The form's street covers most of a phone's window.
onPhone('focus is visible backward through the form on a phone', ({ page }) =>
  expectVisibleFocus(page, paths.consultation, 'Shift+Tab'),
);

test('focus is visible on home and the form at 400% zoom on a small laptop', async ({ page }) => {
  // 1280 by 640 pixels at 400% zoom.
  await page.setViewportSize({ width: 320, height: 160 });
  for (const path of [paths.home, paths.consultation]) await expectVisibleFocus(page, path);
});

test('chosen, booked, and closed options look different', async ({ page, form }) => {
  await page.clock.setFixedTime(wednesday);
  await form.openFilled('phone');
  await form.bookCall(callDay(2));
  // Removes hover and focus.
  await form.field('name').focus();
  await page.mouse.move(0, 0);
  const look = (control: Locator) =>
    control.first().evaluate((element) => {
      const parts = [undefined, '::before', '::after'];
      const styles = parts.map((part) => getComputedStyle(element, part));
      return styles.map((style) => [
        style.borderColor,
        style.backgroundColor,
        style.color,
        style.content,
      ]);
    });
  const method = page.locator('[name="contactMethod"]');
  const free = form.times.locator('input:enabled:not(:checked)');
  const pairs: [string, Locator, Locator][] = [
    ['chosen day', form.day(callDay(2)), form.day(callDay(3))],
    [
      'day not on offer',
      page.getByRole('gridcell', { name: dayInCalendar(addDaysTo(today, -1)) }),
      form.day(callDay(3)),
    ],
    ['chosen time', form.times.locator('input:checked'), free],
    [
      'booked time',
      form.times.locator('input:disabled + label'),
      form.times.locator('input:enabled:not(:checked) + label'),
    ],
    [
      'chosen method',
      method.and(page.locator(':checked')),
      method.and(page.locator(':not(:checked)')),
    ],
    ['link to this page', mainLinks(page).and(page.locator('[aria-current]')), mainLinks(page)],
  ];
  for (const [name, control, other] of pairs) {
    expect(await look(control), name).not.toEqual(await look(other));
  }
});
