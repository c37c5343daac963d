import type { Page } from '@playwright/test';
import { allPages } from '@/content/pages';
import { adoptStyle } from '../../testing/browser/checks';
import { formats, print } from '../../testing/browser/printed';
import { expect, test } from '../../testing/browser/test';

const ends = ['main section:has(> div > h2 + p + a)', '#page > footer'] as const;

/** Links the first words of each end to `https://0.example/end`, and the words before to `/before`. */
async function markEnds(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate((selectors) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true });
      if (isShown && text.data.trim() !== '') texts.push(text);
    }
    function mark(text: Text | undefined, href: string) {
      const link = document.createElement('a');
      link.href = href;
      text?.replaceWith(link);
      if (text) link.append(text);
    }
    for (const [index, selector] of selectors.entries()) {
      const end = document.querySelector(selector);
      const first = texts.findIndex((text) => end?.contains(text));
      if (first < 0) continue;
      mark(texts[first - 1], `https://${index}.example/before`);
      mark(texts[first], `https://${index}.example/end`);
    }
  }, ends);
  await page.emulateMedia({ media: null });
}

test('the closing section and the footer print on the sheet of the words before them, at any length', async ({
  page,
}) => {
  for (const { path } of allPages) {
    await page.goto(path);
    await markEnds(page);
    const hasClosing = (await page.locator(ends[0]).count()) > 0;
    for (const format of formats) {
      for (const longer of hasClosing ? ['0', '2in', '4in', '6in', '8in'] : ['0']) {
        await adoptStyle(page, `main::before { content: ''; display: block; height: ${longer}; }`);
        const sheets = await print(page, format);
        const marks = sheets.map((links) => links.filter((link) => /^https:\/\/\d\./.test(link)));
        const alone = marks.flat().filter((link) => {
          const before = link.replace(/end$/, 'before');
          return !marks.some((sheet) => sheet.includes(link) && sheet.includes(before));
        });
        expect([path, format, longer, alone]).toEqual([path, format, longer, []]);
        expect(marks.flat()).toContain('https://1.example/end');
      }
    }
  }
});
