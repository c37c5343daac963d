import { paths } from '@/lib/paths';
import { findIllegible } from '../../testing/browser/legibility';
import { pagePaths } from '../../testing/browser/pages';
import { expect, test } from '../../testing/browser/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a copied list is readable where it is pasted', async ({ page, context }) => {
  const target = await context.newPage();
  for (const path of pagePaths) {
    await page.bringToFront();
    await page.goto(path);
    let pasted = '';
    // Every page has the same footer.
    const parts = path === paths.home ? ':is(main, footer)' : 'main';
    for (const list of await page.locator(`${parts} :is(ul, ol):visible`).all()) {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await list.evaluate((element) => getSelection()?.selectAllChildren(element));
      let copied = '';
      // Links that have not appeared yet are not copied.
      await expect(async () => {
        await page.keyboard.press('ControlOrMeta+c');
        copied = await page.evaluate(async () => {
          const [item] = await navigator.clipboard.read();
          return (await item?.getType('text/html'))?.text() ?? '';
        });
      }).toPass();
      pasted += copied;
    }
    await target.setContent(`<body style="background: white">${pasted}`);
    const found = await target.evaluate(findIllegible);
    expect
      .soft(
        found.filter((what) => what.includes('contrast')),
        path,
      )
      .toEqual([]);
  }
});
