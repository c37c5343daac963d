import { holdRequests, scripts, stretchTimers } from '../../testing/browser/pages';
import { expect, test } from '../../testing/browser/test';
import { entered } from '../../testing/samples/consultationRequest';

test('a reloaded form is filled in from its history entry, except for the field in which somebody types', async ({
  page,
  form,
}) => {
  await form.openFilled('text', 'Ada');
  await page.waitForFunction(() => window.history.state.consultation.values.contactMethod);
  const release = await holdRequests(page, scripts);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await form.field('name').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Early');
  release();
  await expect(form.field('description')).toHaveValue(entered.description);
  await expect(form.method('text')).toBeChecked();
  await expect(form.field('name')).toHaveValue('Early');
  await expect(form.field('name')).toBeFocused();
  await page.keyboard.type(' Bird');
  await expect(form.field('name')).toHaveValue('Early Bird');
});

test('no script of the form runs before a frame has shown the whole page', async ({ page }) => {
  await page.addInitScript(() => {
    const inserted: boolean[] = [];
    let isShown = false;
    Object.assign(window, { inserted });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        // DOMContentLoaded may wait for a deferred script.
        if (node instanceof HTMLLinkElement && node.matches('body > [rel=preload][as=script]')) {
          requestAnimationFrame(() => {
            isShown = true;
          });
        }
        const isScript = node instanceof HTMLScriptElement && !node.noModule;
        if (isScript && node.src.includes('/_next/')) inserted.push(isShown);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  // A busy machine may show no frame for a second.
  await stretchTimers(page, 1000);
  await page.goto('/consultation');
  const inserted = await page.evaluate(
    () => (window as unknown as { inserted: boolean[] }).inserted,
  );
  expect(inserted.length).toBeGreaterThan(5);
  expect(inserted).not.toContain(false);
});

test('a page without frames, as in a background tab, hydrates after a second', async ({
  page,
  form,
}) => {
  // React and Playwright use frames too.
  await page.addInitScript(() => {
    const { requestAnimationFrame, setTimeout } = window;
    window.requestAnimationFrame = () => 0;
    window.setTimeout = ((run: () => void, ms = 0) =>
      setTimeout(() => {
        if (ms === 1000) Object.assign(window, { requestAnimationFrame });
        run();
      }, ms)) as typeof setTimeout;
  });
  await page.goto('/consultation', { waitUntil: 'commit' });
  await expect(page.locator('form:not([data-hydrating])')).toBeVisible();
  await expect(form.field('name')).toBeEditable();
});
