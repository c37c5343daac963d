import { gzipSync } from 'node:zlib';
import { render } from '@testing-library/react';
import type { Service } from '@/content/service';
import { services } from '@/content/services';
import { readDrawing } from '@/scenes/drawing/readDrawing';
import { ServiceMark } from '@/scenes/services/ServiceMark';
import { ServiceScene } from '@/scenes/services/ServiceScene';
import { WorkshopScene } from '@/scenes/services/WorkshopScene';

const withDrawing = (drawing: string) => ({ ...services[0], drawing }) as Service;

test.each(services)(
  'the scene of $slug is hidden from screen readers, without inline styles',
  (service) => {
    const { container } = render(<ServiceScene service={service} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
    // Every entrance is one of eight steps.
    for (const part of container.querySelectorAll(
      '[data-enter], [data-enter-by], [data-enter-from]',
    )) {
      expect(part).toHaveAttribute('data-enter', expect.stringMatching(/^[1-8]$/));
    }
  },
);

test.each(services)('the drawing of $slug weighs no more than 3 KB', ({ drawing }) => {
  const markup = readDrawing(drawing).parts.map((part) => part.markup);
  expect(gzipSync(markup.join('')).length).toBeLessThanOrEqual(3 * 1024);
});

test('the workshop lights a room for each service, up to its number of rooms', () => {
  const { container } = render(<WorkshopScene />);
  const rooms = Object.keys(readDrawing('workshop').anchors).filter((name) => /^room-/.test(name));
  const [house, ...marks] = container.querySelectorAll('svg');
  expect(house).toHaveAttribute('data-drawing', 'workshop');
  expect(marks).toHaveLength(Math.min(services.length, rooms.length));
  expect(container.querySelectorAll('[data-part="mark"]').length).toBeGreaterThan(1);
});

test('shows the whole drawing of a service without a mark', () => {
  const service = withDrawing('street');
  render([
    <ServiceScene key="picture" service={service} />,
    <ServiceMark key="mark" service={service} />,
  ]);
  const whole = readDrawing('street').views[''];
  for (const svg of document.querySelectorAll('svg')) expect(svg).toHaveAttribute('viewBox', whole);
});

test('a mark leaves out the street of its drawing', () => {
  const { container } = render(<ServiceMark service={withDrawing('lit-window')} />);
  expect(readDrawing('lit-window').street).toBeDefined();
  expect(container.querySelector('svg')).toBeInTheDocument();
  expect(container.querySelector('[href="#street-houses"]')).not.toBeInTheDocument();
});
