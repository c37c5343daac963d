import { gzipSync } from 'node:zlib';
import { render } from '@testing-library/react';
import { ServiceScene } from '@/components/scenes/ServiceScene';
import { services } from '@/content/services';

const sixKilobytes = 6 * 1024;

test.each(services)(
  'the scene of $title is hidden from readers and collides with nothing',
  ({ slug }) => {
    const { container } = render(<ServiceScene slug={slug} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelectorAll('[id], [style]')).toHaveLength(0);
  },
);

test.each(services)(
  'the scene of $title weighs no more than 6 KB, its style included',
  ({ slug }) => {
    const { container } = render(<ServiceScene slug={slug} />);
    const style = Array.from(document.querySelectorAll('style'), (element) => element.textContent);
    const weight = gzipSync(container.innerHTML + style.join('')).length;
    expect(weight).toBeGreaterThan(500);
    expect(weight).toBeLessThanOrEqual(sixKilobytes);
  },
);
