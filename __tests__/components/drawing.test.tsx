import { readdirSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Drawing } from '@/components/drawing/Drawing';
import { anchorIn, parseDrawing, readDrawing } from '@/components/drawing/readDrawing';
import { Street } from '@/components/street/Street';
import { StreetParts } from '@/components/street/StreetParts';
import { examplePalettes, exampleProperty } from '@/styles/examplePalettes';
import { lightProperty, lights } from '@/styles/lights';

const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" fill="none">
  <!-- a note -->
  <view id="near" viewBox="20 0 40 50"/>
  <defs><radialGradient id="beam"><stop stop-color="var(--lamp, #ffb648)"/></radialGradient></defs>
  <image href="street.svg" width="100" height="50" data-omit="moon cat"/>
  <g id="house"><path id="door" fill="var(--wall, #12123a)" d="M0 0
    h10"/><path fill="url(#beam)"/></g>
  <g id="guest" display="none"><path d="M1 1"/></g>
  <g id="anchors" display="none"><rect id="anchor-door" x="30" y="10" width="20" height="25"/></g>
</svg>`;

test('a drawing is read as views, named parts, anchors and what its parts inherit', () => {
  const drawing = parseDrawing(source);
  expect(drawing.views).toEqual({ '': '0 0 100 50', near: '20 0 40 50' });
  expect(drawing.parts.map(({ id, optional }) => [id, optional])).toEqual([
    ['house', false],
    ['guest', true],
  ]);
  expect(drawing.anchors).toEqual({ door: { x: 30, y: 10, width: 20, height: 25 } });
  expect(drawing.inherited).toEqual({ fill: 'none' });
  expect(drawing.street).toEqual({
    parts: [],
    omit: ['moon', 'cat'],
    place: { x: 0, y: 0, width: 100, height: 50 },
  });
});

test('what a browser does not need is not in the page', () => {
  const [house, guest] = parseDrawing(source).parts;
  expect(house?.markup).toBe(
    '<g id="house"><path id="door" fill="var(--wall)" d="M0 0 h10"/><path fill="url(#beam)"/></g>',
  );
  expect(guest?.markup).not.toContain('display');
});

test('a part without a name, and a file that is not well-formed, end the build', () => {
  expect(() => parseDrawing('<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>')).toThrow(
    'name',
  );
  expect(() => parseDrawing('<svg><g id="a"></svg>')).toThrow();
});

test('the street is in a page once, and shown by reference, each time in its own light', () => {
  const { container } = render(
    <>
      <StreetParts />
      <Street light="dusk" view="hero" phoneView="hero-phone" />
      <Street light="morning" add={['arrival']} omit={['hills']} />
    </>,
  );
  const [, wide, phone, morning] = container.querySelectorAll('svg');
  expect(wide).toHaveAttribute('data-light', 'dusk');
  expect(wide).toHaveAttribute('viewBox', '0 0 1440 530');
  expect(phone).toHaveAttribute('data-screen', 'phone');
  const parts = (svg?: Element) =>
    Array.from(svg?.querySelectorAll('use') ?? [], (use) => use.getAttribute('data-part'));
  expect(parts(wide)).toContain('hills');
  expect(parts(wide)).not.toContain('arrival');
  expect(parts(morning)).toContain('arrival');
  expect(parts(morning)).not.toContain('hills');
  for (const use of container.querySelectorAll('use')) {
    expect(container.querySelector(use.getAttribute('href') ?? '')).not.toBeNull();
  }
});

test('an unknown view, part or anchor ends the build', () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  expect(() => render(<Street view="nowhere" />)).toThrow('no view "nowhere"');
  expect(() => render(<Street add={['nobody']} />)).toThrow('no part "nobody"');
  expect(() => anchorIn('street', 'nothing')).toThrow('no anchor "nothing"');
});

const names = readdirSync('src/drawings').map((file) => file.replace('.svg', ''));

test.each(names)('a page shows %s twice without an id twice', (name) => {
  const { container } = render(
    <>
      <Drawing name={name} />
      <Drawing name={name} />
    </>,
  );
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(names)(
  'the colors of %s are those of the night, or of the example that it belongs to',
  (name) => {
    const svg = readFileSync(`src/drawings/${name}.svg`, 'utf8');
    const palette = Object.entries(examplePalettes).find(([slug]) => name === `example-${slug}`);
    const colors = Object.fromEntries(
      palette
        ? Object.entries(palette[1]).map(([key, value]) => [exampleProperty(key), value])
        : Object.entries(lights.night).map(([key, value]) => [lightProperty(key), value]),
    );
    for (const [, property = '', value] of svg.matchAll(/var\((--(?!font)[\w-]+),\s*([^()]+)\)/g)) {
      expect([property, value]).toEqual([property, colors[property]]);
    }
    expect(svg.replace(/var\([^()]*\)/g, '').match(/#[\da-f]{3,8}\b/gi)).toBeNull();
    expect(readDrawing(name).views['']).toBeTruthy();
  },
);
