import { render } from '@testing-library/react';
import { JsonLd, toScriptText } from '@/components/seo/JsonLd';

const attacks = [
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!--<script>',
  ']]>&lt;',
  'line\u2028and\u2029paragraph',
];

test.each(attacks)('%j does not end the script and stays unchanged', (text) => {
  const written = toScriptText({ text });
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual({ text });
});

test('renders the graph as one script element', () => {
  const things = attacks.map((name) => ({ '@type': 'Organization', name }));
  const { container } = render(<JsonLd things={things} />);
  const parsed = new DOMParser().parseFromString(container.innerHTML, 'text/html');
  const scripts = [...parsed.querySelectorAll('script')];
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': things,
  });
});
