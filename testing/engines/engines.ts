import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type LaunchOptions as PuppeteerOptions } from 'puppeteer-core';
import { chromiumArguments, findChromium, findProgram, withoutPictures } from '../browser/chromium';
import { eventually } from '../run/eventually';
import { freePort } from '../run/ports';
import { startProcess, stopProcess } from '../run/processes';
import { isUp } from '../site/site';
import { openSession } from './webDriver';

/** One browser window, with what all clients can do. */
export interface Browser {
  /** Runs a function in the page. @throws Error during a navigation */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  visit(url: string): Promise<void>;
  goBack(): Promise<void>;
  goForward(): Promise<void>;
  reload(): Promise<void>;
  click(selector: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Sets the width of the window, in pixels. */
  resize(width: number): Promise<void>;
  close(): Promise<void>;
}

interface LaunchOptions {
  /** Whether pages run scripts. */
  javaScript?: boolean;
}

/** Of a window, in pixels. */
export const usualWidth = 1280;
const height = 500;

export interface Engine {
  /** What is missing on this machine; undefined when the engine can be driven. */
  missing: string | undefined;
  launch(options?: LaunchOptions): Promise<Browser>;
}

/** Clicks without scrolling, and whatever lies above. */
function clickOn(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  element.click();
}

async function launchWithPuppeteer(options: PuppeteerOptions): Promise<Browser> {
  const browser = await puppeteer.launch(options);
  const page = await browser.newPage();
  return {
    run: page.evaluate.bind(page) as Browser['run'],
    visit: (url) => page.evaluate((address) => location.assign(address), url),
    // Later, because what ends the page would end the call.
    goBack: () => page.evaluate(() => void setTimeout(() => history.back())),
    goForward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    reload: () => page.evaluate(() => void setTimeout(() => location.reload())),
    click: (selector) => page.evaluate(clickOn, selector),
    type: (text) => page.keyboard.type(text),
    resize: (width) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

const firefoxPath = findProgram('firefox-esr', 'firefox');

/** Stock Firefox, over WebDriver BiDi; Playwright drives a Firefox of its own alone. */
const firefox: Engine = {
  missing: firefoxPath ? undefined : 'firefox-esr',
  launch: ({ javaScript = true } = {}) =>
    launchWithPuppeteer({
      browser: 'firefox',
      executablePath: firefoxPath ?? '',
      defaultViewport: { width: usualWidth, height },
      // Fewer frames, because without a graphics card each takes processor time.
      extraPrefsFirefox: { 'javascript.enabled': javaScript, 'layout.frame_rate': 20 },
    }),
};

const chromiumPath = findChromium();

/** Chromium with its back/forward cache, which Playwright turns off. */
const chromium: Engine = {
  missing: chromiumPath ? undefined : 'chromium',
  launch: () =>
    launchWithPuppeteer({
      executablePath: chromiumPath ?? '',
      defaultViewport: { width: usualWidth, height },
      args: [...chromiumArguments, withoutPictures, '--force-prefers-reduced-motion'],
    }),
};

const lost = Symbol('lost');

/** What WebKitWebDriver answers: it occasionally loses a command or its answer while a page loads, or as a click ends it. */
function answerTo<Answer>(sent: Promise<Answer>): Promise<Answer | typeof lost> {
  // It fails when the session ends.
  sent.catch(() => undefined);
  return Promise.race([sent, sleep(4000, lost, { ref: false })]);
}

/** Sends what can be sent again. */
async function untilAnswered<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let times = 0; times < 12; times += 1) {
    const answer = await answerTo(send());
    if (answer !== lost) return answer;
  }
  throw new Error('WebKitWebDriver does not answer');
}

const webkitDriver = findProgram('WebKitWebDriver');
const xvfb = findProgram('Xvfb');

/** WebKitGTK's own browser, which needs a display, over WebDriver. */
const webkit: Engine = {
  missing: webkitDriver ? (xvfb ? undefined : 'xvfb') : 'webkit2gtk-driver',
  async launch({ javaScript = true } = {}) {
    const display = startProcess(xvfb ?? '', ['-displayfd', '1', '-screen', '0', '1440x900x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [number] = await once(display.stdout ?? display, 'data');
    const port = await freePort();
    const driver = startProcess(webkitDriver ?? '', [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: `:${String(number).trim()}`,
        XDG_CONFIG_HOME: resolve('testing', 'engines', 'gtk'),
        // Without a graphics card it emulates one, which takes a quarter longer.
        WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      },
      stdio: 'ignore',
    });
    const url = `http://127.0.0.1:${port}`;
    await eventually(() => isUp(`${url}/status`));
    const session = await openSession(url, {
      browserName: 'MiniBrowser',
      // Functions run while a page loads, too.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': {
        args: ['--automation', `--enable-javascript=${javaScript}`],
      },
    });
    const run = (script: (...args: never[]) => unknown, ...args: unknown[]) =>
      untilAnswered(() => session.run(script, args));
    /** Once: a visitor waits for the page or the change that it leads to, whether or not an answer comes. */
    const command = async (name: string, parameters?: object) =>
      void (await answerTo(session.command(name, parameters)));
    const resize = (wanted: number) =>
      command('window/rect', { x: 0, y: 0, width: wanted, height });
    await resize(usualWidth);
    return {
      run: run as Browser['run'],
      visit: (address) => command('url', { url: address }),
      goBack: () => command('back'),
      goForward: () => command('forward'),
      reload: () => command('refresh'),
      click: async (selector) => void (await answerTo(session.run(clickOn, [selector]))),
      type: session.type,
      resize,
      async close() {
        await answerTo(session.close());
        await stopProcess(driver);
        await stopProcess(display);
      },
    };
  },
};

export const engines = { Firefox: firefox, WebKit: webkit, Chromium: chromium };
