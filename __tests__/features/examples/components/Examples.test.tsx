import { render, screen, within } from '@testing-library/react';
import { examples } from '@/content/examples/examples';
import { examplesCopy } from '@/content/examples/examplesCopy';
import { websiteService } from '@/content/services';
import { ownerText } from '@/features/examples/browser/booking';
import { Examples } from '@/features/examples/components/Examples';
import { formatPrice, writeTerms } from '@/lib/text/price';

beforeEach(() => {
  render(<Examples />);
});

test('offers each example in one group of radio buttons, the first one chosen', () => {
  const group = within(screen.getByText(examplesCopy.choose).closest('fieldset') as HTMLElement);
  const choices = group.getAllByRole<HTMLInputElement>('radio', { hidden: true });
  expect(choices.map(({ value }) => value)).toEqual(examples.map(({ slug }) => slug));
  expect(new Set(choices.map(({ name }) => name)).size).toBe(1);
  expect(choices[0]).toBeChecked();
});

test('contains the first example, which leads to the form', () => {
  const [first] = examples;
  const shown = document.querySelector('[data-example]') as HTMLElement;
  const website = shown.querySelector('figure') as HTMLElement;
  expect(website.querySelector('figcaption')).toHaveTextContent(/^Example/);
  expect(website).toHaveTextContent(first.headline);
  const action = within(shown).getByText(first.genericName).closest('a');
  expect(action).toHaveAttribute('href', '/consultation?service=website');
  expect(shown).toHaveTextContent(`${writeTerms(websiteService.price)}, chat included`);
  for (const [label, asks] of Object.entries({
    ...first.menu,
    [first.action.label]: first.action.asks,
  })) {
    const link = within(shown).getByRole('link', { name: label });
    expect(link).toHaveAttribute('data-ask', asks);
    expect(document.querySelector(link.getAttribute('href') ?? '')).toContainElement(
      screen.getByRole('log'),
    );
  }
});

describe.each(examples)('$name', ({ isPrivate, offers, questions, call }) => {
  const booked = Object.values(questions).flatMap(({ answer, books }) =>
    books ? [{ answer, ...books }] : [],
  );

  test('quotes only prices that are on its website', () => {
    const sums = [formatPrice(18)];
    const offered = [...Object.values(offers), ...sums].join();
    const aPrice = new RegExp(formatPrice(0).replace(/[^0]/g, '[$&]').replace('0', '\\d+'), 'g');
    const answers = Object.values(questions).map(({ answer }) => answer);
    const prices = [...answers, ...call.lines].join().match(aPrice) ?? [];
    for (const price of prices) expect(offered).toContain(price);
    expect(prices.length > 0).toBe(true);
  });

  test('names only times that can be chosen when it books, each once', () => {
    const times = booked.flatMap((booking) => booking.times);
    expect(new Set(times).size).toBe(times.length);
    for (const booking of booked) {
      for (const [time] of booking.done.matchAll(/\d+:\d+ [AP]M/g)) {
        expect(booking.times.join()).toContain(time);
      }
    }
  });

  test("names the job in the text to the owner, but not a patient's", () => {
    for (const booking of booked.filter(({ what }) => what !== 'Callback')) {
      const [job = ''] = booking.what.replace(/^Dana calls: /, '').split(',');
      const text = ownerText(booking, booking.times[0], '', 'en');
      const names = text.toLowerCase().includes(job.toLowerCase());
      expect([text, names]).toEqual([text, !isPrivate]);
    }
  });
});
