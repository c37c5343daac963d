import type { Locator, Page } from '@playwright/test';
import { menuPages } from '@/content/pages';
import { addDaysTo } from '@/features/consultation/model/call/calendar';
import { paths } from '@/lib/paths';
import { axeViolations, findMisplaced, smallTargets } from '../../testing/browser/checks';
import { findIllegible } from '../../testing/browser/legibility';
import { mainLinks } from '../../testing/browser/pages';
import { visitorStates } from '../../testing/browser/states';
import { expect, onPhone, test } from '../../testing/browser/test';
import { callDay, dayInCalendar, today, wednesday } from '../../testing/samples/calls';

test.use({ expectedConsole: /status of 404/ });

/** States with colors that stay in forced colors mode. */
const withOwnColors = ['home', 'consultation-time', 'call-held'];

/** States whose parts all appear in other states. */
const repeated = ['consultation', 'time-taken'];

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Default font sizes in pixels. */
const letters = [16, 20, 24, 32];
/**
 * Widths: 400% zoom (WCAG 2.2, 1.4.10), phones, each layout's minimum. Media queries use `em`: larger text gets a
 * narrower layout.
 */
const lettersByWidth: [width: number, sizes: number[]][] = [
  [320, letters],
  [360, [16]],
  [390, [16, 32]],
  [768, [16]],
  [1024, [16]],
  [1440, letters],
];
const menuEnds = 768;

async function expectLegible(page: Page, below = Number.POSITIVE_INFINITY): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  for (const [width, sizes] of lettersByWidth.filter(([width]) => width < below)) {
    // Resizing takes longer than a new font size.
    await page.setViewportSize({ width, height: 900 });
    for (const size of sizes) {
      await chromium.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: 13 } });
      // Words may break in lines shorter than 12 em.
      const hasRoom = width >= 12 * size;
      const found = async () => [
        ...(await page.evaluate(findMisplaced)),
        ...(await page.evaluate(findIllegible)).filter(
          (what) => hasRoom || !what.startsWith('broken'),
        ),
      ];
      await expect.soft.poll(found, `${size} px at ${width} px`).toEqual([]);
    }
  }
}

async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  for (const answer of await page.locator('details > p').all()) {
    expect(await answer.evaluate((one) => one.checkVisibility())).toBe(true);
  }
  await expect(page.locator('a[download]:visible')).toHaveCount(0);
  // In one call: the example on home may replace its words meanwhile.
  const colors = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, p, a)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => getComputedStyle(one).color),
  );
  for (const color of new Set(colors)) {
    const [red = 255, green = 255, blue = 255] = (color.match(/\d+/g) ?? []).map(Number);
    expect(Math.max(red, green, blue), color).toBeLessThan(160);
  }
  await page.emulateMedia({ media: null });
}

async function expectAccessible(page: Page, name: string, phoneOnly?: true): Promise<void> {
  if (!phoneOnly) await test.step('prints dark on white', () => expectPrintable(page));
  await test.step('axe finds nothing', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Another state tests the rest of the page.
    expect(await axeViolations(page, phoneOnly && '[data-header]')).toEqual([]);
  });
  if (withOwnColors.includes(name)) {
    await test.step('axe finds nothing in forced colors', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await axeViolations(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    });
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('is legible in forced colors, dark and light', async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await expect.soft.poll(() => page.evaluate(findIllegible), colorScheme).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'none', colorScheme: null });
  });
  for (const size of phoneOnly ? [phone] : [desktop, phone]) {
    await page.setViewportSize(size);
    await test.step(`${size.width} px wide, targets are at least 44 px`, async () => {
      await expect.poll(() => smallTargets(page)).toEqual([]);
    });
  }
}

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

onPhone(
  'large text cuts neither the sign, nor the field, nor the first example',
  async ({ page }) => {
    await page.goto('/');
    const chromium = await page.context().newCDPSession(page);
    for (const size of letters) {
      await chromium.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: 13 } });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const faults = () => {
          const boxOf = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          const note = boxOf('[data-without-business]');
          const board = boxOf('#hero [href="#street-name"]');
          const action = boxOf('[data-example] [data-shows="action"]');
          const valve = boxOf('[data-example] [data-shows="picture"]');
          const field = document.querySelector<HTMLInputElement>('#business-name');
          const address = document.querySelector('[data-example] figcaption > bdi');
          const ruler = document.createElement('canvas').getContext('2d');
          if (!field || !address || !ruler) return ['nothing'];
          ruler.font = getComputedStyle(field).font;
          const isCut = ruler.measureText(field.placeholder).width > field.clientWidth;
          return [
            note.top < board.top + 0.5 * board.height && 'the note covers the sign',
            isCut && 'the placeholder is cut',
            address.scrollHeight > address.clientHeight + 2 && 'the address is cut',
            action.bottom > valve.top && action.right > valve.left && 'the button meets the valve',
          ].filter(Boolean);
        };
        // Fonts may load late.
        const found = () => page.evaluate(faults);
        await expect.soft.poll(found, `${size} px at ${width} px`).toEqual([]);
      }
    }
  },
);

test('a closed list shows all of its longest option', async ({ page }) => {
  await page.goto(paths.consultation);
  for (const [width, size] of [
    [1024, 16],
    [390, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await setLetters(page, size);
    const cut = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        const ruler = document.createElement('canvas').getContext('2d');
        return [...document.querySelectorAll('select')].filter((select) => {
          const { font, lineHeight, paddingLeft, paddingRight, paddingBlock } =
            getComputedStyle(select);
          if (ruler) ruler.font = font;
          const widths = [...select.options].map((option, index) => {
            const textWidth = ruler?.measureText(option.text).width ?? 0;
            return { index, textWidth };
          });
          const longest = widths.reduce((one, other) =>
            other.textWidth > one.textWidth ? other : one,
          );
          select.selectedIndex = longest.index;
          const space =
            select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          const lines =
            (select.clientHeight - 2 * Number.parseFloat(paddingBlock)) /
            Number.parseFloat(lineHeight);
          return longest.textWidth > space * Math.round(lines);
        }).length;
      });
    await expect.poll(cut, `${size} px at ${width} px`).toBe(0);
  }
});

async function setLetters(page: Page, size: number): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: 13 } });
}

test('in large text, the words of home’s first screen end above the ground of its street', async ({
  page,
}) => {
  await page.goto('/');
  await setLetters(page, 32);
  await page.setViewportSize({ width: 1440, height: 900 });
  const room = () =>
    page.evaluate(() => {
      const words = document.querySelector('#hero > div > div:has(.button) > p');
      const ground = document.querySelector('#hero svg:not([data-layer]) [href="#street-ground"]');
      const [above, below] = [words, ground].map((one) => one?.getBoundingClientRect());
      return (below?.top ?? 0) - (above?.bottom ?? 0);
    });
  await expect.poll(room).toBeGreaterThan(0);
});

test('below desktop width, each service’s heading comes before its picture', async ({ page }) => {
  await page.goto(paths.services);
  for (const width of [390, 768, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    const early = await page.locator('section:has(> h2 + div [data-drawing])').evaluateAll((all) =>
      all.flatMap((service) => {
        const [heading, picture] = [...service.querySelectorAll(':scope > h2, :scope > h2 + div')];
        const [end, start] = [heading, picture].map((one) => one?.getBoundingClientRect());
        return (start?.top ?? 0) >= (end?.bottom ?? 1) ? [] : service.id;
      }),
    );
    expect([width, ...early]).toEqual([width]);
  }
});

test('at 320 px, an example’s prices are below each other, and a phone number is on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const prices = page.locator('[data-example] [data-shows^="price-"]');
  const lefts = await prices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(lefts).toHaveLength(3);
  expect(new Set(lefts).size).toBe(1);
  for (const path of [paths.home, paths.consultation]) {
    await page.goto(path);
    const lines = await page
      .locator('a[href^="tel:"]:not(.button) > span:visible')
      .evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(lines.length, path).toBeGreaterThan(0);
    expect(new Set(lines), path).toEqual(new Set([1]));
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

for (const { name, reach, phoneOnly } of visitorStates) {
  const onScreen = phoneOnly ? onPhone : test;
  onScreen(`${name} is legible, accessible and printable`, async ({ page }) => {
    await reach(page);
    if (!repeated.includes(name)) await expectAccessible(page, name, phoneOnly);
    // Last, because it opens all `details`.
    await expectLegible(page, phoneOnly && menuEnds);
  });
}

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
    const roof = Math.max(...focus.above);
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
