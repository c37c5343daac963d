import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import AboutPage from '@/app/about/page';
import { values, whyChoose } from '@/content/copy/about';

beforeAll(() => {
  document.body.innerHTML = renderToStaticMarkup(<AboutPage />);
});

test('shows the figures of two values separately', () => {
  const measures = { 'of team time on research and development': '20%', support: '24/7' };
  for (const [measure, figure] of Object.entries(measures)) {
    expect(screen.getByText(measure)).toHaveTextContent(`${figure} ${measure}`);
  }
});

test('shows every value and reason', () => {
  for (const { title, text } of [...values, ...whyChoose]) {
    const heading = screen.getByRole('heading', { level: 3, name: title });
    expect(heading.closest('li')).toHaveTextContent(text.replaceAll('\u00a0', ' '));
  }
});

test('the page closes with a call to action', () => {
  const call = screen.getByRole('link', { name: 'Start Your Free Consultation' });
  expect(call).toHaveAttribute('href', '/consultation');
});
