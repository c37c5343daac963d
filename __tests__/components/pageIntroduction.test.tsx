import { render, screen } from '@testing-library/react';
import { PageIntroduction } from '@/components/sections/PageIntroduction';
import { StreetScene } from '@/scenes/layout/StreetScene';

test('a page begins with its heading, its lede and a scene in its light', () => {
  render(
    <PageIntroduction
      heading="Careers"
      lede="Come and join us."
      light="dusk"
      scene={<StreetScene light="dusk" />}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
  expect(screen.getByText('Come and join us.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  const drawing = document.querySelector('[data-drawing="street"]');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect(drawing?.closest('[data-light="dusk"]')).not.toBeNull();
});
