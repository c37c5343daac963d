import { expect, siteTest as test } from '../../testing/browser/test';
import { engines } from '../../testing/engines/engines';
import { openGate } from '../../testing/engines/gate';
import { usualWidth, Visitor } from '../../testing/engines/visitor';
import { judgeAll, judgeInPage, refused } from '../consultation/nativeValidation';
import { walkOverCall } from './callWalk';
import { walkAwayMeanwhile, walkThroughHistory, walkThroughReloads } from './history';
import { expectNothingMisplaced, walkThroughFirefox, walkThroughLooks } from './looks';
import { walkThroughMoves } from './moves';
import { walkThroughHeldKey, walkThroughPresses } from './presses';
import { walkAtRandom } from './randomWalk';
import { slots, type Walk } from './steps';
import { walkWithThirdParties } from './thirdParties';

export function walkIn(name: keyof typeof engines): void {
  const engine = engines[name];
  test.describe(name, () => {
    test.skip(engine.missing !== undefined, `There is no ${engine.missing}.`);
    const walk = {} as Walk;

    test.beforeAll(async ({ site, workerReceiver: receiver }) => {
      Object.assign(walk, { site, receiver, browser: await engine.launch() });
    });
    test.beforeEach(async () => {
      walk.gate = await openGate(walk.site);
      // Without taken times, each walk has the same times.
      walk.gate.refuse(slots);
      walk.visitor = new Visitor(walk.browser, walk.gate);
      await walk.visitor.resize(usualWidth);
    });
    test.afterEach(() => walk.gate?.close());
    test.afterAll(() => walk.browser?.close());

    walkThroughHistory(walk, name);
    walkAwayMeanwhile(walk);
    walkThroughReloads(walk);
    walkAtRandom(walk);
    walkOverCall(walk);
    // Controls differ by engine, layouts do not.
    walkThroughPresses(walk, name === 'Chromium' ? [320, 768, 1280] : [390, 1280]);
    // Playwright tests the rest in Chromium.
    if (name === 'Chromium') return;

    walkWithThirdParties(walk);
    walkThroughMoves(walk);
    walkThroughLooks(walk);
    if (name === 'Firefox') {
      walkThroughHeldKey(walk);
      walkThroughFirefox(walk);
    }

    test('the schema accepts what native validation accepts, and nothing on the form overflows', async () => {
      await walk.visitor.visit('/consultation');
      const judged = await judgeAll((entered) => walk.visitor.run(judgeInPage, entered), 100);
      expect(refused(judged)).toEqual([]);
      await expectNothingMisplaced(walk.visitor);
    });
  });
}
