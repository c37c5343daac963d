const { chromium } = require('@playwright/test');
(async () => {
  const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  for (const path of ['/', '/services', '/about']) {
    const p = await b.newPage({ viewport: { width: 320, height: 640 } });
    await p.goto('http://127.0.0.1:4712' + path, { timeout: 60000 });
    await p.addStyleTag({
      content:
        'nextjs-portal{display:none} * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    });
    console.log(
      path,
      await p.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((e) => {
            const r = e.getBoundingClientRect();
            if (r.right <= 320.5 || r.width === 0) return false;
            for (let x = e.parentElement; x; x = x.parentElement)
              if (
                getComputedStyle(x).overflowX !== 'visible' &&
                x !== document.documentElement &&
                x !== document.body
              )
                return false;
            return true;
          })
          .map(
            (e) =>
              e.tagName +
              '.' +
              (e.className.baseVal ?? e.className) +
              ' ' +
              Math.round(e.getBoundingClientRect().right) +
              ' ' +
              e.textContent.slice(0, 30),
          )
          .slice(0, 12),
      ),
    );
  }
  await b.close();
})();
