import { isEntryComplete } from '../browser/consultationForm';
import { eventually } from '../run/eventually';
import { entered } from '../samples/consultationRequest';
import type { Gate } from './gate';

/** Each frame takes processor time without a graphics card. */
export const usualWidth = 640;
export const height = 500;

export interface Browser {
  /** Runs a function in the page, again if its answer is lost. @throws Error during a navigation */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  act<Args extends unknown[]>(script: (...args: Args) => void, ...args: Args): Promise<void>;
  press(x: number, y: number): Promise<void>;
  /** Only with Puppeteer. */
  hold?(key: 'Enter'): Promise<void>;
  resize(width: number): Promise<void>;
  close(): Promise<void>;
}

/** Pauses endless animations, which take most of the processor time. */
function stopEndlessMotion(): void {
  for (const animation of document.getAnimations()) {
    if (!Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.pause();
  }
}

/** Ignores covering elements. */
function clickOn(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  element.click();
}

/** Waits before each step until it is possible. */
export class Visitor {
  constructor(
    private readonly browser: Browser,
    private readonly gate: Gate,
  ) {}

  readonly run: Browser['run'] = (script, ...args) => this.browser.run(script, ...args);
  readonly act: Browser['act'] = (script, ...args) => this.browser.act(script, ...args);

  /** Waits until the page before it is gone. */
  async open(url: string): Promise<void> {
    await this.run((address) => {
      if (location.href !== address) location.assign(address);
    }, url);
    await this.until(`page ${url}`, (address) => location.href === address, url);
  }

  /** @param steps negative to go back */
  async go(steps: number, path: string): Promise<void> {
    const from = await this.run(() => location.href);
    await this.run(
      (start, by) => {
        // Delayed, because the call would end with the page.
        if (location.href === start) setTimeout(() => history.go(by));
      },
      from,
      steps,
    );
    await this.arrive(path);
  }

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

  /** Waits for hydration and all scripts. Firefox may reload a restored page. */
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

  async resize(width: number): Promise<void> {
    // WebKitWebDriver may lose it.
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

  /** Scrolls an element into view. @param path of its page, if that is still loading @returns its center */
  async placeOf(selector: string, path?: string): Promise<{ x: number; y: number }> {
    let center: { x: number; y: number } | undefined;
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
      center = (await find()) ?? undefined;
      return center !== undefined;
    });
    return center ?? { x: 0, y: 0 };
  }

  pressAt({ x, y }: { x: number; y: number }): Promise<void> {
    return this.browser.press(x, y);
  }

  async press(selector: string, path?: string): Promise<void> {
    await this.pressAt(await this.placeOf(selector, path));
  }

  async hold(key: 'Enter', selector: string): Promise<void> {
    await this.run((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
    if (!this.browser.hold) throw new TypeError('This client holds no key');
    await this.browser.hold(key);
  }

  /**
   * Sets a control and fires its events. Native controls differ between browsers. Waits for the control: a page that
   * Firefox reloads has none for a moment.
   */
  choose(selector: string, value: string): Promise<void> {
    return this.until(
      selector,
      (wanted, chosen) => {
        const control = document.querySelector<HTMLInputElement>(wanted);
        if (!control) return false;
        if (control.type === 'checkbox') control.checked = chosen !== '';
        else control.value = chosen;
        control.dispatchEvent(new Event('input', { bubbles: true }));
        control.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      },
      selector,
      value,
    );
  }

  async reload(): Promise<void> {
    let path = '';
    // Firefox may be reloading a restored page, which is empty for a moment.
    await eventually(async () => {
      path = await this.run(() => {
        document.documentElement.setAttribute('data-old', '');
        return location.href.slice(location.origin.length);
      });
      return true;
    });
    await this.run(() => {
      if (document.querySelector('[data-old]')) setTimeout(() => location.reload());
    });
    await this.until('new page', () => !document.querySelector('[data-old]'));
    await this.arrive(path);
  }

  async fillRequired(name: string): Promise<void> {
    for (const [field, value] of Object.entries({ ...entered, name })) {
      await this.choose(`form [name="${field}"]`, value);
    }
  }

  kept(): Promise<void> {
    return this.until('entry with all that is entered', isEntryComplete);
  }

  entered(): Promise<Record<string, string>> {
    return this.run(() => {
      const form = document.querySelector('form');
      const entries = form ? [...new FormData(form)] : [];
      return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
    });
  }
}
