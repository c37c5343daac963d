import { type Browser, devices, type Locator, type Page } from '@playwright/test';
import { consultationForm, paths } from '@/lib/paths';
import { launchChromium } from '../../testing/browser/chromium';
import { ConsultationForm } from '../../testing/browser/consultationForm';
import { restyledByLetter } from '../../testing/browser/restyled';
import { testEnvironment } from '../../testing/site/environment';
import { startSite } from '../../testing/site/site';
import { median } from './load';

const rounds = 3;

const text =
  'We bake in two towns, the telephone rings all morning, and nobody answers it while the oven is open.';

/** Milliseconds from one letter to the next: more than a letter takes. */
const delay = 120;

/** A processor a quarter as fast as this one. */
const slowdown = 4;

const mainThread = 'main thread (ms a letter)';
const restyled = 'restyled elements a letter';

/** At most these. The main thread's is the other page's, times. */
const targets = { mainThread: 1.5, restyled: 25 };

/** Something to type into. */
interface Subject {
  name: string;
  /** Opens its page, and returns a field of it. */
  open: (page: Page) => Promise<Locator>;
}

/** Keeps how long each press of a key took to the next paint. Runs in the page. */
function watchKeys(): void {
  const presses = new Map<number, number>();
  Object.assign(window, { presses });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      const { interactionId: id, duration } = entry;
      if (id > 0) presses.set(id, Math.max(duration, presses.get(id) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}

/** Types on a slow phone, and says what a letter took. */
async function typeSlowly(page: Page) {
  const session = await page.context().newCDPSession(page);
  // The thread's own time, whatever else the machine does.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  await page.evaluate(watchKeys);
  await page.waitForTimeout(1000);
  const before = await busy();
  await page.keyboard.type(text, { delay });
  // What follows a pause in typing is part of it.
  await page.waitForTimeout(1000);
  const ms = ((await busy()) - before) / text.length;
  const known: number[] = await page.evaluate(() => [
    ...(window as unknown as { presses: Map<number, number> }).presses.values(),
  ]);
  // The platform names none that took less than 16 ms.
  const fast = Array<number>(Math.max(0, text.length - known.length)).fill(16);
  const presses = [...fast, ...known].sort((one, other) => one - other);
  return { ms, paint: presses[Math.floor(0.75 * presses.length)] ?? Number.NaN };
}

/** Opens a subject in a browser of its own, and does something with its page while its field has the focus. */
async function withSubject<Result>(
  browser: Browser,
  { open }: Subject,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
  });
  const field = await open(page);
  await field.click();
  await page.waitForTimeout(1000);
  const result = await act(page);
  await page.context().close();
  return result;
}

/**
 * Types on a slow phone into the form's description, without and with a call chosen, and into another site's field, in
 * turn, so that other load on the machine affects all.
 *
 * @param others addresses of other sites' pages with a field, to compare with
 * @returns a sentence for each target missed
 */
export async function benchTyping(...others: string[]): Promise<string[]> {
  const site = await startSite({ env: testEnvironment() });
  const openForm = async (page: Page) => {
    await page.goto(site.url + paths.consultation, { waitUntil: 'networkidle' });
    await page.locator(`${consultationForm}[data-ready]`).waitFor();
    return new ConsultationForm(page);
  };
  const ours: Subject[] = [
    {
      name: 'the form',
      open: async (page) => (await openForm(page)).field('description'),
    },
    {
      name: 'the form, a call chosen',
      async open(page) {
        const form = await openForm(page);
        await form.choose('phone');
        await page.locator('[role="gridcell"][aria-disabled="false"]').last().click();
        await form.freeTimes.first().click();
        return form.field('description');
      },
    },
  ];
  const subjects = [
    ...ours,
    ...others.map((address) => ({
      name: address,
      async open(page: Page) {
        await page.goto(address, { waitUntil: 'networkidle' });
        return page.locator('textarea, input[type="text"]').last();
      },
    })),
  ].map((subject) => ({ ...subject, ms: [] as number[], paint: [] as number[] }));
  const browser = await launchChromium();
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) {
      const { ms, paint } = await withSubject(browser, subject, typeSlowly);
      subject.ms.push(ms);
      subject.paint.push(paint);
    }
  }
  const rows: Record<string, Record<string, number>> = {};
  for (const { ms, paint, ...subject } of subjects) {
    rows[subject.name] = {
      [mainThread]: Number(median(ms).toFixed(1)),
      'to the next paint, 75th percentile (ms)': median(paint),
      // Counted, and so the same at any speed.
      [restyled]: await withSubject(browser, subject, restyledByLetter),
    };
  }
  await browser.close();
  console.log(`\nTyping on a slow phone, median of ${rounds} rounds`);
  console.table(rows);
  const msOf = (name: string) => subjects.find((subject) => subject.name === name)?.ms ?? [];
  // By rounds, each of which has the machine's load of its time.
  const timesOf = (name: string, other: string) =>
    median(msOf(name).map((ms, round) => ms / (msOf(other)[round] ?? Number.NaN)));
  return ours.flatMap(({ name }) => [
    ...others
      .map((other) => ({ other, times: timesOf(name, other) }))
      .filter(({ times }) => times > targets.mainThread)
      .map(({ other, times }) => `${name}, ${mainThread}: ${times.toFixed(2)} times ${other}`),
    ...((rows[name]?.[restyled] ?? 0) > targets.restyled
      ? [`${name}, ${restyled}: more than ${targets.restyled}`]
      : []),
  ]);
}
