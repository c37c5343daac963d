import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '../run/chromium';
import { eventually } from '../run/eventually';
import { freePort } from '../run/ports';
import { startProcess, stopProcess } from '../run/processes';
import { temporaryFolder } from '../site/environment';
import { isUp } from '../site/site';
import { type Browser, height, usualWidth } from './visitor';

const driverPath = findProgram('WebKitWebDriver');
const xvfb = findProgram('Xvfb');

export const missingForWebKit = driverPath ? (xvfb ? undefined : 'xvfb') : 'webkit2gtk-driver';

/** @throws Error with the server's answer (W3C WebDriver, section 6.6) */
async function send(method: 'POST' | 'DELETE', url: string, body: object = {}) {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

const lost = Symbol('lost');

/** WebKitWebDriver may lose a command or its answer while a page loads. */
function answerTo<Answer>(sent: Promise<Answer>): Promise<Answer | typeof lost> {
  // The command fails when the session ends.
  sent.catch(() => undefined);
  return Promise.race([sent, sleep(4000, lost, { ref: false })]);
}

/** For commands that can be repeated. */
async function untilAnswered<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  for (let times = 0; times < 12; times += 1) {
    const answer = await answerTo(request());
    if (answer !== lost) return answer;
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** Returns a GTK configuration that permits windows below 447 px. */
function narrowWindows(): string {
  const folder = temporaryFolder();
  const style = '* { min-width: 0; border-width: 0; margin: 0; padding: 0; font-size: 1px; }';
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), style);
  return folder;
}

/** Starts WebKitGTK's own browser, which needs a display. */
export async function launchWebKit(): Promise<Browser> {
  const display = startProcess(xvfb ?? '', ['-displayfd', '1', '-screen', '0', '1440x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout ?? display, 'data');
  const port = await freePort();
  const driver = startProcess(driverPath ?? '', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      XDG_CONFIG_HOME: narrowWindows(),
      // Emulating a graphics card takes a quarter longer.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await eventually(() => isUp(`${server}/status`));
  const capabilities = {
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { args: ['--automation'] },
  };
  const { sessionId } = await send('POST', `${server}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${server}/session/${sessionId}`;
  const execute = (script: (...args: never[]) => unknown, args: unknown[]) =>
    send('POST', `${session}/execute/sync`, {
      script: `return (${script}).apply(null, arguments)`,
      args,
    });
  const resize = async (width: number) =>
    void (await answerTo(send('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })));
  await resize(usualWidth);
  return {
    run: (script, ...args) => untilAnswered(() => execute(script, args)),
    act: async (script, ...args) => void (await answerTo(execute(script, args))),
    // WebKitWebDriver delays real presses while a page is loading.
    press: async (x, y) => {
      const press = (left: number, top: number) => {
        const met = document.elementFromPoint(left, top);
        met?.closest<HTMLElement>('a, button')?.click();
      };
      await answerTo(execute(press, [x, y]));
    },
    resize,
    async close() {
      await answerTo(send('DELETE', session));
      await stopProcess(driver);
      await stopProcess(display);
    },
  };
}
