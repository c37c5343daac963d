import { timeSlots } from '@/features/consultation/model/call/calendar';
import { consultationPathFor } from '@/lib/paths';
import { openDay } from '../../testing/browser/consultationForm';
import { expect, siteTest as test } from '../../testing/browser/test';
import type { Visitor } from '../../testing/engines/visitor';
import { entered } from '../../testing/samples/consultationRequest';
import { freeTime, method, pickDay, pickTime, post, submit, thankYou, type Walk } from './steps';

const sending = `${submit}[aria-disabled="true"]`;
const another = '[data-area="after"] a[href="/consultation"]';
const correct = '[data-area="words"] p:not([data-hidden]) > button';
const calendarEntry = '[data-area] a[download]';

const correction = '[data-correction] form';

const elsewhere = '/privacy';

/** @param state selector of the complete form */
async function comeBack(visitor: Visitor, state: string): Promise<void> {
  await visitor.visit(elsewhere);
  await visitor.go(-1, '/consultation');
  await visitor.sees(state);
}

async function comeBackAndReload(visitor: Visitor, state: string): Promise<void> {
  await visitor.go(-1, elsewhere);
  await visitor.go(1, '/consultation');
  await visitor.sees(state);
  await visitor.reload();
  await visitor.sees(state);
}

export function walkThroughHistory(walk: Walk, name: string): void {
  // Playwright tests the rest in Chromium.
  const byBackOnly = name === 'Chromium';
  const ways = byBackOnly ? 'Back' : 'Back, Forward and a reload';
  test(`after ${ways} the form works in each state and sends once`, async () => {
    const { visitor, gate, receiver } = walk;
    async function leaveAndReturn(state: string): Promise<void> {
      await visitor.kept();
      await (byBackOnly ? comeBack : comeBackAndReload)(visitor, state);
    }
    // A page that returned may still load itself anew.
    const hasEntered = (values: unknown) =>
      expect(async () => expect(await visitor.entered()).toEqual(values)).toPass();
    await visitor.visit(elsewhere);
    await visitor.visit('/consultation');
    await comeBack(visitor, submit);
    await visitor.fillRequired('Ada');
    await visitor.click(method('phone'));
    await visitor.sees(openDay);
    // With a call, if the form requests one.
    await visitor.kept();
    await comeBack(visitor, openDay);
    await hasEntered(expect.objectContaining({ ...entered, name: 'Ada' }));
    await pickDay(visitor);
    await pickTime(visitor, 1);
    await visitor.sees(`${submit}:not(:disabled)`);
    const chosen = await visitor.entered();
    await leaveAndReturn('[name="callTime"]:checked');
    await hasEntered(chosen);
    await visitor.visit(consultationPathFor('website'));
    await visitor.go(-1, '/consultation');
    await visitor.reload();
    await visitor.sees('[name="callTime"]:checked');
    await hasEntered(chosen);
    const letThrough = gate.hold(post);
    await visitor.click(submit);
    await visitor.sees(sending);
    await leaveAndReturn(`${thankYou}, ${submit}`);
    letThrough();
    await visitor.sees(`${thankYou}, ${submit}:not([aria-disabled="true"])`);
    if (await visitor.run((id) => !document.querySelector(id), thankYou)) {
      await visitor.sees('[name="callTime"]:checked');
      await hasEntered(chosen);
      await visitor.click(submit);
      await visitor.sees(thankYou);
    }
    await visitor.sees(calendarEntry);
    await leaveAndReturn(calendarEntry);
    const corrected = `${correction} [name="callTime"]:checked`;
    await visitor.click(correct);
    await visitor.sees(corrected);
    await visitor.go(-1, '/consultation');
    await visitor.sees(calendarEntry);
    await visitor.go(1, '/consultation');
    await visitor.sees(corrected);
    await visitor.reload();
    await visitor.sees(corrected);
    await hasEntered(chosen);
    await visitor.go(-1, '/consultation');
    await visitor.sees(calendarEntry);
    expect(Object.values(await visitor.entered()).join('')).toBe('');
    await visitor.click(another);
    await visitor.sees(`form input[name="name"]`);
    expect(Object.values(await visitor.entered()).join('')).toBe('');
    await visitor.go(-1, '/consultation');
    await visitor.sees(calendarEntry);
    // Thank You has the form's own address.
    await visitor.visit(elsewhere);
    await visitor.visit('/consultation');
    expect(Object.values(await visitor.entered()).join('')).toBe('');
    const ids = receiver.requests.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
  });
}

export function walkAwayMeanwhile(walk: Walk): void {
  test('after Back, an answer that arrived while leaving is shown, or the page reloads', async () => {
    const { visitor } = walk;
    await visitor.visit(elsewhere);
    await visitor.visit('/consultation');
    await visitor.click(method('phone'));
    await visitor.run(
      (taken) => {
        const left = new Promise((resolve) => window.addEventListener('pagehide', resolve));
        const answer = { json: () => ({ taken }) };
        Object.assign(window, { fetch: () => left.then(() => answer) });
      },
      [...timeSlots],
    );
    await pickDay(visitor);
    await visitor.sees(freeTime);
    await visitor.visit(elsewhere);
    await visitor.go(-1, '/consultation');
    await visitor.until(
      'day that is booked, nor a form that was loaded anew',
      (time, free) => {
        const [{ type } = { type: '' }] = performance.getEntriesByType(
          'navigation',
        ) as PerformanceNavigationTiming[];
        const isBooked = document.querySelector(time) !== null && !document.querySelector(free);
        return isBooked || (type === 'reload' && document.querySelector(free) !== null);
      },
      '[name="callTime"]',
      freeTime,
    );
  });
}

async function sendAndCorrect(visitor: Visitor): Promise<void> {
  await pickTime(visitor, 1);
  await visitor.click(submit);
  await visitor.click(correct);
}

export function walkThroughReloads(walk: Walk): void {
  test('a reload keeps a form’s scroll position, also with a correction or a long text', async () => {
    const { visitor } = walk;
    const below = 'form ~ aside';
    const top = () =>
      visitor.run(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN,
        below,
      );
    await visitor.resize(390);
    await visitor.visit('/consultation');
    await visitor.fillRequired('Ada');
    const lines = Array.from({ length: 30 }, (_, line) => `Line ${line}`).join('\n');
    for (const [choose, state] of [
      [() => visitor.click(method('email')), submit],
      [() => visitor.choose('form [name="description"]', lines), submit],
      [() => visitor.click(method('phone')), openDay],
      [() => pickDay(visitor), freeTime],
      [() => sendAndCorrect(visitor), `${correction} [name="callTime"]:checked`],
    ] as const) {
      await choose();
      await visitor.sees(state);
      await visitor.run(
        (selector) => document.querySelector(selector)?.scrollIntoView({ behavior: 'instant' }),
        below,
      );
      await visitor.kept();
      const before = await top();
      await visitor.reload();
      await visitor.sees(state);
      await expect.soft.poll(async () => Math.abs((await top()) - before), state).toBeLessThan(1);
    }
  });
}
