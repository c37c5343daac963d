import { postedCopy, thankYouCopy } from '@/content/copy/consultation';
import { menuLabels } from '@/content/menuLabels';
import { headerLinks } from '@/content/pages';
import { callMethodIn, contactMethodOptions } from '@/features/consultation/model/options';
import { selectOptions } from '@/features/consultation/model/selectOptions';
import { paths } from '@/lib/paths';
import {
  allPaths,
  holdRequests,
  mainLinks,
  menuButton,
  scripts,
  scrollTo,
} from '../../testing/browser/pages';
import { expect, onPhone, test } from '../../testing/browser/test';
import { aCallTime, callDay, wednesday } from '../../testing/samples/calls';

const call = { contactMethod: 'phone', callDate: callDay(4) };

// React error 418: the page was changed before hydration.
test.use({ expectedConsole: /status of 404|#418/ });

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('accepts a call without a time as still to be scheduled', async ({
    page,
    form,
    receiver,
  }) => {
    await form.open();
    await form.fillRequired('Tom Timeless');
    await form.field('description').fill('A bakery.\nOpen at six.');
    await form.choose('phone');
    await form.submit.click();
    await expect(page).toHaveURL(/\/consultation\/thank-you$/);
    const { received } = thankYouCopy;
    await expect(page.getByText(`${received} ${postedCopy.reply}`)).toBeVisible();
    expect(JSON.parse((await receiver.waitFor()).body)).toMatchObject({
      name: 'Tom Timeless',
      description: 'A bakery.\nOpen at six.',
      contactMethod: 'phone',
      callDate: null,
      callTime: null,
    });
  });

  test('shows the fields of a call if the request books one', async ({ form }) => {
    await form.open();
    const asked = selectOptions.service.flatMap(({ value: service }) =>
      contactMethodOptions.map(({ value: contactMethod }) => ({ service, contactMethod })),
    );
    const shown = await form.nativeDate.evaluate((field, all) => {
      const { elements } = (field as HTMLInputElement).form as HTMLFormElement;
      return all.filter((values) => {
        for (const [name, value] of Object.entries(values))
          (elements.namedItem(name) as HTMLSelectElement | RadioNodeList).value = value;
        return field.checkVisibility();
      });
    }, asked);
    expect(shown).toEqual(asked.filter((values) => callMethodIn(values) !== null));
  });

  onPhone('every page is complete, and has no control that needs a script', async ({ page }) => {
    for (const path of allPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html'), path).toHaveCSS('color-scheme', 'dark');
      await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/);
      await menuButton(page).tap();
      await expect(mainLinks(page)).toHaveCount(headerLinks.length);
      for (const link of await mainLinks(page).all()) await expect(link).toBeVisible();
      if (path === paths.consultation) continue;
      await expect(page.locator('main :is(input, button):visible'), path).toHaveCount(0);
    }
  });
});

test('hydration keeps values that were entered before it', async ({ page, form }) => {
  await page.clock.setFixedTime(wednesday);
  const release = await holdRequests(page, scripts);
  await page.goto('/consultation?service=chatbot', { waitUntil: 'commit' });
  await form.field('name').fill('Early Bird');
  await form.service.selectOption('email');
  await form.choose('phone');
  await form.nativeDate.fill(callDay(4));
  await form.field('description').fill('Early bird');
  for (const field of [form.field('email'), form.field('description')]) {
    await field.evaluate((one) => one.before(document.createElement('password-manager')));
  }
  // Translating proxies do this.
  await page.locator('form').evaluate((one: HTMLFormElement) => {
    one.setAttribute('action', one.action);
  });
  release();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(form.field('name')).toHaveValue('Early Bird');
  await expect(form.service).toHaveValue('email');
  await expect(form.times).toBeVisible();
  await expect(form.field('description')).toHaveValue('Early bird');
  await expect(form.field('description')).toBeFocused();
  // React has rendered header and menu again.
  await scrollTo(page, 400);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');
  await scrollTo(page, 0);
  await expect(page.getByRole('banner')).not.toHaveAttribute('data-scrolled');
  await page.setViewportSize({ width: 390, height: 844 });
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAccessibleName(menuLabels.close);
  await expect(mainLinks(page).first()).toBeFocused();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toHaveAccessibleName(menuLabels.open);
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('a press after hydration repeats the post that is being sent', async ({
  page,
  form,
  receiver,
}) => {
  await page.clock.setFixedTime(wednesday);
  const release = await holdRequests(page, scripts);
  let posts = 0;
  await page.route('**/api/consultation', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    posts += 1;
    await expect.poll(() => posts).toBe(2);
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.goto('/consultation?service=chatbot', { waitUntil: 'commit' });
  await form.fillRequired('Penny Patient');
  await form.choose('phone');
  await form.nativeDate.fill(call.callDate);
  await form.nativeTime.selectOption(aCallTime);
  // Playwright would wait for the first press's navigation.
  await form.submit.evaluate((submit: HTMLButtonElement) => {
    const timer = setInterval(() => {
      if (!document.querySelector('form:not([data-hydrating])')) return;
      clearInterval(timer);
      submit.click();
    }, 20);
  });
  await form.submit.click({ noWaitAfter: true });
  await receiver.waitFor();
  release();
  await expect(page).toHaveURL(/\/consultation\/thank-you/);
  expect([posts, receiver.requests.length]).toEqual([2, 1]);
});

test.describe('a page that fails', () => {
  test.use({ expectedConsole: /broken for the test/ });

  // Chromium 87 cannot parse the framework's scripts.
  test('because every script throws posts its plain form', async ({ page, form, receiver }) => {
    const body = "throw new SyntaxError('broken for the test')";
    await page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.goto('/consultation', { waitUntil: 'networkidle' });
    await form.fillRequired('Olga Old');
    await form.choose('phone');
    await form.nativeDate.fill(call.callDate);
    await form.nativeTime.selectOption(aCallTime);
    const headings = await page.getByRole('heading').allTextContents();
    expect(new Set(headings).size).toBe(headings.length);
    for (const name of ['callDate', 'callTime']) {
      await expect(page.locator(`[name="${name}"]:visible`)).toHaveCount(1);
    }
    await form.submit.click();
    await expect(page).toHaveURL(/\/consultation\/thank-you/);
    const { body: sent } = await receiver.waitFor();
    expect(JSON.parse(sent)).toMatchObject({ name: 'Olga Old', ...call, callTime: aCallTime });
    expect(receiver.requests).toHaveLength(1);
  });

  test('keeps its server-rendered form', async ({ page }) => {
    await page.addInitScript(() => {
      window.URLSearchParams = class {
        constructor() {
          throw new Error('broken for the test');
        }
      } as unknown as typeof URLSearchParams;
    });
    await page.goto('/consultation', { waitUntil: 'networkidle' });
    await expect(page.locator('body > div > #page main form')).toBeVisible();
  });
});
