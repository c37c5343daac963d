import { render, screen, within } from '@testing-library/react';
import { Demonstration } from '@/components/sections/examples/Demonstration';
import { demonstration, examples } from '@/content/examples';
import { truths } from '@/content/truths';

beforeEach(() => {
  render(<Demonstration />);
});

const exampleOf = (slug: string) => {
  const example = document.querySelector<HTMLElement>(`[data-example='${slug}']`);
  if (!example) throw new Error(`No example ${slug}`);
  return example;
};

test('one business of four is chosen, by radio buttons of one group', () => {
  const group = within(screen.getByRole('group', { name: demonstration.choose }));
  const choices = group.getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ value }) => value)).toEqual(examples.map(({ slug }) => slug));
  expect(new Set(choices.map(({ name }) => name)).size).toBe(1);
  expect(group.getByRole('radio', { name: 'Dentist' })).toBeChecked();
});

test.each(examples)(
  '$name is labeled as an example and tells a night that ends in the calendar',
  (example) => {
    const shown = exampleOf(example.slug);
    const website = shown.querySelector('figure') as HTMLElement;
    expect(website.querySelector('figcaption')).toHaveTextContent(/^Example/);
    expect(website).toHaveTextContent(example.headline);
    expect(website.querySelectorAll('a, button, input')).toHaveLength(0);
    // Who says what is told to screen readers.
    const turns = Array.from(
      shown.querySelectorAll('[data-from]'),
      ({ textContent }) => textContent,
    );
    const speakers = { customer: 'Customer', site: 'Site' };
    expect(turns).toEqual(
      example.conversation.map(({ from, text }) => `${speakers[from]}: ${text}`),
    );
    expect(shown.querySelector('time')).toHaveTextContent('11:48 PM');
    const booked = within(shown.querySelector('[data-from] ~ div') as HTMLElement);
    expect(booked.getByText(example.appointment.when)).toBeInTheDocument();
    expect(booked.getByText(example.appointment.what)).toBeInTheDocument();
    const action = within(shown).getByText(example.wanted).closest('a');
    expect(action).toHaveAttribute('href', '/consultation?service=website');
  },
);

test('what it costs is said with the chat and "one time", under each example', () => {
  for (const { slug } of examples) {
    expect(exampleOf(slug)).toHaveTextContent(/the chat included: starting at \$997 one time/);
  }
});

test('three truths stand under it: its own words, a person, and that it can be stopped', () => {
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const truth of Object.values(truths)) expect(said).toContain(truth);
});
