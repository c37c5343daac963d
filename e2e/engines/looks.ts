import { expect, siteTest as test } from '../../testing/browser/test';
import { openGate } from '../../testing/engines/gate';
import { hasArial } from '../../testing/run/needs';
import { method, type Walk } from './steps';

/**
 * Opens or closes every `<details>`.
 *
 * @returns whether each has a minus when open, a plus when closed
 */
function unfold(open: boolean): boolean {
  const all = [...document.querySelectorAll('details')];
  const isRight = all.map((details) => {
    details.open = open;
    const summary = details.querySelector('summary') ?? details;
    const uprightBar = new DOMMatrix(getComputedStyle(summary, '::after').transform);
    return Math.abs(uprightBar.a - (open ? 1 : 0)) < 0.01;
  });
  return isRight.length > 0 && !isRight.includes(false);
}

/** Opens a page where typefaces come late. @returns the heights of its headlines before and after */
async function headlineHeights({ site, visitor }: Walk, path: string) {
  // A new origin, so that no typeface is in the browser's cache.
  const origin = await openGate(site);
  const letThrough = origin.hold(/\.woff2/);
  await visitor.open(origin.url + path);
  await visitor.until(
    `page ${path}`,
    (url) => location.href === url && document.querySelector('footer') !== null,
    origin.url + path,
  );
  const heights = () =>
    visitor.run(() =>
      [...document.querySelectorAll('h1')].map((element) =>
        Math.round(element.getBoundingClientRect().height),
      ),
    );
  const before = await heights();
  letThrough();
  await visitor.until(
    'typefaces',
    () => document.readyState === 'complete' && document.fonts.status === 'loaded',
  );
  const after = await heights();
  await origin.close();
  return { before, after };
}

/** Tests what engines draw each in their way. */
export function walkThroughLooks(walk: Walk): void {
  test('the headline does not shift when typefaces load late', async () => {
    test.skip(!hasArial(), 'There is no Arial.');
    for (const [width, path] of [
      [1280, '/'],
      [390, '/'],
      [390, '/services'],
      [390, '/consultation'],
    ] as const) {
      await walk.visitor.resize(width);
      const { before, after } = await headlineHeights(walk, path);
      expect([path, width, after]).toEqual([path, width, before]);
    }
  });

  test('the caret disappears after the headline is typed', async () => {
    const { visitor } = walk;
    await visitor.visit('/');
    await visitor.until('end of the caret', () => {
      const last = document.querySelector('h1 [data-last]');
      if (!last) return false;
      const [letter, caret] = [undefined, '::after'].map((part) => getComputedStyle(last, part));
      return letter?.opacity === '1' && caret?.opacity === '0';
    });
  });

  test('a conversation shows its newest answer after each tap, on a phone', async () => {
    const { visitor } = walk;
    await visitor.resize(390);
    await visitor.visit('/');
    await visitor.run(() => document.querySelector('#conversation')?.scrollIntoView());
    const choice = '[data-choices] button';
    await visitor.until('questions', (one) => document.querySelector(one) !== null, choice);
    // Five questions, four of which are answered as a customer.
    for (let taps = 1; taps <= 9; taps += 1) {
      await visitor.run((one) => document.querySelector<HTMLElement>(one)?.click(), choice);
      await visitor.until(`answer ${taps} in sight`, () => {
        const log = document.querySelector('#conversation [role=log]');
        const answer = [...(log?.querySelectorAll('[data-from=site]') ?? [])].at(-1);
        const [frame, { top, bottom } = new DOMRect()] = [log, answer].map((one) =>
          one?.getBoundingClientRect(),
        );
        return (
          frame !== undefined && top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight)
        );
      });
    }
  });

  test('the form shows complete sections and the focus', async () => {
    const { visitor } = walk;
    await visitor.visit('/consultation');
    await visitor.fillRequired('Ada');
    const shown = await visitor.run((choice) => {
      const find = <Found extends HTMLElement>(selector: string): Found => {
        const element = document.querySelector<Found>(selector);
        if (!element) throw new Error(`There is no ${selector}`);
        return element;
      };
      const number = find('fieldset:valid > h2 > span');
      const mark = getComputedStyle(number, '::after');
      const input = find(choice);
      const outline = () => getComputedStyle(input.closest('li') ?? input).outlineStyle;
      const unfocused = outline();
      input.focus();
      return {
        markSize: [mark.width, mark.height],
        numberSize: [`${number.clientWidth}px`, `${number.clientHeight}px`],
        unfocused,
        focused: outline(),
      };
    }, method('email'));
    expect(shown.markSize).toEqual(shown.numberSize);
    expect(shown).toMatchObject({ unfocused: 'none', focused: 'solid' });
  });

  test('every <details> has a plus that becomes a minus', async () => {
    const { visitor } = walk;
    await visitor.resize(390);
    for (const path of ['/services', '/consultation']) {
      await visitor.visit(path);
      await visitor.until('plus', unfold, false);
      await visitor.until('minus', unfold, true);
      await visitor.until('plus again', unfold, false);
    }
  });
}
