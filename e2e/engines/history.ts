import { setTimeout } from 'node:timers/promises';
import { paths } from '@/lib/paths';
import { expect, siteTest as test } from '../../testing/browser/test';
import type { Visitor } from '../../testing/engines/visitor';
import { entered } from '../../testing/samples/entered';
import { day, method, pickDay, pickTime, post, slots, submit, thankYou, type Walk } from './steps';

const sending = `${submit}[aria-disabled="true"]`;
const another = '[data-area="after"] a[href="/consultation"]';
const calendarEntry = '[data-area="after"] a[download]';

/** The page with the fewest pictures, which loads fastest. */
const elsewhere = '/privacy';

/** Ways to leave the form and return to it. */
const returns = {
  async Back(visitor: Visitor) {
    await visitor.visit(elsewhere);
    await visitor.goBack('/consultation');
  },
  async 'Forward and a reload'(visitor: Visitor) {
    await visitor.goBack(elsewhere);
    await visitor.goForward('/consultation');
    await visitor.reload();
  },
};

/**
 * Tests that the form works after its visitor comes back to it.
 *
 * @param ways of coming back
 */
export function walkThroughHistory(walk: Walk, ways: (keyof typeof returns)[]): void {
  test('the form works after leaving and returning while taken times load', async () => {
    const { visitor, gate } = walk;
    await visitor.visit('/about');
    await visitor.visit('/consultation');
    await visitor.fillRequired('Ada');
    await visitor.click(method('phone'));
    await visitor.sees(day);
    walk.answerSlots();
    const letThrough = gate.hold(slots);
    await pickDay(visitor);
    await setTimeout(250);
    await visitor.visit(elsewhere);
    await visitor.goBack('/consultation');
    // An answer that comes late is one for a page that was left.
    await setTimeout(500);
    letThrough();
    await pickDay(visitor);
    await visitor.click('label[data-state="free"]');
    await visitor.click(`${submit}:not(:disabled)`);
    await visitor.sees(thankYou);
  });

  for (const [index, way] of ways.entries()) {
    const comeBack = returns[way];
    test(`after ${way} the form works in each state and sends once`, async () => {
      const { visitor, gate, receiver } = walk;
      await visitor.visit(elsewhere);
      await visitor.visit('/consultation');
      await comeBack(visitor);
      await visitor.fillRequired('Ada');
      await comeBack(visitor);
      expect(await visitor.entered()).toMatchObject({ ...entered, name: 'Ada' });
      await visitor.click(method('phone'));
      await visitor.sees(day);
      await comeBack(visitor);
      await pickDay(visitor);
      // The first ones belong to the other walks.
      await pickTime(visitor, index + 3);
      await visitor.sees(`${submit}:not(:disabled)`);
      const chosen = await visitor.entered();
      await comeBack(visitor);
      await visitor.sees('[name="callTime"]:checked');
      expect(await visitor.entered()).toEqual(chosen);
      const letThrough = gate.hold(post);
      await visitor.click(submit);
      await visitor.sees(sending);
      await comeBack(visitor);
      letThrough();
      await visitor.sees(`${thankYou}, ${submit}:not([aria-disabled="true"])`);
      if (await visitor.run((id) => !document.querySelector(id), thankYou)) {
        await visitor.sees('[name="callTime"]:checked');
        expect(await visitor.entered()).toEqual(chosen);
        await visitor.click(submit);
        await visitor.sees(thankYou);
      }
      await comeBack(visitor);
      await visitor.sees(calendarEntry);
      expect(Object.values(await visitor.entered()).join('')).toBe('');
      // To the address of Thank You itself.
      await visitor.click(another);
      await visitor.sees(`form input[name="name"]`);
      expect(Object.values(await visitor.entered()).join('')).toBe('');
      // By way of another address, since that of Thank You is the form's own.
      await visitor.visit(elsewhere);
      await visitor.visit('/consultation');
      expect(Object.values(await visitor.entered()).join('')).toBe('');
      const ids = receiver.requests.map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids).size).toBe(1);
    });
  }
}

/** Tests that the engine keeps pages of each kind while their visitor is elsewhere. */
export function walkBackToEachPage(walk: Walk): void {
  for (const path of [paths.home, paths.consultation, paths.thankYou]) {
    test(`${path} is restored from the back/forward cache`, async () => {
      const { visitor } = walk;
      await visitor.visit(path);
      await visitor.run(() => void Object.assign(window, { sameDocument: true }));
      await visitor.visit('/no-such-page');
      await visitor.goBack(path);
      expect(await visitor.run(() => 'sameDocument' in window)).toBe(true);
    });
  }
}
