import { setTimeout } from 'node:timers/promises';
import { startTestSite } from '../../testing/browser/testSite';
import { type Browser, engines } from '../../testing/engines/engines';
import { type Gate, openGate } from '../../testing/engines/gate';
import { Visitor } from '../../testing/engines/visitor';
import { aCallTime } from '../../testing/samples/calls';
import { type Receiver, startReceiver } from '../../testing/site/receiver';
import type { Site } from '../../testing/site/site';
import { canaryPath } from '../../testing/site/testBuild';
import { misplacedAtAnyWidth } from './layout';

const post = /^POST \/api\/consultation/;
const slots = /^GET \/api\/slots/;
const method = (value: string) => `form [name="contactMethod"][value="${value}"]`;
const submit = 'form [type="submit"]';
const sending = `${submit}[aria-disabled="true"]`;
const thankYou = '#thank-you';
const another = `${thankYou} ~ * a[href="/consultation"]`;
const deleteWaiting = `${thankYou} ~ * [data-waiting] button`;
const moreTimes = 'form button[aria-expanded]';
const day = '[role="gridcell"][aria-disabled="false"]';

/** Ways to leave a page and return to it. */
const returns: Record<string, (visitor: Visitor) => Promise<void>> = {
  async Back(visitor) {
    await visitor.visit('/about');
    await visitor.goBack('/consultation');
  },
  async Forward(visitor) {
    await visitor.goBack('/services');
    await visitor.goForward('/consultation');
  },
  async 'a reload'(visitor) {
    await visitor.reload();
  },
};

/** Whether an empty date has another color than what is entered, and the header a background. */
function lookWithoutScript() {
  const style = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`There is no ${selector}`);
    return getComputedStyle(element);
  };
  return {
    quietDate:
      style('[type="date"]').webkitTextFillColor !== style('[type="email"]').webkitTextFillColor,
    opaqueHeader: style('header').backgroundColor !== 'rgba(0, 0, 0, 0)',
  };
}

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

/**
 * Tests the built site in one engine.
 *
 * @param options.coveredByPlaywright whether Playwright tests the forms and pages in this engine
 */
export function walkIn(name: keyof typeof engines, { coveredByPlaywright = false } = {}): void {
  const engine = engines[name];
  const suite = engine.missing ? describe.skip : describe;
  suite(engine.missing ? `${name}: skipped, there is no ${engine.missing}` : name, () => {
    let receiver: Receiver;
    let site: Site;
    let browser: Browser;
    let gate: Gate;
    let answerSlots: () => void;
    let visitor: Visitor;

    beforeAll(async () => {
      receiver = await startReceiver({ path: canaryPath });
      site = await startTestSite(receiver.url);
      browser = await engine.launch();
    });
    beforeEach(async () => {
      receiver.reset();
      gate = await openGate(site);
      // Without taken times, no walk is affected by another one's bookings.
      answerSlots = gate.refuse(slots);
      visitor = new Visitor(browser, gate);
    });
    afterEach(() => gate?.close());
    afterAll(async () => {
      await browser?.close();
      await site?.stop();
      await receiver?.close();
    });

    /** Picks the last day on offer in view, which is not today: the times of today may be over. */
    async function pickDay(visitor: Visitor) {
      await visitor.sees(day);
      const daysInView = () => visitor.run((days) => document.querySelectorAll(days).length, day);
      if ((await daysInView()) === 1) await visitor.click('button[aria-label="Next Month"]');
      const label = await visitor.run(
        (days) => [...document.querySelectorAll(days)].at(-1)?.getAttribute('aria-label') ?? '',
        day,
      );
      await visitor.click(`${day}[aria-label="${label}"]`);
    }

    /** Runs a walk in a new browser. */
    async function walkWith(
      options: Parameters<typeof engine.launch>[0],
      walk: (visitor: Visitor, browser: Browser) => Promise<void>,
    ) {
      const own = await engine.launch(options);
      try {
        await walk(new Visitor(own, gate), own);
      } finally {
        await own.close();
      }
    }

    function walkThroughPages(): void {
      const interruptions = {
        nothing: () => () => {},
        'a lost connection': () => gate.refuse(post),
        "a firewall's 202": () => gate.answer(post, { status: 202, type: 'text/html', body: '' }),
        "a captive portal's 200": () =>
          gate.answer(post, { status: 200, type: 'text/html', body: '<title>Welcome</title>' }),
        "a stranger's JSON": () =>
          gate.answer(post, {
            status: 200,
            type: 'application/json',
            body: '{"status":"accepted"}',
          }),
      };

      test('a request arrives by the next page, whatever answered the first attempt', async () => {
        for (const [sender, interrupt] of Object.entries(interruptions)) {
          await visitor.visit('/consultation');
          await visitor.fillRequired(sender);
          await visitor.click(method('email'));
          const end = interrupt();
          await visitor.click(submit);
          await visitor.sees(thankYou);
          end();
          await visitor.visit('/about');
          const { body } = await receiver.waitFor(
            (request) => JSON.parse(request.body).name === sender,
          );
          expect(JSON.parse(body)).toMatchObject({ email: 'a@b.example', contactMethod: 'email' });
        }
        await visitor.until('empty browser outbox', () => localStorage.length === 0);
        expect(receiver.requests).toHaveLength(Object.keys(interruptions).length);
      });

      test('a waiting request can be deleted from the browser and is then not sent', async () => {
        await visitor.visit('/consultation');
        await visitor.fillRequired('Dora');
        await visitor.click(method('text'));
        const end = gate.refuse(post);
        await visitor.click(submit);
        await visitor.sees(thankYou);
        await visitor.click(deleteWaiting);
        await visitor.sees(submit);
        end();
        await visitor.visit('/about');
        expect(await visitor.run(() => localStorage.length)).toBe(0);
        expect(receiver.requests).toHaveLength(0);
      });

      test('without JavaScript requests arrive by email and with a call', async () => {
        await walkWith({ javaScript: false }, async (visitor) => {
          for (const chosen of ['email', 'phone']) {
            await visitor.visit('/consultation');
            expect(await visitor.run(lookWithoutScript)).toEqual({
              quietDate: true,
              opaqueHeader: true,
            });
            await visitor.fillRequired('Nora');
            await visitor.click(method(chosen));
            await visitor.choose('form [name="callDate"]', '2199-11-25');
            await visitor.choose('form [name="callTime"]', aCallTime);
            await visitor.click(submit);
            const { body } = await receiver.waitFor(({ body }) =>
              body.includes(`"contactMethod":"${chosen}"`),
            );
            expect(JSON.parse(body)).toMatchObject({
              name: 'Nora',
              contactMethod: chosen,
              callTime: chosen === 'phone' ? aCallTime : null,
            });
            await visitor.arrive('/consultation/thank-you');
          }
        });
      });

      for (const { width, paths } of [
        { width: 390, paths: ['/', '/services', '/consultation'] },
        { width: 1280, paths: ['/'] },
      ]) {
        test(`the headline does not shift when typefaces load late, ${width} pixels wide`, async () => {
          await walkWith({ waitsForLoad: false, width }, async (visitor, browser) => {
            for (const path of paths) {
              // A new origin, so that no typeface is in the browser's cache.
              const origin = await openGate(site);
              const letThrough = origin.hold(/\.woff2/);
              await browser.visit(origin.url + path);
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
              expect(await heights()).toEqual(before);
              await origin.close();
            }
          });
        });
      }

      test('the caret disappears after the headline is typed', async () => {
        await visitor.visit('/');
        await visitor.until('end of the caret', () => {
          const last = document.querySelector('h1 [data-typed] > :last-child');
          return last !== null && getComputedStyle(last, '::after').visibility === 'hidden';
        });
      });

      test('the form shows complete sections, whole lines of text and the focus', async () => {
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
          const textarea = find<HTMLTextAreaElement>('textarea');
          const text = getComputedStyle(textarea);
          const padding =
            Number.parseFloat(text.paddingTop) + Number.parseFloat(text.paddingBottom);
          const room = textarea.clientHeight - padding;
          const heightOf = (lines: number) => {
            textarea.value = '\n'.repeat(lines - 1);
            return textarea.scrollHeight;
          };
          const lineHeight = (heightOf(30) - heightOf(20)) / 10;
          const input = find(choice);
          const outline = () => getComputedStyle(input.closest('li') ?? input).outlineStyle;
          const unfocused = outline();
          input.focus();
          return {
            markSize: [mark.width, mark.height],
            numberSize: [`${number.clientWidth}px`, `${number.clientHeight}px`],
            lines: room / lineHeight,
            unfocused,
            focused: outline(),
          };
        }, method('email'));
        expect(shown.markSize).toEqual(shown.numberSize);
        expect(Math.abs(shown.lines - Math.round(shown.lines))).toBeLessThan(0.05);
        expect(shown).toMatchObject({ unfocused: 'none', focused: 'solid' });
      });
    }

    function walkThroughDetails(): void {
      test('every <details> has a plus that becomes a minus', async () => {
        await walkWith({ width: 390 }, async (visitor) => {
          for (const path of ['/services', '/consultation']) {
            await visitor.visit(path);
            await visitor.until('plus', unfold, false);
            await visitor.until('minus', unfold, true);
            await visitor.until('plus again', unfold, false);
          }
          await visitor.click(method('phone'));
          await pickDay(visitor);
          const signOf = () =>
            visitor.run((more) => {
              const button = document.querySelector(more);
              return button && getComputedStyle(button, '::before').content;
            }, moreTimes);
          expect(await signOf()).toMatch(/^"\+"/);
          await visitor.click(moreTimes);
          expect(await signOf()).toMatch(/^"−"/);
        });
      });
    }

    /** Picks a free time of the chosen day; requests that are sent hold theirs. */
    async function pickTime(index: number) {
      await visitor.sees('label[data-state="free"]');
      const time = await visitor.run((nth) => {
        const free = document.querySelectorAll<HTMLInputElement>('label[data-state="free"] input');
        return free[nth]?.value;
      }, index);
      await visitor.click(`[name="callTime"][value="${time}"]`);
    }

    function walkThroughHistory(): void {
      test('the form works after leaving and returning while taken times load', async () => {
        await visitor.visit('/services');
        await visitor.visit('/consultation');
        await visitor.fillRequired('Ada');
        await visitor.click(method('phone'));
        await visitor.sees(day);
        answerSlots();
        const letThrough = gate.hold(slots);
        await pickDay(visitor);
        await setTimeout(250);
        await visitor.visit('/about');
        await visitor.goBack('/consultation');
        // The page gives up after a second.
        await setTimeout(2000);
        letThrough();
        await pickDay(visitor);
        await visitor.click('label[data-state="free"]');
        await visitor.click(`${submit}:not(:disabled)`);
        await visitor.sees(thankYou);
      });

      const ways = Object.entries(returns).filter(
        ([way]) => way === 'Back' || !coveredByPlaywright,
      );
      for (const [index, [way, comeBack]] of ways.entries()) {
        test(`after ${way} the form works in each state and sends once`, async () => {
          await visitor.visit('/services');
          await visitor.visit('/consultation');
          await comeBack(visitor);
          await visitor.fillRequired('Ada');
          await comeBack(visitor);
          expect(await visitor.entered()).toMatchObject({ name: 'Ada', description: 'A bakery' });
          await visitor.click(method('phone'));
          await visitor.sees(day);
          await comeBack(visitor);
          await pickDay(visitor);
          // The first ones belong to other walks.
          await pickTime(index + 3);
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
          await visitor.sees(`${thankYou} ~ * a[download]`);
          expect(Object.values(await visitor.entered()).join('')).toBe('');
          // To the address of Thank You itself.
          await visitor.click(another);
          await visitor.sees(`form input[name="name"]`);
          expect(Object.values(await visitor.entered()).join('')).toBe('');
          // By way of another address, since that of Thank You is the form's own.
          await visitor.visit('/services');
          await visitor.visit('/consultation');
          expect(Object.values(await visitor.entered()).join('')).toBe('');
          const ids = receiver.requests.map(({ headers }) => headers['webhook-id']);
          expect(new Set(ids).size).toBe(1);
        });
      }
    }

    test('nothing sticks out sideways or lies over the footer, at any width', async () => {
      await walkWith({}, async (own, ownBrowser) => {
        expect(await misplacedAtAnyWidth(own, ownBrowser)).toEqual([]);
      });
    });

    if (!coveredByPlaywright) {
      walkThroughPages();
      walkThroughDetails();
    }
    walkThroughHistory();
  });
}
