import { paths } from '@/lib/paths';
import { expect, test } from '../../testing/browser/test';

test.describe('a page that fails', () => {
  test.use({ expectedConsole: /broken for the test/ });

  test('keeps its server-rendered form', async ({ page }) => {
    await page.addInitScript(() => {
      window.URLSearchParams = class {
        constructor() {
          throw new Error('broken for the test');
        }
      } as unknown as typeof URLSearchParams;
    });
    await page.goto(paths.consultation, { waitUntil: 'networkidle' });
    await expect(page.locator('body > div > #page main form')).toBeVisible();
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

test.describe('code injected into a page', () => {
  test.use({ expectedConsole: /./ });

  test('does not run, whatever its form', async ({ page, baseURL }) => {
    const violations = new Set<string>();
    await page.exposeFunction('noteViolation', (text: string) => violations.add(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        Reflect.get(window, 'noteViolation')(`${effectiveDirective}: ${blockedURI}`);
      });
    });
    await page.route(paths.thankYou, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<main', `${injected}<main`);
      await route.fulfill({ response, body });
    });
    await page.route('http://localhost:9/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "document.title = 'ran'" }),
    );
    await page.goto(paths.thankYou, { waitUntil: 'load' });
    await page.locator('#link').dispatchEvent('click');
    // What the policy has blocked; it counts a javascript: link as an inline script.
    await expect
      .poll(() => violations)
      .toEqual(
        new Set([
          'script-src-elem: inline',
          'script-src-elem: http://localhost:9/injected.js',
          'script-src-attr: inline',
          'style-src-elem: inline',
          'style-src-attr: inline',
          'base-uri: http://localhost:9/',
        ]),
      );
    const effects = await page.evaluate(() => ({
      ...document.documentElement.dataset,
      style: getComputedStyle(document.documentElement).getPropertyValue('--injected'),
      attribute: document.querySelector<HTMLElement>('#styled')?.style.length,
      base: document.baseURI,
    }));
    for (const code of ['script', 'handler', 'link']) expect(effects).not.toHaveProperty(code);
    expect(effects).toMatchObject({ style: '', attribute: 0, base: baseURL + paths.thankYou });
    await expect(page).toHaveTitle(/^Thank You/);
  });
});
