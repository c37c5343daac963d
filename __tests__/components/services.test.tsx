import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import ServicesPage from '@/app/services/page';
import { servicesPage } from '@/content/copy/servicesPage';
import { questions } from '@/content/questions';
import { services } from '@/content/services';
import { writePrice } from '@/lib/text/price';

beforeAll(() => {
  document.body.innerHTML = renderToStaticMarkup(<ServicesPage />);
});

const blockOf = (title: string) => within(screen.getByRole('region', { name: title }));

test('the page says what all services include, and closes with a call to action', () => {
  const included = 'All services include free consultation and setup support.';
  expect(screen.getByText(included)).toBeVisible();
  const call = screen.getByRole('link', { name: 'Start Your Free Consultation' });
  expect(call).toHaveAttribute('href', '/consultation');
});

test('the index compares the services and jumps to each', () => {
  const index = within(screen.getByRole('navigation', { name: servicesPage.indexHeading }));
  for (const { slug, title, timeline, price } of services) {
    const link = index.getByRole('link', { name: `${title} ${timeline} ${writePrice(price)}` });
    expect(link).toHaveAttribute('href', `#${slug}`);
    expect(document.getElementById(slug)).toBe(screen.getByRole('region', { name: title }));
  }
});

test.each(services)('$title: texts, lists, timeline and investment', (service) => {
  const block = blockOf(service.title);
  for (const text of [service.subtitle, service.description]) {
    expect(block.getByText((_, element) => element?.textContent === text)).toBeVisible();
  }
  for (const name of ["What's Offered", 'Results You Can Expect']) {
    expect(block.getByRole('heading', { name })).toBeVisible();
  }
  const results = service.benefits.map(({ meaning, claim }) =>
    claim ? [meaning, claim.figure, claim.measure].filter(Boolean).join(' ') : meaning,
  );
  const items = block.getAllByRole('listitem', { hidden: true });
  expect(items.map((item) => item.textContent)).toEqual([...results, ...service.features]);
  expect(block.getByText('Timeline').nextSibling).toHaveTextContent(service.timeline);
  expect(block.getByText('Investment').nextSibling).toHaveTextContent(writePrice(service.price));
  const start = block.getByRole('link', { name: `Get Started with ${service.title}` });
  expect(start).toHaveAttribute('href', `/consultation?service=${service.slug}`);
});

test('each question opens to its answer', () => {
  const section = within(screen.getByRole('region', { name: servicesPage.questionsHeading }));
  for (const { question, answer } of questions) {
    const details = section.getByText(question).closest('details');
    expect(details).toHaveTextContent(`${question}${answer}`);
    expect(details).not.toHaveAttribute('open');
  }
});
