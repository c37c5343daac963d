import { paths } from '@/lib/paths';
import { setLetters } from '../../testing/browser/stateChecks';
import { expect, onPhone, test } from '../../testing/browser/test';

onPhone(
  'large text cuts neither the sign, nor the field, nor the first example',
  async ({ page }) => {
    await page.goto('/');
    for (const size of [16, 20, 24, 32]) {
      await setLetters(page, size);
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
