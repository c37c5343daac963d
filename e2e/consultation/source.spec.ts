import type { Page } from '@playwright/test';
import { homePage } from '@/content/copy/home';
import { ConsultationForm } from '../../testing/browser/consultationForm';
import { expect, test } from '../../testing/browser/test';

test('a request has the source of its visit, and none in a tab that the site itself opened', async ({
  page,
  context,
  receiver,
}) => {
  await page.goto('/?utm_source=newsletter');
  const link = page.getByRole('link', { name: homePage.hero.primaryAction }).first();

  /** Sends a request and returns its source. */
  async function sentFrom(tab: Page, name: string) {
    await tab.locator('form:not([data-hydrating])').waitFor();
    const form = new ConsultationForm(tab);
    await form.fillRequired(name);
    await form.choose('email');
    await form.send();
    const { headers } = await receiver.waitFor(({ body }) => body.includes(name));
    return headers['x-source'];
  }

  for (const [name, press] of [
    ['With Control', () => link.click({ modifiers: ['ControlOrMeta'] })],
    ['Middle button', () => link.click({ button: 'middle' })],
  ] as const) {
    const opened = context.waitForEvent('page');
    await press();
    const tab = await opened;
    expect(await sentFrom(tab, name), name).toBeUndefined();
    await tab.close();
  }
  await link.click();
  expect(await sentFrom(page, 'Same tab')).toBe('utm_source=newsletter&page=%2F');
});
