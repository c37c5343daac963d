import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { render } from '@testing-library/react';
import { websiteService } from '@/content/services';
import { Drawing } from '@/scenes/drawing/Drawing';
import { parseDrawing } from '@/scenes/drawing/parseDrawing';
import { anchorIn, part } from '@/scenes/drawing/readDrawing';
import { streetLights, streetPart, streetParts } from '@/scenes/drawing/street';
import { NotFoundScene } from '@/scenes/layout/NotFoundScene';
import { StreetParts } from '@/scenes/layout/StreetParts';
import { ServiceIcon } from '@/scenes/services/ServiceIcon';
import { ServiceScene } from '@/scenes/services/ServiceScene';
import { lightProperty } from '@/styles/lightStyles';
import { grounds } from '@/styles/lights';
import { writeDefaults } from '../../scripts/images/writeDefaults';

const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" fill="none">
  <view id="near" viewBox="20 0 40 50"/>
  <defs><radialGradient id="beam"><stop stop-color="var(--lamp, #ffb648)"/></radialGradient></defs>
  <image href="../street.svg" width="100" height="50" data-omit="moon cat"/>
  <g id="house"><path id="door" fill="var(--wall, #12123a)" d="M0 0"/><path fill="url(#beam)"/></g>
  <g id="guest" display="none"><path d="M1 1"/></g>
  <g id="anchors" display="none"><rect id="anchor-door" x="30" y="10" width="20" height="25"/></g>
</svg>`;

test('parses a drawing into views, named parts, anchors, and a street', () => {
  const drawing = parseDrawing(source);
  expect(drawing.views).toEqual({ '': '0 0 100 50', near: '20 0 40 50' });
  expect(drawing.parts.map(({ id, optional }) => [id, optional])).toEqual([
    ['house', false],
    ['guest', true],
  ]);
  expect(drawing.anchors).toEqual({ door: { x: 30, y: 10, width: 20, height: 25 } });
  expect(drawing.street).toEqual({
    omit: 'moon cat',
    box: { x: 0, y: 0, width: 100, height: 50 },
  });
});

test('rejects an unnamed part, an animation, and a file that is not a drawing', () => {
  expect(() => parseDrawing('<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>')).toThrow(
    'name',
  );
  const moving = source.replace('<path d="M1 1"/>', '<path d="M1 1"><animate/></path>');
  expect(() => parseDrawing(moving)).toThrow('animation');
  expect(() => parseDrawing('a picture')).toThrow('root');
});

test('a page contains the street once, and each drawing references it in its own light', () => {
  const { container } = render(
    <>
      <StreetParts />
      <Drawing name="street" light="dusk" view="hero" />
      <Drawing name="street" light="morning" add="closing" omit="bakery window-4" />
      <Drawing name="street" only="houses mast" omit="window-4" />
    </>,
  );
  const [dusk, morning, few] = container.querySelectorAll('svg[data-drawing]');
  expect(dusk).toHaveAttribute('data-light', 'dusk');
  expect(dusk).toHaveAttribute('viewBox', '0 0 1440 530');
  const parts = (svg?: Element) =>
    Array.from(svg?.querySelectorAll('use') ?? [], (use) =>
      use.getAttribute('href')?.replace('#street-', ''),
    );
  expect(parts(dusk)).toContain('tower-walls');
  expect(parts(dusk)).not.toContain('closing');
  expect(parts(morning)).toContain('closing');
  expect(parts(morning)).not.toContain('bakery-walls');
  expect(parts(morning)).not.toContain('window-4');
  expect(parts(morning)).toContain('house-walls');
  expect(parts(few)).toEqual(['mast-pole', 'mast-halo', 'mast-light', 'house-walls', 'window-3']);
  for (const use of container.querySelectorAll('use')) {
    expect(container.querySelector(use.getAttribute('href') ?? '')).not.toBeNull();
  }
});

test('the 404 page turns off every light of the street', () => {
  const lights = streetLights().split(' ');
  const shines = /fill="(?:var\(--lamp(?:-bright)?\)|url\(#light-on-ground)/;
  const lit = streetParts().filter(({ markup, optional }) => !optional && shines.test(markup));
  // Parts hidden at that hour, and the agency's emblem.
  const others = ['baker', 'cat-lamp', 'name'];
  const unnamed = lit.filter(({ id }) => ![...lights, ...others].includes(id));
  expect(unnamed.map(({ id }) => id)).toEqual([]);
  const { container } = render(<NotFoundScene />);
  for (const light of lights) expect(container.innerHTML).not.toContain(`street-${light}"`);
});

test('rejects an unknown drawing, view, part, or anchor', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Drawing name="street" view="nowhere" />)).toThrow('no view "nowhere"');
  expect(() => render(<Drawing name="street" add="nobody" />)).toThrow('no part "nobody"');
  expect(() => render(<Drawing name="no-such-drawing" />)).toThrow('no-such-drawing');
  expect(() => anchorIn('street', 'nothing')).toThrow('no anchor "nothing"');
});

test('rejects a selector for unknown parts, and lists them all', () => {
  expect(streetPart('closing')).toBe("[href='#street-closing']");
  expect(streetPart('closing', 'baker')).toBe(
    ":is([href='#street-baker'], [href='#street-closing'])",
  );
  expect(() => streetPart('nobody', 'closing', 'nothing')).toThrow('no part "nobody", "nothing"');
  expect(streetPart('bakery')).toBe(streetPart('bakery-walls', 'baker', 'window-1', 'window-7'));
  expect(part('open-door', 'cornice')).toBe("[data-part='cornice']");
  expect(() => part('open-door', 'nothing', 'nobody')).toThrow('no part "nothing", "nobody"');
});

test('a service without a drawing has an empty icon, and a scene that shows only the sky', () => {
  const { drawing: _, ...service } = websiteService;
  const { container } = render(
    <>
      <ServiceIcon service={service} />
      <ServiceScene service={service} />
    </>,
  );
  expect(container.querySelectorAll('svg, div')).toHaveLength(2);
  expect(container.querySelector('svg')).toBeEmptyDOMElement();
});

/** Hex and rgb() colors, without URL fragments. */
const rawColor = /(?<![\w/&'"`}])#(?:[\da-f]{3,4}){1,2}\b|\brgba?\(|%23[\da-f]{6}/i;
const files = readdirSync('src/drawings', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => join('src', 'drawings', file));
const names = files.map((file) => basename(file, '.svg'));
const sourceOf = (name: string) =>
  readFileSync(files.find((file) => basename(file, '.svg') === name) ?? name, 'utf8');

test('no two drawings have the same name', () => {
  expect(new Set(names).size).toBe(names.length);
});

const sourceFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|svg)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }));

test.each(names)('%s keeps unique ids and valid references if a page contains it twice', (name) => {
  const { container } = render([1, 2].map((key) => <Drawing key={key} name={name} />));
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const references = container.innerHTML.matchAll(/url\(#([^)]+)\)|href="#(?!street-)([^"]+)/g);
  for (const [, paint, element] of references) expect(ids).toContain(paint ?? element);
});

test.each(names)(
  '%s uses only colors from lights.ts or its example, with their defaults',
  (name) => {
    const source = sourceOf(name);
    expect(writeDefaults(name, source)).toBe(source);
    expect(source.replace(/var\([^()]*\)/g, '')).not.toMatch(rawColor);
  },
);

test.each(names)(
  '%s has no text in a ground color, which would be invisible in forced-colors mode',
  (name) => {
    const { container } = render(<Drawing name={name} />);
    const fills = Array.from(container.querySelectorAll('text'), (text) =>
      text.closest('[fill]')?.getAttribute('fill'),
    );
    expect(
      fills.filter((fill) =>
        Object.keys(grounds).some(
          (key) =>
            fill?.includes(`(${lightProperty(key)},`) || fill?.includes(`(${lightProperty(key)})`),
        ),
      ),
    ).toEqual([]);
  },
);

const colorFiles = /^src\/(styles\/(colors|theme|lights)|content\/examples\/\w+)\.ts$/;

test('colors are defined only in their tables, the theme, and the examples', () => {
  const colored = sourceFiles
    .map(({ file, text }) => ({ file: `src/${file}`, text }))
    .filter(({ file, text }) => /\.tsx?$/.test(file) && rawColor.test(text))
    .map(({ file }) => file);
  expect(colored.filter((file) => !colorFiles.test(file))).toEqual([]);
});
