import { gzipSync } from 'node:zlib';
import { render } from '@testing-library/react';
import { readDrawing } from '@/components/drawing/readDrawing';
import { ServicePicture } from '@/components/sections/ServicePicture';
import { ServiceMark } from '@/components/sections/services/ServiceMark';
import { Workshop } from '@/components/sections/services/Workshop';
import type { Service } from '@/content/service';
import { services } from '@/content/services';

const drawn = services.filter(({ drawing }) => drawing);
const threeKilobytes = 3 * 1024;
const sixth = (drawing: string): Service => ({ ...drawn[0], slug: 'sixth', drawing }) as Service;

test.each(drawn)(
  'the scene of $slug is hidden from readers and needs no inline styles',
  (service) => {
    const { container } = render(<ServicePicture service={service} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  },
);

test.each(drawn)('the drawing of $slug weighs no more than 3 KB', ({ drawing = '' }) => {
  const markup = readDrawing(drawing).parts.map((part) => part.markup);
  expect(gzipSync(markup.join('')).length).toBeLessThanOrEqual(threeKilobytes);
});

test.each(drawn)('what comes in the scene of $slug comes in one of eight steps', (service) => {
  const { container } = render(<ServicePicture service={service} />);
  const coming = Array.from(
    container.querySelectorAll('[data-enter], [data-enter-by], [data-enter-from]'),
    (part) => part.getAttribute('data-enter'),
  );
  for (const step of coming) expect(step).toMatch(/^[1-8]$/);
});

test('the workshop has a lit room for each service, as far as it has rooms, and in each its mark', () => {
  const { container } = render(<Workshop />);
  const rooms = Object.keys(readDrawing('workshop').anchors).filter((name) => /^room-/.test(name));
  const [house, ...marks] = container.querySelectorAll('svg');
  expect(house).toHaveAttribute('data-drawing', 'workshop');
  expect(marks).toHaveLength(Math.min(services.length, rooms.length));
  const parts = container.querySelectorAll('[data-part="mark"]');
  expect(parts.length).toBeGreaterThan(1);
});

test('a service whose drawing has no crops and no mark of its own is shown as a whole', () => {
  const { container } = render(
    <>
      <ServicePicture service={sixth('street')} onCard />
      <ServiceMark service={sixth('street')} />
    </>,
  );
  const whole = readDrawing('street').views[''];
  for (const svg of container.querySelectorAll('svg'))
    expect(svg).toHaveAttribute('viewBox', whole);
});

test('a mark brings none of the street that its drawing stands on', () => {
  const { container } = render(<ServiceMark service={sixth('lit-window')} />);
  expect(readDrawing('lit-window').street).toBeDefined();
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(container.querySelector('use')).not.toBeInTheDocument();
});
