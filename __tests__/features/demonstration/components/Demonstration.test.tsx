import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { Hero } from '@/components/sections/home/Hero';
import { demonstration } from '@/content/demonstration';
import { examples } from '@/content/examples';
import { websiteService } from '@/content/services';
import { truths } from '@/content/truths';
import { Demonstration } from '@/features/demonstration/components/Demonstration';
import { writeTerms } from '@/lib/text/price';
import { awnings } from '@/styles/lights';

beforeEach(() => {
  render(<Demonstration />);
});

test('offers each example in one group of radio buttons, the first one chosen', () => {
  const group = within(screen.getByRole('group', { name: demonstration.choose }));
  const choices = group.getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ value }) => value)).toEqual(examples.map(({ slug }) => slug));
  expect(new Set(choices.map(({ name }) => name)).size).toBe(1);
  expect(choices[0]).toBeChecked();
});

describe.each(examples)('$name', (example) => {
  const shown = () => document.querySelector(`[data-example='${example.slug}']`) as HTMLElement;

  test('is labeled as an example and leads to the form', () => {
    const website = shown().querySelector('figure') as HTMLElement;
    expect(website.querySelector('figcaption')).toHaveTextContent(/^Example/);
    expect(website).toHaveTextContent(example.headline);
    const action = within(shown()).getByText(example.genericName).closest('a');
    expect(action).toHaveAttribute('href', '/consultation?service=website');
    expect(shown()).toHaveTextContent(`${writeTerms(websiteService.price)}, chat included`);
  });

  test('answers each link of its website', () => {
    for (const { label, asks } of [...example.menu, example.action]) {
      const link = within(shown()).getByRole('link', { name: label, hidden: true });
      expect(link).toHaveAttribute('data-ask', asks);
      const panel = document.querySelector(link.getAttribute('href') ?? '');
      expect(panel).toHaveTextContent(example.questions[asks].answer);
    }
  });

  test('asks for a name and a number before it books, and shows the owner both', () => {
    for (const [key, { books }] of Object.entries(example.questions)) {
      const exchange = shown().querySelector(`[data-exchange='${key}']`);
      const booking = exchange?.querySelector('[data-booked]');
      expect(Boolean(booking)).toBe(Boolean(books));
      if (!books) continue;
      expect(booking?.previousElementSibling).toHaveTextContent(demonstration.needsName);
      const { when, what = 'Callback' } = books;
      const cards = booking?.querySelectorAll('[data-owner]') ?? [];
      expect(cards).toHaveLength(2);
      for (const card of cards) {
        for (const text of [when, ...Object.values(example.customer)]) {
          expect(card).toHaveTextContent(text);
        }
      }
      // A text message is no place for what is wrong with somebody.
      const [calendar, message] = cards;
      expect(calendar).toHaveTextContent(what);
      expect(message).toHaveTextContent(books.what ? 'New booking:' : 'Callback request:');
      if (books.what) expect(message).not.toHaveTextContent(books.what);
    }
  });

  test('quotes only prices that are on its website', () => {
    const offered = example.offers.map(({ price }) => price).join();
    const sums = ['$18']; // Two loaves at $9.
    for (const { answer } of Object.values(example.questions)) {
      for (const [price] of answer.matchAll(/\$\d+/g)) {
        if (!sums.includes(price)) expect(offered).toContain(price);
      }
    }
  });
});

test('every awning and window display on the street belongs to an example', () => {
  const slugs = examples.map(({ slug }) => slug);
  const street = readFileSync('src/drawings/street.svg', 'utf8');
  const goods = Array.from(street.matchAll(/id="goods-(\w+)"/g), ([, trade]) => trade);
  expect(slugs).toEqual(expect.arrayContaining([...goods, ...Object.keys(awnings)]));
});

test('lists the three truths', () => {
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const truth of Object.values(truths)) expect(said).toContain(truth);
});

test('is where the link on the first screen leads', () => {
  render(<Hero />);
  const link = screen.getByRole('link', { name: demonstration.link });
  const target = document.getElementById(link.getAttribute('href')?.slice('/#'.length) ?? '');
  expect(target).toHaveTextContent(demonstration.heading);
});
