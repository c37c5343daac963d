import { render, screen } from '@testing-library/react';
import { ServiceCards } from '@/components/sections/home/ServiceCards';
import { PlainBlock } from '@/components/sections/services/blocks/PlainBlock';
import { services } from '@/content/services';

test('a service without a drawing has a card and a block of words, and no other business’s website', () => {
  const drawn = services.filter(({ drawing }) => drawing);
  const [service] = drawn.map(({ drawing, ...undrawn }) => undrawn);
  if (!service) throw new Error('No service has a drawing');
  render(
    <>
      <ServiceCards services={[service]} />
      <PlainBlock service={service} />
    </>,
  );
  expect(screen.getByRole('link', { name: service.title })).toBeVisible();
  expect(screen.getByRole('region', { name: service.title })).toBeVisible();
  expect(document.querySelector('figure, [data-scene], [data-picture]')).toBeNull();
});

test('says after its description whom a service is not for', () => {
  const notFor = 'We don’t offer it to law firms.';
  const [service] = services;
  if (!service) throw new Error('There is no service');
  render(<PlainBlock service={{ ...service, notFor }} />);
  expect(screen.getByText(new RegExp(`${service.description} ${notFor}`))).toBeVisible();
});
