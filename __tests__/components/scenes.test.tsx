import { gzipSync } from 'node:zlib';
import { render } from '@testing-library/react';
import styled from 'styled-components';
import { ServiceScene } from '@/components/scenes/ServiceScene';
import { sceneStyles } from '@/components/scenes/sceneStyles';

const slugs = ['email', 'chatbot', 'phone', 'messaging'];
const threeKilobytes = 3 * 1024;
const Section = styled.div`
  ${sceneStyles}
`;
const styleText = () =>
  Array.from(document.querySelectorAll('style'), (element) => element.textContent).join('');

test.each(slugs)('the %s scene is hidden from readers and collides with nothing', (slug) => {
  const { container } = render(<ServiceScene drawing={slug} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('[id], [style]')).toHaveLength(0);
});

test.each(slugs)('the %s scene weighs no more than 3 KB', (slug) => {
  const { container } = render(<ServiceScene drawing={slug} />);
  const weight = gzipSync(container.innerHTML).length;
  expect(weight).toBeGreaterThan(500);
  expect(weight).toBeLessThanOrEqual(threeKilobytes);
});

test.each(slugs)('every moving part of the %s scene has its turn', (slug) => {
  const { container } = render(<ServiceScene drawing={slug} />);
  const moving = container.querySelectorAll('.arrive, .light, .travel, .flash');
  expect(moving.length).toBeGreaterThan(1);
  for (const part of moving) expect(part.getAttribute('class')).toMatch(/\bt[1-8]\b/);
});

test('scenes play once, when they come into view, and rest complete', () => {
  render(<Section />);
  expect(styleText()).toMatch(/\.scene\[data-awake\]\s*\.arrive\s*\{\s*animation:[^}]*backwards/);
  expect(styleText()).not.toContain('infinite');
});
