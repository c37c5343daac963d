import { render, screen } from '@testing-library/react';
import { PageIntroduction } from '@/components/sections/PageIntroduction';

test('a page begins with its heading, its texts and a drawing in a light of the street', () => {
  render(
    <PageIntroduction
      heading="Careers"
      texts={['Come and join us.', 'We work at night.']}
      drawing="street"
      view="hero"
      light="dusk"
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
  expect(screen.getByText('We work at night.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  const drawing = document.querySelector('[data-drawing="street"]');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect(drawing?.closest('[data-light="dusk"]')).not.toBeNull();
});
