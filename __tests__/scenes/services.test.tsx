import { gzipSync } from 'node:zlib';
import { render } from '@testing-library/react';
import { services } from '@/content/services';
import { readDrawing } from '@/scenes/drawing/readDrawing';
import { ServiceScene } from '@/scenes/services/ServiceScene';
import { WorkshopScene } from '@/scenes/services/WorkshopScene';

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
