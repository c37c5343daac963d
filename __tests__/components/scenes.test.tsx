import { gzipSync } from 'node:zlib';
import { render } from '@testing-library/react';
import { type SceneSlug, ServiceScene } from '@/components/scenes/ServiceScene';

const slugs: SceneSlug[] = ['email', 'chatbot', 'phone', 'messaging'];
const sixKilobytes = 6 * 1024;

test.each(slugs)('the %s scene is hidden from readers and collides with nothing', (slug) => {
  const { container } = render(<ServiceScene slug={slug} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('[id], [style]')).toHaveLength(0);
});

test.each(slugs)('the %s scene weighs no more than 6 KB, its style included', (slug) => {
  const { container } = render(<ServiceScene slug={slug} />);
  const style = Array.from(document.querySelectorAll('style'), (element) => element.textContent);
  const weight = gzipSync(container.innerHTML + style.join('')).length;
  expect(weight).toBeGreaterThan(500);
  expect(weight).toBeLessThanOrEqual(sixKilobytes);
});

test.each(slugs)('the %s scene plays once and rests complete', (slug) => {
  render(<ServiceScene slug={slug} />);
  const style = Array.from(document.querySelectorAll('style'), (element) => element.textContent);
  expect(style.join('')).toContain('animation');
  expect(style.join('')).not.toContain('infinite');
});
