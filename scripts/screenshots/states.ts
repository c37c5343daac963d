import type { Page } from '@playwright/test';
import { paths } from '@/lib/paths';

/** One picture: where to go, and what to do there before it is taken. */
export interface State {
  /** Name of the file, without width and extension. */
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  /** Taken only on screens narrower than this many CSS pixels. */
  below?: number;
  /** The picture shows the window rather than the whole page. */
  windowOnly?: boolean;
}

/** The day on which the pictures are taken: the Wednesday whose calendar shows the next Tuesday. */
export const today = new Date('2026-11-18T15:00:00Z');

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByLabel('Email', { exact: true }).first().fill('ada@example.com');
  await page.getByLabel('Phone', { exact: true }).fill('+1 555 010 0123');
  await page.getByLabel('Company Name').fill('Analytical Engines');
  await page.getByLabel('Current Website').fill('https://engines.example');
  await page.getByLabel('Primary Service Interest').selectOption('chatbot');
  await page.getByLabel('Budget Range').selectOption('5k-10k');
  await page.getByLabel('Desired Timeline').selectOption('1-month');
  await page
    .locator('textarea[name="description"]')
    .fill('We repair calculating engines. Customers write at night and wait until the morning.');
}

async function choosePhone(page: Page): Promise<void> {
  await fillIn(page);
  await page.getByRole('radio', { name: 'Phone call' }).check();
  await page.getByText('Select Your Preferred Date').waitFor();
  await page.getByRole('gridcell', { name: /November 24/ }).waitFor();
}

async function chooseDate(page: Page): Promise<void> {
  await choosePhone(page);
  await page.getByRole('gridcell', { name: /November 24/ }).click();
  await page.getByText('Select Your Preferred Time').waitFor();
}

async function chooseTime(page: Page): Promise<void> {
  await chooseDate(page);
  await page.locator('input[name="callTime"]:enabled').nth(9).check();
}

async function send(page: Page): Promise<void> {
  await chooseTime(page);
  await page.getByRole('button', { name: 'Submit Consultation Request' }).click();
  await page.locator('#thank-you').waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('header button[aria-expanded]').click();
}

/** Every page, and every state of the form. */
export const states: readonly State[] = [
  { name: 'home', path: paths.home },
  { name: 'services', path: paths.services },
  { name: 'about', path: paths.about },
  { name: 'consultation', path: paths.consultation },
  { name: 'consultation-phone', path: paths.consultation, prepare: choosePhone },
  { name: 'consultation-slots', path: paths.consultation, prepare: chooseDate },
  { name: 'consultation-selected', path: paths.consultation, prepare: chooseTime },
  { name: 'thank-you', path: paths.consultation, prepare: send },
  { name: 'menu', path: paths.home, prepare: openMenu, below: 768, windowOnly: true },
  { name: 'not-found', path: '/no-such-page' },
];
