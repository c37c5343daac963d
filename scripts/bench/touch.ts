import type { CDPSession, Page } from '@playwright/test';
import { paths } from '@/lib/paths';
import { testEnvironment } from '../../testing/site/environment';
import { startSite } from '../../testing/site/site';
import { type Figures, measuredOf, visitInTurn } from './phone';

const letters = 40;
const betweenLetters = 90;
const firstField = 'form input:not([type=hidden])';

/** Taps the first field at the first paint, and types a letter every 90 ms, whether the page keeps up or not. */
async function typeAtOnce(page: Page, session: CDPSession, address: string): Promise<Figures> {
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const painted = new Promise<void>((resolve) =>
    session.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve()),
  );
  await page.goto(address, { waitUntil: 'commit' });
  await painted;
  const field = page.locator(firstField).first();
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await field.boundingBox();
  if (!box) throw new Error(`${address} has no field at its first paint`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const typed: Promise<void>[] = [];
  for (let letter = 0; letter < letters; letter += 1) {
    typed.push(page.keyboard.press('a'));
    await new Promise((resolve) => setTimeout(resolve, betweenLetters));
  }
  await Promise.all(typed);
  await page.waitForTimeout(500);
  const shown = (await field.inputValue()).length;
  const of = await measuredOf(page);
  const keys = of('event').filter(({ name }) => name === 'keydown');
  // Shorter ones are not reported.
  const waits = [...keys.map(({ duration }) => duration), ...Array(letters).fill(0)].slice(
    0,
    letters,
  );
  const sorted = waits.sort((one, other) => one - other);
  return {
    'letters lost': letters - shown,
    'longest (ms)': sorted.at(-1) ?? 0,
    'third quartile (ms)': sorted[Math.floor(letters * 0.75)] ?? 0,
    'blocked (ms)': of('longtask').reduce((sum, { duration }) => sum + duration - 50, 0),
  };
}

/** At most these times the other page's. */
const targets = { 'longest (ms)': 1.3, 'third quartile (ms)': 1.2 };

/**
 * Types into the form's page from its first paint, on a slow phone.
 *
 * @param other the address of another site's form, to compare with
 * @returns a sentence for each target missed
 */
export async function benchTouch(other?: string): Promise<string[]> {
  const site = await startSite({ env: testEnvironment() });
  const own = site.url + paths.consultation;
  const rows = await visitInTurn([own, ...(other ? [other] : [])], typeAtOnce);
  const figure = (address: string, name: string) => rows[address]?.[name] ?? 0;
  return [
    ...(figure(own, 'letters lost') > 0 ? ['letters are lost'] : []),
    ...Object.entries(other ? targets : {})
      .filter(([name, times]) => figure(own, name) > times * figure(other ?? '', name))
      .map(([name, times]) => `${name}: more than ${times} times the other's`),
  ];
}
