import type { Locator, Page } from '@playwright/test';
import { calendarCopy } from '@/content/copy/calendar';
import { callCopy, formCopy, thankYouCopy } from '@/content/copy/consultation';
import { fields, type InputName } from '@/features/consultation/model/fields';
import { type ContactMethod, contactMethodOptions } from '@/features/consultation/model/options';
import { callDay, dayInCalendar } from '../samples/calls';
import { entered } from '../samples/consultationRequest';

/** A day on offer. Days of other months are hidden. */
export const openDay =
  '[role="gridcell"][aria-disabled="false"]:not(.react-datepicker__day--outside-month)';

/** Runs in a page before its scripts. A route would disable the browser's cache. */
export function takeNoTimes(): void {
  const { fetch } = window;
  window.fetch = async (input, init) =>
    String(input).includes('/api/slots?') ? Response.json({ taken: [] }) : fetch(input, init);
}

/** Runs in a page. Reports whether the history entry has all values and heights, up to half a second later. */
export function isEntryComplete(): boolean {
  const form = document.querySelector<HTMLFormElement>(
    '[data-form-page] form:not([data-hydrating])',
  );
  const entry = JSON.stringify(history.state);
  const has = ([name, value]: [string, unknown]) =>
    value === '' || entry.includes(`${JSON.stringify(name)}:${JSON.stringify(value)}`);
  const { sent, heights } = history.state?.consultation ?? {};
  // Thank You replaces a sent form.
  const hasHeight = (part: HTMLElement) =>
    sent || heights?.[part.dataset.late ?? ''] === part.getBoundingClientRect().height;
  return (
    !form ||
    ([...new FormData(form)].every(has) &&
      [...form.querySelectorAll<HTMLElement>('[data-late]')].every(hasHeight))
  );
}

export class ConsultationForm {
  readonly submit: Locator;
  readonly times: Locator;
  readonly freeTimes: Locator;
  readonly selected: Locator;
  readonly thankYou: Locator;
  readonly service: Locator;
  readonly nativeDate: Locator;
  readonly nativeTime: Locator;

  constructor(readonly page: Page) {
    this.submit = page.getByRole('button', { name: formCopy.submit });
    this.times = page.getByRole('group', { name: callCopy.time });
    this.freeTimes = this.times.locator('li:has(:enabled)');
    this.selected = page.getByRole('status').filter({ hasText: callCopy.selected });
    this.thankYou = page.getByRole('heading', { name: thankYouCopy.title });
    this.service = this.field('service');
    this.nativeDate = page.getByLabel(callCopy.date);
    this.nativeTime = page.getByLabel(callCopy.time);
  }

  field(name: InputName): Locator {
    const { label } = fields[name];
    return this.page.getByLabel(label, { exact: true }).and(this.page.locator(`[name='${name}']`));
  }

  method(method: ContactMethod): Locator {
    const label = contactMethodOptions.find(({ value }) => value === method)?.label ?? method;
    return this.page.getByRole('radio', { name: label });
  }

  /** Waits until the browser keeps no request. Leaving earlier would cancel the post. */
  async send(): Promise<void> {
    await this.submit.click();
    await this.thankYou.waitFor();
    await this.page.waitForFunction(() =>
      Object.keys(window.localStorage).every((key) => !key.startsWith('consultation-request:')),
    );
  }

  /** Hides the call outcome, for tests that set only the browser's clock. */
  async holdEveryCall(): Promise<void> {
    await this.page.route('**/api/consultation', async (route) => {
      const response = await route.fetch();
      const { id, status } = await response.json();
      await route.fulfill({ status: response.status(), json: { id, status } });
    });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/consultation${search}`);
  }

  async fillRequired(name = entered.name): Promise<void> {
    await this.submit.evaluate(
      (submit, values) => {
        const { elements } = (submit as HTMLButtonElement).form as HTMLFormElement;
        for (const [field, value] of Object.entries(values)) {
          const control = elements.namedItem(field) as HTMLInputElement;
          if (control.type === 'checkbox') control.checked = value !== '';
          else control.value = value;
          for (const type of ['input', 'change'])
            control.dispatchEvent(new Event(type, { bubbles: true }));
        }
      },
      { ...entered, name },
    );
  }

  /** Leaves the call's day and time open. */
  async openFilled(method: ContactMethod, name?: string): Promise<void> {
    await this.open();
    await this.fillRequired(name);
    await this.choose(method);
  }

  async bookCall(day = callDay(1)): Promise<void> {
    await this.day(day).click();
    await this.freeTimes.first().click();
  }

  async bookDay(day: string): Promise<void> {
    await this.page.getByRole('gridcell').first().waitFor();
    if ((await this.day(day).count()) === 0)
      await this.page.getByRole('button', { name: calendarCopy.nextMonth }).click();
    await this.bookCall(day);
  }

  /** Waits for the notice, which moves the form. */
  async correct(): Promise<void> {
    await this.page.getByRole('button', { name: thankYouCopy.correct }).click();
    await this.page.getByText(formCopy.correctionNotice(null).slice(0, -1)).waitFor();
  }

  async choose(method: ContactMethod): Promise<void> {
    await this.method(method).check();
  }

  /** @param date `yyyy-MM-dd` */
  day(date: string): Locator {
    // The comma excludes December 15 for December 1.
    return this.page.getByRole('gridcell', { name: `Choose ${dayInCalendar(date)},` });
  }
}
