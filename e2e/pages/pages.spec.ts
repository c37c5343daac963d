import type { Request } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { allPages, footerLinks } from '@/content/pages';
import { services } from '@/content/services';
import { paths } from '@/lib/paths';
import { siteLanguage } from '@/lib/text/language';
import { documentPaths, unknownPath } from '../../testing/browser/pages';
import { expect, test } from '../../testing/browser/test';

/** React's spelling and ids, which all parsers accept. */
const reacts = 'attr-case attribute-boolean-style attribute-empty-style void-style valid-id';
/** Advice beyond the HTML standard. */
const advice = 'no-implicit-input-type tel-non-breaking wcag/h71';
const rulesOff = `${reacts} ${advice}`.split(' ');

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    ...Object.fromEntries(rulesOff.map((rule) => [rule, 'off' as const])),
    // ARIA in HTML allows names for headings.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map((one) => `${one.ruleId}: ${one.selector}`),
  );
  // React may render a component's `<style>` outside of the head.
  const isReacts = /^element-permitted-content: .*> style(:nth-child\(\d+\))?$/;
  return html.includes('/_next/static/chunks/')
    ? faults.filter((fault) => !isReacts.test(fault))
    : faults;
}

/** The headings that docs/product.md fixes. */
const headings: Record<string, string | RegExp> = {
  [paths.home]: 'Building the Future of Business Automation',
  [paths.about]: /About/,
  [paths.consultation]: 'Free Consultation',
  [paths.thankYou]: 'Thank You!',
  [paths.timeTaken]: 'Thank You!',
  [paths.notReceived]: 'Thank You!',
};

const visited = [...allPages.map(({ path }) => path), unknownPath];

test.use({ expectedConsole: /status of 404/ });

for (const path of visited) {
  test(`${path} is complete`, async ({ page, baseURL }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(path === unknownPath ? 404 : 200);
    expect(await htmlFaults((await response?.text()) ?? '')).toEqual([]);

    await test.step('no CSS in the text of a link, a heading or a button', async () => {
      const named = page.locator('a, button, h1, h2, h3, h4, summary, label, legend');
      await expect(named.filter({ has: page.locator('style') })).toHaveCount(0);
    });

    await test.step('its parts', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', siteLanguage);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      await expect(heading).toHaveAccessibleName(headings[path] ?? /./);
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('banner')).toBeVisible();
      if (path === paths.about) {
        await expect(page.getByText(/Maya .+ Chris.+\s2019/)).toBeVisible();
      }
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('© 2025');
      for (const link of [...footerLinks.map(({ label }) => label), 'LinkedIn', 'Instagram']) {
        await expect(footer.getByRole('link', { name: link, exact: true })).toBeVisible();
      }
      const start = footer.getByRole('link', { name: 'Start Your Project' });
      await expect(start).toHaveAttribute('href', paths.consultation);
    });

    if (documentPaths.includes(path)) {
      await test.step('a document: one or two styles, one script file, no framework', async () => {
        const scripts = requests.filter((request) => request.resourceType() === 'script');
        expect(scripts.map((request) => request.url())).toEqual([`${baseURL}/site.js`]);
        await expect(page.locator('head > style')).toHaveCount(1);
        expect(await page.locator('style').count()).toBeLessThanOrEqual(2);
        const inline = page.locator('script:not([src])');
        const inlineTexts = await inline.evaluateAll((all) =>
          all
            .filter((one) => one.getAttribute('type') !== 'application/ld+json')
            .map((one) => one.textContent ?? ''),
        );
        // Only the visitor's pause and the delay of pictures apply before the first paint.
        expect(inlineTexts.filter((script) => !script.includes('data-loading'))).toEqual([]);
        expect(inlineTexts.length).toBeLessThanOrEqual(1);
      });
    }

    await test.step('no cookie, and nothing from another origin', async () => {
      const scenes = page.locator('[data-website]:visible');
      for (const scene of await scenes.all()) await scene.scrollIntoViewIfNeeded();
      await expect(page.locator('[data-website]:not([data-awake]):visible')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      const origins = requests.map((request) => new URL(request.url()).origin);
      expect(new Set(origins)).toEqual(new Set([baseURL]));
      expect(await page.context().cookies()).toEqual([]);
    });

    const types = {
      [paths.home]: ['Organization', 'WebSite'],
      [paths.services]: [...services.map(() => 'Service'), 'Organization'],
    }[path];
    if (!types) return;
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const things: { '@type': string }[] = JSON.parse(data ?? '')['@graph'];
    expect(things.map((thing) => thing['@type'])).toEqual(types);
  });
}
