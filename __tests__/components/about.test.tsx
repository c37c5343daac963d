import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import AboutPage from '@/app/about/page';
import { values, whyChoose } from '@/content/copy/about';

beforeAll(() => {
  document.body.innerHTML = renderToStaticMarkup(<AboutPage />);
});

test('stresses the figures of two values', () => {
  for (const figure of ['20% of team time on research and development.', '24/7 support.']) {
    expect(screen.getByText(figure).tagName).toBe('STRONG');
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
