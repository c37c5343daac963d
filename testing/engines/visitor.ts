import { isKept } from '../browser/consultationForm';
import { eventually } from '../run/eventually';
import { entered } from '../samples/consultationRequest';
import type { Gate } from './gate';

/** Of a window, in pixels. Small, because without a graphics card each frame takes processor time. */
export const usualWidth = 640;
export const height = 500;

/** One browser window, with what all clients can do. */
export interface Browser {
  /** Runs a function in the page, again where its answer is lost. @throws Error during a navigation */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Runs a function in the page once, whether or not its answer comes. */
  act<Args extends unknown[]>(script: (...args: Args) => void, ...args: Args): Promise<void>;
  /** Presses the mouse's button at a place of the window, on whatever takes it there. */
  press(x: number, y: number): Promise<void>;
  /** Holds a key down for a second, on whatever has the focus. In the browsers that Puppeteer drives. */
  hold?(key: 'Enter'): Promise<void>;
  /** Sets the width of the window, in pixels. */
  resize(width: number): Promise<void>;
  close(): Promise<void>;
}

/** Stops what moves without end: without a graphics card it takes most of the processor's time. */
function stopEndlessMotion(): void {
  for (const animation of document.getAnimations()) {
    if (!Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.pause();
  }
}

/** Clicks without scrolling, and whatever lies above. @throws Error when there is no such element */
function clickOn(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  element.click();
}

/** Drives a browser through the site behind a gate. Every step waits until it can be done. */
export class Visitor {
  constructor(
    private readonly browser: Browser,
    private readonly gate: Gate,
  ) {}

  readonly run: Browser['run'] = (script, ...args) => this.browser.run(script, ...args);
  readonly act: Browser['act'] = (script, ...args) => this.browser.act(script, ...args);

  /** Begins to load an address, unless it is there. */
  open(url: string): Promise<void> {
    return this.run((address) => {
      if (location.href !== address) location.assign(address);
    }, url);
  }

  /** Goes back in the history by a negative number of steps, or forward, once even if it is said twice. */
  async go(steps: number, path: string): Promise<void> {
    const from = await this.run(() => location.href);
    await this.run(
      (start, by) => {
        // Later, because what ends the page would end the call.
        if (location.href === start) setTimeout(() => history.go(by));
      },
      from,
      steps,
    );
    await this.arrive(path);
  }

  /** @throws Error that says what did not happen */
  async until<Args extends unknown[]>(
    what: string,
    script: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    await eventually(() => this.run(script, ...args)).catch(() => {
      throw new Error(`There is no ${what}`);
    });
  }

  async visit(path: string): Promise<void> {
    await this.open(this.gate.url + path);
    await this.arrive(path);
  }

  /**
   * Waits until a page is loaded with all of its scripts, and hydrated where React runs on it. Where one of them never
   * comes after a return, in Firefox, the page is still to load itself anew.
   */
  async arrive(path: string): Promise<void> {
    await this.until(
      `page ${path}`,
      (expected) =>
        location.href === expected &&
        document.readyState === 'complete' &&
        document.querySelector('[data-hydrating]') === null &&
        [...document.scripts].every(
          ({ src, noModule }) =>
            src === '' || noModule || performance.getEntriesByName(src).length > 0,
        ),
      this.gate.url + path,
    );
    await this.run(stopEndlessMotion);
  }

  /** Sets the width of the window, in pixels. */
  async resize(width: number): Promise<void> {
    // Again where WebKitWebDriver has lost it.
    const resized = async () => {
      await this.browser.resize(width);
      return this.run((wanted) => innerWidth === wanted, width);
    };
    await eventually(resized).catch(() => {
      throw new Error(`There is no window of ${width}`);
    });
  }

  sees(selector: string): Promise<void> {
    return this.until(selector, (wanted) => document.querySelector(wanted) !== null, selector);
  }

  async click(selector: string): Promise<void> {
    const clicks = () => this.act(clickOn, selector).then(() => true);
    await eventually(clicks).catch(() => {
      throw new Error(`${selector} cannot be clicked`);
    });
  }

  /**
   * Waits for an element, and scrolls it into view.
   *
   * @param path of the page that it is on, where that is on its way
   * @returns the place in its middle
   */
  async placeOf(selector: string, path?: string): Promise<{ x: number; y: number }> {
    let place: { x: number; y: number } | undefined;
    const find = () =>
      this.run(
        (wanted, awaited) => {
          const element = document.querySelector(wanted);
          if (!element || location.pathname !== (awaited ?? location.pathname)) return undefined;
          element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const { left, top, width, height } = element.getBoundingClientRect();
          return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
        },
        selector,
        path ?? null,
      );
    await eventually(async () => {
      place = (await find()) ?? undefined;
      return place !== undefined;
    });
    return place ?? { x: 0, y: 0 };
  }

  /** Presses what lies at a place, also while another page is on its way. */
  pressAt({ x, y }: { x: number; y: number }): Promise<void> {
    return this.browser.press(x, y);
  }

  /** Presses what is in the middle of an element, which lies there or does not, as soon as it is there. */
  async press(selector: string, path?: string): Promise<void> {
    await this.pressAt(await this.placeOf(selector, path));
  }

  /** Holds a key down for a second on an element. @throws TypeError where the client cannot */
  async hold(key: 'Enter', selector: string): Promise<void> {
    await this.run((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
    if (!this.browser.hold) throw new TypeError('This client holds no key');
    await this.browser.hold(key);
  }

  /** Sets a control at once and fires its events; the look of native ones differs in each browser. */
  choose(selector: string, value: string): Promise<void> {
    return this.run(
      (wanted, chosen) => {
        const control = document.querySelector<HTMLSelectElement>(wanted);
        if (control) control.value = chosen;
        control?.dispatchEvent(new Event('input', { bubbles: true }));
        control?.dispatchEvent(new Event('change', { bubbles: true }));
      },
      selector,
      value,
    );
  }

  async reload(): Promise<void> {
    const path = await this.run(() => {
      document.documentElement.setAttribute('data-old', '');
      return location.pathname;
    });
    await this.run(() => {
      if (document.documentElement.hasAttribute('data-old')) setTimeout(() => location.reload());
    });
    await this.until('new page', () => !document.documentElement.hasAttribute('data-old'));
    await this.arrive(path);
  }

  async fillRequired(name: string): Promise<void> {
    for (const [field, value] of Object.entries({ ...entered, name })) {
      await this.choose(`form [name="${field}"]`, value);
    }
  }

  /** Waits until the entry of the history has all that is entered. */
  kept(): Promise<void> {
    return this.until('entry with all that is entered', isKept);
  }

  /** The values of the form's controls, by name. */
  entered(): Promise<Record<string, string>> {
    return this.run(() => {
      const form = document.querySelector('form');
      const entries = form ? [...new FormData(form)] : [];
      return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
    });
  }
}
