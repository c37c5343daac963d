import { callPage } from '@/content/copy/callPage';
import { callEndpoint, paths } from '@/lib/paths';
import { expect, siteTest as test } from '../../testing/browser/test';
import { bookCall, postElsewhere } from './callWalk';
import { freeTime, pickTime, type Walk } from './steps';

const move = 'form [type="submit"]';
const cancel = 'form > div > .button[type="button"]';
const confirm = 'dialog[open] .button[data-variant="secondary"]';

export function walkThroughMoves(walk: Walk): void {
  const open = async (daysAhead: number) => {
    const call = await bookCall(walk, daysAhead);
    await walk.visitor.visit(`${paths.call}#${call.thread}`);
    await walk.visitor.sees(`[name="callTime"][value="${call.callTime}"]:checked`);
    return call;
  };
  const reads = (heading: string) =>
    walk.visitor.until(
      heading,
      (text) => document.activeElement?.textContent === text && window.scrollY === 0,
      heading,
    );
  const heldBy = (thread: string) => postElsewhere(walk, callEndpoint, { thread });

  test('a call is moved by its link, and given up by a second press', async () => {
    const { visitor } = walk;
    const { thread, callDate, callTime } = await open(9);
    await pickTime(visitor, 0);
    await visitor.click(move);
    await reads(callPage.headings.moved);
    const moved = await heldBy(thread);
    expect(moved).toMatchObject({ callDate, version: 1 });
    expect(moved.callTime).not.toBe(callTime);
    await visitor.click(cancel);
    await visitor.click(confirm);
    await reads(callPage.headings.canceled);
    expect(await heldBy(thread)).toMatchObject({ callTime: null, version: 2 });
  });

  test('the skip link keeps a call’s key, and a removed control moves the focus to the heading', async () => {
    const { visitor, gate } = walk;
    const { thread, callDate } = await open(10);
    await visitor.click('a[href="#content"]');
    await visitor.until('focus on the content', () => document.activeElement?.id === 'content');
    expect(await visitor.run(() => location.hash)).toBe(`#${thread}`);
    // Moved elsewhere: the page must not change a call that it does not show.
    await postElsewhere(walk, callEndpoint, { thread, callDate, callTime: '12:00' });
    await visitor.click(cancel);
    await visitor.click(confirm);
    await reads(callPage.headings.changed);
    expect(await heldBy(thread)).toMatchObject({ callTime: '12:00', version: 1 });
    await visitor.sees(freeTime);
    const restore = gate.refuse(/^POST \/api\/consultation\/call/);
    await visitor.click(cancel);
    await visitor.click(confirm);
    await visitor.until('unknown call', () => document.querySelector('main form') === null);
    await reads(callPage.name);
    restore();
  });
}
