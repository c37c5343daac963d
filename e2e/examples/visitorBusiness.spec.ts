import type { Page, Request } from '@playwright/test';
import { thankYouCopy } from '@/content/copy/consultation';
import { examples } from '@/content/examples/examples';
import { examplesCopy } from '@/content/examples/examplesCopy';
import { formSections } from '@/content/formSections';
import { findMisplaced } from '../../testing/browser/checks';
import { findIllegible } from '../../testing/browser/legibility';
import { holdRequests } from '../../testing/browser/pages';
import { expect, onPhone, test } from '../../testing/browser/test';

const name = "Vera's Bakery";
const nameOnSign = 'Vera’s Bakery';
const kinds = examples.map(({ choice, kind }) => choice ?? kind);
const field = (page: Page) => page.getByLabel(examplesCopy.name.label);
const sign = (page: Page) => page.locator('#street-lettering');
async function pageHeight(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A layout begins to load the typeface of an example.
    document.documentElement.getBoundingClientRect();
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
}

async function paint(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await field(page).fill(text);
}

test('a name is painted letter by letter, and the example uses it', async ({ page }) => {
  await page.goto('/');
  await field(page).focus();
  for (const [index, letter] of [...name].entries()) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await expect(sign(page)).toHaveText(nameOnSign.slice(0, index + 1).trim());
  }
  const example = page.locator('[data-example]:visible');
  await expect(example.locator('figure')).toContainText(nameOnSign);
  await expect(example.locator('figcaption')).toContainText('veras-bakery.example');
  await expect(example).toContainText(`${examplesCopy.answersFor} ${nameOnSign}`);
  await expect(example).toHaveAttribute('data-example', 'bakery');
  await expect(example.getByRole('link', { name: `Build One for ${nameOnSign}` })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Bakery' })).toBeFocused();
});

test('a note on the sign leads to the field until it has a name', async ({ page }) => {
  await page.goto('/');
  const note = page.getByRole('link', { name: examplesCopy.link });
  await note.click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toBeInViewport();
  await field(page).fill(name);
  await expect(note).toBeHidden();
  await field(page).fill('');
  await expect(note).toBeVisible();
});

test('no example cuts a long name', async ({ page }) => {
  const long = 'Montgomery & Fitzwilliam Family Partners';
  await paint(page, long);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const kind of kinds) {
      await page.getByRole('radio', { name: kind }).check();
      expect(await field(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      const places = page.locator('[data-business-name][data-painted]:visible');
      await expect(places.first()).toHaveText(long);
      const cut = () =>
        places.evaluateAll((all) =>
          all.flatMap((one) => {
            const isWhole = [one, one.closest('span') ?? one].every(
              (box) =>
                box.scrollWidth <= box.clientWidth &&
                // A line of the website's typeface is higher than its box.
                (box.scrollHeight <= box.clientHeight || !box.closest('#conversation')),
            );
            return isWhole || getComputedStyle(one).display === 'inline' ? [] : one.outerHTML;
          }),
        );
      // Typefaces may load late.
      await expect.poll(cut, `${width} ${kind}`).toEqual([]);
    }
  }
});

onPhone(
  'a long name is whole in large text, and moves nothing while it is typed',
  async ({ page }) => {
    await page.goto('/');
    // The name then selects no other example.
    await page.getByRole('radio', { name: 'Something else' }).check();
    const chromium = await page.context().newCDPSession(page);
    for (const [size, width] of [
      [16, 320],
      [24, 390],
      [32, 390],
      [32, 320],
    ] as const) {
      await chromium.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: 13 } });
      await page.setViewportSize({ width, height: 844 });
      await field(page).fill('');
      const height = await pageHeight(page);
      for (const text of ['Montgomery & Fitzwilliam Family Partners', 'n'.repeat(40)]) {
        await field(page).fill(text);
        const at = `${text}, ${size} px at ${width} px`;
        const faults = (await page.evaluate(findIllegible)).filter((one) => one.startsWith('cut'));
        expect(faults, at).toEqual([]);
        // An unbroken word has lines of another fraction of a pixel.
        expect(Math.abs((await pageHeight(page)) - height), at).toBeLessThan(4);
      }
    }
  },
);

onPhone('unusual names are shown as text, and never grow the page', async ({ page }) => {
  const longest = ['W'.repeat(40), 'مخبز السلام 🦷 Dr. Ö'];
  await page.goto('/');
  const figure = page.locator('[data-example]:visible figure');
  for (const [index, kind] of kinds.entries()) {
    // What else loads late may move the page once.
    await expect(async () => {
      await page.getByRole('radio', { name: kind }).check();
      await field(page).fill('');
      await expect(figure).toContainText(examples[index]?.name ?? kind);
      const height = await pageHeight(page);
      for (const text of longest) {
        await field(page).fill(text);
        await expect(figure).toContainText(text);
        expect(await pageHeight(page), `${kind} ${text}`).toBe(height);
      }
    }).toPass();
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const text of longest) {
    await field(page).fill(text);
    expect(await page.evaluate(findMisplaced), text).toEqual([]);
  }
});

test('the name leaves the browser only with the form', async ({ page, form, receiver }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await paint(page, 'Zwiebelkuchen');
  await page.getByRole('radio', { name: 'Something else' }).check();
  await form.open();
  await page.reload();
  await expect(form.field('company')).toHaveValue('Zwiebelkuchen');
  const said = requests.map((request) => request.url() + (request.postData() ?? '')).join();
  expect(said).not.toContain('Zwiebelkuchen');
  await form.fillRequired();
  await form.choose('email');
  await form.send();
  const { body } = await receiver.waitFor();
  expect(JSON.parse(body)).toMatchObject({ company: 'Zwiebelkuchen' });
});

test("a visitor's business name is on every street that shows the shop", async ({ page }) => {
  await paint(page, name);
  for (const path of ['/', '/services', '/consultation']) {
    await page.goto(path);
    await expect(page.locator('use[href="#street-name"]').first(), path).toBeAttached();
    await expect(sign(page), path).toHaveText(nameOnSign);
  }
  await paint(page, '.');
  await field(page).fill('');
  await expect(page.locator('html')).toHaveCSS('--show-emblem', 'inline');
});

test('a name selects the trade of the shop and of the example', async ({ page, form }) => {
  const window = page.locator('#street-goods-dentist');
  await form.open();
  await expect(window).toHaveAttribute('display', 'none');
  await paint(page, 'Brightwell Dental Practice');
  await form.open();
  await expect(window).toHaveAttribute('display', 'inline');
  await form.fillRequired();
  await form.choose('email');
  await form.send();
  await expect(window).toHaveAttribute('display', 'inline');
  await expect(page.locator('html')).toHaveAttribute('data-trade', 'dentist');
  await expect(page.locator('main use[href="#street-trades-goods"]')).toBeAttached();
  const agencys = page.locator('main [display="var(--show-goods)"]');
  await expect(agencys).toHaveCSS('display', 'none');
  await page.goto('/');
  await page.locator('[data-example]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-example]')).toHaveAttribute('data-example', 'dentist');
});

test('finished sections light windows, and sending opens the shop', async ({ page, form }) => {
  await paint(page, name);
  await form.open();
  const windows = formSections.flatMap(({ window }, index) => [
    `main [href="#street-${window}"]`,
    `main [data-part="light-${index + 1}"]`,
  ]);
  const lit = () =>
    page
      .locator(windows.join())
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
  const inBoth = (count: number) => Array.from({ length: 2 * count }, () => '1');
  expect(await lit()).toEqual(windows.map(() => '0'));
  await form.fillRequired();
  await expect.poll(async () => (await lit()).filter((one) => one === '1')).toEqual(inBoth(3));
  await form.choose('email');
  await expect.poll(lit).toEqual(inBoth(4));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await form.send();
  await expect(sign(page)).toHaveText(nameOnSign);
  const widthOf = (layer: string) =>
    page
      .locator(`main [data-layer="${layer}"]`)
      .evaluate((one) => new DOMMatrix(getComputedStyle(one).transform).m11);
  await expect.poll(() => widthOf('sign')).toBe(1);
  await expect.poll(() => widthOf('sign-back')).toBe(0);
});

test('without a name, the company of a sent request appears only on Thank You’s sign', async ({
  page,
  form,
}) => {
  await form.openFilled('email');
  await form.field('company').fill("Maria's Bakery");
  await form.send();
  await expect(sign(page)).toHaveText(/Maria’s\s*Bakery/);
  const letLoad = await holdRequests(page, '**/site.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(form.thankYou).toBeVisible();
  letLoad();
  await expect(sign(page)).toHaveText(/Maria’s\s*Bakery/);
  await page.getByRole('button', { name: thankYouCopy.correct }).click();
  await expect(form.field('company')).toHaveValue("Maria's Bakery");
  await expect(sign(page)).toHaveText('');
  await page.goto('/');
  await expect(sign(page)).toHaveText('');
});
