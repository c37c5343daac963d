import type { Gate } from '../../testing/engines/gate';
import type { Browser, Visitor } from '../../testing/engines/visitor';
import { eventually } from '../../testing/run/eventually';
import type { Receiver } from '../../testing/site/receiver';
import type { Site } from '../../testing/site/site';

/** What a walk has while it runs. */
export interface Walk {
  receiver: Receiver;
  site: Site;
  browser: Browser;
  /** Between the browser and the site, for one test. */
  gate: Gate;
  visitor: Visitor;
}

/** Requests of the form. */
export const post = /^POST \/api\/consultation/;
export const slots = /^GET \/api\/slots/;

/** Where things are in the form. */
export const submit = 'form [type="submit"]';
export const thankYou = '#thank-you';
export const method = (value: string): string => `form [name="contactMethod"][value="${value}"]`;
export const day = '[role="gridcell"][aria-disabled="false"]';
export const freeTime = '[name="callTime"]:enabled';

/** Picks the last day on offer in view, which is not today: the times of today may be over. */
export async function pickDay(visitor: Visitor): Promise<void> {
  await visitor.sees(day);
  const daysInView = () => visitor.run((days) => document.querySelectorAll(days).length, day);
  if ((await daysInView()) === 1) await visitor.click('button[aria-label="Next Month"]');
  let label: string | undefined;
  // None while a page that has returned, as in Firefox, loads itself anew.
  await eventually(async () => {
    label = await visitor.run(
      (days) => [...document.querySelectorAll(days)].at(-1)?.getAttribute('aria-label') ?? '',
      day,
    );
    return label !== '';
  });
  await visitor.click(`${day}[aria-label="${label}"]`);
}

/** Picks a free time of the chosen day; requests that are sent hold theirs. */
export async function pickTime(visitor: Visitor, index: number): Promise<void> {
  await visitor.sees(freeTime);
  const time = await visitor.run(
    (free, nth) => document.querySelectorAll<HTMLInputElement>(free)[nth]?.value,
    freeTime,
    index,
  );
  await visitor.click(`[name="callTime"][value="${time}"]`);
}
