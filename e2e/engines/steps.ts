import { openDay } from '../../testing/browser/consultationForm';
import type { TestSite } from '../../testing/browser/test';
import type { Gate } from '../../testing/engines/gate';
import type { Browser, Visitor } from '../../testing/engines/visitor';
import { eventually } from '../../testing/run/eventually';
import type { Receiver } from '../../testing/site/receiver';

export interface Walk {
  receiver: Receiver;
  site: TestSite;
  browser: Browser;
  gate: Gate;
  visitor: Visitor;
}

export const post = /^POST \/api\/consultation/;
export const slots = /^GET \/api\/slots/;

export const submit = 'form [type="submit"]';
export const thankYou = '#thank-you';
export const method = (value: string): string => `form [name="contactMethod"][value="${value}"]`;
export const freeTime = '[name="callTime"]:enabled';

/** Today's times may be over. */
export async function pickDay(visitor: Visitor): Promise<void> {
  await visitor.sees(openDay);
  const daysInView = () => visitor.run((days) => document.querySelectorAll(days).length, openDay);
  if ((await daysInView()) === 1) await visitor.click('button[aria-label="Next Month"]');
  let label: string | undefined;
  // Empty while Firefox reloads a restored page.
  await eventually(async () => {
    label = await visitor.run(
      (days) => [...document.querySelectorAll(days)].at(-1)?.getAttribute('aria-label') ?? '',
      openDay,
    );
    return label !== '';
  });
  await visitor.click(`${openDay}[aria-label="${label}"]`);
}

export async function pickTime(visitor: Visitor, index: number): Promise<void> {
  await visitor.sees(freeTime);
  const time = await visitor.run(
    (free, nth) => document.querySelectorAll<HTMLInputElement>(free)[nth]?.value,
    freeTime,
    index,
  );
  await visitor.click(`[name="callTime"][value="${time}"]`);
}
