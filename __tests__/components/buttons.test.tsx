import { render } from '@testing-library/react';
import AboutPage from '@/app/about/page';
import ConsultationPage from '@/app/consultation/page';
import ThankYouPage from '@/app/consultation/thank-you/page';
import ErrorPage from '@/app/error';
import NotFoundPage from '@/app/not-found';
import HomePage from '@/app/page';
import ServicesPage from '@/app/services/page';
import { callCopy, thankYouCopy } from '@/content/copy/consultation';
import { examples } from '@/content/examples/examples';
import { menuCopy } from '@/content/menu';

/** Words that title case leaves in lowercase within a label. */
const smallWords = /^(a|an|and|at|by|for|from|in|of|on|or|the|to|with)$/;

const isTitleCase = (label: string) =>
  label
    .trim()
    .split(/\s+/)
    .every((word, index) => /^[^\p{Ll}]/u.test(word) || (index > 0 && smallWords.test(word)));

test.each([
  ['home', HomePage],
  ['services', ServicesPage],
  ['about', AboutPage],
  ['consultation', ConsultationPage],
  ['Thank You', ThankYouPage],
  ['not found', NotFoundPage],
  ['error', () => ErrorPage({ retry: () => {} })],
])('every button of %s is in title case', (_, Page) => {
  const { container } = render(<Page />);
  // The visitor's own sentences are not labels.
  const buttons = container.querySelectorAll('.button, button:not([aria-pressed])');
  const labels = Array.from(buttons, ({ textContent }) => textContent ?? '').filter(Boolean);
  expect(labels).not.toHaveLength(0);
  expect(labels.filter((label) => !isTitleCase(label))).toEqual([]);
});

test('buttons that appear later, and those of the examples, are in title case, too', () => {
  const labels = [
    ...Object.values(menuCopy),
    callCopy.nextMonth,
    thankYouCopy.addToCalendar,
    ...examples.flatMap(({ menu, action }) => [...menu, action].map(({ label }) => label)),
  ];
  expect(labels.filter((label) => !isTitleCase(label))).toEqual([]);
});
