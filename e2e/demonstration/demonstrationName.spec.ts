import type { Page, Request } from '@playwright/test';
import { demonstration } from '@/content/examples/demonstration';
import { examples } from '@/content/examples/examples';
import { axeViolations, sidewaysScroll } from '../../testing/browser/checks';
import { expect, onPhone, test } from '../../testing/browser/test';

const name = "Vera's Bakery";
/** With the apostrophe that is painted. */
const nameOnSign = 'Vera’s Bakery';
const trades = examples.map(({ choice, trade }) => choice ?? trade);
const field = (page: Page) => page.getByLabel(demonstration.name.label);
const sign = (page: Page) => page.locator('#street-lettering');
async function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

async function paint(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await field(page).fill(text);
}

test('a name is painted letter by letter, and the shop speaks in it', async ({ page }) => {
  await page.goto('/');
  await field(page).focus();
  for (const [index, letter] of [...name].entries()) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await expect(sign(page)).toHaveText(nameOnSign.slice(0, index + 1).trim());
  }
  const example = page.locator('[data-example]:visible');
  await expect(example.locator('figure')).toContainText(nameOnSign);
  await expect(example.locator('figcaption')).toContainText('veras-bakery.example');
  await expect(example).toContainText(`${demonstration.answersFor} ${nameOnSign}`);
  await expect(example).toHaveAttribute('data-example', 'bakery');
  await expect(example.getByRole('link', { name: `Build One for ${nameOnSign}` })).toBeVisible();
  expect(await axeViolations(page, { within: '[data-example]' })).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Bakery' })).toBeFocused();
});

test('a note on the shop’s sign leads to the field, until a name stands there', async ({
  page,
}) => {
  await page.goto('/');
  const note = page.getByRole('link', { name: demonstration.link });
  await note.click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toBeInViewport();
  await field(page).fill(name);
  await expect(note).toBeHidden();
  await field(page).fill('');
  await expect(note).toBeVisible();
});

test('a long name is read whole wherever it stands, in every example', async ({ page }) => {
  const long = 'Montgomery & Fitzwilliam Family Bakeries';
  await paint(page, long);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const trade of trades) {
      await page.getByRole('radio', { name: trade }).check();
      expect(await field(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      const places = page.locator('[data-business-name][data-painted]:visible');
      await expect(places.first()).toHaveText(long);
      const cut = await places.evaluateAll((all) =>
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
      expect(cut, `${width} ${trade}`).toEqual([]);
    }
  }
});

onPhone('unusual names are shown as text, and never grow the page', async ({ page }) => {
  const longest = ['W'.repeat(40), 'مخبز السلام 🦷 Dr. Ö'];
  await page.goto('/');
  for (const trade of trades) {
    await page.getByRole('radio', { name: trade }).check();
    await field(page).fill('');
    const height = await pageHeight(page);
    for (const text of longest) {
      await field(page).fill(text);
      await expect(page.locator('[data-example]:visible figure')).toContainText(text);
      expect(await pageHeight(page), `${trade} ${text}`).toBe(height);
    }
  }
  // What overflows a phone of 390 pixels overflows a narrower one.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const text of longest) {
    await field(page).fill(text);
    expect(await sidewaysScroll(page), text).toBe(0);
  }
});

test('the name leaves the browser with the form and not before', async ({
  page,
  form,
  receiver,
}) => {
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
  expect(JSON.parse(receiver.requests[0]?.body ?? '')).toMatchObject({ company: 'Zwiebelkuchen' });
});
