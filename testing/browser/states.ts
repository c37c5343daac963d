import type { Page } from '@playwright/test';
import { thankYouCopy } from '@/content/copy/consultation';
import { menuLabels } from '@/content/menuLabels';
import { allPages } from '@/content/pages';
import { paths } from '@/lib/paths';
import { aCallTime, callDay, wednesday } from '../samples/calls';
import { ConsultationForm, takeNoTimes } from './consultationForm';

export interface VisitorState {
  name: string;
  reach: (page: Page) => Promise<unknown>;
  /** Needs the menu's button. */
  phoneOnly?: true;
}

const visit = (path: string) => (page: Page) => page.goto(path);

async function chooseTime(page: Page): Promise<ConsultationForm> {
  await page.clock.setFixedTime(wednesday);
  await page.addInitScript(takeNoTimes);
  const form = new ConsultationForm(page);
  await form.openFilled('phone');
  await form.bookCall();
  // The page may have scrolled by itself before the press.
  await form.times.evaluate((times) => times.scrollIntoView({ behavior: 'instant' }));
  await page.mouse.move(0, 0);
  return form;
}

/** Every page and state of the form. */
export const visitorStates: readonly VisitorState[] = [
  ...allPages.map(({ path }) => ({
    name: path.slice(1).replaceAll('/', '-') || 'home',
    reach: visit(path),
  })),
  {
    name: 'menu-open',
    phoneOnly: true,
    async reach(page) {
      await page.goto('/');
      await page.getByRole('button', { name: menuLabels.open }).click();
    },
  },
  { name: 'not-found', reach: visit('/no-such-page') },
  {
    name: 'call-held',
    async reach(page) {
      await page.clock.setFixedTime(wednesday);
      await page.addInitScript(takeNoTimes);
      const held = { callDate: callDay(2), callTime: aCallTime, version: 0 };
      await page.route('**/api/consultation/call', (route) => route.fulfill({ json: held }));
      await page.goto(`${paths.call}#00000000-0000-4000-8000-000000000000`);
      await page.getByRole('radio', { checked: true }).waitFor();
    },
  },
  { name: 'consultation-time', reach: chooseTime },
  {
    name: 'consultation-sent',
    async reach(page) {
      const form = await chooseTime(page);
      // A real site would give the time to the first request only.
      await page.route('**/api/consultation', (route) => {
        const id = route.request().headers()['idempotency-key'];
        return route.fulfill({ json: { id, status: 'delivered' } });
      });
      await form.submit.click();
      await page.getByRole('link', { name: thankYouCopy.addToCalendar }).waitFor();
    },
  },
];
