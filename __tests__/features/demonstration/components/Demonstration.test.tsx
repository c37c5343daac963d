import { render, screen, within } from '@testing-library/react';
import { demonstration } from '@/content/demonstration';
import { examples } from '@/content/examples';
import { websiteService } from '@/content/services';
import { truths } from '@/content/truths';
import { Demonstration } from '@/features/demonstration/components/Demonstration';
import { writeTime } from '@/lib/clock';
import { writePrice } from '@/lib/price';

beforeEach(() => {
  render(<Demonstration />);
});

test('one business of four is chosen, by radio buttons of one group', () => {
  const group = within(screen.getByRole('group', { name: demonstration.choose }));
  const choices = group.getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ value }) => value)).toEqual(examples.map(({ slug }) => slug));
  expect(new Set(choices.map(({ name }) => name)).size).toBe(1);
  expect(group.getByRole('radio', { name: 'Dentist' })).toBeChecked();
});

test.each(examples)(
  '$name is labeled as an example, tells a night that ends in the calendar, and what it costs',
  (example) => {
    const shown = document.querySelector(`[data-example='${example.slug}']`) as HTMLElement;
    const website = shown.querySelector('figure') as HTMLElement;
    expect(website.querySelector('figcaption')).toHaveTextContent(/^Example/);
    expect(website).toHaveTextContent(example.headline);
    expect(website.querySelectorAll('a, button, input')).toHaveLength(0);
    // Who says what is told to screen readers.
    const turns = example.conversation.map(
      (text, index) => `${index % 2 ? demonstration.answers : demonstration.asks}: ${text}`,
    );
    const said = Array.from(shown.querySelectorAll('[data-from]'), (turn) => turn.textContent);
    expect(said).toEqual(turns);
    expect(shown.querySelector('time')).toHaveTextContent(writeTime(demonstration.askedAt));
    const booked = within(shown.querySelector('[data-from] ~ div') as HTMLElement);
    expect(booked.getByText(example.appointment.when)).toBeInTheDocument();
    expect(booked.getByText(example.appointment.what)).toBeInTheDocument();
    const action = within(shown).getByText(example.wanted).closest('a');
    expect(action).toHaveAttribute('href', '/consultation?service=website');
    expect(shown).toHaveTextContent(`chat included: ${writePrice(websiteService.price)}`);
  },
);

test('three truths stand under it: its own words, a person, and that it can be stopped', () => {
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const truth of Object.values(truths)) expect(said).toContain(truth);
});
