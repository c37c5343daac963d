import type { Page } from '@playwright/test';
import { menuPages } from '@/content/pages';
import { paths } from '@/lib/paths';
import { ConsultationForm, wednesday } from '../testing/consultationForm';
import { pagePaths, unknownPath } from './support/pages';
import { expect, test } from './support/test';
import { watchViolations } from './support/violations';

/** What the header links to from every page, by the link's name. */
const destinations = menuPages.map(({ path, name, menu }) => ({ path, name: menu.label ?? name }));

const headerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test.use({ expectedConsole: /status of 404/ });

for (const path of [...pagePaths, unknownPath]) {
  test(`nothing breaks the policy of ${path}, nor of any page that is reached from it`, async ({
    page,
  }) => {
    const violations = await watchViolations(page);
    await page.goto(path);
    for (const { name, path: destination } of destinations) {
      await headerLink(page, name).hover();
      await headerLink(page, name).click();
      await expect(page).toHaveURL(destination);
      await expect(headerLink(page, name)).toHaveAttribute('aria-current', 'page');
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    }
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
  });
}

test('no state of the form breaks the policy', async ({ page, receiver }) => {
  await page.clock.setFixedTime(wednesday);
  const violations = await watchViolations(page);
  await page.goto(paths.home);
  await headerLink(page, 'Contact').click();
  const form = new ConsultationForm(page);
  await form.fillRequired();
  await form.choose('Phone call');
  await form.day('Thursday, November 19').click();
  await form.times.getByRole('radio', { disabled: false }).last().check();
  await expect(form.submit).toBeEnabled();
  await form.submit.click();
  await expect(form.thankYou).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(receiver.requests).toHaveLength(1);
  expect(violations).toEqual([]);
});

test('the open menu does not break the policy', { tag: '@phone' }, async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await headerLink(page, 'About Us').click();
  await expect(page).toHaveURL(paths.about);
  expect(violations).toEqual([]);
});

test.describe('a page that fails', () => {
  test.use({ expectedConsole: /broken for the test/ });

  test('keeps its form, within the policy', async ({ page }) => {
    const violations = await watchViolations(page);
    await page.addInitScript(() => {
      window.URLSearchParams = class {
        constructor() {
          throw new Error('broken for the test');
        }
      } as unknown as typeof URLSearchParams;
    });
    await page.goto(paths.consultation, { waitUntil: 'networkidle' });
    await expect(page.locator('body > div > main form')).toBeVisible();
    expect(violations).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is shown in its styles', async ({ page }) => {
    for (const path of [...pagePaths, unknownPath]) {
      await page.goto(path);
      const ground = await page.locator('html').evaluate((it) => getComputedStyle(it).colorScheme);
      expect(ground, path).toBe('dark');
    }
  });
});

const injected = `
  <script>document.documentElement.dataset.script = 'ran'</script>
  <script src="http://localhost:9/injected.js"></script>
  <img src="/icon.svg?" onload="document.documentElement.dataset.handler = 'ran'" alt="">
  <style>:root { --injected: ran; }</style>
  <p style="--injected: ran" id="styled"></p>
  <base href="http://localhost:9/">
  <a id="link" href="javascript:void(document.documentElement.dataset.link = 'ran')">link</a>`;

/** Opens a page into which an attacker put code, and says which of it ran. */
async function openTampered(page: Page, change: (headers: Record<string, string>) => void) {
  await page.route(paths.thankYou, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    change(headers);
    const body = (await response.text()).replace('<main', `${injected}<main`);
    await route.fulfill({ response, headers, body });
  });
  // Hydration would take out what does not belong there.
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.route('http://localhost:9/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "document.title = 'ran'" }),
  );
  await page.goto(paths.thankYou, { waitUntil: 'load' });
  await page.locator('#link').dispatchEvent('click');
  await page.waitForTimeout(300);
  return page.evaluate(() => ({
    ...document.documentElement.dataset,
    title: document.title,
    style: getComputedStyle(document.documentElement).getPropertyValue('--injected'),
    attribute: document.querySelector<HTMLElement>('#styled')?.style.length,
    base: document.baseURI,
  }));
}

test.describe('code injected into a page', () => {
  test.use({ expectedConsole: /./ });

  test('does not run, whatever its form', async ({ page, baseURL }) => {
    const violations = await watchViolations(page);
    const effects = await openTampered(page, () => {});
    expect(effects).not.toHaveProperty('script');
    expect(effects).not.toHaveProperty('handler');
    expect(effects).not.toHaveProperty('link');
    expect(effects).toMatchObject({ style: '', attribute: 0 });
    expect(effects.title).toMatch(/^Thank You/);
    expect(effects.base).toBe(baseURL + paths.thankYou);
    expect(new Set(violations)).toEqual(
      new Set([
        'script-src-elem: inline',
        'script-src-elem: http://localhost:9/injected.js',
        'script-src-attr: inline',
        'style-src-elem: inline',
        'style-src-attr: inline',
        'base-uri: http://localhost:9/',
      ]),
    );
  });

  test('would run without the policy', async ({ page }) => {
    const effects = await openTampered(page, (headers) => {
      delete headers['content-security-policy'];
    });
    expect(effects).toMatchObject({
      script: 'ran',
      handler: 'ran',
      link: 'ran',
      style: 'ran',
      attribute: 1,
    });
  });
});
