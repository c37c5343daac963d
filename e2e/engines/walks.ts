import { allPages } from '@/content/pages';
import { findMisplaced, widths } from '../../testing/browser/findMisplaced';
import { startTestSite } from '../../testing/browser/testSite';
import { engines, usualWidth } from '../../testing/engines/engines';
import { openGate } from '../../testing/engines/gate';
import { Visitor } from '../../testing/engines/visitor';
import { startReceiver } from '../../testing/site/receiver';
import { canaryPath } from '../../testing/site/testBuild';
import { walkBackToEachPage, walkThroughHistory } from './history';
import { walkThroughLooks } from './looks';
import { walkThroughRequests } from './requests';
import { slots, type Walk } from './steps';

/**
 * Tests the built site in one engine.
 *
 * @param options.coveredByPlaywright whether Playwright tests the forms and pages in this engine
 */
export function walkIn(name: keyof typeof engines, { coveredByPlaywright = false } = {}): void {
  const engine = engines[name];
  const suite = engine.missing ? describe.skip : describe;
  suite(engine.missing ? `${name}: skipped, there is no ${engine.missing}` : name, () => {
    const walk = { engine } as Walk;

    beforeAll(async () => {
      walk.receiver = await startReceiver({ path: canaryPath });
      walk.site = await startTestSite(walk.receiver.url);
      walk.browser = await engine.launch();
    });
    beforeEach(async () => {
      walk.receiver.reset();
      walk.gate = await openGate(walk.site);
      // Without taken times, no walk is affected by another one's bookings.
      walk.answerSlots = walk.gate.refuse(slots);
      walk.visitor = new Visitor(walk.browser, walk.gate);
      await walk.visitor.resize(usualWidth);
    });
    afterEach(() => walk.gate?.close());
    afterAll(async () => {
      await walk.browser?.close();
      await walk.site?.stop();
      await walk.receiver?.close();
    });

    if (!coveredByPlaywright) walkThroughRequests(walk);
    walkThroughHistory(walk, coveredByPlaywright ? ['Back'] : ['Back', 'Forward and a reload']);
    if (coveredByPlaywright) {
      walkBackToEachPage(walk);
      return;
    }

    walkThroughLooks(walk);

    test.each([...allPages.map(({ path }) => path), '/no-such-page'])(
      '%s: nothing sticks out sideways or lies over the footer, at any width',
      async (path) => {
        await walk.visitor.visit(path);
        for (const width of widths) {
          await walk.visitor.resize(width);
          expect([width, ...(await walk.visitor.run(findMisplaced))]).toEqual([width]);
        }
      },
    );
  });
}
