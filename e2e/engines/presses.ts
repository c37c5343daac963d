import { openDay } from '../../testing/browser/consultationForm';
import { expect, siteTest as test } from '../../testing/browser/test';
import type { Visitor } from '../../testing/engines/visitor';
import { method, post, submit, thankYou, type Walk } from './steps';

const time = (index: number) => `li:nth-child(${index} of :has(:enabled)) > [name="callTime"]`;

const otherMonth = 'button:is([aria-label="Previous Month"], [aria-label="Next Month"])';

/** `moved`: elements in another position than before, and elements of Thank You that took a press. */
type Watched = Window & { press?: { moved: string[]; isOver: boolean } };

/** Presses one point three times, at double-click speed, and watches it until Thank You. */
function pressThrice(selector: string, thankYouId: string, isBeside: boolean): void {
  const target = document.querySelector<HTMLElement>(selector);
  if (!target) throw new Error(`There is no ${selector}`);
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = target.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const control = 'a, button, input, select, textarea, [role="gridcell"]';
  const controlAt = () => document.elementFromPoint(x, y)?.closest<HTMLElement>(control);
  const press = { moved: [] as string[], isOver: false };
  (window as Watched).press = press;
  const sends = target.matches('[type="submit"]');
  const began = performance.now();
  let presses = 0;
  let lastPress = began;
  let thankedAt = Number.POSITIVE_INFINITY;
  /** As browsers do, with the number of presses at one point. Returns whether the press was taken. */
  function pressOn(element: HTMLElement | null | undefined): boolean {
    const at = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: presses };
    const isTaken = element?.dispatchEvent(new MouseEvent('mousedown', at));
    if (isTaken) element?.focus({ preventScroll: true });
    return Boolean(element?.dispatchEvent(new MouseEvent('click', at)) && isTaken);
  }
  const thanks = new MutationObserver(() => {
    if (!document.querySelector(thankYouId)) return;
    thankedAt = performance.now();
    thanks.disconnect();
  });
  thanks.observe(document, { childList: true, subtree: true });

  function watch(): void {
    const now = performance.now();
    const isThanked = now >= thankedAt;
    // A later press is not part of a double click.
    press.isOver = sends ? now > thankedAt + 300 : now > lastPress + 480;
    if (press.isOver) return;
    const place = target?.getBoundingClientRect();
    const met = controlAt();
    const isSame = met === target && place?.top === box.top && place.left === box.left;
    const moved = `${met?.outerHTML} at ${place?.left}, ${place?.top}`;
    if (!isThanked && !isSame) press.moved.push(moved);
    if (presses < 3 && now >= began + presses * 150) {
      presses += 1;
      lastPress = now;
      const isMiss = isBeside && presses === 1;
      const pressed = isMiss ? document.elementFromPoint(box.left - 5, y) : met;
      const isTaken = pressOn(pressed as HTMLElement | null);
      if (isThanked && met && isTaken) press.moved.push(moved);
    }
    // Faster than a person presses, and without a frame for each.
    setTimeout(watch, 20);
  }
  watch();
}

async function expectStill(visitor: Visitor, selector: string, isBeside = false): Promise<void> {
  await visitor.sees(selector);
  await visitor.act(pressThrice, selector, thankYou, isBeside);
  await visitor.until('end of a press', () => (window as Watched).press?.isOver === true);
  const moved = await visitor.run(() => (window as Watched).press?.moved.slice(0, 2));
  expect([selector, moved]).toEqual([selector, []]);
}

const submitPlace = (visitor: Visitor) =>
  visitor.run((button) => {
    const top = document.querySelector(button)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(top + window.scrollY);
  }, submit);

const menuButton = '[popovertarget="menu"]';
const openMenu = '#menu:popover-open';

export function walkThroughPresses(walk: Walk, widths: readonly number[]): void {
  test('nothing moves from the first press to Thank You', async () => {
    const { visitor, gate, receiver } = walk;
    for (const width of widths) {
      await visitor.resize(width);
      // Thank You has the form's own address.
      await visitor.visit(`/consultation?width=${width}`);
      await visitor.fillRequired(`Ada ${width}`);
      await expectStill(visitor, method('phone'));
      await visitor.sees(openDay);
      // From January 1, the 30 days of the calendar are in one month.
      const months = await visitor.run(
        (button) => document.querySelectorAll(button).length,
        otherMonth,
      );
      for (const _press of months ? ['there', 'back'] : []) await expectStill(visitor, otherMonth);
      await expectStill(visitor, `[role="row"]:not(:has(~ [role="row"] ${openDay})) > ${openDay}`);
      await expectStill(visitor, time(3));
      const chosen = await submitPlace(visitor);
      await expectStill(visitor, time(9));
      expect([width, await submitPlace(visitor)]).toEqual([width, chosen]);
      const answer = gate.hold(post);
      setTimeout(answer, 200);
      await expectStill(visitor, submit, true);
      await visitor.sees(thankYou);
    }
    // The site may answer before its webhook does.
    await expect.poll(() => receiver.requests.length).toBe(widths.length);
    const ids = receiver.requests.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(widths.length);
  });

  test('a press before, during, and right after a navigation works as on an idle page', async () => {
    const { visitor, gate } = walk;
    await visitor.visit('/privacy');
    await visitor.run(() => {
      const note = () => sessionStorage.setItem('toggled', location.pathname);
      document.querySelector('#menu')?.addEventListener('toggle', note);
    });
    // Chromium cannot inspect a page while another is loading.
    const [link, button] = [
      await visitor.placeOf('footer a[href="/about"]'),
      await visitor.placeOf(menuButton),
    ];
    const toAbout = gate.hold(/^GET \/about/);
    await visitor.pressAt(link);
    await visitor.pressAt(button);
    toAbout();
    await visitor.arrive('/about');
    expect(await visitor.run(() => sessionStorage.getItem('toggled'))).toBe('/privacy');
    await visitor.press(menuButton);
    await visitor.sees(openMenu);
    for (const path of ['/services', '/consultation']) {
      // Held requests let the press come as soon as the page loads.
      const letThrough = gate.hold(new RegExp(`^GET ${path}`));
      await visitor.press(`${openMenu} a[href="${path}"]`);
      letThrough();
      await visitor.press(menuButton, path);
      await visitor.sees(openMenu);
    }
  });
}

/** Firefox presses the focused element at each repetition. */
export function walkThroughHeldKey(walk: Walk): void {
  test('Enter held for a second on the menu’s button opens the menu, and follows no link', async () => {
    const { visitor } = walk;
    await visitor.resize(390);
    await visitor.visit('/about');
    await visitor.run(() => {
      const note = (name: string) =>
        sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
      addEventListener('keydown', ({ repeat }) => repeat && note('repetitions'), { capture: true });
      document.querySelector('#menu')?.addEventListener('click', () => note('followed'));
    });
    await visitor.hold('Enter', menuButton);
    const noted = await visitor.run(() => ({ ...sessionStorage }));
    expect(noted).toMatchObject({ repetitions: '9' });
    expect(noted).not.toHaveProperty('followed');
    await visitor.sees(`${openMenu} a:focus`);
  });
}
