import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { thankYouCopy } from '@/content/copy/consultation';
import { site as agency } from '@/content/site';
import { slotStates } from '@/features/consultation/model/call/availability';
import { todayIn } from '@/features/consultation/model/call/calendar';
import {
  callInShort,
  callInWords,
  timeInWords,
} from '@/features/consultation/model/call/callInWords';
import { callEndpoint, consultationEndpoint, paths } from '@/lib/paths';
import { agencyZone, openDayAfter } from '../samples/calls';
import { aRequest } from '../samples/consultationRequest';
import { expect } from './test';

export interface Booking {
  callDate: string;
  callTime: string;
}

export const date = openDayAfter(todayIn(agencyZone, new Date()), 2);
const free = slotStates(date, agency, new Date())
  .filter(({ state }) => state === 'free')
  .map(({ value }) => ({ callDate: date, callTime: value }));
let taken = 0;

/** Each test begins with an empty outbox. */
export function freeAllCalls(): void {
  taken = 0;
}

export function nextCall(): Booking {
  taken += 1;
  // Other tests take the first.
  return free.at(-taken) ?? { callDate: date, callTime: '' };
}

export const inShort = ({ callDate, callTime }: Booking) =>
  callInShort({ date: callDate, time: callTime });
export const when = ({ callDate, callTime }: Booking) =>
  callInWords({ date: callDate, time: callTime }, agency).when;

/** Sends a request for a call and returns its thread. */
export async function book(page: Page, call: Booking): Promise<string> {
  const data = { ...aRequest({ contactMethod: 'phone', name: randomUUID() }), ...call };
  const answer = await (await page.request.post(consultationEndpoint, { data })).json();
  expect(answer).not.toHaveProperty('callTime');
  return answer.id;
}

export async function open(
  page: Page,
  call = nextCall(),
): Promise<{ thread: string; call: Booking }> {
  const thread = await book(page, call);
  await page.goto(`${paths.call}#${thread}`);
  await expect(page.getByRole('status').filter({ hasText: when(call) })).toBeVisible();
  return { thread, call };
}

export const time = (page: Page, { callTime }: Booking) =>
  // "2:30 PM" is a part of "12:30 PM".
  page.getByRole('radio', { name: new RegExp(`^${timeInWords(callTime)}`) });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true });
export const held = async (page: Page, thread: string) =>
  (await page.request.post(callEndpoint, { data: { thread } })).json();
export const file = async (page: Page) => {
  const href = await page
    .getByRole('link', { name: thankYouCopy.addToCalendar })
    .getAttribute('href');
  return decodeURIComponent(href?.split(',')[1] ?? '');
};

export const returns = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
