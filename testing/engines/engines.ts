import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type LaunchOptions as PuppeteerOptions } from 'puppeteer-core';
import { Builder, By } from 'selenium-webdriver';
import { chromiumArguments, findChromium, findProgram } from '../browser/chromium';
import { eventually } from '../run/eventually';
import { freePort } from '../run/ports';
import { startProcess, stopProcess } from '../run/processes';
import { isUp } from '../site/site';

/** One browser window, with what all clients can do. */
export interface Browser {
  /** Runs a function in the page. @throws Error during a navigation */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  visit(url: string): Promise<void>;
  goBack(): Promise<void>;
  goForward(): Promise<void>;
  reload(): Promise<void>;
  click(selector: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

interface LaunchOptions {
  /** Whether pages run scripts. */
  javaScript?: boolean;
  /** Whether functions can run only after the page has loaded. */
  waitsForLoad?: boolean;
  /** Of the window, in pixels; browsers with window borders have a minimum. */
  width?: number;
}

const height = 900;

interface Engine {
  /** What is missing on this machine; undefined when the engine can be driven. */
  missing: string | undefined;
  launch(options?: LaunchOptions): Promise<Browser>;
}

async function launchWithPuppeteer(options: PuppeteerOptions): Promise<Browser> {
  const browser = await puppeteer.launch(options);
  const page = await browser.newPage();
  return {
    run: page.evaluate.bind(page) as Browser['run'],
    visit: (url) => page.evaluate((address) => location.assign(address), url),
    goBack: () => page.evaluate(() => history.back()),
    goForward: () => page.evaluate(() => history.forward()),
    reload: () => page.evaluate(() => location.reload()),
    click: (selector) =>
      page.evaluate((wanted) => {
        const element = document.querySelector<HTMLElement>(wanted);
        if (!element) throw new Error(`There is no ${wanted}`);
        element.click();
      }, selector),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

const firefoxPath = findProgram('firefox-esr', 'firefox');

/** Stock Firefox, over WebDriver BiDi. */
const firefox: Engine = {
  missing: firefoxPath ? undefined : 'firefox-esr',
  launch: ({ javaScript = true, width = 1280 } = {}) =>
    launchWithPuppeteer({
      browser: 'firefox',
      executablePath: firefoxPath ?? '',
      defaultViewport: { width, height },
      extraPrefsFirefox: { 'javascript.enabled': javaScript },
    }),
};

const chromiumPath = findChromium();

/** Chromium with its back/forward cache, which Playwright turns off. */
const chromium: Engine = {
  missing: chromiumPath ? undefined : 'chromium',
  launch: ({ javaScript = true, width = 1280 } = {}) =>
    launchWithPuppeteer({
      executablePath: chromiumPath ?? '',
      defaultViewport: { width, height },
      args: [...chromiumArguments, ...(javaScript ? [] : ['--blink-settings=scriptEnabled=false'])],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
};

/** WebKitWebDriver occasionally loses a script while a page loads, and answers a second attempt. */
async function untilAnswered<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const lost = Symbol('lost');
  for (let times = 0; times < 5; times += 1) {
    const sent = send();
    const answer = await Promise.race([sent, sleep(10_000, lost, { ref: false })]);
    if (answer !== lost) return answer as Answer;
    // It fails when the session ends.
    sent.catch(() => {});
  }
  throw new Error('WebKitWebDriver does not answer');
}

const webkitDriver = findProgram('WebKitWebDriver');
const xvfb = findProgram('Xvfb');

/** WebKitGTK's own browser, which needs a display, over WebDriver. */
const webkit: Engine = {
  missing: webkitDriver ? (xvfb ? undefined : 'xvfb') : 'webkit2gtk-driver',
  async launch({ javaScript = true, waitsForLoad = true, width = 1280 } = {}) {
    const display = startProcess(xvfb ?? '', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [number] = await once(display.stdout ?? display, 'data');
    const port = await freePort();
    const driver = startProcess(webkitDriver ?? '', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
      stdio: 'ignore',
    });
    const url = `http://127.0.0.1:${port}`;
    await eventually(() => isUp(`${url}/status`));
    const session = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: waitsForLoad ? 'normal' : 'none',
        'webkitgtk:browserOptions': {
          args: ['--automation', `--enable-javascript=${javaScript}`],
        },
      })
      .build();
    await session.manage().window().setRect({ x: 0, y: 0, width, height });
    return {
      run: (script, ...args) => untilAnswered(() => session.executeScript(script, ...args)),
      visit: (address) => session.get(address),
      goBack: () => session.navigate().back(),
      goForward: () => session.navigate().forward(),
      reload: () => session.navigate().refresh(),
      click: (selector) =>
        session.executeScript(
          (element: HTMLElement) => element.click(),
          session.findElement(By.css(selector)),
        ),
      type: (text) => session.switchTo().activeElement().sendKeys(text),
      async close() {
        await session.quit();
        await stopProcess(driver);
        await stopProcess(display);
      },
    };
  },
};

export const engines = { Firefox: firefox, WebKit: webkit, Chromium: chromium };
