import { render, screen, within } from '@testing-library/react';
import { Demonstration } from '@/components/sections/examples/Demonstration';
import { demonstration, examples } from '@/content/examples';

beforeEach(() => {
  render(<Demonstration />);
});

const exampleOf = (slug: string) => {
  const example = document.querySelector<HTMLElement>(`[data-example='${slug}']`);
  if (!example) throw new Error(`No example ${slug}`);
  return example;
};

test('one business of three is chosen, by radio buttons of one group', () => {
  const group = within(screen.getByRole('group', { name: demonstration.choose }));
  const choices = group.getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ value }) => value)).toEqual(examples.map(({ slug }) => slug));
  expect(new Set(choices.map(({ name }) => name)).size).toBe(1);
  expect(group.getByRole('radio', { name: 'Dentist' })).toBeChecked();
});

test.each(examples)('$name is labeled as an example and links nowhere', ({ slug, headline }) => {
  const site = exampleOf(slug).querySelector('figure') as HTMLElement;
  expect(site.querySelector('figcaption')).toHaveTextContent(/^Example/);
  expect(site).toHaveTextContent(headline);
  expect(site.querySelectorAll('a, button, input')).toHaveLength(0);
});

test.each(examples)('$name: who says what is told to screen readers', (example) => {
  const turns = Array.from(exampleOf(example.slug).querySelectorAll('[data-from]'));
  expect(turns.map((turn) => turn.textContent)).toEqual(
    example.conversation.map(
      ({ from, text }) => `${from === 'customer' ? 'Customer' : 'Site'}: ${text}`,
    ),
  );
});

test.each(examples)('$name: the conversation ends in the calendar', ({ slug, appointment }) => {
  expect(exampleOf(slug).querySelector('time')).toHaveTextContent('2:14 AM');
  const booked = within(exampleOf(slug).querySelector('[data-from] ~ div') as HTMLElement);
  expect(booked.getByText(appointment.when)).toBeInTheDocument();
  expect(booked.getByText(appointment.what)).toBeInTheDocument();
});

test.each(examples)('$name: the way on leads to the form, with the website chosen', (example) => {
  const action = within(exampleOf(example.slug)).getByText(example.wanted);
  expect(action).toHaveAttribute('href', '/consultation?service=website');
});
