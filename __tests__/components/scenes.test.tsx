import { gzipSync } from 'node:zlib';
import { render } from '@testing-library/react';
import { readDrawing } from '@/components/drawing/readDrawing';
import { ServicePicture } from '@/components/sections/ServicePicture';
import { ServiceMark } from '@/components/sections/services/ServiceMark';
import { Workshop } from '@/components/sections/services/Workshop';
import { type Service, services } from '@/content/services';

const drawn = services.filter(({ drawing }) => drawing);
const threeKilobytes = 3 * 1024;
const styleText = () =>
  Array.from(document.querySelectorAll('style'), (element) => element.textContent).join('');
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

test('a part that comes from elsewhere starts where its drawing says', () => {
  const [service] = drawn;
  if (!service) throw new Error('no service is drawn');
  const { container } = render(<ServicePicture service={service} />);
  const [x, y] =
    container.querySelector('[data-enter-from]')?.getAttribute('data-enter-from')?.split(' ') ?? [];
  expect(styleText()).toContain(`--from-x:${x}px`);
  expect(styleText()).toContain(`--from-y:${y}px`);
});

test('scenes play once, when they are seen, and rest complete', () => {
  const [service] = drawn;
  if (!service) throw new Error('no service is drawn');
  render(<ServicePicture service={service} />);
  expect(styleText()).toMatch(/\[data-awake\]\s*\[data-enter\]\s*\{\s*animation:[^}]*backwards/);
  expect(styleText()).not.toContain('infinite');
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
      <ServicePicture service={sixth('street')} detailOnPhone />
      <ServiceMark service={sixth('street')} />
    </>,
  );
  const whole = readDrawing('street').views[''];
  for (const svg of container.querySelectorAll('svg'))
    expect(svg).toHaveAttribute('viewBox', whole);
});
