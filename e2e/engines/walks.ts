import { paths } from '@/lib/paths';
import { findMisplaced } from '../../testing/browser/findMisplaced';
import { expect, siteTest as test } from '../../testing/browser/test';
import { engines } from '../../testing/engines/engines';
import { openGate } from '../../testing/engines/gate';
import { usualWidth, Visitor } from '../../testing/engines/visitor';
import { walkBackToEachPage, walkThroughHistory } from './history';
import { walkThroughLooks } from './looks';
import { slots, type Walk } from './steps';
import { walkThroughValidation } from './validation';

/** Tests the built site in one engine. */
export function walkIn(name: keyof typeof engines): void {
  const engine = engines[name];
  test.describe(name, () => {
    test.skip(engine.missing !== undefined, `There is no ${engine.missing}.`);
    const walk = {} as Walk;

    test.beforeAll(async ({ site, workerReceiver: receiver }) => {
      Object.assign(walk, { site, receiver, browser: await engine.launch() });
    });
    test.beforeEach(async () => {
      walk.receiver.reset();
      walk.gate = await openGate(walk.site);
      // Without taken times, no walk is affected by another one's bookings.
      walk.answerSlots = walk.gate.refuse(slots);
      walk.visitor = new Visitor(walk.browser, walk.gate);
      await walk.visitor.resize(usualWidth);
    });
    test.afterEach(() => walk.gate?.close());
    test.afterAll(() => walk.browser?.close());

    walkThroughHistory(walk, name);
    // Playwright tests the rest in Chromium.
    if (name === 'Chromium') {
      walkBackToEachPage(walk);
      return;
    }

    walkThroughValidation(walk);
    walkThroughLooks(walk);

    // Engines differ in controls and pictures. Chromium shows every page, at more widths.
    for (const path of [paths.home, paths.consultation]) {
      test(`${path}: nothing sticks out sideways in narrow windows`, async () => {
        await walk.visitor.visit(path);
        for (const width of [320, 768]) {
          await walk.visitor.resize(width);
          expect([width, ...(await walk.visitor.run(findMisplaced))]).toEqual([width]);
        }
      });
    }
  });
}
